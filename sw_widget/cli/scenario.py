"""`sw-widget scenario` looks at positions and lessons: are the files in order, and what do they look like?"""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

from sw_widget.cli.command import Command, Options, complain, say
from sw_widget.cli.files import json_files
from sw_widget.cli.positions import NotShown, faults, find
from sw_widget.game.file_writing import write_text

CHECKS = """\
Read scenarios and lessons. Each gets a line; where something is wrong, the line
says what, and under which key. A lesson is played as well: its solutions must
reach the goal, and its mistakes must miss it."""
CHECK_EXAMPLES = """\
  sw-widget scenario check my_position.json
  sw-widget scenario check my_course/"""
DRAWS = """\
Draw the map as it stands: of a scenario or a lesson in a file, of a lesson that
comes along (by its name), or of a position code. The picture is an SVG."""
DRAW_EXAMPLES = """\
  sw-widget scenario draw my_position.json -o my_position.svg
  sw-widget scenario draw giants --text
  sw-widget scenario draw SW1.X1BRqAEwII3crIZ8… -o position.svg"""


def set_up(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(dest="what", required=True, metavar="COMMAND")
    for command in (CHECK, DRAW):
        command.add_to(commands)


def set_up_check(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths", nargs="+", type=Path, metavar="FILE", help="a JSON file, or a folder of them"
    )
    parser.set_defaults(run=run_check)


def set_up_draw(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("shown", metavar="FILE", help="a file, a lesson's name, or a position code")
    parser.add_argument("-o", "--output", type=Path, metavar="OUT", help="write it there (default: print it)")
    parser.add_argument("--text", action="store_true", help="draw in letters, not as an SVG")
    parser.set_defaults(run=run_draw)


def run_check(options: Options) -> int:
    fine = wrong = 0
    for path, name in json_files(options.paths):
        try:
            about, found = faults(path)
        except NotShown as problem:
            about, found = "", [str(problem)]
        for fault in found:
            say(f"FAIL  {name}: {fault}")
        if not found:
            say(f"ok    {name}: {about}")
        fine, wrong = fine + (not found), wrong + bool(found)
    print(f"{fine} fine, {wrong} wrong")
    if not fine and not wrong:
        print("no scenario and no lesson was found", file=sys.stderr)
    return 0 if fine and not wrong else 1


def run_draw(options: Options) -> int:
    try:
        shown = find(options.shown)
    except NotShown as problem:
        return complain(str(problem))
    drawn = str(shown) if options.text else shown._repr_svg_()
    if options.output is None:
        print(drawn)
        _warn_if_wider(drawn if options.text else "")
        return 0
    try:
        write_text(drawn + "\n", options.output)
    except OSError as error:
        return complain(f"{options.output} cannot be written: {error.strerror or error}")
    say(f"wrote {options.output}")
    return 0


def _warn_if_wider(text: str) -> None:
    """A map in letters is in pieces where its lines are broken, so say why. Sentences may break."""
    needed = max((len(line) for line in text.splitlines() if line.startswith("╔")), default=0)
    if sys.stdout.isatty() and needed > (columns := shutil.get_terminal_size().columns):
        print(f"(This map needs {needed} columns; the terminal has {columns}.)", file=sys.stderr)


CHECK = Command(
    "check", "say whether scenario and lesson files are in order", CHECKS, CHECK_EXAMPLES, set_up_check
)
DRAW = Command("draw", "draw a position, as a picture or in letters", DRAWS, DRAW_EXAMPLES, set_up_draw)
COMMAND = Command(
    "scenario",
    "check and draw scenarios and lessons",
    "Look at scenarios and lessons: are they in order, and what do they look like?",
    """\
  sw-widget scenario check my_position.json my_lesson.json
  sw-widget scenario draw giants --text""",
    set_up,
)
