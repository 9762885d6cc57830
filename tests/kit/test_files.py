"""Files are there whole, or as they were before."""

from __future__ import annotations

from pathlib import Path

import pytest

from tottenbury.kit.files import whole_file, write_whole


def test_a_text_or_bytes_take_the_place_of_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    for content, expected in (("grün\n", "grün\n".encode()), (b"\x00\xff", b"\x00\xff"), ("", b"")):
        write_whole(path, content)
        assert path.read_bytes() == expected
    assert list(tmp_path.iterdir()) == [path]


def test_the_old_file_stays_until_the_new_one_is_complete(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    write_whole(path, "old")
    with whole_file(path) as file:
        file.write(b"half")
        file.flush()
        assert path.read_text() == "old"
    assert path.read_text() == "half"


@pytest.mark.parametrize("error", [OSError, KeyboardInterrupt])
def test_an_interruption_leaves_the_old_file_and_nothing_else(tmp_path: Path, error: type[BaseException]) -> None:
    path = tmp_path / "a.txt"
    write_whole(path, "old")

    def interrupted() -> None:
        with whole_file(path) as file:
            file.write(b"half")
            raise error

    with pytest.raises(error):
        interrupted()
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        write_whole(tmp_path / "no" / "a.txt", "text")
