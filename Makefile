# The two commands of the README are `make play` and `make test`; each sets up all that it needs in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test lint judge views bench clean

play: $(VENV)/.play
	@$(BIN)/tottenbury play

test: $(VENV)/.test lint
	$(BIN)/python -m pytest -n 2 --dist loadfile

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# The prover against brute force on 100,000 random contests (about ten minutes).
judge: $(VENV)/.test
	$(BIN)/python -m tests.judge --contests 100000

# The search on 10,000 random views of every rulebook (about ten minutes).
views: $(VENV)/.test
	TOTTENBURY_VIEWS=10000 $(BIN)/python -m pytest -n 2 --dist load tests/opponents/test_search_views.py

bench: $(VENV)/.play
	$(BIN)/tottenbury bench

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Tottenbury needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ..."; exit 1; }
	@echo "Setting up Python packages in $(VENV) (once) ..."
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.play: $(BIN)/python pyproject.toml
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.test: $(BIN)/python pyproject.toml
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test]'
	@touch $@ $(VENV)/.play
