#!/usr/bin/env bash
# The long tests: everything again under the sanitizers, rules switched off one by one, fuzzing,
# thousands of edits, 10,000 generated dungeons, 30,000 games at random, and the benchmarks with their ratios.
set -euo pipefail
cd "$(dirname "$0")/.."
source app/prepare.sh

fuzz_seconds=${DELVEWRIGHT_FUZZ_SECONDS:-120}

build_preset asan
# Qt and fontconfig keep memory until the process ends; leaks of ours show in the engine's own tests.
ASAN_OPTIONS=detect_leaks=0 ctest --preset asan

echo "The same game without optimisation"
build_targets=tst_engine_play build_preset debug -DBUILD_TESTING=ON
build/debug/tests/tst_engine_play --only TestRandomPlay sameSeedSameBytesInEveryBuild

echo "Mending 2,000 broken scenarios"
cmake --build build --target tst_engine_setup >build/deep.log 2>&1
QTEST_FUNCTION_TIMEOUT=7200000 DELVEWRIGHT_BROKEN_SCENARIOS=2000 build/tests/tst_engine_setup --only TestFixes

echo "Switching setup rules off one by one"
/usr/bin/python3 tests/coverage/switch_off.py build --count 50

cmake --preset fuzz >build/fuzz.log 2>&1 && cmake --build --preset fuzz --target fuzzers >>build/fuzz.log 2>&1 || {
    tail -n 40 build/fuzz.log >&2
    exit 1
}
# fuzz NAME WHAT SEEDS…: runs a fuzzer on copies of the seeds, and fails with it.
fuzz() {
    local name=$1 what=$2 corpus
    shift 2
    corpus=$(mktemp -d)
    cp "$@" "$corpus"
    echo "Fuzzing $what for $fuzz_seconds s"
    "build/fuzz/bin/$name" -max_total_time="$fuzz_seconds" -max_len=65536 -timeout=10 -rss_limit_mb=1024 \
        -print_final_stats=1 "$corpus" 2>&1 | grep -E 'stat::number_of_executed_units|ERROR|SUMMARY|crash|promise'
    rm -rf "$corpus"
}
fuzz fuzz_scenario "the scenario reader" resources/scenarios/*.json tests/data/broken/scenarios/*.json
fuzz fuzz_bundle "the reader of bundles" tests/data/bundles/*.json
fuzz fuzz_figures "the reader of figure lists" tests/data/figures/*.csv

build_preset release -DDELVE_BENCHMARKS=ON
echo "20,000 games at random, and 2,000 with all abilities"
reached=$(mktemp)
for class in TestRandomPlay TestRandomAbilities; do
    QTEST_FUNCTION_TIMEOUT=36000000 DELVE_GAMES=20000 build/tests/tst_engine_play --only "$class" | tee -a "$reached"
done
echo "What they never came to, and the games that do"
/usr/bin/python3 tests/coverage/random_play.py "$reached"
rm "$reached"
echo "10,000 games with artifacts, furniture and Changelings in every dungeon; Changelings against chests"
QTEST_FUNCTION_TIMEOUT=36000000 DELVE_GAMES=10000 build/tests/tst_engine_play --only TestRandomArtifacts
QTEST_FUNCTION_TIMEOUT=36000000 DELVE_GAMES=10000 build/tests/tst_engine_play --only TestChangelingSecret
echo "1,000 games of steady against random"
DELVE_MATCHES=1000 build/tests/tst_engine_agents --only TestAgents steadyBeatsRandom
echo "Cunning against steady, until it is clear or 200 games were played"
QTEST_FUNCTION_TIMEOUT=72000000 DELVE_MATCHES=200 DELVE_PLAYOUTS=400 build/tests/tst_engine_agents --only TestCunning cunningBeatsSteady
echo "The exact odds of 200 situations against 100,000 rolls each"
DELVE_ROLLS=100000 build/tests/tst_engine_play --only TestOdds simulatedRollsAgree
echo "Findings kept up to date over thousands of edits"
DELVEWRIGHT_EDIT_STEPS=2000 build/tests/tst_engine_setup --only TestValidationSession
echo "10,000 generated dungeons before both checkers"
/usr/bin/python3 tests/independent/generated_dungeons.py build/bin/delve --count 10000

echo "The Debian package in a bare system"
tests/package/clean_root.sh

for benchmark in build/bench/bench_*; do
    "$benchmark"
done
