"""What lies in deploy/: every option and port that it names exists, and the parts fit each other."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml

from caravanserai.cli.main import parser
from caravanserai.server.serve import METRICS_TOKEN

DEPLOY = Path(__file__).parents[2] / "deploy"
UNITS = sorted(path.name for path in DEPLOY.glob("*.service"))


def compose() -> dict[str, Any]:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    found: dict[str, Any] = yaml.safe_load(text.replace("${SERAI_NAME}", "games.example.org"))
    return found


def command(unit: str) -> list[str]:
    """The words that a unit starts, the name of an instance being a port."""
    text = (DEPLOY / unit).read_text(encoding="utf-8").replace("%i", "8421")
    (line,) = re.findall(r"^ExecStart=(.*)$", text, re.MULTILINE)
    return shlex.split(line)


@pytest.mark.parametrize("unit", UNITS)
def test_units_name_options_that_there_are(unit: str) -> None:
    words = command(unit)
    assert words[0] == "/opt/caravanserai/bin/serai"
    given = vars(parser().parse_args(words[1:]))
    if "@" in unit:
        assert (given["port"], given["no_bots"], given["behind_proxy"]) == (8421, True, True)
    text = (DEPLOY / unit).read_text(encoding="utf-8")
    if "EnvironmentFile" in text:
        assert "--store" not in words, "an address with a password is no argument"
    assert "NoNewPrivileges=yes" in text
    assert METRICS_TOKEN in (DEPLOY / "caravanserai@.service").read_text(encoding="utf-8")


def test_the_units_are_all_that_we_mean() -> None:
    assert UNITS == ["caravanserai-work.service", "caravanserai.service", "caravanserai@.service"]


def test_the_compose_file_starts_what_there_is() -> None:
    """Commands parse, volumes are declared, servers wait for the database and stand behind the proxy's own loopback."""
    found = compose()
    services = found["services"]
    assert set(services) == {"database", "proxy", "one", "two", "bots"}
    ports = set()
    for name in ("one", "two", "bots"):
        service = services[name]
        given = vars(parser().parse_args(shlex.split(service["command"])))
        assert service["environment"]["SERAI_STORE"].startswith("postgresql://serai:")
        assert service["depends_on"]["database"]["condition"] == "service_healthy"
        if name != "bots":
            assert service["network_mode"] == "service:proxy"
            assert given["behind_proxy"]
            assert given["no_bots"]
            ports.add(given["port"])
    assert ports == {8421, 8422}
    upstreams = re.findall(r"127\.0\.0\.1:(\d+)", (DEPLOY / "Caddyfile").read_text(encoding="utf-8"))
    assert {int(port) for port in upstreams} == ports
    mounted = {v.split(":")[0] for s in services.values() for v in s.get("volumes", ())}
    assert {name for name in mounted if not name.startswith(".")} == set(found["volumes"])


def test_the_proxy_asks_where_a_server_that_stops_says_so() -> None:
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert "health_uri /readyz" in text
    assert "lb_policy uri_hash" in text


def test_the_image_is_made_of_this_package() -> None:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    assert "'/src[postgres]'" in text
    assert 'ENTRYPOINT ["serai"]' in text
    assert compose()["services"]["one"]["build"] == {"context": "..", "dockerfile": "deploy/Dockerfile"}
