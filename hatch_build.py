"""What happens when a wheel is built: the browser client goes in, and the engine is compiled where that is possible.

`CARAVANSERAI_COMPILE=0` leaves the engine uncompiled, `CARAVANSERAI_CLIENT=0` leaves the client out.
Editable installs get the client but stay interpreted.
"""

import os
import sys
import tempfile
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def _wanted(what: str) -> bool:
    return os.environ.get(f"CARAVANSERAI_{what}", "1") != "0"


class Build(BuildHookInterface):  # type: ignore[type-arg]
    """The custom hook of the wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build environment needs on this machine, and nothing more."""
        found: list[str] = []
        if self._can_compile():
            found += ["mypy[mypyc]>=2.4,<2.5", "setuptools>=75"]
        client = self._module("client", "tools/client.py")
        if _wanted("CLIENT") and client.present() and not client.built() and not client.node_on_path():
            found.append(client.NODE_WHEEL)
        return found

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the wheel is put together."""
        self._add_client(build_data)
        if version == "standard":
            self._add_engine(build_data)

    def _add_client(self, build_data: dict[str, Any]) -> None:
        client = self._module("client", "tools/client.py")
        if not _wanted("CLIENT"):
            self.app.display_warning("CARAVANSERAI_CLIENT=0: the browser client is left out")
        elif not client.present():
            self.app.display_warning("there is no client/ folder: the browser client is left out")
        else:
            client.build()
            build_data["force_include"][str(client.STATIC)] = "caravanserai/server/static"

    def _add_engine(self, build_data: dict[str, Any]) -> None:
        if not self._can_compile():
            self.app.display_warning(
                "no C compiler with Python's headers, or not wanted: the engine stays interpreted"
            )
            return
        compiling = self._compiling()
        self._draft = tempfile.TemporaryDirectory(prefix="caravanserai-", ignore_cleanup_errors=True)
        try:
            made = compiling.compile_copy(Path(self._draft.name) / "engine")
        except compiling.CannotCompile as error:
            self._draft.cleanup()
            self.app.display_warning(f"{error}\nthe engine stays interpreted")
            return
        for path in (*compiling.compiled_files(made), made / "caravanserai" / compiling.STAMP):
            build_data["force_include"][str(path)] = path.relative_to(made).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Called when the wheel is finished: what was compiled for it is no longer needed."""
        draft = getattr(self, "_draft", None)
        if draft is not None:
            draft.cleanup()

    def _can_compile(self) -> bool:
        compiling = self._compiling()
        return _wanted("COMPILE") and bool(compiling.has_compiler()) and bool(compiling.has_headers())

    def _compiling(self) -> ModuleType:
        return self._module("compiling", "src/caravanserai/compiling.py")

    def _module(self, name: str, place: str) -> ModuleType:
        """A module of ours that needs nothing installed, by its path."""
        full = f"caravanserai_build_{name}"
        if full not in sys.modules:
            spec = spec_from_file_location(full, Path(self.root) / place)
            assert spec is not None
            assert spec.loader is not None
            module = module_from_spec(spec)
            spec.loader.exec_module(module)
            sys.modules[full] = module
        return sys.modules[full]
