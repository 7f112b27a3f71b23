# What there is to do in a checkout; `make help` lists it. Everything happens in .venv.

PYTHON ?= python3
PORT ?= 8642
HOST ?= 127.0.0.1
BIN := .venv/bin
BUILD := pyproject.toml constraints.txt hatch_build.py $(wildcard building/*.py)
FAST := not slow and not soak and not browser and not postgres and not build

# The pinned versions, for what is installed and for what installs it.
export PIP_CONSTRAINT := constraints.txt
export PIP_BUILD_CONSTRAINT := constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DELETE_ON_ERROR:
.PHONY: help play test check format art types bench build soak gallery constraints clean

help: ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1\t/' | expand -t 14

play: .venv/.installed ## serve the games and open a browser (PORT=8642; HOST=0.0.0.0 lets others in)
	@$(BIN)/python -m building page-is-current || $(BIN)/pip install --quiet --editable .
	@$(BIN)/squatch serve --open --host $(HOST) --port $(PORT)

test: .venv/.tools ## the fast tests: no Node, no browser, no PostgreSQL needed
	SQUATCH_PURE=1 $(BIN)/pytest --numprocesses auto -m "$(FAST)"

check: .venv/.tools ## style, format and types, of Python and of the front end
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	@if command -v node > /dev/null; then $(BIN)/python -m building npm run check && \
	  $(BIN)/python -m building npm run types -- --check; \
	else echo "no Node here: svelte-check left out"; fi

format: .venv/.tools ## mend style and format where ruff can
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

art: ## draw every picture of the front end again (art/)
	$(PYTHON) -m art

types: .venv/.tools ## write the wire's schema, and the front end's types from it
	$(BIN)/python -m squatch.server.schema
	$(BIN)/python -m building npm run types

build: .venv/.tools ## compile the game loops in place (SQUATCH_PURE=1 runs the sources again)
	$(BIN)/python -m building native

bench: build .venv/.peers ## the speed of the rules, beside a fixed kernel and a peer
	$(BIN)/squatch bench

soak: build .venv/.tools ## long runs: a hundred thousand random games for each number of players, and many tables
	for players in 2 3 4 5 6; do \
	  $(BIN)/squatch simulate sell-me-a-sasquatch --players $$players --bots random --games 100000 \
	  || exit 1; done
	$(BIN)/pytest tests -m soak
	$(BIN)/python -m benchmarks.load
	$(BIN)/python -m benchmarks.load --rate 300

gallery: .venv/.tools ## pictures of every screen and phase, into .cache/gallery (needs Chromium)
	$(BIN)/python -m building page-is-current || $(BIN)/pip install --quiet --editable .
	PYTHONPATH=tests $(BIN)/python -m browser.gallery

constraints: ## pin the newest versions that fit pyproject.toml
	rm -rf .cache/pin && $(PYTHON) -m venv .cache/pin
	env -u PIP_CONSTRAINT -u PIP_BUILD_CONSTRAINT .cache/pin/bin/pip install --quiet uv
	$(PYTHON) -m building requirements > .cache/pin/build.in
	.cache/pin/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	  --all-extras --no-annotate --no-header pyproject.toml .cache/pin/build.in \
	  --output-file .cache/pin/constraints.txt
	(echo "# Versions that worked together; every install of the Makefile uses them. Made by" \
	  "\`make constraints\`." && cat .cache/pin/constraints.txt) > constraints.txt

clean: ## remove everything that was built or installed
	$(PYTHON) -m building clean
	rm -rf .venv .cache dist build src/squatch/server/static web/node_modules
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis test-results

.venv/bin/python:
	$(PYTHON) -m venv .venv

# Stamps: nothing is installed again before one of the files changes that decide about it. The
# front end has its own way to know (a digest), so its edits cost no more than its build.
.venv/.installed: $(BUILD) | .venv/bin/python
	@echo "Installing Squatch and building its page; the first time this takes about a minute."
	$(BIN)/pip install --quiet --editable .
	@touch $@

.venv/.tools: $(BUILD) | .venv/bin/python
	SQUATCH_BUILD_FRONT_END=0 $(BIN)/pip install --quiet --editable '.[dev]'
	@touch $@

.venv/.peers: $(BUILD) | .venv/bin/python
	SQUATCH_BUILD_FRONT_END=0 $(BIN)/pip install --quiet --editable '.[bench]'
	@touch $@
