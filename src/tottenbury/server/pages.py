"""Plain pages that need no script: the lobby, and the description of the web interface."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import MediaType, Request, get
from litestar.openapi.plugins import OpenAPIRenderPlugin

from tottenbury import __version__
from tottenbury.server.messages import GameShown
from tottenbury.table.rulebook import LIBRARY

STYLE = """:root{color-scheme:light dark;--ink:#24301f;--paper:#f6f3ea;--line:#c9c0a8;--green:#2f6b3a}
@media(prefers-color-scheme:dark){:root{--ink:#e8e4d6;--paper:#1c211a;--line:#47503f;--green:#8ec99a}}
body{margin:0 auto;max-width:56rem;padding:1.5rem;background:var(--paper);color:var(--ink);font:1.05rem/1.5 Georgia,serif}
h1{margin:.2rem 0}h2{margin:1.6rem 0 .4rem;border-bottom:1px solid var(--line)}a{color:var(--green)}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.3rem .6rem .3rem 0;border-bottom:1px solid var(--line)}
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


def _games(games: list[GameShown], none: str) -> str:
    if not games:
        return f"<p>{none}</p>"
    rows = "".join(
        f"<tr><td>{escape(LIBRARY.title(game.rulebook.partition(';')[0]) if game.rulebook in LIBRARY.ids() else game.rulebook)}</td>"
        f"<td>{escape(game.south or 'free')}</td><td>{escape(game.north or 'free')}</td><td>{escape(game.format)}</td>"
        f'<td><a href="/api/games/{escape(game.game)}">look</a></td></tr>'
        for game in games
    )
    return f"<table><tr><th>rulebook</th><th>South</th><th>North</th><th>match</th><th></th></tr>{rows}</table>"


@get("/", include_in_schema=False, media_type=MediaType.HTML)
async def home(request: Request[Any, Any, Any]) -> str:
    """The lobby as a plain page."""
    lobby = await request.app.state.house.lobby()
    return page(
        "Tottenbury",
        f"<h1>Tottenbury</h1><p>The Scottish border duels. Version {__version__}; unofficial.</p>"
        "<p>The game in the browser is still being built. Until then play in the terminal, with <code>tottenbury play</code>; what is "
        "played through this server shows up here.</p>"
        f"<h2>Waiting for a player</h2>{_games(lobby.open, 'Nobody waits just now.')}"
        f"<h2>Being played</h2>{_games(lobby.running, 'No public game is being played.')}"
        '<h2>For programs</h2><p><a href="/schema">The web interface</a>, '
        '<a href="/api/messages.json">the messages of the socket</a> at <code>/ws</code>, <a href="/metrics">figures</a>.</p>',
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


HANDLERS = [plain_style, home]
