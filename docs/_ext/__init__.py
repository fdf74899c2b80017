"""What Sphinx is taught for this documentation: pages made from definitions, boards, facts and rulings.

`gather` brings the pages together (docs/, tutorials/, generated ones), the others add directives.
README.md beside this file says how to write a fact and a ruling.
"""
