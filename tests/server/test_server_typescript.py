"""The client's types are those of the server's messages."""

from pathlib import Path

from caravanserai.server import messages, typescript

WIRE = Path(__file__).parents[2] / "client" / "src" / "wire.ts"


def test_the_clients_types_are_in_step() -> None:
    assert WIRE.read_text(encoding="utf-8") == typescript.generate(), (
        "run: python -m caravanserai.server.typescript > client/src/wire.ts"
    )


def test_every_message_is_generated_with_its_tag() -> None:
    text = typescript.generate()
    assert (
        "export interface Act {\n  type: 'act';\n  request: string;\n  version: string;\n  action: number;\n}"
        in text
    )
    assert "export type ClientMessage = Hello | Act |" in text
    assert "  awaySince: number | null;" in text
    assert "  args: Arguments;" in text
    assert len(list(typescript.structs())) > 40
    assert messages.Wire.__name__ not in [struct.__name__ for struct in typescript.structs()]
