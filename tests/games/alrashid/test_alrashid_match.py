"""Play through a match: what is taken by itself, what can be taken back, and what closes that."""

import pytest
from alrashid_table import GAME, A, B, Table

import caravanserai as cs
from caravanserai.play.history import AUTO, CHOSEN, Entry


def match_at(table: Table, seed: str = "dome") -> cs.Match:
    """A match that stands at the table's position."""
    match = cs.Match(GAME, seats=table.s.seats, seed=seed)
    match.state = table.s
    match.steps.cut(0)
    match.events.cut(0)
    match._barrier = 0
    match._checkpoint = table.s.clone()
    return match


def play(match: cs.Match, *names: str) -> cs.Match:
    for name in names:
        answer = match.play(match.state.actor(), GAME.parse(name))
        assert answer, answer
    return match


def done(match: cs.Match) -> list[str]:
    """The steps so far, automatic ones with =."""
    return [f"{GAME.name(e.action)}{'=' if e.how == AUTO else ''}" for e in match.steps]


def test_a_match_waits_for_the_first_token() -> None:
    match = cs.Match("alrashid", seats=3, seed="gate")
    assert match.state.stack[-1].decision == "D-START-TOKEN"
    assert isinstance(match.steps[0], Entry)
    assert match.steps[0].actor == cs.CHANCE


def test_single_options_are_taken_by_themselves() -> None:
    """AR-D9 with nothing payable, AR-D8 with nothing to activate."""
    table = (
        Table(2).stand("lore", A, "sage").stand("politics", B, "sage").stand("sanmatia", A, "merchant").turn()
    )
    match = play(match_at(table), "resolve lore")
    assert done(match) == ["resolve lore", "visit none=", "end="]
    assert match.state.actor() == B


def test_the_last_area_is_resolved_by_itself() -> None:
    """AR-D7 1×, but AR-D26 of a territory with a big lot is asked."""
    table = Table(2).stand("lore", A, "sage").stand("sanmatia", A, "merchant").turn()
    match = play(match_at(table), "resolve lore")
    assert done(match)[-1] == "resolve sanmatia="
    assert match.state.stack[-1].decision == "D-TRADE"


def test_payments_with_one_way_need_no_answer() -> None:
    """AR-D14 1× for each kind."""
    table = Table().goods(A, 1, 1, 1, 0, 0).stand("al-rashid", A, "pasha").stand("lore", B, "sage").turn()
    match = play(match_at(table), "resolve al-rashid", "court title", "buy law-expert")
    assert done(match)[3:8] == [
        "pay hardwood 1=",
        "pay pottery 1=",
        "pay metal 1=",
        "pay spice 0=",
        "pay silk 0=",
    ]


def test_tokens_are_chosen_automatically_only_if_one_fits() -> None:
    """AR-D24 That one token fits is a public fact; that all fitting ones are alike is not."""

    def fight(*tokens: str) -> cs.Match:
        table = (
            Table()
            .hand(A, *tokens)
            .camp("silk-road", "red-4")
            .stand("silk-road", A, "sage")
            .stand("lore", B, "sage")
        )
        return play(match_at(table.turn()), "resolve silk-road", "fight")

    assert "commit red-2=" in done(fight("red-2", "blue-3"))
    assert "done=" in done(fight("red-2", "blue-3"))
    match = fight("red-2", "red-2")
    assert match.state.stack[-1].decision == "D-TOKENS"
    assert match.state.legal() == [GAME.parse("commit red-2")]
    assert not match.prompt(A)["auto"]


def test_flee_is_automatic_without_a_fitting_token() -> None:
    """D-FIGHT"""
    table = Table().camp("silk-road", "red-4").stand("silk-road", A, "sage").stand("lore", B, "sage").turn()
    match = play(match_at(table), "resolve silk-road")
    assert done(match)[1] == "flee="


def test_the_negotiator_is_never_automatic() -> None:
    """AR-D30 He must see the tokens first."""
    table = (
        Table()
        .title(A, "negotiator")
        .camp("silk-road", "red-4")
        .stand("lore", A, "sage")
        .stand("politics", B, "sage")
    )
    match = play(match_at(table.turn()), "activate negotiator", "negotiate silk-road")
    assert match.state.stack[-1].decision == "D-DISCARD"
    assert match.state.legal() == [GAME.parse("stop")]


def test_a_visit_can_be_taken_back_step_by_step() -> None:
    """The visit is one undoable group until something is drawn."""
    table = Table().goods(A, 3, 3, 3, 0, 0).stand("commerce", A, "pasha").stand("lore", B, "sage").turn()
    match = play(match_at(table), "resolve commerce", "visit title", "buy trader", "pay hardwood 1")
    for _ in range(4):
        assert match.undo(A)
    assert match.state.stack[-1].decision == "D-TURN"
    assert not match.undo(A)


