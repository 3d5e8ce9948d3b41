#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs clang-tidy over the sources that the last commit and the work tree touched, or with --all over every one;
# with names, over these. A merge touched what its branch brought; a header stands for a source that includes it.
# Any complaint fails it. --list says which sources these are and does nothing.
set -euo pipefail
cd "$(dirname "$0")/.."

# A commit that moves half of the tree is looked at by --all.
most_files=24

touched() {
    git diff --name-only --diff-filter=d HEAD
    git ls-files --others --exclude-standard
    # Of a merge `git show` names only what both sides changed. The first commit has nothing before it.
    git diff --name-only --diff-filter=d "$(git rev-parse --quiet --verify HEAD^1 || git hash-object -t tree /dev/null)" HEAD
}

# The source of a header's name; else one that includes it, at once or by another header.
source_of() {
    [ -f "${1%.h}.cpp" ] && { echo "${1%.h}.cpp"; return; }
    local includers
    mapfile -t includers < <(git grep -lF "#include \"$1\"" -- '*.cpp' '*.h' | sort)
    printf '%s\n' "${includers[@]}" | grep -m 1 '\.cpp$' && return
    for includer in "${includers[@]}"; do
        [ -f "${includer%.h}.cpp" ] && { echo "${includer%.h}.cpp"; return; }
    done
    echo "no source includes $1" >&2
}

if [ "${1:-}" = --all ]; then
    mapfile -t sources < <(git ls-files '*.cpp')
elif [ $# -gt 0 ] && [ "$1" != --list ]; then
    sources=("$@")
else
    mapfile -t sources < <(touched | sort -u | while read -r file; do
        [ -f "$file" ] || continue # gone since
        case $file in
        *.cpp) echo "$file" ;;
        *.h) source_of "$file" ;;
        esac
    done | sort -u)
    if [ ${#sources[@]} -gt $most_files ]; then
        echo "${#sources[@]} sources changed; the first $most_files are looked at, tests/tidy.sh --all looks at all"
        sources=("${sources[@]:0:$most_files}")
    fi
fi
if [ ${#sources[@]} -eq 0 ]; then
    echo "clang-tidy: no source has changed"
    exit
fi
if [ "${1:-}" = --list ]; then
    printf '%s\n' "${sources[@]}"
    exit
fi

# Commands for single sources. Nothing is compiled: the headers that Qt's tools make are those of the usual build.
mkdir -p build/plain/tidy
cmake --preset plain >build/plain/configure.log
sed 's#-I\([^ ]*\)/build/plain/#-I\1/build/#g' build/plain/compile_commands.json >build/plain/tidy/compile_commands.json

if [ "${1:-}" = --all ]; then
    printf '%s\n' "${sources[@]}" >build/plain/tidy/sources.txt
    /usr/bin/python3 tests/structure/tidy_batches.py build/plain/tidy build/plain/tidy/sources.txt \
        --jobs "$(nproc)" --kept build/plain/tidy/clean
    exit
fi
printf '%s\n' "${sources[@]}" | parallel --will-cite --jobs "$(nproc)" --halt never \
    "grep -q '/{}\"' build/plain/tidy/compile_commands.json || exit 0; clang-tidy-16 -p build/plain/tidy --quiet --warnings-as-errors='*' {} 2>/dev/null" ||
    { echo "clang-tidy has complaints, see above" >&2; exit 1; }
echo "clang-tidy: ${#sources[@]} sources without complaints"
