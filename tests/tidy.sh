#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs clang-tidy over the sources that the last commit and the work tree touched, or with --all over every one;
# with names, over these. Any complaint fails it.
set -euo pipefail
cd "$(dirname "$0")/.."

# A commit that moves half of the tree is looked at by --all.
most_files=24

if [ "${1:-}" = --all ]; then
    mapfile -t sources < <(git ls-files '*.cpp')
elif [ $# -gt 0 ]; then
    sources=("$@")
else
    mapfile -t sources < <({ git diff --name-only --diff-filter=d HEAD; git ls-files --others --exclude-standard
        git show --pretty= --name-only --diff-filter=d HEAD; } | grep '\.cpp$' | sort -u)
    if [ ${#sources[@]} -gt $most_files ]; then
        echo "${#sources[@]} sources changed; the first $most_files are looked at, tests/tidy.sh --all looks at all"
        sources=("${sources[@]:0:$most_files}")
    fi
fi
if [ ${#sources[@]} -eq 0 ]; then
    echo "clang-tidy: no source has changed"
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
