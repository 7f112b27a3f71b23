"""Is there a C compiler that can build Python extensions, and what does it understand?"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path


def c_compiler() -> list[str] | str:
    """Return the words of the C compiler's command, or the reason why there is none to use.

    Asks for what setuptools will use: `CC`, else the compiler that Python was built with.
    """
    if sys.platform == "win32":
        return _microsoft()
    words = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(words[0]) is None:
        return f"no C compiler found ({words[0]})"
    if not takes(words, f"-I{sysconfig.get_path('include')}", "#include <Python.h>\n"):
        return f"the C compiler ({words[0]}) cannot build Python extensions (no Python.h?)"
    return words


def takes(compiler: list[str], option: str, program: str = "int x;\n") -> bool:
    """Return whether the compiler accepts the option without a murmur."""
    done = subprocess.run(
        [*compiler, "-Werror", option, "-x", "c", "-c", "-", "-o", os.devnull],
        input=program,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode == 0


def _microsoft() -> list[str] | str:
    programs = os.environ.get("PROGRAMFILES(X86)", r"C:\Program Files (x86)")
    finder = Path(programs, "Microsoft Visual Studio", "Installer", "vswhere.exe")
    if shutil.which("cl") is not None or finder.is_file():
        return ["cl"]
    return "no C compiler found (Microsoft's C++ build tools)"
