"""Structured logs of tables, seats and versions.

They never tell of hands, cookies, nonces or invitations. Other libraries may log what they carry
(frames, statements with their values), so they are heard only when they warn.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Sequence

import structlog
from structlog.typing import Processor

from squatch.server.settings import Settings

QUIET = (
    "alembic",
    "asyncio",
    "litestar",
    "markdown_it",
    "psycopg",
    "sqlalchemy",
    "uvicorn",
    "websockets",
)
SHARED: Sequence[Processor] = (
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
)


def configure_logs(settings: Settings) -> None:
    """Send everything to standard error, as lines for people or as JSON."""
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=SHARED,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                *_rendering(settings),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(settings.log_level.upper())
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *SHARED,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )


def _rendering(settings: Settings) -> list[Processor]:
    if settings.log_format == "json":
        # Tracebacks as text: the structured form would show the values of local variables.
        return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    plain = structlog.dev.plain_traceback
    colors = sys.stderr.isatty()
    return [structlog.dev.ConsoleRenderer(colors=colors, exception_formatter=plain)]
