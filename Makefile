# Two commands do everything:  make lab  to learn,  make test  to check.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# JupyterLite brings an extension that a JupyterLab beside it would stumble over, so it lives alone.
LITE := .venv-lite
# Jupyter does not run as root unless it is told that this is meant.
LAB_FLAGS ?= $(if $(filter 0,$(shell id -u)),--allow-root)
# Some lanes only:  make test LANES="lint rules"
LANES ?=
# Some tests only:  make long WHERE="tests/games tests/naive"
WHERE ?= tests

export PYTHON

.PHONY: help lab test long compiled bench docs tutorials lite system bundle clean

help:
	@echo "make lab      set up, then open JupyterLab on the tutorials"
	@echo "make test     set up, then run every check (LANES=\"lint rules\" for some of them)"
	@echo "make long     set up, then run in full what make test runs a sample of: random games, searches, damage, clicks"
	@echo "make compiled    set up, then compile the engine into build/compiled and test the rules with it (WHERE=tests/perft for some)"
	@echo "make bench    set up, then measure the engine, the widget, and clicks in JupyterLab"
	@echo "make docs     set up, then build the documentation into build/site and check its links"
	@echo "make lite     set up, then build and serve the site that needs no Python: JupyterLab in the browser"
	@echo "make tutorials   run the tutorials anew and keep what they show"
	@echo "make bundle   build the page in js/ into sw_widget/static/"
	@echo "make clean    remove what these commands made"
	@echo "What is missing of python3-venv, node and Chromium is installed with apt-get, where administrator's rights are at"
	@echo "hand; that is said before it is done, and SW_NO_ROOT=1 forbids it. Everything else stays in this folder."

# Jupyter hides the pictures of notebooks that it was not told to trust. Only those are trusted that are as they
# were shipped: what a trusted notebook holds may run as soon as it is opened.
lab: $(VENV)/.with-lab
	@$(BIN)/python scripts/trust.py
	$(BIN)/python -m jupyterlab $(LAB_FLAGS) tutorials

# The two do not need each other, and mostly wait for what they download. What JupyterLite needs is installed
# by the lane that tests it, while others run.
test: system
	@$(MAKE) --no-print-directory --jobs=2 $(VENV)/.with-test node_modules/.installed
	@$(BIN)/python scripts/lanes.py $(LANES)

# Those with the mark "sampled", see tests/amount.py.
long: system
	@$(MAKE) --no-print-directory --jobs=2 $(VENV)/.with-test node_modules/.installed
	@SW_LONG=1 $(BIN)/python -m pytest -q -m sampled -n auto --durations=10 $(WHERE)

# The environment itself stays plain Python.
compiled: $(VENV)/.with-test
	@$(BIN)/python scripts/compiled.py --test $(filter-out tests,$(WHERE))

bench: $(VENV)/.with-test
	@scripts/need.sh browser
	@$(BIN)/sw-widget bench
	@$(BIN)/python -m tests.browser.bench

docs: $(VENV)/.with-docs
	@$(BIN)/python scripts/docs.py

# The documentation links to boards in there, and the site to the documentation; each is fine without the other.
lite: $(LITE)/.with-lite node_modules/.installed
	@$(MAKE) --no-print-directory docs || echo "The documentation complained, see above; the site comes with what there is of it."
	@$(LITE)/bin/python scripts/lite.py --serve

tutorials: $(VENV)/.with-test
	@$(BIN)/python scripts/tutorials.py

# Asked first: where rights are missing, better to hear it before everything else is installed.
system:
	@scripts/need.sh python node $(if $(LANES),$(if $(filter browser hosts,$(LANES)),browser),browser)

bundle: node_modules/.installed
	@npm run --silent bundle

clean:
	rm -rf $(VENV) $(LITE) node_modules .lanes build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Stamp files: a second run installs nothing unless what is asked for has changed.

$(VENV)/bin/python $(LITE)/bin/python: %/bin/python:
	@scripts/need.sh python
	@echo "Making a virtual environment in $* …"
	@$(PYTHON) -m venv $*

$(VENV)/.with-%: pyproject.toml scripts/constraints.txt | $(BIN)/python
	@$(BIN)/python scripts/install.py $*
	@touch $@

$(LITE)/.with-%: pyproject.toml scripts/constraints.txt | $(LITE)/bin/python
	@$(LITE)/bin/python scripts/install.py $*
	@touch $@

node_modules/.installed: package.json package-lock.json
	@scripts/need.sh node
	@echo "Installing what tests and bundles the page …"
	@npm ci --silent
	@touch $@
