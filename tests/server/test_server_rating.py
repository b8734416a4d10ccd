"""Ratings as they are worked out: from results alone, the same each time; bots are fixed, whom a bot helped cannot gain."""

from caravanserai.server.rating import Skill, Standings, bot_skill
from caravanserai.server.results import RatedSeat


def game(at: int, *seats: str, helped: str = "", table: str = "") -> list[RatedSeat]:
    """A game that ended so: the best first; persons by their letters, bots by their levels."""
    return [
        RatedSeat(
            table or f"t{at}",
            number,
            at,
            "yspahan",
            who if len(who) == 1 else "",
            "" if len(who) == 1 else who,
            number + 1,
            who == helped,
        )
        for number, who in enumerate(seats)
    ]


def after(*games: list[RatedSeat]) -> Standings:
    made = Standings()
    made.add([row for each in games for row in each])
    return made


def points(standings: Standings, person: str) -> int:
    return standings.skill("yspahan", person).points


def test_everybody_begins_alike_and_the_range_narrows() -> None:
    fresh = Skill()
    assert (fresh.points, fresh.range, fresh.games) == (1500, 482, 0)
    one = after(game(1, "a", "b"))
    assert points(one, "a") > 1500 > points(one, "b")
    many = after(*(game(at, *("ab" if at % 2 else "ba")) for at in range(1, 41)))
    assert many.skill("yspahan", "a").range < 0.6 * fresh.range
    assert many.skill("yspahan", "a").games == 40


def test_the_same_results_give_the_same_ratings_however_they_come() -> None:
    games = [game(1, "a", "b", "c"), game(2, "b", "hard@1", "a"), game(3, "c", "a")]
    at_once = after(*games)
    one_by_one = Standings()
    for each in games:
        one_by_one.add(each)
    assert at_once.everybody() == one_by_one.everybody()
    assert at_once.history("a") == one_by_one.history("a")
    assert after(*reversed(games)).everybody() != at_once.everybody()


def test_a_bot_is_what_the_ladder_says_and_stays_it() -> None:
    hard, easy = bot_skill("yspahan", "hard@1"), bot_skill("yspahan", "easy@1")
    assert hard is not None
    assert easy is not None
    assert (hard.points, easy.points) == (1652, 1205)
    beaten = points(after(game(1, "a", "hard@1")), "a")
    assert beaten > points(after(game(1, "a", "easy@1")), "a") > 1500
    long = after(*(game(at, "hard@1", "a") for at in range(1, 200)))
    assert ("yspahan", "") not in long.everybody()
    assert points(long, "a") < 1300


def test_200_points_more_win_three_of_four() -> None:
    """Who wins three of four games against the fixed medium bot comes to about 1700."""
    games = [game(at, *(("medium@1", "a") if at % 4 == 0 else ("a", "medium@1"))) for at in range(1, 801)]
    assert 1650 < points(after(*games), "a") < 1750


def test_whom_a_bot_helped_can_lose_but_not_gain() -> None:
    won = after(game(1, "a", "b", helped="a"))
    assert won.skill("yspahan", "a")._replace(games=0) == Skill()
    assert points(won, "b") < 1500
    lost = after(game(1, "b", "a", helped="a"))
    assert points(lost, "a") == points(after(game(1, "b", "a")), "a")


def test_the_history_tells_each_game_and_its_change() -> None:
    standings = after(game(1, "a", "b", "easy@1"), game(2, "b", "a"))
    first, second = standings.history("a")
    assert (first.table, first.place, first.seats, first.change) == ("t1", 1, 3, first.points - 1500)
    assert (second.place, second.change) == (2, second.points - first.points)
    assert standings.history("") == []
