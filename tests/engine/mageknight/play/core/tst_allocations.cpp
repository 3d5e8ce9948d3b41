// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/allocations.h"
#include "tests/support/mageknight/ability_game.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/random_play.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// Plays at random, and says before which action the list of legal ones needed memory though it was large
/// enough already.
QString listThatAllocates(const Game& game, std::uint64_t seed)
{
    Random choices(seedFor(seed, 1));
    SeededDice dice(seedFor(seed, 2));
    GameState state = livelyStart(game, choices);
    Actions actions;
    Events events;
    while (!state.turn().isOver()) {
        legalActions(game, state, actions); // grows, if it has to
        const std::size_t before = allocationCount();
        legalActions(game, state, actions);
        if (allocationCount() != before) {
            const auto task = nextTask(state);
            return task ? std::visit(
                              []<typename T>(const T&) {
                                  return QString::fromUtf8(T::name.data(), qsizetype(T::name.size()));
                              },
                              *task)
                        : QStringLiteral("in an activation or between two");
        }
        const Action chosen = actions[choices.below(std::uint32_t(actions.size()))];
        events.clear();
        perform(game, state, chosen, dice, events);
    }
    return {};
}

} // namespace

/// Lists of legal actions are made without asking for memory.
class TestAllocations : public QObject
{
    Q_OBJECT

private slots:
    void theCounterCounts()
    {
        if (!countsAllocations())
            QSKIP("the sanitizers have an allocator of their own");
        const std::size_t before = allocationCount();
        ::operator delete(::operator new(1)); // a new-expression could be left out by the compiler
        QCOMPARE(allocationCount(), before + 1);
    }

    void legalActionsNeedsNone()
    {
        if (!countsAllocations())
            QSKIP("the sanitizers have an allocator of their own");
        Scenario scenario = sample("standard");
        scenario.options.roundLimit = 10;
        const auto standard = makeGame(scenario, shippedContent());
        QVERIFY(standard);
        QCOMPARE(listThatAllocates(*standard, 1), QString());
        for (std::uint64_t seed = 0; seed < 40; ++seed)
            QCOMPARE(listThatAllocates(makeAbilityGame(seed)->game(), seed), QString());
    }
};

DELVE_TEST(TestAllocations)
#include "tst_allocations.moc"
