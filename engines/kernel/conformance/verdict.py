"""How a check says no."""


class Wrong(Exception):
    """A promise that the game or the kernel does not keep."""


class Failure(Exception):
    """The same, with the check's name, and how to see it again."""

    def __init__(self, check: str, what: str, reproduction: str) -> None:
        self.check, self.what, self.reproduction = check, what, reproduction
        super().__init__(f"{check}: {what}\n{reproduction}")
