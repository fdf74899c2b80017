"""Facts, rulings, races, powers, relics and places as things that link to one another.

    ```{fact} mountain          gives the heading above it the anchor `mountain`,
    :rule: mountain             prints where the rule stands (ids of sw_widget.text.reference),
    :see: base race-giants      and links to other facts, races, powers, relics, places, rulings.
    ```

`:reference:` prints where other rules stand, for a fact that is told there but is not what these ids mean.

`{ruling} R001` does the same for a ruling, `{thing} race-giants` for a page of its own. `{mentions}
race-giants` lists the facts and rulings that name it under `:see:`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.transforms import SphinxTransform
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util.docutils import SphinxDirective
from sphinx.util.logging import getLogger
from sphinx.util.nodes import make_refnode

from sw_widget import text

logger = getLogger(__name__)
# Text between two tags, so that no attribute is ever changed.
_RULING_IN_HTML = re.compile(r"(?<=>)Ruling (R\d{3})(?=<)")
FACT, RULING, THING = "fact", "ruling", "thing"


@dataclass(frozen=True)
class Entry:
    """Something with an anchor: what it is called, which rules it tells, and what it names."""

    kind: str
    anchor: str
    docname: str
    title: str
    rules: tuple[str, ...]
    see: tuple[str, ...]


class Registry:
    """All entries by their anchor."""

    def __init__(self) -> None:
        self.entries: dict[str, Entry] = {}

    def about(self, rule: str) -> Entry | None:
        """What tells a rule: the ruling itself, the fact that has it, or the page of what has its name."""
        for entry in self.entries.values():
            if entry.kind in (FACT, RULING) and (entry.anchor == rule or rule in entry.rules):
                return entry
        pages = (self.entries.get(f"{kind}-{rule}") for kind in ("race", "power", "relic", "place"))
        return next(filter(None, pages), None)

    def naming(self, anchor: str, kind: str) -> list[Entry]:
        found = [entry for entry in self.entries.values() if entry.kind == kind and anchor in entry.see]
        return sorted(found, key=lambda entry: entry.anchor if kind == RULING else entry.title)


def registry(env: BuildEnvironment) -> Registry:
    if not hasattr(env, "sw_registry"):
        env.sw_registry = Registry()  # type: ignore[attr-defined]
    return env.sw_registry  # type: ignore[attr-defined, no-any-return]


class mentions(nodes.General, nodes.Element):
    """A place where the facts and rulings about something will be listed, once all pages are read."""


class anchor_mark(nodes.Invisible, nodes.Element):
    """Where an entry stands, until the heading above it has been given its anchor."""


def name_anchor(env: BuildEnvironment, anchor: str, title: str) -> None:
    """Makes an anchor of the page that is being read known to the whole site, by what it is called."""
    std = env.get_domain("std")
    for label in {anchor, anchor.lower()}:  # Sphinx looks labels up in small letters, MyST as they are
        std.labels[label] = (env.docname, anchor, title)  # type: ignore[attr-defined]
        std.anonlabels[label] = (env.docname, anchor)  # type: ignore[attr-defined]


class GiveAnchors(SphinxTransform):
    """Gives headings their anchors, as early as they are there: then everything else in Sphinx knows them."""

    default_priority = 200

    def apply(self, **kwargs: Any) -> None:
        for mark in list(self.document.findall(anchor_mark)):
            anchor, section = mark["anchor"], mark.parent
            if not isinstance(section, nodes.section):
                logger.error("%s needs a heading above it", anchor, location=mark)
                continue
            title = section[0].astext()
            section["ids"].insert(0, anchor)
            self.document.ids[anchor] = section
            name_anchor(self.env, anchor, title)
            entries = registry(self.env).entries
            entries[anchor] = replace(entries[anchor], title=title)
            mark.parent.remove(mark)


class OursFirst(SphinxPostTransform):
    """`[…](#decline)` means the fact of that name, even where a page or a function has the same one."""

    default_priority = 5  # before MyST looks for it everywhere

    def run(self, **kwargs: Any) -> None:
        labels = self.env.get_domain("std").labels  # type: ignore[attr-defined]
        for link in list(self.document.findall(addnodes.pending_xref)):
            if link["reftype"] == "myst" and link["reftarget"] in labels:
                docname, anchor, title = labels[link["reftarget"]]
                words = link.children or [nodes.inline("", title)]
                link.replace_self(
                    make_refnode(self.env._app.builder, self.env.docname, docname, anchor, words)
                )


class EntryDirective(SphinxDirective):
    """Under a heading: gives it an anchor and says where the rule stands and what belongs to it."""

    required_arguments = 1
    option_spec: ClassVar = {"rule": str.split, "reference": str.split, "see": str.split}
    kind = FACT

    def run(self) -> list[nodes.Node]:
        anchor, rules = self.arguments[0], tuple(self.options.get("rule", ()))
        see = tuple(self.options.get("see", ()))
        known = registry(self.env).entries
        if anchor in known:
            raise self.error(f"{anchor} is already in {known[anchor].docname}")
        known[anchor] = Entry(self.kind, anchor, self.env.docname, anchor, rules, see)
        mark = anchor_mark(anchor=anchor)
        self.set_source_info(mark)
        references = (*rules, *self.options.get("reference", ()))
        return [mark, *self._foot([self._reference(rule) for rule in references], see)]

    def _reference(self, rule: str) -> str:
        where = text.reference(rule)
        if where == text.reference("no such rule"):
            raise self.error(f"no text knows the rule {rule}: sw_widget/text/en/references.ftl has the ids")
        return where

    def _foot(self, references: Iterable[str], see: tuple[str, ...]) -> list[nodes.Node]:
        """One quiet line: where it stands, and what to look at next."""
        line = nodes.paragraph(classes=["sw-foot"])
        for where in dict.fromkeys(references):
            line += [nodes.inline("", where, classes=["sw-reference"]), nodes.Text(" ")]
        for i, target in enumerate(see):
            line += nodes.Text("See also " if i == 0 else ", ")
            line += reference(target)
        return [line] if len(line) else []


class RulingDirective(EntryDirective):
    kind = RULING


class ThingDirective(EntryDirective):
    kind = THING


class MentionsDirective(SphinxDirective):
    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        return [mentions(anchor=self.arguments[0])]


def reference(target: str) -> nodes.Node:
    """A link to an anchor, named by its heading. Sphinx warns if there is none."""
    node = addnodes.pending_xref(
        "", refdomain="std", reftype="ref", reftarget=target.lower(), refexplicit=False, refwarn=True
    )
    node += nodes.inline("", target)
    return node


def list_mentions(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Puts the lists where pages asked for them."""
    for place in list(doctree.findall(mentions)):
        found: list[nodes.Node] = []
        for kind, heading in ((FACT, "Facts about it"), (RULING, "Rulings")):
            entries = registry(app.env).naming(place["anchor"], kind)
            if entries:
                found.append(nodes.rubric("", heading))
                found.append(nodes.bullet_list("", *(_item(app, docname, entry) for entry in entries)))
        place.replace_self(found)


