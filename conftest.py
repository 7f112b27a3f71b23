"""What all tests share."""

from pathlib import Path

import squatch
from squatch import _compiled

PACKAGE = Path(squatch.__file__).parent

# Alembic runs these, with a connection in hand.
collect_ignore_glob = ["src/squatch/server/migrations/*"]

# Doctests are collected by importing files. A file whose compiled module is in use would be
# imported a second time, beside the compiled one; its doctests run in the interpreted pass.
_record = _compiled.Record.read(PACKAGE) if squatch.compiled() else None
collect_ignore = [str(PACKAGE.parent / name) for name in (_record.modules if _record else ())]
