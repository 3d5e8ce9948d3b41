#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs the scripts of resources/cluster as people do and compares their results with a playtest in one piece:
#   test_cluster.sh parallel|slurm DELVE
# Exit: 0 all is well, 1 something differs, 77 the engine is not installed.
set -euo pipefail
engine=$1
export DELVE=$2 LC_ALL=C.UTF-8 DELVEWRIGHT_PACKS=/nonexistent
root=$(cd "$(dirname "$0")/../.." && pwd)
scenario=$root/resources/scenarios/six-tiles.scenario.json
options=(--games 100 --seed 11 --agents steady,easy --rotate-entrances)

skip() {
    echo "SKIPPED: $1"
    exit 77
}

case $engine in
parallel) command -v parallel >/dev/null || skip "GNU parallel is not installed (apt install parallel)" ;;
slurm)
    for program in sbatch slurmctld slurmd munged mungekey; do
        command -v $program >/dev/null || skip "Slurm is not installed (apt install slurm-wlm munge)"
    done
    [ "$(id -u)" = 0 ] || skip "Slurm on this machine alone needs root"
    # Its daemons find and end the processes of a job by themselves. In a process space of their own they can meet
    # nobody else's, and all of them end with this script.
    if [ -z "${DELVE_OWN_PROCESSES:-}" ]; then
        alone=(unshare --mount --pid --fork --kill-child --mount-proc)
        "${alone[@]}" true 2>/dev/null || skip "Slurm needs a process space of its own (unshare --pid)"
        DELVE_OWN_PROCESSES=yes exec "${alone[@]}" "$0" "$@"
    fi
    ;;
esac

work=$(mktemp -d)
finish() {
    for file in "$work"/run/*.pid; do
        [ -s "$file" ] && kill "$(cat "$file")" 2>/dev/null
    done
    sleep 0.2
    rm -rf "$work"
}
trap finish EXIT

# slurmctld and two slurmd on this machine, with a key of their own.
start_slurm() {
    mkdir -p "$work/run" "$work/state"
    chmod 755 "$work"
    mungekey -c -k "$work/munge.key"
    munged --force --key-file="$work/munge.key" --socket="$work/run/munge.socket" --pid-file="$work/run/munged.pid" \
        --log-file="$work/munged.log" --seed-file="$work/munge.seed"
    local port=$((20000 + $$ % 20000))
    cat >"$work/slurm.conf" <<CONF
ClusterName=delve
SlurmctldHost=localhost(127.0.0.1)
SlurmUser=root
AuthType=auth/munge
CredType=cred/munge
AuthInfo=socket=$work/run/munge.socket
SlurmctldPort=$port
SlurmdPort=$((port + 1))
StateSaveLocation=$work/state
SlurmctldPidFile=$work/run/slurmctld.pid
SlurmdPidFile=$work/run/slurmd-%n.pid
SlurmdSpoolDir=$work/state/%n
SlurmctldLogFile=$work/slurmctld.log
SlurmdLogFile=$work/slurmd-%n.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
MpiDefault=none
ReturnToService=2
SchedulerParameters=sched_min_interval=1,sched_interval=2
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
NodeName=n[1-2] NodeHostname=localhost NodeAddr=127.0.0.1 Port=[$((port + 1))-$((port + 2))] CPUs=1 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
CONF
    export SLURM_CONF=$work/slurm.conf
    slurmctld -f "$SLURM_CONF"
    for node in n1 n2; do
        slurmd -f "$SLURM_CONF" -N $node
    done
    for _ in $(seq 120); do
        [ "$(sinfo -h -t idle -o %D 2>/dev/null)" = 2 ] && return
        sleep 0.5
    done
    echo "Slurm did not start:" >&2
    tail -5 "$work"/*.log >&2
    exit 1
}

same() {
    cmp "$work/alone.json" "$1/result.json"
    test -s "$1/report.html"
    test -s "$1/table.csv"
}

"$DELVE" playtest "$scenario" "${options[@]}" -o "$work/alone.json" >/dev/null
[ "$engine" = slurm ] && start_slurm

"$root/resources/cluster/playtest-$engine.sh" 4 "$work/out" "$scenario" "${options[@]}" >/dev/null
same "$work/out"
echo "$engine: 4 parts give the same bytes as one piece"

# A part that was lost is played again, the others are kept.
rm "$work/out/part-3.json" "$work/out/result.json"
"$root/resources/cluster/playtest-$engine.sh" 4 "$work/out" "$scenario" "${options[@]}" >/dev/null
same "$work/out"
echo "$engine: a lost part was played again"

# Parts of another playtest in the folder are no parts of this one.
if "$root/resources/cluster/playtest-$engine.sh" 4 "$work/out" "$scenario" "${options[@]}" --rounds 30 >/dev/null 2>&1; then
    echo "parts of another playtest were taken" >&2
    exit 1
fi
echo "$engine: parts of another playtest are refused"
