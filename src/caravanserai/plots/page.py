"""A report as one HTML file: panels with pictures, light and dark, fit to print, without any script or outside link."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final, NamedTuple

_PAGE: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title><style>
:root {{ color-scheme: light dark; --letters: system-ui, sans-serif; --bg: #e9dcc3; --paper: #fcf8ef; --fill: #ecdfc4;
  --ink: #1b1d2c; --quiet: #565b73; --line: #d9cdaf; --brass: #6e4f14; }}
@media (prefers-color-scheme: dark) {{ :root {{ --bg: #14161f; --paper: #1e212e; --fill: #343a4f; --ink: #f1e9d8;
  --quiet: #b4b9cc; --line: #3b4157; --brass: #dcb45c; }} }}
* {{ box-sizing: border-box; }}
body {{ margin: 0; background: var(--bg); color: var(--ink); font: 15px/1.5 var(--letters);
  font-variant-numeric: tabular-nums; }}
main {{ max-width: 1200px; margin: 0 auto; padding: 28px 16px 40px; display: grid; gap: 16px;
  grid-template-columns: repeat(2, minmax(0, 1fr)); }}
header, section {{ grid-column: 1 / -1; }}
section.half {{ grid-column: auto; }}
h1 {{ font: 600 32px/1.15 Georgia, serif; margin: 0 0 4px; }}
.kick {{ color: var(--brass); font: 600 15px Georgia, serif; margin: 0; }}
.about {{ color: var(--quiet); margin: 0; max-width: 80ch; }}
.files {{ margin: 10px 0 0; display: flex; flex-wrap: wrap; gap: 8px; }} .files:empty {{ display: none; }}
.file {{ color: var(--ink); background: var(--paper); border: 1px solid var(--brass); border-radius: 8px; padding: 6px 12px;
  font-weight: 600; font-size: 13px; text-decoration: none; }} .file:hover {{ text-decoration: underline; }}
a:focus-visible {{ outline: 2px solid var(--brass); outline-offset: 2px; }}
nav {{ margin-top: 12px; border-bottom: 1px solid var(--line); padding-bottom: 8px; }}
nav a {{ color: var(--ink); margin-right: 18px; font-weight: 600; display: inline-block; padding: 3px 0;
  text-decoration-color: var(--line); text-underline-offset: 4px; }}
section {{ background: var(--paper); border-radius: 12px; padding: 18px 22px; box-shadow: 0 1px 3px #0003; }}
h2 {{ font: 600 20px/1.2 Georgia, serif; margin: 0 0 10px; }}
h2 small {{ font: 400 13px var(--letters); color: var(--quiet); margin-left: 8px; }}
svg {{ display: block; width: 100%; height: auto; }}
.scroll {{ overflow-x: auto; }}
table {{ border-collapse: collapse; width: 100%; }}
th, td {{ padding: 4px 10px; text-align: right; border-bottom: 1px solid var(--line); }}
th:first-child, td:first-child {{ text-align: left; }}
p.note {{ color: var(--quiet); margin: 10px 0 0; }}
ol.says {{ list-style: none; counter-reset: says; padding: 0; margin: 0; }}
ol.says li {{ counter-increment: says; display: grid; grid-template-columns: 32px 1fr auto; gap: 12px; align-items: center;
  padding: 9px 0; border-top: 1px solid var(--line); }} ol.says li:first-child {{ border-top: 0; }}
ol.says li::before {{ content: counter(says); font: 700 20px Georgia, serif; color: var(--brass); }}
ol.says b {{ display: block; font: 600 17px/1.3 Georgia, serif; }} ol.says span span {{ color: var(--quiet); }}
.sure {{ border: 1px solid var(--brass); border-radius: 99px; padding: 1px 10px; font-weight: 600; font-size: 13px;
  white-space: nowrap; }}
@media (max-width: 760px) {{ main {{ grid-template-columns: minmax(0, 1fr); }} h1 {{ font-size: 26px; }} }}
@media print {{ :root {{ --bg: #fff; --paper: #fff; --ink: #000; --quiet: #333; --line: #ccc; --fill: #eee; }}
  nav, .files {{ display: none; }} section {{ box-shadow: none; border: 1px solid #ccc; break-inside: avoid; }} }}
</style></head><body><main>
<header><p class="kick">{kick}</p><h1>{title}</h1><p class="about">{about}</p>
<p class="files">{files}</p>{contents}</header>
{panels}
</main></body></html>
"""


class Panel(NamedTuple):
    """A part of a report: its heading, HTML (a picture, a table), and a note below."""

    title: str
    body: str
    note: str = ""
    small: str = ""
    half: bool = False


def page(
    kick: str, title: str, about: str, panels: Sequence[Panel], files: Mapping[str, str] | None = None
) -> str:
    """The whole file. Texts are escaped; bodies of panels are HTML already. `files` lie beside it, by what they are."""
    links = "".join(f'<a href="#p{number}">{escape(each.title)}</a>' for number, each in enumerate(panels))
    return _PAGE.format(
        kick=escape(kick),
        title=escape(title),
        about=escape(about),
        files="".join(
            f'<a class="file" href="{escape(name, quote=True)}">{escape(what)}</a>'
            for what, name in (files or {}).items()
        ),
        contents=f'<nav aria-label="Contents">{links}</nav>',
        panels="\n".join(_panel(number, each) for number, each in enumerate(panels)),
    )


def _panel(number: int, panel: Panel) -> str:
    small = f"<small>{escape(panel.small)}</small>" if panel.small else ""
    note = f'<p class="note">{escape(panel.note)}</p>' if panel.note else ""
    kind = ' class="half"' if panel.half else ""
    return f'<section id="p{number}"{kind}><h2>{escape(panel.title)}{small}</h2>{panel.body}{note}</section>'


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table as HTML; everything in it is text."""
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
