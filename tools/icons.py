"""The pictures that systems and messengers want as PNG, drawn from our own SVG by a browser: `make icons`.

Icons for home screens, and the picture that goes with a link. They lie in web/public as they were made; each says so in itself.
"""

from __future__ import annotations

import os
import re
import struct
import zlib
from base64 import b64encode
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tools.browser import browser as browser_path

WEB = Path(__file__).parents[1] / "web"
PUBLIC = WEB / "public"
FONT = WEB / "node_modules" / "@fontsource" / "alegreya" / "files" / "alegreya-latin-700-normal.woff2"
MADE = "Made by tools/icons.py from web/public/favicon.svg and web/index.html (make icons)"

ICONS = {
    # name: (edge in pixels, how much of it the stone takes, whether it stands on grass)
    "icon-192.png": (192, 1.0, False),
    "icon-512.png": (512, 1.0, False),
    "icon-maskable-512.png": (512, 0.6, True),  # systems cut it to any shape; four fifths of it are safe
    "apple-touch-icon.png": (180, 0.74, True),
}


def stone() -> str:
    """The stone of our icon."""
    return (PUBLIC / "favicon.svg").read_text(encoding="utf-8")


def theme() -> str:
    """The colours of the page."""
    text = (WEB / "src" / "art" / "theme.css").read_text(encoding="utf-8")
    return re.sub(r"@import [^;]+;", "", text)


def hills() -> str:
    """The landscape that the page begins with."""
    found = re.search(r'<svg viewBox="0 0 1440 480".*?</svg>', (WEB / "index.html").read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[0]


def icon(edge: int, share: float, grass: bool) -> str:
    """An icon as a page."""
    ground = "linear-gradient(var(--sky-1), var(--sky-2) 62%, var(--hill-2) 62%, var(--hill-4))" if grass else "none"
    return (
        f"<style>{theme()} html,body{{margin:0;background:none;color-scheme:light}}"
        f"div{{width:{edge}px;height:{edge}px;display:grid;place-items:center;background:{ground}}}"
        f"svg{{width:{share * edge}px;height:{share * edge}px}}</style><div>{stone()}</div>"
    )


def preview() -> str:
    """The picture that goes with a link, without any language: the name, the stones and the hills."""
    font = b64encode(FONT.read_bytes()).decode()
    sizes = (150, 138, 126, 114, 102, 92, 82, 74, 66)
    row = "".join(f'<i style="width:{size}px;height:{size}px">{stone()}</i>' for size in sizes)
    return (
        f"<style>@font-face{{font-family:Alegreya;font-weight:700;src:url(data:font/woff2;base64,{font})}}{theme()}"
        "html,body{margin:0;color-scheme:light}body{position:relative;width:1200px;height:630px;overflow:hidden;"
        "background:linear-gradient(var(--sky-1),var(--sky-2))}"
        "body>svg{position:absolute;left:0;bottom:0;width:1200px;height:470px}"
        "h1{position:absolute;inset:88px 0 auto;margin:0;text-align:center;font:700 148px/1 Alegreya;letter-spacing:-2px;color:var(--ink)}"
        "p{position:absolute;inset:auto 0 46px;display:flex;align-items:flex-end;justify-content:center;gap:10px;margin:0}"
        f"i svg{{width:100%;height:100%}}</style>{hills()}<h1>Tottenbury</h1><p>{row}</p>"
    )


def labelled(picture: bytes) -> bytes:
    """A PNG with a note inside of how it was made."""
    note = b"tEXt" + b"Comment\0" + MADE.encode("latin-1")
    chunk = struct.pack(">I", len(note) - 4) + note + struct.pack(">I", zlib.crc32(note))
    head = 8 + 25  # the signature, and the chunk that has to be first
    return picture[:head] + chunk + picture[head:]


def draw(running: Browser, name: str, content: str, size: tuple[int, int], clear: bool) -> None:
    """Have the browser draw a page, and keep what it looks like."""
    page = running.new_page(viewport={"width": size[0], "height": size[1]}, color_scheme="light")
    page.set_content(content)
    page.evaluate("document.fonts.ready.then(() => null)")
    (PUBLIC / name).write_bytes(labelled(page.screenshot(omit_background=clear)))
    page.close()
    print(f"{name}: {(PUBLIC / name).stat().st_size} bytes")


def main() -> None:
    """Draw all of them."""
    arguments = ["--disable-gpu", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=browser_path(), args=arguments)
        for name, (edge, share, grass) in ICONS.items():
            draw(running, name, icon(edge, share, grass), (edge, edge), clear=not grass)
        draw(running, "preview.png", preview(), (1200, 630), clear=False)
        running.close()


if __name__ == "__main__":
    main()
