"""`sw-widget lab`: the tutorials come, nobody's work is lost, and JupyterLab opens on them."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path
from runpy import run_path
from types import ModuleType, SimpleNamespace

import nbformat
import pytest
from nbformat.sign import NotebookNotary

from sw_widget.cli import lab, main
from sw_widget.cli.tutorials import SUMS, sums_of

TREE = Path(__file__).parents[2] / "tutorials"
FIRST = "01_first_conquest.ipynb"


def names(folder: Path) -> list[str]:
    return sorted(file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file())


def test_the_tutorials_are_copied(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "deep" / "down"
    assert main(["lab", "--no-open", str(folder)]) == 0
    assert FIRST in names(folder)
    assert not [name for name in names(folder) if "checkpoint" in name]
    assert (folder / FIRST).read_bytes() == (TREE / FIRST).read_bytes()
    assert f"The tutorials are in {folder}: {len(names(folder))} new." in capsys.readouterr().out


def test_a_copy_links_to_nothing_that_is_not_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["lab", "--no-open", str(tmp_path)])
    named = 0
    for name in names(tmp_path):
        original = nbformat.read(TREE / name, as_version=4)
        copy = nbformat.read(tmp_path / name, as_version=4)
        for old, new in zip(original.cells, copy.cells, strict=True):
            if old.cell_type == "markdown":
                for target in re.findall(r"\]\(([^)#]+)", new.source):
                    assert (tmp_path / target).is_file(), (name, target)
                for text in re.findall(r"\[([^]]+)\]\(\.\./docs/", old.source):
                    assert f"*{text}* (in the documentation)" in new.source
                    named += 1
            else:
                assert new == old
    assert named >= 5
    # What nobody changed is as it was the next time, too.
    capsys.readouterr()
    main(["lab", "--no-open", str(tmp_path)])
    assert f": {len(names(tmp_path))} as they were." in capsys.readouterr().out


def test_without_a_folder_they_come_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["lab", "--no-open"]) == 0
    assert (tmp_path / "sw_widget_tutorials" / FIRST).is_file()


def test_what_somebody_changed_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["lab", "--no-open", str(tmp_path)])
    (tmp_path / FIRST).write_text("my notes", encoding="utf-8")
    (tmp_path / "mine.ipynb").write_text("mine", encoding="utf-8")
    capsys.readouterr()

    assert main(["lab", "--no-open", str(tmp_path)]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"kept {FIRST}: you changed it (--force takes the original)\n")
    assert "1 kept as you changed them" in out and "new" not in out
    assert (tmp_path / FIRST).read_text(encoding="utf-8") == "my notes"

    assert main(["lab", "--no-open", "--force", str(tmp_path)]) == 0
    assert "1 replaced" in capsys.readouterr().out
    assert (tmp_path / FIRST).read_bytes() == (TREE / FIRST).read_bytes()
    assert (tmp_path / "mine.ipynb").read_text(encoding="utf-8") == "mine"


def test_where_nothing_can_be_written_it_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("here already", encoding="utf-8")
    assert main(["lab", "--no-open", str(tmp_path / "file")]) == 1
    assert "file is a file; the tutorials need a folder" in capsys.readouterr().err
    assert main(["lab", "--no-open", str(tmp_path / "file" / "below")]) == 1
    assert "below cannot be written" in capsys.readouterr().err


def test_jupyterlab_opens_on_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[list[str]] = []

    class LabApp:
        launch_instance = staticmethod(opened.append)

    stand_in = ModuleType("jupyterlab.labapp")
    stand_in.LabApp = LabApp  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "jupyterlab.labapp", stand_in)
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    folder, changed = tmp_path / "here", "02_picking_a_combo.ipynb"
    main(["lab", "--no-open", str(folder)])
    mine = (folder / changed).read_text(encoding="utf-8").replace("combo", "comb")
    (folder / changed).write_text(mine, encoding="utf-8")
    assert main(["lab", str(folder)]) == 0
    assert [arguments[-1] for arguments in opened] == [str(folder)]

    def trusted(name: str) -> bool:
        return bool(NotebookNotary().check_signature(nbformat.read(folder / name, as_version=4)))

    # The pictures in ours are shown before anything is run; what somebody else wrote is not ours to trust.
    assert trusted(FIRST) and not trusted(changed)


def stranger(folder: Path) -> None:
    """A notebook that somebody else put there, with an output that runs as soon as it is trusted."""
    cell = nbformat.v4.new_code_cell("1")
    cell.outputs = [nbformat.v4.new_output("display_data", data={"text/html": "<script>alert(1)</script>"})]
    nbformat.write(nbformat.v4.new_notebook(cells=[cell]), folder / "18_more_fun.ipynb")


def test_what_lies_beside_the_tutorials_is_not_trusted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`make lab` opens the folder of the tutorials itself."""
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    folder, changed = tmp_path / "tutorials", "02_picking_a_combo.ipynb"
    shutil.copytree(TREE, folder)
    stranger(folder)
    (folder / changed).write_text((folder / changed).read_text(encoding="utf-8").replace("combo", "comb"))
    (folder / "17_spiders_web.ipynb").rename(folder / "19_spiders_web.ipynb")
    assert run_path(str(TREE.parent / "scripts" / "trust.py"))["main"](folder) == 0
    others = [changed, "18_more_fun.ipynb", "19_spiders_web.ipynb"]
    said = capsys.readouterr().out.splitlines()
    assert [line.split(" is not as it was shipped")[0] for line in said] == others
    for file in folder.glob("*.ipynb"):
        signed = NotebookNotary().check_signature(nbformat.read(file, as_version=4))
        # A notebook under another name has a content that was never signed by us, either.
        assert bool(signed) == (file.name not in others), file.name


def test_make_lab_trusts_as_the_script_does() -> None:
    makefile = (TREE.parent / "Makefile").read_text(encoding="utf-8")
    recipe = makefile.partition("\nlab:")[2].partition("\n\n")[0]
    assert "scripts/trust.py" in recipe and "jupyter trust" not in makefile


def test_a_stranger_in_the_source_is_copied_but_not_trusted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in = ModuleType("jupyterlab.labapp")
    stand_in.LabApp = SimpleNamespace(launch_instance=lambda arguments: None)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "jupyterlab.labapp", stand_in)
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    source, folder = tmp_path / "source", tmp_path / "here"
    shutil.copytree(TREE, source)
    stranger(source)
    monkeypatch.setattr(lab, "tutorials", lambda: source)
    assert main(["lab", str(folder)]) == 0
    for name, ours in ((FIRST, True), ("18_more_fun.ipynb", False)):
        notebook = nbformat.read(folder / name, as_version=4)
        assert bool(NotebookNotary().check_signature(notebook)) == ours


def test_all_tutorials_are_listed_as_shipped() -> None:
    listed = SUMS.read_text(encoding="utf-8")
    assert listed == sums_of(TREE.glob("*.ipynb")), "after a change: scripts/tutorials.py --list"


def test_without_jupyterlab_it_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "jupyterlab.labapp", None)
    assert main(["lab", str(tmp_path)]) == 1
    assert 'pip install "sw-widget[lab]"' in capsys.readouterr().err
    assert FIRST in names(tmp_path)


def test_without_tutorials_it_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(lab, "tutorials", lambda: None)
    assert main(["lab", "--no-open", str(tmp_path / "new")]) == 1
    assert "did not come with this installation" in capsys.readouterr().err
    assert not (tmp_path / "new").exists()
