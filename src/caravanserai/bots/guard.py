"""A bot that fails must not stop the game: whatever it does, a legal decision comes out."""

import logging
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures import TimeoutError as Stalled
from typing import Final

from caravanserai.bots.levels import Bot, Thought
from caravanserai.bots.situation import Situation

LOG: Final = logging.getLogger("caravanserai.bots")


def decide(bot: Bot, situation: Situation, limit: float | None = None) -> Thought:
    """The bot's decision, or a legal one drawn at random if it raises, stalls past `limit` or cheats."""
    try:
        thought = bot.think(situation) if limit is None else _in_time(bot, situation, limit)
    except Exception as error:
        LOG.warning("bot %s failed at %s: %r", bot.name, situation.prompt["decision"], error)
        return fallback(situation)
    if thought.action not in situation.legal:
        LOG.warning("bot %s chose %r, which is not legal", bot.name, thought.action)
        return fallback(situation)
    return thought


def fallback(situation: Situation) -> Thought:
    """A legal decision that depends on nothing but what the seat sees."""
    return Thought(situation.random("fallback").choice(situation.legal), [])


def _in_time(bot: Bot, situation: Situation, limit: float) -> Thought:
    """Think in a thread of its own and leave it behind when the time is up."""
    pool = ThreadPoolExecutor(1, thread_name_prefix="bot")
    try:
        return pool.submit(bot.think, situation).result(limit)
    except Stalled:
        raise TimeoutError(f"no decision within {limit} s") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
