"""Tokens, doors and brakes."""

import logging

import msgspec
import pytest

from caravanserai.server import security
from caravanserai.server.logs import JsonLines, Seldom
from caravanserai.server.security import Brakes, Bucket, Doors


def test_tokens_have_at_least_128_bits_and_never_repeat() -> None:
    tokens = {security.new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert security.TOKEN_BYTES * 8 >= 128


def test_nothing_fits_an_empty_digest() -> None:
    assert not security.fits(security.digest(""), "")
    assert security.fits(security.digest("a"), security.digest("a"))
    assert not security.fits(security.digest("a"), security.digest("b"))


@pytest.mark.parametrize(
    "host", ["127.0.0.1:8421", "localhost", "[::1]:80", "192.168.1.7:8421", "games.example.org"]
)
def test_own_names_and_plain_addresses_are_let_in(host: str) -> None:
    assert Doors(["games.example.org"]).host(host)


@pytest.mark.parametrize(
    "host", ["", "evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "[", "a b"]
)
def test_other_names_are_not(host: str) -> None:
    assert not Doors(["games.example.org"]).host(host)


@pytest.mark.parametrize(
    ("origin", "let_in"),
    [
        (None, True),
        ("http://127.0.0.1:8421", True),
        ("https://127.0.0.1:8421", True),
        ("http://127.0.0.1:9999", False),
        ("http://evil.example", False),
        ("null", False),
        ("", False),
        ("http://[", False),
        ("file://127.0.0.1:8421", False),
    ],
)
def test_only_own_pages_and_programs_may_change_things(origin: str | None, let_in: bool) -> None:
    assert Doors().origin(origin, "127.0.0.1:8421") is let_in


def test_a_bucket_lets_a_burst_through_and_then_brakes(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(security.time, "monotonic", lambda: clock[0])
    bucket = Bucket(2.0, 3.0)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock[0] = 0.5
    assert bucket.take()
    assert not bucket.take()
    assert bucket.owe() == pytest.approx(0.5)


def test_addresses_are_braked_one_by_one_and_forgotten_in_the_end() -> None:
    brakes = Brakes(0.001, 1.0, remembered=2)
    assert brakes.take("10.0.0.1")
    assert not brakes.take("10.0.0.1")
    assert brakes.take("10.0.0.2")
    assert brakes.take("10.0.0.3")
    assert brakes.take("10.0.0.1")


def test_one_ipv6_network_counts_as_one_address() -> None:
    assert security.network("2001:db8::1") == security.network("2001:db8::ffff")
    assert security.network("2001:db8::1") != security.network("2001:db8:0:1::1")
    assert security.network("unknown") == "unknown"


@pytest.mark.parametrize(
    ("host", "local"), [("127.0.0.1", True), ("::1", True), ("localhost", True), ("0.0.0.0", False)]
)
def test_loopback_is_known(host: str, local: bool) -> None:
    assert security.is_loopback(host) is local


def test_logs_are_json_lines_with_fields_and_not_the_same_all_the_time() -> None:
    record = logging.LogRecord("caravanserai.server.gate", logging.WARNING, "", 0, "%d held", (5,), None)
    record.fields = {"limit": "connections"}
    line = msgspec.json.decode(JsonLines().format(record))
    assert (line["part"], line["message"], line["limit"]) == ("server.gate", "5 held", "connections")
    seldom = Seldom()
    assert [seldom.filter(record) for _ in range(3)] == [True, False, False]
