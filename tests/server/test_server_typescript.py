"""The client's types are those of the server's messages."""

import sys
from pathlib import Path
from typing import Any, Literal, NotRequired, TypedDict

import pytest

from caravanserai.server import typescript, viewtypes, wire

SOURCES = Path(__file__).parents[2] / "client" / "src"


@pytest.mark.parametrize("name", typescript.files())
def test_the_clients_types_are_in_step(name: str) -> None:
    assert (SOURCES / name).read_text(encoding="utf-8") == typescript.files()[name], (
        "run: python -m caravanserai.server.typescript"
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
    assert wire.Wire.__name__ not in [struct.__name__ for struct in typescript.structs()]


class Card(TypedDict):
    """A card
    on the table."""

    id: str
    kind: Literal["red", "blue"]
    owner: int | None


class Small(TypedDict):
    cards: list[Card]
    rows: list[list[int | None]]
    counts: dict[str, int]
    open: NotRequired[bool]
    pair: tuple[int, str]


class Loose(TypedDict):
    anything: Any


def test_a_typed_dict_becomes_readonly_interfaces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewtypes, "_source", lambda name: sys.modules[name])
    small, card = viewtypes.interfaces(Small)
    assert small == (
        "export interface Small {\n  readonly cards: readonly Card[];\n"
        "  readonly rows: readonly (readonly (number | null)[])[];\n"
        "  readonly counts: Readonly<Record<string, number>>;\n  readonly open?: boolean;\n"
        "  readonly pair: readonly [number, string];\n}\n"
    )
    assert card.startswith("/** A card on the table. */\nexport interface Card {\n")
    assert "  readonly kind: 'red' | 'blue';\n  readonly owner: number | null;\n" in card


def test_a_view_that_says_any_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewtypes, "_source", lambda name: sys.modules[name])
    with pytest.raises(TypeError, match=r"no TypeScript for typing\.Any"):
        viewtypes.interfaces(Loose)


def test_all_files_are_written_below_the_folder(tmp_path: Path) -> None:
    for name in typescript.files():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
    typescript.main([str(tmp_path)])
    assert "interface SharedView" in (tmp_path / "games" / "view.ts").read_text(encoding="utf-8")
    assert (tmp_path / "wire.ts").read_text(encoding="utf-8") == typescript.generate()
