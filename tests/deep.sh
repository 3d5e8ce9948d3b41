#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The long tests. Without arguments all of them, as many at once as there are cores; what each printed and how long
# it took is kept in build/deep. `tests/deep.sh random-play odds` runs just these, on what is built.
set -euo pipefail
cd "$(dirname "$0")/.."
source app/prepare.sh

export QTEST_FUNCTION_TIMEOUT=72000000
counts=(mending completing random-play figures artifacts strength dungeons card-maps card-games card-strength
    card-fairness edits fuzzing kills odd-states odds storm
    switched-off mutants same-bytes)

build_all() {
    build_preset release -DBUILD_TESTING=ON -DDELVE_BENCHMARKS=ON
    build_targets="tst_engine_play tst_engine_dungeoneer_play" build_preset debug -DBUILD_TESTING=ON
    build_targets=fuzzers build_preset fuzz
    build_preset asan
    build_preset plain # each source includes what it uses
}

run_part() {
    case $1 in
    sanitizers)
        # Qt and fontconfig keep memory until the process ends; leaks of ours show in the engine's own tests.
        ASAN_OPTIONS=detect_leaks=0 ctest --preset asan
        ;;
    same-bytes) # the same games without optimisation; their digests stand in the tests
        build/debug/tests/tst_engine_play --only TestRandomPlay sameSeedSameBytesInEveryBuild
        build/debug/tests/tst_engine_play --only TestRandomPlay sameSeedSameBytesWithLargeFigures
        build/debug/tests/tst_engine_dungeoneer_play --only TestRandomCardGames sameSeedSameBytesInEveryBuild
        ;;
    mending)
        DELVEWRIGHT_BROKEN_SCENARIOS=2000 build/tests/tst_engine_setup --only TestFixes
        # Plans take longer than single fixes: several hundred files are some minutes.
        DELVEWRIGHT_BROKEN_SCENARIOS=500 build/tests/tst_engine_setup --only TestFixCollection
        ;;
    completing) # 500 generated dungeons and 1,600 samples, each without one to four things
        DELVEWRIGHT_TAKEN_OUT=500 build/tests/tst_engine_setup --only TestCompleteTakenOut
        ;;
    switched-off) # setup rules, one by one
        /usr/bin/python3 tests/coverage/switch_off.py build --count 50
        ;;
    mutants) # rules of play, broken in a hundred small ways more at each run
        /usr/bin/python3 tests/coverage/mutate_play.py build --count 100 --jobs 1
        /usr/bin/python3 tests/coverage/mutate_play.py build --game dungeoneer --count 50 --jobs 1
        ;;
    edits) # findings kept up to date over thousands of edits
        DELVEWRIGHT_EDIT_STEPS=2000 build/tests/tst_engine_setup --only TestValidationSession
        ;;
    dungeons) # generated ones before both checkers; their variety and the wishes for them
        /usr/bin/python3 tests/independent/generated_dungeons.py build/bin/delve --count 10000
        /usr/bin/python3 tests/independent/generator_promises.py build/bin/delve --count 1000 --each 40
        ;;
    card-maps) # generated ones and mutations of them before both checkers
        DELVEWRIGHT_PACKS=/nonexistent /usr/bin/python3 tests/independent/compare_card_checkers.py build/bin/delve \
            --maps 5000 --mutations 5000
        ;;
    card-games) # 20,000 random games of cards, invariants after every action
        DELVE_GAMES=20000 build/tests/tst_engine_dungeoneer_play --only TestRandomCardGames everyGameKeepsItsInvariants
        ;;
    card-strength) # of steady over 1,100 games of cards, nine of ten; of cunning until it is clear
        DELVE_MATCHES=1100 build/tests/tst_engine_dungeoneer_play --only TestCardAgents steadyBeatsRandom
        DELVE_MATCHES=200 DELVE_PLAYOUTS=400 build/tests/tst_engine_dungeoneer_play --only TestCardCunning cunningBeatsSteady
        ;;
    card-fairness) # 4,000 games of steady for each set and number of players
        DELVE_MATCHES=4000 build/tests/tst_engine_dungeoneer_stats --only TestCardFairness
        ;;
    fuzzing) # every target for two minutes; tests/fuzz/README.md
        tests/fuzz/run.sh
        ;;
    odd-states) # states as files, in 2,000 dungeons that nobody would lay of each kind
        DELVE_ODD_DUNGEONS=2000 build/tests/tst_engine_play --only TestOddStates
        ;;
    storm) # 10,000 keys, clicks, drags and turns of the wheel at random, under the sanitizers
        DELVE_STORM_EVENTS=10000 ASAN_OPTIONS=detect_leaks=0 QT_QPA_PLATFORM=xcb QT_QUICK_BACKEND=software \
            LC_ALL=C.UTF-8 DELVEWRIGHT_DATA="$PWD/build/asan/share/delvewright" DELVEWRIGHT_PACKS=/nonexistent \
            xvfb-run -a -s "-screen 0 1600x1300x24" build/asan/tests/tst_window --only TestStorm
        ;;
    random-play) # 20,000 games, 2,000 with all abilities, what they never came to, and the games that do
        local reached
        reached=$(mktemp)
        for class in TestRandomPlay TestRandomAbilities; do
            DELVE_GAMES=20000 build/tests/tst_engine_play --only "$class" | tee -a "$reached"
        done
        /usr/bin/python3 tests/coverage/random_play.py "$reached"
        rm "$reached"
        ;;
    figures) # 2,500 games each with bases of all sizes, with cavalry, with sections, with figures from the start
        DELVE_GAMES=25000 build/tests/tst_engine_play --only TestLargeRandom
        DELVE_ROLLS=100000 build/tests/tst_engine_play --only TestSectionOdds
        ;;
    artifacts) # artifacts, furniture and Changelings in every dungeon; Changelings against chests
        DELVE_GAMES=10000 build/tests/tst_engine_play --only TestRandomArtifacts
        DELVE_GAMES=10000 build/tests/tst_engine_play --only TestChangelingSecret
        ;;
    strength) # of steady over 1,000 games, of cunning until it is clear or 200 were played
        DELVE_MATCHES=1000 build/tests/tst_engine_agents --only TestAgents steadyBeatsRandom
        DELVE_MATCHES=200 DELVE_PLAYOUTS=400 build/tests/tst_engine_agents --only TestCunning cunningBeatsSteady
        ;;
    kills) # a program that saves without a pause is killed a thousand times
        DELVEWRIGHT_KILLS=1000 QT_QPA_PLATFORM=offscreen build/tests/tst_durability --only TestKills
        ;;
    odds) # 200 situations against 100,000 rolls each; forecasts in 400 games against every fall of the dice
        DELVE_ROLLS=100000 build/tests/tst_engine_play --only TestOdds simulatedRollsAgree
        DELVE_FORECASTS=400 build/tests/tst_engine_play --only TestForecastTrials forecastsAgreeWithTheGameItself
        ;;
    tidy) # every source; the usual run looks at those that changed
        tests/tidy.sh --all
        ;;
    package) # in a bare system
        tests/package/clean_root.sh
        ;;
    benchmarks)
        for benchmark in build/bench/bench_*; do
            "$benchmark"
        done
        ;;
    *)
        echo "tests/deep.sh knows no part $1; there are: sanitizers ${counts[*]} tidy package benchmarks" >&2
        exit 2
        ;;
    esac
}

# Runs a part and keeps what it prints; says at the end how it went.
report_part() {
    local part=$1 begin=$SECONDS verdict=passed
    printf '\n-- %s\n' "$part"
    set +e # not by `||`, which would let a part go on after something in it failed
    (set -e; run_part "$part") 2>&1 | tee "build/deep/$part.log"
    [ "${PIPESTATUS[0]}" = 0 ] || verdict=FAILED
    set -e
    echo "-- $part $verdict in $((SECONDS - begin)) s"
    [ $verdict = passed ]
}

mkdir -p build/deep
if [ $# -gt 0 ]; then
    for part in "$@"; do
        report_part "$part"
    done
    exit
fi
build_all
report_part sanitizers
parallel --will-cite --jobs "$(nproc)" "$0" ::: "${counts[@]}"
report_part tidy
report_part package
report_part benchmarks # alone, so that nothing disturbs the ratios
