"""What `make` installs comes from where pip would take it, though uv installs it."""

from __future__ import annotations

from scripts.install import in_words_of_uv

SAID = """\
:env:.find-links='/wheels /more'
:env:.timeout='180'
global.extra-index-url='\\nhttps://one.example/simple\\nhttps://two.example/simple'
global.find-links='/elsewhere'
global.index-url='https://far.example/simple'
install.index-url='https://near.example/simple'
install.no-index='true'
"""


def test_uv_is_told_what_pip_would_do() -> None:
    flags, variables = in_words_of_uv(SAID)
    assert variables == {
        "UV_INDEX_URL": "https://near.example/simple",
        "UV_EXTRA_INDEX_URL": "https://one.example/simple https://two.example/simple",
        "UV_FIND_LINKS": "/wheels,/more",
    }
    assert "--no-index" in flags


def test_without_settings_nothing_is_said() -> None:
    flags, variables = in_words_of_uv("")
    assert variables == {} and "--no-index" not in flags
