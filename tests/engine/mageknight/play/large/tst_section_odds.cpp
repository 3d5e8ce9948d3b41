// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/dice.h"
#include "engine/mageknight/play/fighting/declaration.h"
#include "engine/mageknight/play/fighting/odds.h"
#include "engine/mageknight/play/figures/figures.h"
#include "tests/support/mageknight/large_game.h"
#include "tests/support/mageknight/random_play.h"
#include "tests/support/mageknight/random_player.h"
#include "tests/support/test_registry.h"

#include <cmath>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// The section that an attack concerns: its target, or the one that strikes; None if it concerns none.
FigureId sectionIn(const Position& position, const Action& action)
{
    FigureId target = FigureId::None;
    if (const auto* attack = std::get_if<Attack>(&action))
        target = attack->target;
    if (const auto* shot = std::get_if<Shoot>(&action); shot && shot->second == FigureId::None)
        target = shot->target;
    if (target == FigureId::None)
        return FigureId::None;
    const FigureId striker = position.turn().figure;
    return isSection(position, target) ? target : isSection(position, striker) ? striker : FigureId::None;
}

/// Nothing, or how the clicks of many rolls disagree with the odds.
QString damageFault(const Odds& odds, int clicks, int rolls)
{
    const double mean = expectedClicks(odds);
    double variance = 0;
    for (const Odds::Clicks& outcome : odds.damage)
        variance += std::pow(outcome.clicks - mean, 2) * outcome.cases / odds.of;
    return std::abs(clicks - mean * rolls) <= 6 * std::sqrt(variance * rolls) + 1
               ? QString()
               : QStringLiteral("%1 clicks where %2 come out").arg(clicks).arg(mean * rolls);
}

/// Nothing, or how the hits of many rolls disagree with the odds.
QString disagreement(const Game& game, const GameState& state, const Action& action, const Odds& odds,
                     std::uint64_t seed, int rolls)
{
    SeededDice dice(seed);
    Events events;
    int hits = 0;
    int clicks = 0;
    for (int i = 0; i < rolls; ++i) {
        GameState after = state;
        events.clear();
        perform(game, after, action, dice, events);
        const auto blow = std::ranges::find_if(
            events, [](const Event& event) { return std::holds_alternative<BlowStruck>(event.what); });
        hits += blow != events.end() && std::get<BlowStruck>(blow->what).hit;
        for (const Event& event : events)
            if (const auto* damaged = std::get_if<FigureDamaged>(&event.what);
                damaged != nullptr && event.rule == "DMG-01" && damaged->figure == odds.target)
                clicks += damaged->clicks;
    }
    if (const QString fault = damageFault(odds, clicks, rolls); !fault.isEmpty())
        return fault;
    // Six standard deviations: a right answer is never refused.
    const double share = double(odds.successes) / odds.of;
    const double bound = 6 * std::sqrt(share * (1 - share) * rolls) + 1;
    return std::abs(hits - share * rolls) <= bound ? QString()
                                                   : QStringLiteral("%1 of %2 hits where %3 of %4 come out")
                                                         .arg(hits)
                                                         .arg(rolls)
                                                         .arg(odds.successes)
                                                         .arg(odds.of);
}

} // namespace

/// Attacks of sections and on sections, in games played at random: what is foretold is what is rolled.
class TestSectionOdds : public QObject
{
    Q_OBJECT

private slots:
    void aHundredAttacksComeOutAsForetold()
    {
        const int asked = qEnvironmentVariableIntValue("DELVE_ROLLS");
        const int rolls = asked > 0 ? asked / 10 : 300;
        int compared = 0;
        int atSections = 0;
        for (std::uint64_t seed = 0; compared < 100; ++seed) {
            QVERIFY2(seed < 400, "too few attacks");
            const auto drawn = seed % 2 == 0 ? makeSectionGame(seed) : makePlacedGame(seed);
            const Game& game = drawn->game();
            Random random(seedFor(seed, 71));
            RandomPlayer player(seedFor(seed, 72), 0);
            SeededDice dice(seedFor(seed, 73));
            GameState state = livelyStart(game, random);
            Actions actions;
            Events events;
            int ofThisGame = 0;
            for (int i = 0; i < 1'500 && ofThisGame < 4; ++i) {
                legalActions(game, state, actions);
                if (state.turn().isOver())
                    break;
                for (const Action& action : actions) {
                    const Position position(game, state);
                    const FigureId section = sectionIn(position, action);
                    if (section == FigureId::None || waitsForMovement(position, action) || ofThisGame >= 4 ||
                        random.below(2) == 0)
                        continue;
                    const auto odds = oddsOf(game, state, action);
                    QVERIFY(odds.has_value());
                    const QString fault = disagreement(game, state, action, *odds, seed + 1000, rolls);
                    QVERIFY2(
                        fault.isEmpty(),
                        qPrintable(QStringLiteral("seed %1, action %2: %3").arg(seed).arg(i).arg(fault)));
                    ++ofThisGame;
                    ++compared;
                    atSections += section != position.turn().figure;
                }
                events.clear();
                perform(game, state, player.choose({game, state}, actions), dice, events);
            }
        }
        qInfo("%d attacks, %d of them at a section", compared, atSections);
        QVERIFY(atSections > 20);
        QVERIFY(compared - atSections > 5);
    }
};

DELVE_TEST(TestSectionOdds)
#include "tst_section_odds.moc"
