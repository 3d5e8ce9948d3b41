#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Plays a playtest in parts with GNU parallel, on this machine or on others, and adds the parts up.
#
#   playtest-parallel.sh PARTS FOLDER SCENARIO [options of delve playtest]
#   playtest-parallel.sh 16 results dungeon.scenario.json --games 100000 --seed 7
#
# FOLDER gets result.json, report.html and table.csv, which are those of a playtest in one piece. After a failure the
# same command goes on: parts that are done are kept. The environment may name the program (DELVE) and options for
# parallel (PARALLEL_OPTIONS="-j 4", or "-S hostA,hostB --workdir ." where all hosts see the same folders).
set -euo pipefail
if [ $# -lt 3 ]; then
    sed -n '2,/^set/s/^# \{0,1\}//p' "$0" | sed '$d' >&2
    exit 2
fi
delve=${DELVE:-delve}
parts=$1 folder=$2 scenario=$3
shift 3
mkdir -p "$folder"
rm -f "$folder/result.json"

# shellcheck disable=SC2086 # several options
parallel -q ${PARALLEL_OPTIONS:-} --joblog "$folder/parallel.log" --retries 3 --halt soon,fail=1 \
    "$delve" playtest "$scenario" "$@" --threads 1 --shard "{}/$parts" --resume -o "$folder/part-{}.json" \
    ::: $(seq "$parts") >/dev/null

# Every part by name: the merge notices one that is missing, whatever the log of parallel says.
files=()
for i in $(seq "$parts"); do
    files+=("$folder/part-$i.json")
done
"$delve" merge "${files[@]}" -o "$folder/result.json" -o "$folder/report.html" -o "$folder/table.csv"
