"""What axe finds on a page that keeps somebody out."""

import json
from functools import cache
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

RUN = """within => axe.run(within ?? document, { resultTypes: ['violations'] }).then(found =>
    JSON.stringify(found.violations.filter(each => ['serious', 'critical'].includes(each.impact))))"""
"""Only what counts is handed over: to carry all that was looked at is a fifth of the work."""


@cache
def _script() -> str:
    return str(Axe().axe_script)


def serious(page: Page, within: str | None = None) -> list[str]:
    """Findings of axe in the page, or in a part of it, that keep somebody out."""
    page.evaluate(_script())
    found: list[dict[str, Any]] = json.loads(page.evaluate(RUN, within))
    return [f"{each['id']}: {[node['target'] for node in each['nodes'][:3]]}" for each in found]
