"""The HTML page of a handout: without scripts, made for print."""

from __future__ import annotations

from html import escape

# Only inside our own element, so that a notebook around it stays as it is.
_STYLE = """
.sw-paper{max-width:46rem;line-height:1.45}
.sw-paper h1{font-size:1.5em;line-height:1.2;margin:0 0 .4em}
.sw-paper h2{font-size:1.15em;margin:1.2em 0 .3em}
.sw-paper p{margin:.35em 0}
.sw-paper section{margin:0 0 2.5em}
.sw-paper figure{margin:.6em 0;text-align:center}
.sw-paper figure svg{max-height:15cm;width:auto!important;max-width:100%!important}
.sw-paper .sw-table{list-style:none;margin:.3em 0 .6em;padding:0;font-size:.92em}
.sw-paper .sw-goal{font-weight:600;border-left:4px solid currentColor;padding-left:.7em}
.sw-paper .sw-note{font-size:.9em;font-style:italic}
.sw-paper .sw-question{margin:.9em 0;break-inside:avoid}
.sw-paper .sw-options{list-style:none;margin:.3em 0;padding:0}
.sw-paper .sw-options li{margin:.3em 0;padding-left:1.7em;text-indent:-1.7em}
.sw-paper .sw-short{display:flex;flex-wrap:wrap;gap:0 2.2em}
.sw-paper .sw-box{display:inline-block;width:.85em;height:.85em;border:1.5px solid currentColor;
border-radius:50%;margin-right:.75em;vertical-align:-.08em;text-indent:0}
.sw-paper .sw-square{border-radius:0}
.sw-paper .sw-blank{border-bottom:1.5px solid currentColor;width:7em;height:1.6em}
.sw-paper .sw-write{break-inside:avoid}
.sw-paper .sw-line{border-bottom:1px solid currentColor;height:2em}
@media print{
.sw-paper{max-width:none;font-size:11pt}
.sw-paper section{break-after:page;margin:0}
.sw-paper section:last-child{break-after:auto}
.sw-paper h1,.sw-paper h2{break-after:avoid}
.sw-paper figure,.sw-paper table{break-inside:avoid}
.sw-paper figure svg{max-height:11.5cm}
}
"""
_BODY = """
@page{size:A4;margin:16mm 16mm 18mm}
body{margin:0 auto;padding:1.5rem 1rem 3rem;max-width:48rem;
font-family:'Segoe UI','Helvetica Neue',Arial,'DejaVu Sans',sans-serif;background:#fff;color:#1c1712}
@media print{body{padding:0;max-width:none}}
"""
_POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def fragment(body: str) -> str:
    """The body (HTML already) as a notebook shows it."""
    return f'<div class="sw-paper"><style>{_STYLE}</style>{body}</div>'


def whole(title: str, body: str) -> str:
    """The body as a document of its own."""
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
        f"<title>{escape(title)}</title>\n<style>{_BODY}</style>\n</head>\n"
        f"<body>\n{fragment(body)}\n</body>\n</html>\n"
    )
