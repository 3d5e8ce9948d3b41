#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs the fuzzers (preset fuzz): all of targets.txt, or those that are named.
#   DELVEWRIGHT_FUZZ_SECONDS   how long each runs; 120 if not said
#   DELVEWRIGHT_FUZZ_CORPUS    a folder in which new inputs are kept from run to run
# Ends with what each came to: executions, peak of memory in MB, longest input in seconds.
set -euo pipefail
cd "$(dirname "$0")/../.."

seconds=${DELVEWRIGHT_FUZZ_SECONDS:-120}
# No input may take longer than 2 seconds. The sanitizers make everything three to five times as slow; that is
# not added, so what passes here is quicker still for people.
timeout=2
# No input may need more than 256 MB. On top of that come 128 MB for the program itself, with the packs and what the
# sanitizers and libFuzzer need: about 125 MB were measured with small inputs. What was freed is remembered up to 16 MB.
memory=384
export ASAN_OPTIONS=quarantine_size_mb=16:${ASAN_OPTIONS:-}
[ -n "${TMPDIR:-}" ] || [ ! -w /dev/shm ] || export TMPDIR=/dev/shm # for the targets that need files

kept=${DELVEWRIGHT_FUZZ_CORPUS:-$(mktemp -d)}
findings=$PWD/build/fuzz/findings
mkdir -p "$findings"
[ -n "${DELVEWRIGHT_FUZZ_CORPUS:-}" ] || trap 'rm -rf "$kept"' EXIT

# copy_seeds FOLDER FILE…: under names of their own, since several are called pack.json
copy_seeds() {
    local to=$1 file
    shift
    for file in "$@"; do
        cp "$file" "$to/seed-${file//\//-}"
    done
}

failed=0
printf '%-13s %12s %8s %9s\n' target executions 'peak MB' 'longest s'
while read -r name seeds; do
    case $name in '' | '#'*) continue ;; esac
    [ $# -eq 0 ] || [[ " $* " == *" $name "* ]] || continue
    corpus=$kept/$name
    log=build/fuzz/$name.log
    mkdir -p "$corpus"
    # shellcheck disable=SC2086 # patterns are to be replaced by the files
    copy_seeds "$corpus" $seeds
    verdict=
    DELVE_FUZZ_TARGET=$name build/fuzz/bin/fuzzers -max_total_time="$seconds" -max_len=65536 -timeout=$timeout -rss_limit_mb=$memory \
        -report_slow_units=$timeout -artifact_prefix="$findings/$name-" -print_final_stats=1 "$corpus" \
        >"$log" 2>&1 </dev/null || verdict=FAILED
    stat_of() { sed -n "s/^stat::$1: *//p" "$log"; }
    printf '%-13s %12s %8s %9s %s\n' "$name" "$(stat_of number_of_executed_units)" "$(stat_of peak_rss_mb)" \
        "$(stat_of slowest_unit_time_sec)" "$verdict"
    if [ -n "$verdict" ]; then
        failed=1
        grep -E 'ERROR|SUMMARY|what\(\)|runtime error|Assertion|Test unit written' "$log" || tail -n 5 "$log"
    fi
done <tests/fuzz/targets.txt
exit $failed
