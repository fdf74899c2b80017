"""The link check finds what is broken, and says nothing where all is well."""

from __future__ import annotations

from pathlib import Path

import pytest
from links import main, problems

GOOD = '<h1 id="top">A</h1><a href="sub/b.html#here">b</a><a href="#top">up</a><a href="https://example.org">far</a>'


def site(folder: Path, first: str = GOOD) -> Path:
    (folder / "sub").mkdir(parents=True)
    (folder / "index.html").write_text(first, encoding="utf-8")
    (folder / "sub" / "b.html").write_text(
        '<p id="here"><a href="../index.html">back</a></p>', encoding="utf-8"
    )
    return folder.resolve()


def test_a_good_site_has_no_problem(tmp_path: Path) -> None:
    assert problems(site(tmp_path / "site")) == []


@pytest.mark.parametrize(
    ("html", "told"),
    [
        ('<a href="gone.html">x</a>', "index.html: gone.html is not there"),
        ('<a href="sub/b.html#nowhere">x</a>', "index.html: sub/b.html#nowhere: no such place on that page"),
        ('<a href="#nowhere">x</a>', "index.html: #nowhere: no such place on that page"),
        ('<img src="picture.svg">', "index.html: picture.svg is not there"),
        ('<a href="../../etc/passwd">x</a>', "index.html: ../../etc/passwd leads out of the site"),
        (
            '<script src="https://cdn.example/x.js"></script>',
            "index.html: loads https://cdn.example/x.js from elsewhere",
        ),
        (
            '<link rel="stylesheet" href="//cdn.example/x.css">',
            "index.html: loads //cdn.example/x.css from elsewhere",
        ),
    ],
)
def test_what_is_broken_is_found(tmp_path: Path, html: str, told: str) -> None:
    assert problems(site(tmp_path / "site", GOOD + html)) == [told]


def test_a_style_that_fetches_a_font_is_found(tmp_path: Path) -> None:
    folder = site(tmp_path / "site")
    (folder / "_static").mkdir()
    (folder / "_static" / "a.css").write_text(
        "p { background: url(https://x.example/f.woff) }", encoding="utf-8"
    )
    assert problems(folder) == ["_static/a.css: loads something from elsewhere"]


def test_links_into_jupyterlite_count_once_it_is_there(tmp_path: Path) -> None:
    folder = site(tmp_path / "site", '<a href="lite/repl/index.html?code=1">open</a>')
    assert problems(folder) == []
    (folder / "lite").mkdir()
    assert problems(folder) == ["index.html: lite/repl/index.html is not there"]
    (folder / "lite" / "repl").mkdir()
    (folder / "lite" / "repl" / "index.html").write_text(
        '<a href="gone">its own affair</a>', encoding="utf-8"
    )
    assert problems(folder) == []


def test_the_command_fails_where_something_is_broken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(str(site(tmp_path / "good"))) == 0
    assert main(str(site(tmp_path / "bad", '<a href="gone.html">x</a>'))) == 1
    assert "gone.html is not there" in capsys.readouterr().out
    (tmp_path / "empty").mkdir()
    assert main(str(tmp_path / "empty")) == 1
