"""What axe finds on a page that keeps somebody out."""

from axe_playwright_python.base import AXE_SCRIPT
from browser_paint import painted
from playwright.sync_api import Page

LOADED = "() => window.axe !== undefined"
FOUND = """async within => {
    const found = await axe.run(within ?? document, { resultTypes: ['violations'] });
    return found.violations.filter(each => ['serious', 'critical'].includes(each.impact)).map(each =>
        `${each.id}: ${each.help} (${each.nodes.slice(0, 4).map(node => node.target.join(' ')).join(', ')})`);
}"""
"""The same rules as ever; only what is wrong is told, since telling all that is right costs a fifth of a run."""


def serious(page: Page, within: str | None = None) -> list[str]:
    """Findings that are serious or critical, on the page or in a part of it. Axe is put into a page once."""
    if not page.evaluate(LOADED):
        page.evaluate(AXE_SCRIPT)
    with painted(page):  # it judges colours
        found: list[str] = page.evaluate(FOUND, within)
    return found
