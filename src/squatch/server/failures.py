"""Errors as answers: a status, and a message with its English sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, MethodNotAllowedException

from squatch.core.errors import IllegalAction, Message
from squatch.server import wire
from squatch.server.errors import (
    RequestError,
    StorageFailed,
    WriteRefused,
    not_understood,
    storage_failed,
    too_large,
)
from squatch.server.sentences import Sentences
from squatch.tables.errors import BadName, BadPlan, NotAllowed, TableError

log = structlog.get_logger()

Handler = Callable[[Request[Any, Any, Any], Exception], Response[wire.Failure]]

STATUS: dict[type[TableError], int] = {BadName: 400, BadPlan: 400, NotAllowed: 403}
CONFLICT = 409
ADDRESSES = {404: "server-error-no-such-address", 405: "server-error-method"}


def handlers(sentences: Sentences) -> dict[int | type[Exception], Handler]:
    """What answers each error."""

    def answer(_request: Request[Any, Any, Any], problem: Exception) -> Response[wire.Failure]:
        status, message = explain(problem)
        if status == 500:
            log.error("request failed", exc_info=problem)
        failure = wire.Failure(sentences.spoken(message))
        return Response(failure, status_code=status, headers=_headers(problem, message))

    return {Exception: answer, HTTPException: answer}


def explain(problem: Exception) -> tuple[int, Message]:
    """The status and the message of an error.

    >>> explain(BadName(Message("table-error-name-empty")))[0]
    400
    """
    match problem:
        case RequestError():
            return problem.status, problem.message
        case TableError():
            return STATUS.get(type(problem), CONFLICT), problem.message
        case IllegalAction():
            return CONFLICT, problem.message
        case StorageFailed() | WriteRefused():
            return explain(storage_failed())
        case HTTPException():
            return _explain_http(problem)
    return 500, Message("server-error-unexpected")


def _headers(problem: Exception, message: Message) -> dict[str, str]:
    """What programs want to know besides: what would be taken here, and when."""
    if isinstance(problem, RequestError) and "seconds" in message.params:
        return {"retry-after": str(message.params["seconds"])}
    if isinstance(problem, MethodNotAllowedException):
        allowed = (problem.headers or {}).get("allow", "").split(", ")
        return {"allow": ", ".join(sorted({*allowed, "HEAD"} if "GET" in allowed else allowed))}
    return {}


def _explain_http(problem: HTTPException) -> tuple[int, Message]:
    status = problem.status_code
    if status in ADDRESSES:
        return status, Message(ADDRESSES[status])
    if status == 413:
        return explain(too_large(wire.MOST_BYTES))
    if status < 500:
        return explain(not_understood(problem.detail))
    return status, Message("server-error-unexpected")
