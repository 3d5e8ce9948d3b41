// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/added_errors.h"
#include "engine/mageknight/setup/validate_setup.h"
#include "engine/mageknight/stats/chest_ways.h"
#include "engine/mageknight/stats/improvements.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

#include <algorithm>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// A playtest of a dungeon whose numbers the test writes itself.
struct Played
{
    Scenario scenario;
    Game game;
    BatchFile file;

    explicit Played(const Scenario& played)
        : scenario(played),
          game(*makeGame(scenario, shippedContent())),
          file(newBatch(game, scenario, "dungeon.scenario.json", "none", plan()))
    {
        Tally& tally = file.state.tally;
        tally.games = 400;
        tally.seats[0].wins = tally.seats[1].wins = 200;
        std::ranges::fill(tally.visits, 1u);
        for (Tally::Chest& chest : tally.chests)
            chest.taken = 300;
    }

    static BatchPlan plan()
    {
        BatchPlan plan{{AgentKind::Steady}};
        plan.games = 400;
        return plan;
    }
    std::vector<Improvement> improvements() const
    {
        return findImprovements(file, reportOf(file, game), game, shippedContent());
    }
};

std::size_t numberOf(const Played& played, const ThingId& chest)
{
    const auto& chests = played.scenario.chests;
    return std::size_t(std::ranges::find(chests, chest, &PlacedChest::id) - chests.begin());
}

/// It moves one chest, and adds no error to what the rules say.
void isOneLegalMove(const Played& played, const Improvement& improvement)
{
    const Scenario after = applied(played.scenario, improvement.edit);
    const PlacedChest& chest = after.chests[numberOf(played, improvement.moved)];
    QCOMPARE(chest.square, improvement.to);
    Scenario back = after;
    back.chests[numberOf(played, improvement.moved)] =
        played.scenario.chests[numberOf(played, improvement.moved)];
    QVERIFY(back == played.scenario);
    const Findings before = validateSetup(played.scenario, shippedContent());
    const KnownFindings known(before);
    for (const Finding& finding : validateSetup(after, shippedContent()))
        QVERIFY2(finding.severity != Severity::Error || !known.isNew(finding), finding.rule.data());
}

int meanWay(const ChestWays& ways, Square chest)
{
    int sum = 0;
    for (std::size_t player = 0; player < ways.playerCount(); ++player)
        sum += ways.of(player, chest).value_or(1'000);
    return sum / int(ways.playerCount());
}

} // namespace

/// What would make a dungeon better, from what its games show.
class TestImprovements : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsProposedWhereNothingIsWeak()
    {
        QVERIFY(Played(sample("six-tiles")).improvements().empty());
        Played few(sample("six-tiles"));
        few.file.state.tally.games = fewestGamesToImprove - 1;
        few.file.state.tally.chests[0].taken = 0;
        QVERIFY(few.improvements().empty()); // too few games to say so
    }

    void aChestThatIsLeftComesNearer()
    {
        Played played(sample("standard"));
        const ChestWays ways(played.game);
        const auto& chests = played.game.parts().chests;
        const auto farthest = std::ranges::max_element(
            chests, {}, [&](const auto& chest) { return meanWay(ways, chest.square); });
        const auto number = std::size_t(farthest - chests.begin());
        played.file.state.tally.chests[number].taken = 4;
        const auto found = played.improvements();
        QCOMPARE(found.size(), 1u);
        QCOMPARE(found[0].weakness, Weakness::ChestLeft);
        QCOMPARE(found[0].about.text(), chests[number].id);
        QCOMPARE(found[0].moved, found[0].about);
        QVERIFY(found[0].share.most < rarelyTaken);
        isOneLegalMove(played, found[0]);
        QVERIFY(meanWay(ways, found[0].to) * 5 <= meanWay(ways, found[0].from) * 4);
    }

    void whoIsBehindGetsAShorterWay()
    {
        Played played(sample("standard"));
        Tally& tally = played.file.state.tally;
        tally.seats[0].wins = 300;
        tally.seats[1].wins = 100;
        const auto found = played.improvements();
        QCOMPARE(found.size(), 1u);
        QCOMPARE(found[0].weakness, Weakness::PlayerBehind);
        QCOMPARE(found[0].about, played.scenario.players[1].id);
        isOneLegalMove(played, found[0]);
        const ChestWays ways(played.game);
        const auto lead = [&](Square chest) { return *ways.of(1, chest) - *ways.of(0, chest); };
        QVERIFY(lead(found[0].to) < lead(found[0].from));
    }

    void aChestComesOntoATileThatNobodyWalks()
    {
        Played played(sample("standard"));
        const Board& board = played.game.board(std::uint32_t(0));
        bool isAnyProposed = false;
        for (TileIndex tile = 0; std::size_t(tile) < played.scenario.tiles.size(); ++tile) {
            Tally& tally = played.file.state.tally;
            std::ranges::fill(tally.visits, 1u);
            for (SquareIndex square = 0; square < board.squareCount(); ++square)
                if (board.tileOf(square) == tile)
                    tally.visits[std::size_t(square)] = 0;
            for (const Improvement& improvement : played.improvements()) {
                QCOMPARE(improvement.weakness, Weakness::TileUnwalked);
                QCOMPARE(improvement.about, played.scenario.tiles[std::size_t(tile)].id);
                QCOMPARE(board.tileOf(board.squareAt(improvement.to)), tile);
                isOneLegalMove(played, improvement);
                isAnyProposed = true;
            }
        }
        QVERIFY(isAnyProposed);
    }

    /// What it did is what the games with it show.
    void theEffectIsThatOfTheGames()
    {
        Played played(sample("standard"));
        std::vector<Improvement> found;
        for (std::size_t chest = 0; found.empty() && chest < played.file.chests.size(); ++chest) {
            played.file.state.tally.chests[chest].taken = 0;
            found = played.improvements();
            played.file.state.tally.chests[chest].taken = 300;
        }
        QVERIFY(!found.empty());
        BatchPlan plan = Played::plan();
        plan.games = 48;
        Scenario limited = played.scenario;
        limited.options.roundLimit = 30;
        const Game before = *makeGame(limited, shippedContent());
        const Game after = *makeGame(applied(limited, found[0].edit), shippedContent());
        const Comparison comparison = compare(before, after, plan, 2, nullptr, {});
        const ImprovementEffect effect = effectOf(found[0], before, comparison);
        QCOMPARE(effect.games, comparison.games);
        const auto number = numberOf(played, found[0].about);
        QCOMPARE(effect.before.percent, 100.0 * double(comparison.before.chests[number].taken) / 48);
        QCOMPARE(effect.after.percent, 100.0 * double(comparison.after.chests[number].taken) / 48);
        QCOMPARE(effect.isShown, effect.after.least > effect.before.most);
        QVERIFY(!effect.isShown || !effect.isWorse);

        // The same dungeon twice helps nobody and harms nobody.
        const ImprovementEffect none =
            effectOf(found[0], before, compare(before, before, plan, 2, nullptr, {}));
        QVERIFY(!none.isShown && !none.isWorse);
        QCOMPARE(none.before.percent, none.after.percent);
    }
};

DELVE_TEST(TestImprovements)
#include "tst_improvements.moc"
