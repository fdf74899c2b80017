"""Data frames of pandas, which is imported only here and need not be installed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from sw_widget.engine.errors import Spoken
from sw_widget.text import sentence

if TYPE_CHECKING:
    import pandas


class NoPandas(Spoken, ImportError):
    """A data frame was asked for where pandas is not installed."""


def data_frame(rows: Iterable[Mapping[str, Any]]) -> pandas.DataFrame:
    """A data frame of these rows; `NoPandas` where there is nothing to make it with."""
    try:
        import pandas
    except ImportError:
        raise NoPandas(sentence("data_frame-no_pandas")) from None
    return pandas.DataFrame(list(rows))
