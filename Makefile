# Gizmos Desktop: `make run` plays, `make test` checks all. `make help` lists the rest.
# Wants only make, git and Python 3.11 or newer; everything else goes into a private environment (.venv).

VENV ?= .venv
# Two processes: as many as the machine that checks us has cores. Tests of one file stay together.
JOBS ?= 2
ARGS ?=
TESTS ?=
NEW ?=
suits = import sys; raise SystemExit(sys.version_info[:2] < (3, 11))
PYTHON ?= $(firstword $(foreach p,python3 python3.13 python3.12 python3.11,$(shell $(p) -c '$(suits)' 2>/dev/null && echo $(p))) python3)
py := $(VENV)/bin/python

# Nothing outside the checkout may change what a test sees: platform, fonts, language, theme, scale.
clean-env := env -u DISPLAY -u WAYLAND_DISPLAY -u QT_SCALE_FACTOR -u QT_STYLE_OVERRIDE -u QT_QUICK_CONTROLS_STYLE -u LANGUAGE \
	QT_QPA_PLATFORM=offscreen FONTCONFIG_FILE="$(CURDIR)/tests/fonts.conf" LC_ALL=C.UTF-8 PYTHONHASHSEED=0
window := $(if $(or $(findstring --demo,$(ARGS)),$(WAYLAND_DISPLAY)),,$(if $(DISPLAY),--window))

.PHONY: installers help run test test-slow lint format texts bench lock environment clean
.DEFAULT_GOAL := help

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 14
	@echo 'Variables: PYTHON=python3.12 (which interpreter)  ARGS="--demo" (for run, bench)  TESTS="tests/app -k quit" (for test)  VENV=folder  JOBS=2 (test processes)  NEW=de (for texts)'

run: ## the game (make run ARGS="--demo" without a display)
	@$(PYTHON) tools/environment.py run $(window)
	@$(py) -m gizmos_desktop $(ARGS)

environment:
	@$(PYTHON) tools/environment.py dev

lint: environment ## ruff, mypy --strict, qmllint, qmlformat
	@$(clean-env) $(py) -m tools.lint

test: lint ## lint, then all tests without a display
	@$(clean-env) $(py) -m pytest -n $(JOBS) --dist loadfile -m "not slow" $(TESTS)

test-slow: environment ## wheels, installs with and without a compiler (some minutes)
	@$(clean-env) $(py) -m pytest -m slow $(TESTS)

format: environment ## put Python and QML in shape
	@$(clean-env) $(py) -m tools.lint --fix

texts: environment ## gather the texts of the sources into translations/*.ts (NEW=de begins a language)
	@$(py) -m tools.translations update $(NEW)

bench: environment ## how fast the engine is (ARGS="--peer FOLDER"), two games of the best players, the window beside an empty one, how long it works at a time, frames a second
	@$(py) -m gizmos_desktop.bench $(ARGS)
	@$(py) -m gizmos_desktop.ai.arena --players genius,inventor --games 2 --seed 1
	@met=0; for tool in floor gaps frames; do $(clean-env) $(py) -m tools.$$tool || met=1; done; exit $$met

lock: ## new lock files from pyproject.toml (wants Python 3.11, 3.12 and 3.13)
	@$(PYTHON) tools/lock.py

installers: ## .deb, AppImage-format file, setup.exe, Flatpak manifest, into dist (docs/releasing.md)
	@$(PYTHON) packaging/build.py all

clean: ## remove all that was made: environment, caches, compiled engine
	@if [ -d $(VENV)/.gizmos ]; then rm -rf $(VENV); fi
	@rm -rf build dist shots .mypy_cache .ruff_cache .pytest_cache .hypothesis *.egg-info gizmos_desktop/*/*.so gizmos_desktop/engine/compiled.stamp translations/*.qm
	@find gizmos_desktop tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
