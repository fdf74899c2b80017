#!/usr/bin/env bash
# Makes sure that what pip and npm cannot install is there. Says nothing where all is well.
#   scripts/need.sh python    an interpreter that can make virtual environments
#   scripts/need.sh node      node and npm
#   scripts/need.sh browser   Chromium, and a font for it to write with
set -euo pipefail

PYTHON=${PYTHON:-python3}

fail() {
    printf '\n%s\n\n' "$*" >&2
    exit 1
}

# install_packages WHY PACKAGE…  with apt, as root or with a sudo that asks nothing; otherwise says what to do. What is
# done with administrator's rights is said before it is done, and SW_NO_ROOT=1 forbids it.
install_packages() {
    local why=$1 log
    shift
    if ! command -v apt-get >/dev/null; then
        fail "$why This machine has no apt-get, so please install it your own way (on Debian: $*)."
    fi
    local as_root=()
    if [ -n "${SW_NO_ROOT:-}" ] || [ "$(id -u)" -ne 0 ]; then
        if [ -n "${SW_NO_ROOT:-}" ] || ! sudo -n true 2>/dev/null; then
            fail "$why Installing it needs administrator's rights. Please run:

    sudo apt-get install --no-install-recommends $*

and then the same make command again."
        fi
        as_root=(sudo -n)
    fi
    printf '%s\n' "$why" "With administrator's rights this runs now (SW_NO_ROOT=1 would forbid it):" \
        "    ${as_root[*]:-(as root)} apt-get update" \
        "    ${as_root[*]:-(as root)} apt-get install --no-install-recommends $*"
    echo "Installing $* …"
    log=$(mktemp)
    if ! { "${as_root[@]}" apt-get update -qq \
        && "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
            apt-get install -y -qq --no-install-recommends "$@"; } >"$log" 2>&1; then
        tail -n 20 "$log" >&2
        fail "$why apt-get could not install: $* (its last words are above)."
    fi
    rm -f "$log"
}

need_python() {
    command -v "$PYTHON" >/dev/null || fail "There is no $PYTHON here. sw_widget needs Python 3.11 or newer."
    "$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
        || fail "$("$PYTHON" --version) is too old: sw_widget needs 3.11 or newer (make PYTHON=python3.12 … picks another)."
    # Debian keeps what fills a virtual environment with pip in a package of its own.
    if ! "$PYTHON" -c 'import ensurepip, venv' 2>/dev/null; then
        install_packages "$PYTHON cannot make virtual environments." python3-venv
    fi
}

need_node() {
    command -v node >/dev/null && command -v npm >/dev/null \
        || install_packages "The tests of the page need node and npm." nodejs npm
    local major
    major=$(node -p 'process.versions.node.split(".")[0]')
    [ "$major" -ge 20 ] || fail "node $(node --version) is too old: the tests of the page need node 20 or newer."
}

need_browser() {
    local name
    [ -n "${SW_BROWSER:-}" ] && return
    for name in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do
        command -v "$name" >/dev/null && return
    done
    # Chromium without its windows: smaller, and the tests take a fifth less of the processor with it.
    install_packages "The browser tests need Chromium (or SW_BROWSER=/path/to/one)." \
        chromium-headless-shell fonts-dejavu-core
}

for what in "$@"; do
    "need_$what"
done