def test_draws_close_undo() -> None:
    """D-DRAW"""
    table = Table().stand("military", A, "pasha").stand("lore", B, "sage").turn()
    match = play(match_at(table), "resolve military", "visit service")
    assert match.can_undo(A) is None
    play(match, "draw red")
    refusal = match.can_undo(A)
    assert refusal is not None
    assert refusal.reason.key == "reason-undo-closed"


@pytest.mark.parametrize(("up", "closed"), [(False, True), (True, False)])
def test_turning_up_tokens_closes_undo(up: bool, closed: bool) -> None:
    """AR-D7 Only if face-down tokens lie there."""
    table = Table().hand(A, "red-2", "red-3").camp("silk-road", "red-4", up=up).stand("silk-road", A, "sage")
    match = play(match_at(table.stand("lore", B, "sage").turn()), "resolve silk-road")
    assert (match.can_undo(A) is not None) == closed


@pytest.mark.parametrize(("seen", "closed"), [((), True), ((A,), False), ((B,), True)])
def test_looking_closes_undo_if_it_shows_something_new(seen: tuple[int, ...], closed: bool) -> None:
    """AR-D22, AR-D29"""
    table = (
        Table(2).title(A, "negotiator").camp("silk-road", "red-4", seen=seen).stand("intrigue", A, "pasha")
    )
    match = play(
        match_at(table.stand("lore", B, "sage").turn()), "resolve intrigue", "visit service", "look silk-road"
    )
    assert (match.can_undo(A) is not None) == closed
    table = Table(2).title(A, "negotiator").camp("silk-road", "red-4", seen=seen).stand("lore", A, "pasha")
    match = play(
        match_at(table.stand("politics", B, "sage").turn()), "activate negotiator", "negotiate silk-road"
    )
    assert (match.can_undo(A) is not None) == closed


def test_committed_tokens_can_be_taken_back_until_done() -> None:
    """D-TOKENS"""
    table = (
        Table()
        .hand(A, "red-2", "red-3", "blue-4")
        .camp("silk-road", "red-4", up=True)
        .stand("silk-road", A, "sage")
    )
    match = play(
        match_at(table.stand("lore", B, "sage").turn()), "resolve silk-road", "fight", "commit red-2"
    )
    assert match.undo(A)
    play(match, "commit red-3", "commit red-2", "done")
    assert match.can_undo(A) is not None


def test_removing_a_token_closes_undo() -> None:
    """AR-D30, AR-D31"""
    table = Table().title(A, "negotiator").hand(A, "red-2").camp("silk-road", "red-4", "red-3", up=True)
    match = play(
        match_at(table.stand("lore", A, "sage").stand("politics", B, "sage").turn()), "activate negotiator"
    )
    play(match, "negotiate silk-road")
    assert match.can_undo(A) is None
    play(match, "discard red-2")
    assert match.can_undo(A) is not None
    play(match, "remove 1")
    assert match.can_undo(A) is not None


def test_another_players_decision_closes_undo() -> None:
    """An automatic visit does not count, a chosen one does."""
    for goods, closed in ((0, False), (9, True)):
        table = Table(2).goods(B, hardwood=goods).stand("lore", A, "sage").stand("lore", B, "merchant")
        match = play(
            match_at(table.title(A, "hardwood-importer").stand("military", A, "pasha").turn()), "resolve lore"
        )
        if closed:
            play(match, "visit none")
        assert [entry for entry in match.steps if entry.actor == B]
        assert bool([entry for entry in match.steps if entry.actor == B and entry.how == CHOSEN]) == closed
        assert (match.can_undo(A) is not None) == closed


def test_a_whole_match_is_verified_from_its_record() -> None:
    match = cs.Match("alrashid", seats=4, seed="minaret", edition="italian")
    turn = 0
    while not match.over:
        legal = match.state.legal()
        turn += 1
        assert match.play(match.state.actor(), legal[turn * 7 % len(legal)])
    from caravanserai.play.record import parse, record_text, verify

    again = parse(record_text(match))
    assert GAME.position(again.state) == GAME.position(match.state)
    assert verify(again) == []


def test_refusals_name_the_rule() -> None:
    table = Table().stand("lore", A, "sage").stand("politics", B, "sage").turn()
    match = match_at(table)
    answer = match.play(A, GAME.parse("resolve sanmatia"))
    assert isinstance(answer, cs.NotLegal)
    assert answer.reason.rule == "AR-39"
    assert isinstance(match.play(B, GAME.parse("resolve lore")), cs.NotYourTurn)
