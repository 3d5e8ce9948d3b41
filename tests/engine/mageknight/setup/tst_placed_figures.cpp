// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/edits/table_edits.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/scenario/figures_on_board.h"
#include "engine/mageknight/setup/fixes/fixes_for.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;

namespace {

const QString holds = QStringLiteral("holds");
const QString error = QStringLiteral("error");

PlacedFigure placed(const char* name, Square square, Direction facing = Direction::North)
{
    const Figure& kind = *shippedContent().figure(ContentId(std::string("menagerie/") + name));
    PlacedFigure figure = placedFigure(kind, shippedContent());
    figure.id = ThingId("f");
    figure.square = square;
    figure.facing = facing;
    return figure;
}

/// Two chambers side by side, the second east of the first, with this figure.
DrawnDungeon hall(PlacedFigure figure, const std::vector<std::string>& west = room(),
                  const std::vector<std::string>& east = room())
{
    DrawnDungeon dungeon;
    dungeon.tile(west, 0, 0).tile(east, 5, 0);
    dungeon.scenario.packs.push_back({"menagerie", "1.0.0", ""});
    dungeon.scenario.options.mageKnightWarriors = true;
    dungeon.scenario.options.allFigures = true;
    dungeon.scenario.figures = {std::move(figure)};
    return dungeon;
}

std::string variantOf(const DrawnDungeon& dungeon, const std::string& rule)
{
    for (const Finding& finding : dungeon.findings())
        if (finding.rule == rule)
            return finding.about.variant;
    return "holds";
}

/// A chamber whose north row is a crevasse of so many squares from the west.
std::vector<std::string> crevassed(int squares)
{
    std::vector<std::string> rows = room();
    for (int i = 0; i < squares; ++i)
        rows[1][std::size_t(1 + 2 * i)] = 'x';
    return rows;
}

} // namespace

class TestPlacedFigures : public QObject
{
    Q_OBJECT

private slots:
    void BASE_04_largeBasesFaceStraight()
    {
        QCOMPARE(hall(placed("gatewarden-colossus", {0, 2, 2})).verdict("BASE-04"), holds);
        QCOMPARE(hall(placed("gatewarden-colossus", {0, 2, 2}, Direction::SouthWest)).verdict("BASE-04"),
                 error);
        QCOMPARE(hall(placed("hall-gargoyle", {0, 2, 2}, Direction::SouthWest)).verdict("BASE-04"), holds);
    }

    void BASE_05_standsOnTilesAndOnNothingElse()
    {
        QCOMPARE(hall(placed("vesharra-ember-below", {0, 2, 2})).verdict("BASE-05"), holds);
        QCOMPARE(variantOf(hall(placed("vesharra-ember-below", {0, 2, 1})), "BASE-05"), std::string("void"));
        std::vector<std::string> blocked = room();
        blocked[5][5] = '#';
        QCOMPARE(variantOf(hall(placed("vesharra-ember-below", {0, 2, 2}), blocked), "BASE-05"),
                 std::string("blocked"));
        // It lies over two tiles only where no wall parts them.
        const PlacedFigure across = placed("gatewarden-colossus", {0, 5, 2});
        QCOMPARE(hall(across).verdict("BASE-05"), holds);
        QCOMPARE(variantOf(hall(across, room("e"), room("w")), "BASE-05"), std::string("wall"));
    }

    void BASE_05_nobodyElseIsThere()
    {
        DrawnDungeon dungeon = hall(placed("gatewarden-colossus", {0, 2, 2}));
        PlacedFigure second = placed("hall-gargoyle", {0, 3, 3});
        second.id = ThingId("g");
        dungeon.scenario.figures.push_back(second);
        QCOMPARE(dungeon.verdict("BASE-05"), holds);
        dungeon.scenario.figures.back().square = {0, 1, 2};
        QCOMPARE(variantOf(dungeon, "BASE-05"), std::string("taken"));
        dungeon.scenario.figures.pop_back();
        dungeon.scenario.tokens.push_back({ThingId("w"), Colour::Yellow, {}, {0, 1, 1}, {}});
        QCOMPARE(variantOf(dungeon, "BASE-05"), std::string("taken"));
    }

    void BASE_06_oneRowOverACrevasse()
    {
        const PlacedFigure dragon = placed("vesharra-ember-below", {0, 2, 2});
        QCOMPARE(hall(dragon, crevassed(5)).verdict("BASE-06"), holds); // its front row
        PlacedFigure turned = dragon;
        turned.facing = Direction::East;
        turned.square = {0, 2, 1};
        QCOMPARE(hall(turned, crevassed(5)).verdict("BASE-06"), error); // a whole side of it
        QCOMPARE(hall(placed("dune-strider", {0, 2, 0}), crevassed(5)).verdict("BASE-06"), error);
    }

