"""The whole API fuzzed by its own description: no answer outside of it, no server error."""

import warnings

import pytest
from campaign.running import Running
from hypothesis import HealthCheck, Phase, settings

from caravanserai.server import api, openapi

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import schemathesis
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

schema = schemathesis.openapi.from_dict(openapi.document(api.CALLS))
CHECKS = (not_a_server_error, response_schema_conformance, status_code_conformance)


@pytest.fixture(scope="module")
def table(running: Running) -> dict[str, str]:
    """A real table, so that some calls get past the door."""
    wish = {"game": "lots", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
    status, keys = running.post("/api/tables", wish)
    assert status == 201
    found: dict[str, str] = keys
    return found


_sent: list[str] = []
"""What this process has sent: others have servers of their own."""


@schema.parametrize()
@settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)
def test_the_api_keeps_to_its_description(
    case: schemathesis.Case, running: Running, table: dict[str, str]
) -> None:
    if "table" in (case.path_parameters or {}) and case.method != "DELETE":
        case.path_parameters["table"] = table["table"]
        case.headers["authorization"] = f"Bearer {table['owner']}"
    _sent.append(case.method)
    case.call_and_validate(base_url=running.address, checks=CHECKS)


def test_the_server_still_works_afterwards(running: Running) -> None:
    assert running.get("/healthz")[0] == 200
    counted = running.get("/metrics")[1].split("caravanserai_http_requests_total ")[-1].split()[0]
    assert int(counted) > len(_sent), "the fuzz did not reach the server"
    log = (running.folder / "server.log").read_text()
    assert '"level":"error"' not in log
