"""Windows that one test after another looks through: a new one costs half of opening a table."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page

LASTING = {
    "page": (
        *("add_init_script", "add_locator_handler", "close", "emulate_media", "expose_binding"),
        *("expose_function", "on", "once", "pause", "route", "route_from_har", "route_web_socket"),
    ),
    "context": (
        *(
            "add_cookies",
            "add_init_script",
            "close",
            "expose_binding",
            "expose_function",
            "grant_permissions",
        ),
        *("new_cdp_session", "new_page", "on", "once", "route", "route_from_har", "route_web_socket"),
        *("set_extra_http_headers", "set_geolocation", "set_offline"),
    ),
    "clock": (
        "fast_forward",
        "install",
        "pause_at",
        "resume",
        "run_for",
        "set_fixed_time",
        "set_system_time",
    ),
}
"""What cannot be taken back: after it a window is closed with its test."""
FORGET = """async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const name of await caches.keys()) await caches.delete(name);
}"""


class Window:
    """A context with one page, listened to, without a worker before the server."""

    def __init__(self, browser: Browser, wishes: dict[str, Any]) -> None:
        self.context: BrowserContext = browser.new_context(**wishes)
        self.complaints: list[str] = []
        self.lasting = False
        self._home = str(wishes["base_url"])
        self._size = wishes["viewport"]
        self._close = self.context.close
        self.context.add_init_script("delete Navigator.prototype.serviceWorker")
        self.context.on("page", self._listen)
        self.page: Page = self.context.new_page()
        for owner, names in zip((self.page, self.context, self.page.clock), LASTING.values(), strict=True):
            for name in names:
                setattr(owner, name, self._noted(getattr(owner, name)))

    def _noted(self, does: Callable[..., Any]) -> Callable[..., Any]:
        def done(*words: Any, **more: Any) -> Any:
            self.lasting = True
            return does(*words, **more)

        return done

    def _listen(self, page: Page) -> None:
        def said(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                self.complaints.append(f"{message.type}: {message.text}")

        page.on("console", said)
        page.on("pageerror", lambda error: self.complaints.append(f"exception: {error}"))

    def close(self) -> None:
        """Close it for good."""
        self._close()

    def cleared(self) -> bool:
        """Make it as if nobody had looked through it; False where that cannot be done, and it is closed."""
        if not self.lasting and self.context.pages == [self.page] and self.page.url.startswith(self._home):
            try:
                self.page.mouse.move(-10, -10)
                self.page.goto(f"{self._home}/healthz")
                self.page.evaluate(FORGET)
                self.page.set_viewport_size(self._size)
                self.context.clear_cookies()
            except Error:
                self.lasting = True
        else:
            self.lasting = True
        if self.lasting:
            self.close()
        return not self.lasting