    void BASE_08_canLeaveItsTile()
    {
        const PlacedFigure titan = placed("gatewarden-colossus", {0, 2, 2});
        QCOMPARE(hall(titan).verdict("BASE-08"), holds);
        std::vector<std::string> west = room("e");
        std::vector<std::string> east = room("w");
        west[5].back() = ' '; // one square wide
        east[5].front() = ' ';
        const DrawnDungeon narrow = hall(titan, west, east);
        QCOMPARE(narrow.verdict("BASE-08"), QStringLiteral("warning"));
        QCOMPARE(variantOf(narrow, "BASE-08"), std::string("placed"));
        QCOMPARE(hall(placed("dune-strider", {0, 2, 2}), west, east).verdict("BASE-08"), holds);
        QCOMPARE(hall(placed("hall-gargoyle", {0, 2, 2}), room("e"), room("w")).verdict("BASE-08"), holds);
    }

    void MOUNT_13_alsoInTheDungeon()
    {
        PlacedFigure mount = placed("dune-strider", {0, 2, 2});
        QVERIFY(!mount.rider.empty());
        QCOMPARE(hall(mount).verdict("MOUNT-13"), holds);
        mount.rider = {};
        QCOMPARE(variantOf(hall(mount), "MOUNT-13"), std::string("alone-placed"));
    }

    void POOL_01_noHeroAmongTheMageSpawn()
    {
        PlacedFigure hero = placed("isaut-long-lance", {0, 2, 2});
        QCOMPARE(hall(hero).verdict("POOL-01"), error);
        DrawnDungeon dungeon = hall(hero);
        dungeon.scenario.players.push_back({ThingId("p"), "Ann", PlayerColour::Red, {}, {}, {}});
        dungeon.scenario.figures.front().side = FigureSide::Team;
        dungeon.scenario.figures.front().player = ThingId("p");
        QCOMPARE(dungeon.verdict("POOL-01"), holds);
    }

    void TEAM_07_noMageSpawnOfATeam()
    {
        DrawnDungeon dungeon = hall(placed("hall-gargoyle", {0, 2, 2}));
        QCOMPARE(dungeon.verdict("TEAM-07"), holds);
        dungeon.scenario.players.push_back({ThingId("p"), "Ann", PlayerColour::Red, {}, {}, {}});
        dungeon.scenario.figures.front().side = FigureSide::Team;
        dungeon.scenario.figures.front().player = ThingId("p");
        QCOMPARE(dungeon.verdict("TEAM-07"), error);
    }

    void TEAM_01_figuresInsideCountForTheirTeam()
    {
        Scenario scenario = sample("standard");
        scenario.packs.push_back({"menagerie", "1.0.0", ""});
        QCOMPARE(verdict(scenario, "TEAM-01"), holds);
        PlacedFigure dragon = placed("vesharra-ember-below", {0, 2, 2});
        dragon.side = FigureSide::Team;
        dragon.player = scenario.players.front().id;
        scenario.figures.push_back(dragon);
        QCOMPARE(verdict(scenario, "TEAM-01"), error);
    }

    void aFigureThatDoesNotStandIsMovedByItsFix()
    {
        const DrawnDungeon dungeon = hall(placed("gatewarden-colossus", {0, 0, 2}));
        const Findings findings = dungeon.findings();
        const auto wrong = std::ranges::find(findings, "BASE-05", &Finding::rule);
        QVERIFY(wrong != findings.end());
        const auto fixes = fixesFor(dungeon.scenario, dungeon.content(), *wrong);
        QVERIFY(!fixes.empty());
        QCOMPARE(fixes.front().kind, FixKind::Move);
        Scenario after = dungeon.scenario;
        apply(after, fixes.front().edit);
        QCOMPARE(verdict(after, dungeon.content(), "BASE-05"), holds);
    }

    void turnsAboutItsMiddle()
    {
        const DrawnDungeon dungeon = hall(placed("vesharra-ember-below", {0, 2, 2}));
        Scenario scenario = dungeon.scenario;
        const std::vector<ThingId> ids{ThingId("f")};
        apply(scenario, turnThings(scenario, dungeon.content(), ids, 1));
        QCOMPARE(scenario.figures.front().facing, Direction::East);
        QCOMPARE(scenario.figures.front().square, (Square{0, 2, 2}));
        for (int i = 0; i < 3; ++i)
            apply(scenario, turnThings(scenario, dungeon.content(), ids, 1));
        QVERIFY(scenario == dungeon.scenario);
        // A tile takes along what has its anchor on it.
        const std::vector<ThingId> tile{scenario.tiles.front().id};
        apply(scenario, moveThings(scenario, dungeon.content(), tile, {0, -3}));
        QCOMPARE(scenario.figures.front().square, (Square{0, 2, -1}));
    }
};

DELVE_TEST(TestPlacedFigures)
#include "tst_placed_figures.moc"
