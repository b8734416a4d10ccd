"""Being told: consent, what the browser shows, the way back to the right table, mail, the tab, and one click that stops each.

The browser here has no push service and shows no notifications: those two are stood in for, with real keys. What the
server sends is encrypted, comes to a push service of our own, and goes to the service worker as a real push event.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browser_axe import serious
from browser_driver import PATIENCE, Server, by_mouse, new_table, no_sideways_scrolling, sit, turn
from browser_paint import picture
from browser_tables import before, lay
from browser_ways import take_turn, turned, walk_to
from mail_service import Box
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, Worker, expect
from push_service import Browser, Service, push_service
from test_browser_home import HOLD

CONSENT = """({ answer, subscription, key }) => {
    let permission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => (permission = answer);
    let made = null;
    PushManager.prototype.getSubscription = async () => made;
    PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
        if (!userVisibleOnly || applicationServerKey.length !== 65) throw new TypeError('no subscription');
        made = {
            endpoint: subscription.endpoint,
            options: { applicationServerKey: applicationServerKey.buffer },
            toJSON: () => ({ endpoint: subscription.endpoint, keys: subscription }),
            unsubscribe: async () => ((made = null), true),
        };
        return made;
    };
}"""
WATCH = """() => {
    self.shown = [];
    self.went = [];
    Object.getPrototypeOf(self.registration).showNotification = async (title, more) =>
        void self.shown.push({ title, ...more });
    Object.getPrototypeOf(self.clients).openWindow = async (url) => void self.went.push(['open', url]);
    WindowClient.prototype.focus = async function () { self.went.push(['focus', this.url]); return this; };
}"""
CLICK = """(action) => {
    const event = new ExtendableEvent('notificationclick');
    const done = [];
    event.waitUntil = (work) => void done.push(work);
    event.notification = { data: self.shown.at(-1).data, close: () => undefined };
    event.action = action;
    self.dispatchEvent(event);
    return Promise.all(done).then(() => self.went);
}"""


@pytest.fixture
def service() -> Iterator[Service]:
    with push_service() as made:
        yield made


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path / "data", "--inner-webhooks")
    yield made
    made.stop()


def person(
    chromium: Chromium, server: Server, service: Service, answer: str = "granted"
) -> tuple[Page, Browser]:
    """A page of somebody whom the browser asks, and their keys."""
    keys = Browser()
    context = chromium.new_context(
        base_url=server.url, locale="en-GB", viewport={"width": 1440, "height": 900}
    )
    subscription = keys.subscription(service.url)
    context.add_init_script(f"({CONSENT})({json.dumps({'answer': answer, 'subscription': subscription})})")
    return context.new_page(), keys


def worker_of(page: Page) -> Worker:
    page.evaluate("navigator.serviceWorker.ready.then(found => found.active.state)")
    wait_until(page, lambda: page.context.service_workers)
    worker = page.context.service_workers[0]
    worker.evaluate(WATCH)
    return worker


def deliver(page: Page, worker: Worker, url: str, message: dict[str, Any]) -> dict[str, Any]:
    """The push service hands the message to the browser; returns what is shown."""
    line = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    line.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    before = worker.evaluate("self.shown.length")
    told = {"origin": url, "registrationId": found[-1]["registrationId"], "data": json.dumps(message)}
    line.send("ServiceWorker.deliverPushMessage", told)
    while worker.evaluate("self.shown.length") == before:
        page.wait_for_timeout(20)
    shown: dict[str, Any] = worker.evaluate("self.shown.at(-1)")
    line.detach()
    return shown


def wait_until(page: Page, done: Any) -> None:
    for _ in range(int(PATIENCE * 20)):
        if done():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it did not happen")


def test_who_consents_is_told_comes_to_the_right_table_and_stops_it(
    browser: Chromium, own_server: Server, service: Service
) -> None:
    match = before("yspahan", 2, "away", turned)
    keys = lay(own_server.folder, match, people=2, name="Long Bazaar")
    page, browser_keys = person(browser, own_server, service)
    path = f"/table/{keys['table']}"
    page.goto("/healthz")
    page.evaluate(HOLD, [keys])
    page.goto(path)
    page.wait_for_selector(".page[data-turn=mine] .a-board svg")
    for count in range(20):
        expect(page).to_have_title("Your move · Long Bazaar")
        expect(page.locator('link[rel="icon"]')).to_have_attribute("href", "/logo-turn.svg")
        by_mouse(page, count)
        if turn(page) != "mine":
            break
    expect(page).to_have_title("Long Bazaar")
    expect(page.locator('link[rel="icon"]')).to_have_attribute("href", "/logo.svg")

    page.goto("/you")
    switch = page.get_by_role("switch", name="On this device")
    expect(switch).not_to_be_checked()
    switch.click()
    expect(switch).to_be_checked()
    expect(page.get_by_text("On. You are told when you are not looking.")).to_be_visible()
    expect(page.get_by_text("1 address at which you are told")).to_be_visible()
    assert serious(page) == []
    no_sideways_scrolling(page)
    picture(page, "told.png", full_page=True)
    worker = worker_of(page)
    page.get_by_role("button", name="Test", exact=True).click()
    wait_until(page, lambda: len(service.came) == 1)
    shown = deliver(page, worker, own_server.url, browser_keys.read(service.came[0][1]))
    assert (shown["title"], shown["data"]["path"], shown["actions"]) == (
        "Caravanserai reaches you",
        "/you",
        [],
    )

    own_server.stop()
    own_server.start()
    take_turn(page, keys, 1)
    wait_until(page, lambda: len(service.came) == 2)
    told = browser_keys.read(service.came[1][1])
    assert service.claims()["aud"] == service.origin
    shown = deliver(page, worker, own_server.url, told)
    assert shown["title"] == "Your move · Long Bazaar"
    assert (shown["tag"], shown["data"]["path"]) == (keys["table"], path)
    assert [each["title"] for each in shown["actions"]] == ["Not of this table"]
    assert worker.evaluate(CLICK, "") == [["open", f"{own_server.url}{path}"]]

    table = page.context.new_page()
    table.goto(path)
    table.wait_for_selector(".a-board svg")
    expect(table).to_have_title("Your move · Long Bazaar")
    assert worker.evaluate(CLICK, "")[-1] == ["focus", f"{own_server.url}{path}"]
    walk_to(table, "/")
    expect(table.locator(".page")).to_have_count(0)
    assert worker.evaluate(CLICK, "")[-1] == ["open", f"{own_server.url}{path}"], "it has gone elsewhere"
    walk_to(page, path)
    page.wait_for_selector(".a-board svg")
    assert worker.evaluate(CLICK, "")[-1][0] == "focus", "another one has come to the table"
    walk_to(page, "/you")
    walk_to(table, path)
    table.get_by_role("button", name="Menu").click()
    box = table.get_by_label("Tell me when I am not looking at this table")
    expect(box).to_be_checked()
    worker.evaluate(CLICK, "stop")
    expect(box).not_to_be_checked()
    box.check()
    expect(box).to_be_checked()
    table.close()

    with page.expect_response(lambda answer: answer.request.method != "GET"):
        page.get_by_label("A game ends").uncheck()
    page.reload()
    expect(page.get_by_label("A game ends")).not_to_be_checked()
    page.get_by_role("button", name="Stop everything").click()
    expect(page.get_by_text("Everything is stopped, on all devices.")).to_be_visible()
    expect(page.get_by_role("switch", name="On this device")).not_to_be_checked()
    expect(page.get_by_text("A game ends")).to_have_count(0)
    page.context.close()


def test_who_does_not_consent_is_asked_for_nothing_and_kept_nowhere(
    browser: Chromium, server: Server, service: Service
) -> None:
    page, _ = person(browser, server, service, "denied")
    page.goto("/you")
    page.get_by_role("switch", name="On this device").click()
    expect(page.get_by_text("The browser did not allow notifications. Nothing was changed.")).to_be_visible()
    expect(page.get_by_text("The browser was told not to show notifications")).to_be_visible()
    expect(page.get_by_role("switch", name="On this device")).to_be_disabled()
    expect(page.get_by_role("button", name="Keep my tables safe")).to_be_visible()
    page.context.close()


def test_mail_is_confirmed_by_a_code_and_ended_by_its_link(browser: Chromium, tmp_path: Path) -> None:
    post = Box()
    post.controller.start()
    letters = post.letters
    server = Server(tmp_path / "data", "--mail", post.url)
    context = browser.new_context(base_url=server.url, locale="en-GB", viewport={"width": 390, "height": 844})
    try:
        page = context.new_page()
        page.goto("/you")
        page.get_by_label("Mail address").fill("amina@example.org")
        page.get_by_role("button", name="Send a code").click()
        page.get_by_label("Code from the mail").fill("1")
        page.get_by_role("button", name="Confirm").click()
        expect(page.get_by_text("This is not the code that was sent.")).to_be_visible()
        wait_until(page, lambda: letters.came)
        code = re.search(r"\d{8}", letters.came[0]["Subject"])
        assert code is not None
        page.get_by_label("Code from the mail").fill(code[0])
        page.get_by_role("button", name="Confirm").click()
        expect(page.get_by_text("To amina@example.org, at most once")).to_be_visible()
        no_sideways_scrolling(page)
        picture(page, "told-phone.png", full_page=True)
        page.get_by_role("button", name="Test", exact=True).click()
        wait_until(page, lambda: len(letters.came) == 2)
        text = letters.text()
        link = re.search(r"http://\S+#stop=\S+", text)
        assert link is not None
        other = browser.new_context(locale="en-GB").new_page()
        other.goto(link[0])
        expect(other.get_by_text("Stopped. It can be turned on again here.")).to_be_visible()
        other.context.close()
        page.reload()
        expect(page.get_by_label("Mail address")).to_be_visible()
    finally:
        context.close()
        server.stop()
        post.controller.stop()


@pytest.mark.parametrize("on", [True, False])
def test_a_turn_is_heard_if_one_wants_it(page: Page, server: Server, on: bool) -> None:
    """Sound is off until somebody wants it; the title and the icon tell the same."""
    page.add_init_script(
        "window.tones = 0; const start = OscillatorNode.prototype.start;"
        "OscillatorNode.prototype.start = function (...at) { window.tones += 1; return start.apply(this, at); };"
        f"localStorage.setItem('serai.settings', JSON.stringify({{ language: 'en', sound: {json.dumps(on)} }}));"
    )
    keys = new_table(server.url, "yspahan", 3)
    sit(page, keys)
    page.wait_for_selector("[data-turn=mine]")
    expect(page).to_have_title("Your move · Yspahan")
    by_mouse(page, 0)  # a browser lets no page be heard that was not touched
    if on:
        page.wait_for_function("window.tones > 0")
    else:
        assert page.evaluate("window.tones") == 0
