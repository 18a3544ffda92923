"""A book that lies open, and the board whose pages push each other (BT-035 to BT-046)."""

import msgspec

from engines.booksoftime.vocabulary import PageId


class Book(msgspec.Struct):
    """Pages from first to last, and how many of them lie on the left (BT-035)."""

    pages: list[PageId]
    turned: int = 0

    @property
    def left(self) -> PageId | None:
        """The page whose back is in view; None: the inside of the front cover."""
        return self.pages[self.turned - 1] if self.turned else None

    @property
    def right(self) -> PageId | None:
        """The current page, whose front is in view; None: the inside of the back cover."""
        return self.pages[self.turned] if self.turned < len(self.pages) else None

    @property
    def read(self) -> list[PageId]:
        """The pages on the left, which a closing by hand counts (BT-100)."""
        return self.pages[: self.turned]

    def insert(self, page: PageId) -> None:
        """On top of the right side: it becomes the current page (BT-090, BT-093)."""
        self.pages.insert(self.turned, page)

    def turn(self) -> bool:
        """One page to the left; True if it was the back cover, and the book is closed (BT-036, BT-037)."""
        if self.right is None:
            return True
        self.turned += 1
        return False

    def reopen(self) -> None:
        """At the first page again."""
        self.turned = 0


def push(board: list[PageId | None], page: PageId) -> PageId | None:
    """A page comes to section 1 and pushes the unbroken row there; gives what falls off (BT-042, BT-043)."""
    moving: PageId | None = page
    for section, there in enumerate(board):
        board[section], moving = moving, there
        if moving is None:
            break
    return moving


def falls_off(board: list[PageId | None]) -> PageId | None:
    """The page that the next one to come would push off."""
    return board[-1] if all(board) else None
