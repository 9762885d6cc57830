from __future__ import annotations

import pytest

import tottenbury as tb
from tottenbury.research.adapters import MissingLibrary, need


def test_a_missing_library_is_named_with_the_way_to_install_it() -> None:
    with pytest.raises(
        MissingLibrary, match=r"no_such_library is not installed; it comes with: pip install 'tottenbury\[openspiel\]'"
    ) as caught:
        need("no_such_library", "openspiel")
    assert isinstance(caught.value, tb.TottenburyError)
    assert isinstance(caught.value, ImportError)


def test_a_library_that_is_there_is_given() -> None:
    assert need("json", "openspiel").loads("1") == 1
