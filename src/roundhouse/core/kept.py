"""Where Numba keeps the compiled code of a game: in a folder that is named for a hash of all its sources.

Left to itself Numba also looks at the path and the time of one source file, and so would compile anew in every other
checkout, and after every checkout of the same sources.
"""

from __future__ import annotations

from pathlib import Path

from numba.core.caching import UserProvidedCacheLocator

PLACE = f"{__name__}.BySources"


class BySources(UserProvidedCacheLocator):  # type: ignore[misc]
    """The folder of the cache, which knows the sources by its name."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        """A folder that does not depend on where the sources are."""
        return Path(py_file).stem

    def get_source_stamp(self) -> str:
        """Nothing: any change of the sources leads to another folder."""
        return ""
