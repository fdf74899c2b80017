"""Progress of many: a whole class on one table, and several notebooks that note at once."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sw_widget.teach.learners.class_results import ClassResults, Learner, class_results
from sw_widget.teach.learners.progress import FORMAT, Progress, ProgressError
from tests.effort import at_most

NOTES = """
import sys
from sw_widget.teach.learners.progress import Progress
progress = Progress.home()
for i in range(15):
    progress.note({"lesson": f"{sys.argv[1]}-{i}", "state": "solved"})
"""


def nested(depth: int) -> Any:
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


def write(path: Path, **more: Any) -> None:
    records = [{"lesson": "giants", "state": "solved", **more}]
    path.write_text(json.dumps({"format": FORMAT, "name": path.stem, "records": records}), encoding="utf-8")


@pytest.mark.parametrize("depth", [30, 300, 900])
def test_a_record_that_is_nested_too_deeply_is_refused(tmp_path: Path, depth: int) -> None:
    write(tmp_path / "deep.json", more=nested(depth))
    write(tmp_path / "ann.json", more=nested(10))
    with pytest.raises(ProgressError, match=r"records\.0: is nested too deeply"):
        Progress.load(tmp_path / "deep.json")
    results = class_results(tmp_path)
    assert [one.name for one in results] == ["ann"]
    assert results.refused == (("deep.json", "records.0: is nested too deeply"),)
    assert "deep.json" in str(results)


def test_a_class_is_counted_quickly() -> None:
    """Thirty learners with two hundred records each: nobody waits for the table."""
    learners = []
    for n in range(30):
        records = [{"lesson": f"l{i % 60}", "state": "solved" if i % 3 else "failed"} for i in range(200)]
        progress = Progress.from_dict({"format": FORMAT, "records": records})
        learners.append(Learner(f"learner {n}", f"{n}.json", progress))
    with at_most(seconds=2):
        table = str(ClassResults(tuple(learners)))
    assert table.count("l59") == 1


def test_what_several_note_at_once_is_all_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SW_WIDGET_HOME", str(tmp_path))
    others = [subprocess.Popen([sys.executable, "-c", NOTES, str(n)]) for n in range(3)]
    assert [other.wait(120) for other in others] == [0, 0, 0]
    assert len(Progress.home().solved) == 45
    assert [file.name for file in tmp_path.iterdir()] == ["progress.json"]
