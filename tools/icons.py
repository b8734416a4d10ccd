"""The icons of an installed client, drawn from the logo: python tools/icons.py (needs the 'browser' extra)."""

import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

PUBLIC: Final = Path(__file__).resolve().parents[1] / "client" / "public"
ICONS: Final = {"icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0), "icon-mask-512.png": (512, 0.72)}
"""File -> its size, and the share of it that the logo takes: a mask may cut a fifth at every edge."""


def draw(page: Page, size: int, share: float) -> bytes:
    """The logo in the middle of a square; what is not filled by it has its ground."""
    logo = (PUBLIC / "logo.svg").read_text(encoding="utf-8")
    ground = "#111b4a" if share < 1 else "transparent"
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>body{{margin:0;display:grid;place-content:center;height:100vh;background:{ground}}}"
        f"svg{{width:{size * share}px;height:{size * share}px}}</style>{logo}"
    )
    return page.screenshot(omit_background=True)


def main() -> None:
    """Draw them all anew."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium-headless-shell") or shutil.which("chromium"),
            args=["--no-sandbox"],
        )
        page = browser.new_page()
        for name, (size, share) in ICONS.items():
            (PUBLIC / name).write_bytes(draw(page, size, share))
        browser.close()


if __name__ == "__main__":
    main()
