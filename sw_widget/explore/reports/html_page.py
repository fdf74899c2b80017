"""The HTML page of a report: without scripts, nothing is fetched, light or dark as the reader prefers."""

from __future__ import annotations

from html import escape

# Only inside our own element, so that a notebook around it stays as it is.
_STYLE = """
.sw-report{max-width:46rem;line-height:1.5}
.sw-report h2{margin:1.8em 0 .4em;font-size:1.25em}
.sw-report h3{margin:0 0 .3em;font-size:1.05em}
.sw-report p{margin:.4em 0}
.sw-report figure{margin:.8em 0}
.sw-report figcaption{font-size:.85em;opacity:.8}
.sw-report .sw-wide{overflow-x:auto}
.sw-report .sw-wide th,.sw-report .sw-wide td{overflow-wrap:normal!important}
.sw-report .sw-point{margin:1.2em 0;padding:.2em 0 .2em 1em;border-left:4px solid rgba(128,128,128,.5)}
.sw-report .sw-point svg{max-width:34rem!important}
@media(max-width:34rem){
.sw-report .sw-wide th,.sw-report .sw-wide td{padding-right:.6em!important;font-size:.88em}
}
"""
_BODY = """
html{color-scheme:light dark}
body{margin:0 auto;padding:1.5rem 1rem 3rem;max-width:48rem;
font-family:'Segoe UI','Helvetica Neue',Arial,'DejaVu Sans',sans-serif;background:#fffdf8;color:#2b2118}
h1{line-height:1.2}
@media(prefers-color-scheme:dark){
body{background:#1b1815;color:#efe7d8}
.sw-report .sw-point svg{filter:brightness(.8)}
}
"""
_POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def fragment(body: str) -> str:
    """The body (HTML already) as a notebook shows it."""
    return f'<div class="sw-report"><style>{_STYLE}</style>{body}</div>'


def whole(title: str, body: str, language: str) -> str:
    """The body as a document of its own."""
    return (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
        f"<title>{escape(title)}</title>\n<style>{_BODY}</style>\n</head>\n"
        f"<body>\n{fragment(body)}\n</body>\n</html>\n"
    )
