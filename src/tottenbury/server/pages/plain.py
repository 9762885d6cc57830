"""Plain pages that need no script: the description of the web interface, and what to do where the front end is missing."""

from __future__ import annotations

from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

from litestar import Request, get
from litestar.openapi.plugins import OpenAPIRenderPlugin

from tottenbury.server.edge.packing import Openness, declare

STYLE = """:root{color-scheme:light dark;--ink:#24301f;--paper:#f6f3ea;--line:#c9c0a8;--green:#2f6b3a}
@media(prefers-color-scheme:dark){:root{--ink:#e8e4d6;--paper:#1c211a;--line:#47503f;--green:#8ec99a}}
body{margin:0 auto;max-width:56rem;padding:1.5rem;background:var(--paper);color:var(--ink);font:1.05rem/1.5 Georgia,serif}
h1{margin:.2rem 0}h2{margin:1.6rem 0 .4rem;border-bottom:1px solid var(--line)}a{color:var(--green)}
code{font-family:ui-monospace,monospace;font-size:.92em}.method{font-weight:bold;color:var(--green)}"""


def page(title: str, body: str) -> str:
    """A whole page."""
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="stylesheet" href="/plain.css"></head>'
        f"<body>{body}</body></html>"
    )


@get("/plain.css", include_in_schema=False, media_type="text/css")
async def plain_style() -> str:
    """How the plain pages look."""
    return STYLE


@cache
def _script() -> str:
    return (files("tottenbury") / "terminal" / "check_deal.py").read_text(encoding="utf-8")


@get("/check_deal.py", include_in_schema=False, media_type="text/x-python; charset=utf-8")
async def check_script(request: Request[Any, Any, Any]) -> str:
    """The program that checks deals without anything of ours, for whoever wants to read and keep it."""
    declare(request.scope, Openness.SAME)
    return _script()


def unbuilt_page() -> str:
    """What stands where the front end should be."""
    return page(
        "Tottenbury",
        "<h1>Tottenbury</h1><p>The game's page has not been built here. In the folder of the project <code>make play</code> builds it and "
        "starts the game; a package that was installed brings it along.</p>"
        "<p>All the rest works: <code>tottenbury play</code> plays in the terminal, and programs use "
        '<a href="/schema">the web interface</a>.</p>',
    )


class ApiPage(OpenAPIRenderPlugin):
    """The description of the web interface as a page without scripts: it works offline, and under our content policy."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        parts = []
        for path, item in sorted(openapi_schema.get("paths", {}).items()):
            for method, operation in item.items():
                words = escape(operation.get("description") or operation.get("summary") or "")
                names = ", ".join(f"<code>{escape(p['name'])}</code>" for p in operation.get("parameters", []))
                parts.append(
                    f'<h2><span class="method">{method.upper()}</span> <code>{escape(path)}</code></h2><p>{words}</p>'
                    + (f"<p>Parameters: {names}</p>" if names else "")
                )
        body = '<h1>The web interface</h1><p>All of it: <a href="/schema/openapi.json">openapi.json</a>.</p>' + "".join(parts)
        return page("Tottenbury: the web interface", body).encode()


HANDLERS = [plain_style, check_script]
