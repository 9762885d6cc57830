# The two commands of the README are `make play` and `make test`; each sets up all that it needs in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# `make lock`, `make audit` and `make sbom` have an environment of their own.
TOOLS := $(VENV)/tools
# LOCK=no installs whatever fits pyproject.toml, not what is locked in requirements/: for machines that the locks do not know.
export LOCK

# What the page is made of: when a pull has changed any of it, the page is built anew.
PAGE := tools/npm.py $(shell find web src/tottenbury/words -name node_modules -prune -o -type f -print)

.PHONY: play test check pythons module-map kernels wheels same lint web lock audit sbom types command-pages research-pages nets-page screenshots icons judge views endings simulate twins faults trust bench clean

play: $(VENV)/.page
	@$(BIN)/tottenbury

test: $(VENV)/.test $(VENV)/.page lint web
	@$(BIN)/python -VV
	$(BIN)/python -m tottenbury.building --target host --target wasm32
	CHROMIUM="$$($(BIN)/python tools/browser.py)" && export CHROMIUM && $(BIN)/python -m pytest -n 2 --dist loadfile

# The quick half of it, for every few minutes of work: lint, types, rules, notation, prover. Neither browser nor database.
check: $(VENV)/.test lint
	$(BIN)/python -m pytest -n 2 --dist loadfile -q -m fast

# The fast tests on every Python found here, and with the lowest versions that pyproject.toml allows (ARGS="3.12 lowest" for some).
pythons: $(TOOLS)/.ready
	@$(TOOLS)/bin/python -m tools.pythons $(ARGS)

# docs/modules.md and the picture of the layers, from the code.
module-map: $(VENV)/.test
	$(BIN)/python -m tools.module_map

# The libraries of the kernels for this machine, into src/tottenbury/kernel/built, unless they are there for these very sources.
kernels: $(VENV)/.test
	@$(BIN)/python -m tottenbury.building $(ARGS)

# A wheel for every machine that there are libraries for, into dist (some minutes).
wheels: $(VENV)/.test $(VENV)/.page
	$(BIN)/python tools/wheels.py $(ARGS)

# Interpreted = library = WebAssembly on 10,000 games of every rulebook, and on the choices of every player (some hours; ARGS=--games 100).
same: $(VENV)/.test kernels
	$(BIN)/python -m tests.building.same $(ARGS)

# The page's own checks and tests.
web: $(VENV)/.test
	$(BIN)/python tools/npm.py run --silent check
	$(BIN)/python tools/npm.py run --silent test

# What pyproject.toml asks for, worked out to versions with hashes in requirements/; ARGS=--upgrade takes the newest of everything.
lock: $(TOOLS)/.ready
	$(TOOLS)/bin/python -m tools.lock $(ARGS)

# Whether flaws are known in anything that is locked, for Python or for the page. Ends with 1 if so, with 3 if nobody could be asked.
audit: $(TOOLS)/.ready $(VENV)/.play
	@$(TOOLS)/bin/python -m tools.audit --node $(BIN)/python

# The bill of materials that wheels contain, into build/, held against CycloneDX's schema.
sbom: $(TOOLS)/.ready
	@$(TOOLS)/bin/python -m tools.sbom

# Pictures of every screen in light, dark and phone size, into build/screenshots; ARGS=--docs makes those of the README, too.
screenshots: $(VENV)/.test $(VENV)/.page
	CHROMIUM="$$($(BIN)/python tools/browser.py)" && export CHROMIUM && $(BIN)/python -m tools.screenshots $(ARGS)

# The icons and the picture for links, into web/public.
icons: $(VENV)/.test
	CHROMIUM="$$($(BIN)/python tools/browser.py)" && export CHROMIUM && $(BIN)/python -m tools.icons

# The page's types, from what the server says of its messages.
types: $(VENV)/.test
	$(BIN)/python tools/wire_types.py

# The page about all commands, from their parsers.
command-pages: $(VENV)/.test
	$(BIN)/python -m tools.command_pages

# The pages about rulebooks for research, the pictures of the notebook, and what each version of the spaces is, from the code.
research-pages: $(VENV)/.test
	$(BIN)/python -m tools.space_digests
	$(BIN)/python -m tools.research_pages
	$(BIN)/python -m tools.research_plots

# The page about the nets that come with the package.
nets-page: $(VENV)/.test
	$(BIN)/python -m tools.net_findings

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

# `deep` in 10,000 late positions against a plain exhaustive search (half an hour).
endings: $(VENV)/.test
	$(BIN)/python -m tests.opponents.exhaustion --endings 10000

# 100,000 simulated games with crashes and faults, from seeds (about two hours on two cores; goes on where it was stopped; ARGS="--goal 1000000").
simulate: $(VENV)/.test
	nice -n 19 $(BIN)/python -m tests.simulation simulate --processes 2 $(ARGS)

# Universes that differ in unseen cards tell the same: 100,000 moments of every rulebook (an hour or two; goes on where it was stopped).
twins: $(VENV)/.test
	nice -n 19 $(BIN)/python -m tests.simulation twins --processes 2 $(ARGS)

# Every planted fault is found by the simulation or the twins (some minutes; at most ten for each).
faults: $(VENV)/.test
	$(BIN)/python -m tests.simulation faults $(ARGS)

# docs/trust.md from what these have left; ARGS=--measure also kills a real server under load and sends 10^6 fuzzed messages.
trust: $(VENV)/.test
	$(BIN)/python -m tests.simulation page $(ARGS)

bench: $(VENV)/.play
	$(BIN)/tottenbury bench

clean:
	rm -rf $(VENV) build dist web/node_modules src/tottenbury/server/site src/tottenbury/kernel/built .pytest_cache .mypy_cache .ruff_cache .import_linter_cache

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Tottenbury needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ..."; exit 1; }
	@echo "Setting up Python packages in $(VENV) (once) ..."
	@$(PYTHON) -m venv $(VENV)

# With what builds the kernels' libraries: the server does it in the background while people play already.
$(VENV)/.play: $(BIN)/python pyproject.toml hatch_build.py tools/install.py requirements/play.txt
	@$(BIN)/python tools/install.py play
	@touch $@

$(VENV)/.test: $(BIN)/python pyproject.toml hatch_build.py tools/install.py requirements/test.txt
	@$(BIN)/python tools/install.py test
	@touch $@ $(VENV)/.play

$(TOOLS)/.ready: requirements/tools.txt | $(BIN)/python
	@$(BIN)/python -m venv $(TOOLS)
	@$(TOOLS)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes --only-binary :all: --requirement $<
	@touch $@

# Installing has built the page; this does it again when only the page has changed.
$(VENV)/.page: $(PAGE) | $(VENV)/.play
	@$(BIN)/python tools/page.py
	@touch $@
