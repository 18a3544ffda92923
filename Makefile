# Everything a person does here. `make play` and `make test` set up what they need by themselves.
PYTHON ?= python3
BIN := .venv/bin
GAMES ?= 1000

.PHONY: setup play test fix soak rules-report gallery

setup: .venv/ready

.venv/ready: pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit("Karawana needs Python 3.11 or later" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	touch .venv/ready

play: setup
	$(BIN)/karawana play

test: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pytest

fix: setup
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

soak: setup
	$(BIN)/python -m tests.soak --games $(GAMES)

rules-report: setup
	$(BIN)/python -m tests.rules_report

gallery: setup
	$(BIN)/karawana gallery
