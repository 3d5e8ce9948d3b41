# SPDX-License-Identifier: GPL-3.0-or-later
# Shared by app/run and tests/run: installs what is missing and builds. Sourced, with the repository as folder.

# The packages under a heading of app/packages.txt.
packages_under() {
    awk -v heading="[$1]" '
        /^#/ || /^[[:space:]]*$/ { next }
        /^\[/ { inside = ($0 == heading); next }
        inside { print $1 }' app/packages.txt
}

is_installed() {
    dpkg-query -W -f='${db:Status-Abbrev}' "$1" 2>/dev/null | grep -q '^ii'
}

# ensure_packages HEADING… installs the packages under these headings that are not there yet.
ensure_packages() {
    local wanted=() missing=() heading package
    for heading in "$@"; do
        mapfile -t -O "${#wanted[@]}" wanted < <(packages_under "$heading")
    done
    if [ "${DELVEWRIGHT_SKIP_INSTALL:-}" = 1 ]; then
        return
    fi
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        {
            echo "This system has no apt-get, so nothing was installed."
            echo "Delvewright needs what these Debian 12 packages hold:"
            printf '  %s\n' "${wanted[@]}"
            echo "Install them in your system's own way, then run: DELVEWRIGHT_SKIP_INSTALL=1 $0"
        } >&2
        exit 1
    fi
    for package in "${wanted[@]}"; do
        is_installed "$package" || missing+=("$package")
    done
    if [ ${#missing[@]} -eq 0 ]; then
        return
    fi
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            echo "These packages are missing, and neither root nor sudo is at hand to install them:" >&2
            printf '  %s\n' "${missing[@]}" >&2
            exit 1
        fi
        as_root=(sudo)
    fi
    echo "Installing ${#missing[@]} packages: ${missing[*]}"
    local log
    log=$(mktemp)
    if ! { "${as_root[@]}" apt-get update -qq &&
           DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}"; } \
        </dev/null >"$log" 2>&1; then
        tail -n 20 "$log" >&2
        echo "The packages above could not be installed." >&2
        exit 1
    fi
    rm -f "$log"
}

# The log of a build into a file; on a terminal one line counts its steps.
log_build() {
    if [ ! -t 1 ]; then
        cat >"$1"
        return
    fi
    local line
    while IFS= read -r line; do
        printf '%s\n' "$line"
        if [[ $line =~ ^\[([0-9]+)/([0-9]+)\] ]]; then
            printf '\r%s of %s steps' "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}" >&2
        fi
    done >"$1"
    printf '\r%24s\r' '' >&2
}

# build_preset PRESET [cmake options…] configures and builds everything, or only $build_targets; says little
# unless something is wrong.
build_targets=
build_preset() {
    local preset=$1
    shift
    local folder=build
    [ "$preset" = release ] || folder=build/$preset
    mkdir -p "$folder"
    if ! cmake --preset "$preset" "$@" >"$folder/configure.log" 2>&1; then
        cat "$folder/configure.log" >&2
        exit 1
    fi
    echo "Building ($preset): a quarter of an hour the first time, then what has changed; $folder/build.log tells more …"
    # shellcheck disable=SC2086 # several targets are several words
    if ! cmake --build --preset "$preset" ${build_targets:+--target $build_targets} 2>&1 | log_build "$folder/build.log"; then
        grep -E -A12 'error|FAILED' "$folder/build.log" >&2 || tail -n 40 "$folder/build.log" >&2
        exit 1
    fi
}
