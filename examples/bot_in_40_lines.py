"""A bot in 40 lines: it tries every option in a few worlds that could be the true one, and plays each out at random.

python examples/bot_in_40_lines.py yspahan --games 10
"""

import argparse
from random import Random

import caravanserai as cs
from caravanserai.bots import Bot, Situation, Thought, decide, make
from caravanserai.core.rollout import playout


class Dreamer(Bot):
    """Sees what its seat may see, and nothing else: `situation.sample` deals all hidden things anew."""

    worlds = 3

    def ponder(self, situation: Situation, rng: Random) -> Thought:
        hopes = [(action, self.hope(situation, action, rng)) for action in situation.legal]
        hopes.sort(key=lambda each: -each[1])
        return Thought(hopes[0][0], hopes)

    def hope(self, situation: Situation, action: int, rng: Random) -> float:
        """By how many points it leads on average some time after the action."""
        total = 0.0
        for _ in range(self.worlds):
            world = situation.sample(rng)
            world.apply(action)
            playout(world, rng.randrange(1 << 30), limit=40)
            points = world.scores()
            total += points[situation.seat] - max(points[: situation.seat] + points[situation.seat + 1 :])
        return total / self.worlds


def play(key: str, seed: str, place: int) -> bool:
    """One game of the dreamer at that seat against random players: has it won?"""
    match = cs.Match(key, seats=cs.game(key).seats[0], seed=seed)
    bots = [make("random", match.game, f"{seed} {seat}") for seat in range(match.seats)]
    bots[place] = Dreamer("dreamer", seed)
    while not match.over:
        seat = match.state.actor()
        match.play(seat, decide(bots[seat], Situation(match.game, match.state, seat)).action)
    return match.state.ranking()[0] == [place]


def main(argv: list[str] | None = None) -> int:
    """Let the dreamer play and count; returns how often it won."""
    parser = argparse.ArgumentParser(description="A small bot against random players.")
    parser.add_argument("game", nargs="?", default="yspahan")
    parser.add_argument("--games", type=int, default=10)
    args = parser.parse_args(argv)
    won = sum(play(args.game, f"example {n}", n % cs.game(args.game).seats[0]) for n in range(args.games))
    print(f"{args.game}: the dreamer won {won} of {args.games} games against random players")
    return won


if __name__ == "__main__":
    main()
