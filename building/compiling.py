"""Run mypyc and the C compiler once, for all modules: `python -m building.compiling OUT SOURCE...`.

A process of its own, because both write to the terminal, change global state and leave by
`sys.exit`. Sources are given relative to the working folder, the root of the project, so that
tracebacks of compiled code name files as a developer knows them.
"""

import sys
import tempfile
from pathlib import Path

from building.c_compiler import c_compiler, takes

GROUP = "squatch"
"""Names the shared library that holds the code of all compiled modules: `squatch__mypyc`."""

FLAGS = ("-fno-semantic-interposition", "-fvisibility=hidden")
"""Together worth a factor of 1.4: calls between the compiled modules become direct."""

MYPY_OPTIONS = (
    "--config-file=",  # how strictly the project is checked is a matter for `make check`
    "--python-version={}.{}".format(*sys.version_info[:2]),
    "--ignore-missing-imports",
    "--follow-imports=silent",
    "--no-error-summary",
)


def compile_to(out: Path, sources: list[str], scratch: Path) -> None:
    """Compile `sources` and put the extension modules below `out`, laid out as they are imported.

    Leaves the process by `SystemExit` when mypyc or the C compiler refuse.
    """
    from mypyc.build import mypycify  # noqa: PLC0415 - setuptools has to come first
    from setuptools import Distribution  # noqa: PLC0415 - the same

    extensions = mypycify(
        [*MYPY_OPTIONS, f"--cache-dir={scratch / 'mypy'}", *sources],
        opt_level="3",
        debug_level="0",
        target_dir=str(scratch / "c"),
        group_name=GROUP,
    )
    compiler = c_compiler()
    flags = [flag for flag in FLAGS if isinstance(compiler, list) and takes(compiler, flag)]
    for extension in extensions:
        extension.extra_compile_args += flags
    distribution = Distribution({"name": "squatch", "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.set_undefined_options = lambda *_: None
    command.build_lib, command.build_temp = str(out), str(scratch / "o")
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        compile_to(Path(sys.argv[1]), sys.argv[2:], Path(folder))