def _item(app: Sphinx, docname: str, entry: Entry) -> nodes.list_item:
    link = f"{app.builder.get_relative_uri(docname, entry.docname)}#{entry.anchor}"
    return nodes.list_item("", nodes.paragraph("", "", nodes.reference("", entry.title, refuri=link)))


def link_rulings(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Where a ledger in a notebook's output rests on a ruling, its number leads there."""

    def linked(match: re.Match[str]) -> str:
        entry = registry(app.env).entries.get(match[1])
        if entry is None:
            return match[0]
        link = f"{app.builder.get_relative_uri(docname, entry.docname)}#{entry.anchor}"
        return f'<a href="{link}">{match[0]}</a>'

    for output in doctree.findall(nodes.raw):
        if output["format"] == "html" and "Ruling R" in output.astext():
            output[0] = nodes.Text(_RULING_IN_HTML.sub(linked, output.astext()))


def with_mentions(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """Pages that list others are written anew whenever anything was read."""
    return [entry.docname for entry in registry(env).entries.values() if entry.kind == THING]


def forget(app: Sphinx, env: BuildEnvironment, docname: str) -> None:
    entries = registry(env).entries
    for anchor in [anchor for anchor, entry in entries.items() if entry.docname == docname]:
        del entries[anchor]


def merge(app: Sphinx, env: BuildEnvironment, docnames: Iterable[str], other: Any) -> None:
    registry(env).entries.update(registry(other).entries)


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_node(anchor_mark)
    app.add_node(mentions)
    app.add_transform(GiveAnchors)
    app.add_post_transform(OursFirst)
    app.add_directive("fact", EntryDirective)
    app.add_directive("ruling", RulingDirective)
    app.add_directive("thing", ThingDirective)
    app.add_directive("mentions", MentionsDirective)
    app.connect("doctree-resolved", list_mentions)
    app.connect("doctree-resolved", link_rulings)
    app.connect("env-updated", with_mentions)
    app.connect("env-purge-doc", forget)
    app.connect("env-merge-info", merge)
    return {"env_version": 1, "parallel_read_safe": True, "parallel_write_safe": True}
