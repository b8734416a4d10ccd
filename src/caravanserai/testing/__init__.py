"""The conformance kit: checks that any game must pass. Each raises `ConformanceError` and names the defect."""

from caravanserai.testing.cards import check_cards
from caravanserai.testing.corpus import Corpus, Moment, Play, Setup, setups
from caravanserai.testing.coverage import check_coverage
from caravanserai.testing.declaration import check_decisions, check_declaration, check_names
from caravanserai.testing.errors import ConformanceError
from caravanserai.testing.flow import (
    check_chance,
    check_clones,
    check_events,
    check_invariants,
    check_legal,
    check_replay,
    check_scores,
    check_termination,
)
from caravanserai.testing.kit import Report, Result, checks, run_kit
from caravanserai.testing.matches import check_records, check_undo
from caravanserai.testing.observations import check_observation
from caravanserai.testing.positions import check_edits, check_positions
from caravanserai.testing.processes import check_compiled, check_hash_seed
from caravanserai.testing.reasons import check_why_not
from caravanserai.testing.secrets import (
    check_prompts,
    check_samples,
    check_secrets,
    check_undo_secrets,
    check_views,
    check_whispers,
)
from caravanserai.testing.texts import check_texts

__all__ = [
    "ConformanceError",
    "Corpus",
    "Moment",
    "Play",
    "Report",
    "Result",
    "Setup",
    "check_cards",
    "check_chance",
    "check_clones",
    "check_compiled",
    "check_coverage",
    "check_decisions",
    "check_declaration",
    "check_edits",
    "check_events",
    "check_hash_seed",
    "check_invariants",
    "check_legal",
    "check_names",
    "check_observation",
    "check_positions",
    "check_prompts",
    "check_records",
    "check_replay",
    "check_samples",
    "check_scores",
    "check_secrets",
    "check_termination",
    "check_texts",
    "check_undo",
    "check_undo_secrets",
    "check_views",
    "check_whispers",
    "check_why_not",
    "checks",
    "run_kit",
    "setups",
]
