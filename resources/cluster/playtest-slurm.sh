#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Plays a playtest in parts as a job array of Slurm, and adds the parts up.
#
#   playtest-slurm.sh PARTS FOLDER SCENARIO [options of delve playtest]
#   playtest-slurm.sh 64 results dungeon.scenario.json --games 1000000 --seed 7
#
# FOLDER and SCENARIO must be seen by all nodes. FOLDER gets result.json, report.html and table.csv, which are those of a
# playtest in one piece. After a failure the same command goes on: parts that are done are kept. The environment may
# name the program (DELVE) and options for sbatch (SBATCH_OPTIONS="--partition=short --time=1:00:00"). Parts should take
# a minute at least: Slurm itself needs some seconds for each.
set -euo pipefail

# Called by the jobs themselves: one part, and in the end the sum.
if [ "${1:-}" = --part ]; then
    delve=$2 folder=$3 scenario=$4
    shift 4
    exec "$delve" playtest "$scenario" "$@" --threads "${SLURM_CPUS_PER_TASK:-1}" --resume \
        --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" -o "$folder/part-$SLURM_ARRAY_TASK_ID.json"
fi
if [ "${1:-}" = --merge ]; then
    delve=$2 folder=$3 parts=$4
    files=()
    for i in $(seq "$parts"); do
        files+=("$folder/part-$i.json")
    done
    exec "$delve" merge "${files[@]}" -o "$folder/result.json" -o "$folder/report.html" -o "$folder/table.csv"
fi

if [ $# -lt 3 ]; then
    sed -n '2,/^set/s/^# \{0,1\}//p' "$0" | sed '$d' >&2
    exit 2
fi
delve=$(command -v "${DELVE:-delve}")
parts=$1
mkdir -p "$2"
folder=$(realpath "$2") scenario=$(realpath "$3")
shift 3

# shellcheck disable=SC2086 # several options
job=$(sbatch --parsable ${SBATCH_OPTIONS:-} --job-name=delve-playtest --array="1-$parts" \
    --output="$folder/part-%a.log" "$0" --part "$delve" "$folder" "$scenario" "$@")
# The sum waits for all parts, and is given up if one of them fails; what counts is whether it is there in the end.
rm -f "$folder/result.json"
# shellcheck disable=SC2086
sbatch ${SBATCH_OPTIONS:-} --wait --job-name=delve-merge --dependency="afterok:$job" --kill-on-invalid-dep=yes \
    --output="$folder/merge.log" "$0" --merge "$delve" "$folder" "$parts" >/dev/null || true
if [ ! -s "$folder/result.json" ]; then
    echo "The playtest failed; $folder/part-*.log and merge.log say why. The same command goes on from there." >&2
    exit 1
fi
cat "$folder/merge.log"
