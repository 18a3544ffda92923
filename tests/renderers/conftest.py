"""Every test here wants an error where players would get an ellipsis."""

from collections.abc import Iterator

import pytest

from renderers.kit.scene import forget_layers
from renderers.kit.text import be_strict


@pytest.fixture(autouse=True)
def _strict() -> Iterator[None]:
    be_strict(True)
    forget_layers()  # grounds drawn before would not be looked at again
    yield
    be_strict(False)
