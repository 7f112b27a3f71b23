"""Hatchling's hook: what is made before files are packed. The work is done in `building/`."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from building import BuildError, front_end, native


class SquatchHook(BuildHookInterface[Any]):
    """The page goes into every build; compiled modules into wheels that are not editable."""

    def dependencies(self) -> list[str]:
        """Return the build requirements of the front end; those of mypyc: `building/backend.py`."""
        return front_end.requirements()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what the target needs; leave with one line when that fails."""
        try:
            front_end.build()
            if self.target_name == "wheel" and version == "standard":
                self._add_native(build_data)
        except BuildError as problem:
            sys.exit(f"squatch build: {problem}")

    def _add_native(self, build_data: dict[str, Any]) -> None:
        made = native.build()
        if made:
            build_data["force_include"] |= {str(path): name for name, path in made.items()}
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
