// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/scenario/edits/paste_edits.h"
#include "engine/mageknight/scenario/edits/table_edits.h"
#include "engine/mageknight/scenario/edits/team_edits.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "engine/mageknight/scenario/write_scenario.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/random_edit.h"
#include "tests/support/mageknight/random_scenario.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

Scenario someScenario(Random& random)
{
    return randomScenario(random, 8, piecesOf(shippedContent()));
}

/// A hallway with a door, a chest, an arrow and a note on it, a chamber beside it, and two players.
Scenario smallScenario()
{
    const auto& tiles = starterPack().tiles;
    const auto hallway = std::ranges::find(tiles, TileKind::Hallway, &Tile::kind);
    const auto chamberTile = std::ranges::find(tiles, TileKind::Chamber, &Tile::kind);
    Scenario scenario;
    scenario.levels = {{"Ground"}, {"Below"}};
    Player ann;
    ann.id = ThingId("ann");
    scenario.players = {ann};
    PlacedTile hall;
    hall.id = ThingId("hall");
    hall.tile = hallway->id;
    hall.position = {0, 10, 20};
    hall.player = ann.id;
    PlacedTile room = hall;
    room.id = ThingId("room");
    room.tile = chamberTile->id;
    room.position = {0, 13, 20};
    scenario.tiles = {hall, room};
    PlacedDoor door;
    door.id = ThingId("door");
    door.door = starterPack().doors.front().id;
    door.tile = hall.id;
    door.edge = {{2, 0}, Side::East};
    scenario.doors = {door};
    PlacedChest chest;
    chest.id = ThingId("chest");
    chest.chest = starterPack().chests.front().id;
    chest.square = {0, 10, 24};
    chest.facing = Side::North;
    scenario.chests = {chest};
    scenario.exits = {{ThingId("out"), ann.id, {{0, 11, 20}, Side::North}}};
    scenario.pinnedNotes = {{ThingId("note"), {0, 12, 22}, "Mind the gap"}};
    return scenario;
}

Scenario after(Scenario scenario, const Edit& edit)
{
    apply(scenario, edit);
    return scenario;
}

} // namespace

class TestEdits : public QObject
{
    Q_OBJECT

private slots:
    void whatIsGoneTakesAssertionsAboutItAlong()
    {
        Scenario scenario = sample("standard");
        const ThingId chest = scenario.chests.front().id;
        const Assertion ofEach{AssertedMeasure::ChestTaken, {}, AssertedBound::AtLeast, 5, {}};
        const Assertion ofOne{AssertedMeasure::ChestTaken, {}, AssertedBound::AtLeast, 9, chest};
        scenario.assertions = {ofEach, ofOne};
        const std::string before = writeScenario(scenario);
        const Edit edit = removeThings(scenario, shippedContent(), std::array{chest});
        apply(scenario, edit);
        QVERIFY(scenario.assertions == std::vector{ofEach});
        QVERIFY(parseScenario(writeScenario(scenario)).has_value());
        apply(scenario, inverted(edit));
        QCOMPARE(writeScenario(scenario), before);
        // What it does not name it leaves alone.
        QVERIFY(!removeThings(scenario, shippedContent(), std::array{scenario.chests.back().id}).facts);
    }

    void everyNamedEditIsTakenBackAndDoneAgain_data()
    {
        QTest::addColumn<int>("name");
        for (const auto& [name, text] : enumNames<EditName>)
            QTest::newRow(std::string(text).c_str()) << int(name);
    }

    void everyNamedEditIsTakenBackAndDoneAgain()
    {
        QFETCH(int, name);
        int changed = 0;
        for (int i = 0; i < 300; ++i) {
            Random random(seedFor(71, std::uint64_t(i)));
            const Scenario before = someScenario(random);
            const std::string text = writeScenario(before);
            const Edit edit = randomEdit(EditName(name), before, shippedContent(), random);
            Scenario scenario = before;
            apply(scenario, edit);
            const std::string changedText = writeScenario(scenario);
            changed += changedText != text;
            if (!edit.isEmpty())
                QCOMPARE(int(edit.name), name);
            const auto errors = checkReferences(scenario, shippedContent());
            if (EditName(name) != EditName::ChangeFacts) // which may name other packs
                QVERIFY2(errors.empty(), errors.empty() ? "" : inEnglish(errors.front()).c_str());
            apply(scenario, inverted(edit));
            QVERIFY(scenario == before);
            QCOMPARE(writeScenario(scenario), text);
            apply(scenario, edit);
            QCOMPARE(writeScenario(scenario), changedText);
        }
        QVERIFY2(changed >= 30, "most of these edits changed nothing");
    }

    void longHistoriesAreTakenBackToTheFirstByte()
    {
        for (int i = 0; i < 20; ++i) {
            Random random(seedFor(72, std::uint64_t(i)));
            Scenario scenario = someScenario(random);
            const std::string start = writeScenario(scenario);
            std::vector<Edit> history;
            for (int step = 0; step < 60; ++step) {
                history.push_back(randomEdit(scenario, shippedContent(), random));
                apply(scenario, history.back());
            }
            const std::string end = writeScenario(scenario);
            for (auto edit = history.rbegin(); edit != history.rend(); ++edit)
                apply(scenario, inverted(*edit));
            QCOMPARE(writeScenario(scenario), start);
            for (const Edit& edit : history)
                apply(scenario, edit);
            QCOMPARE(writeScenario(scenario), end);
        }
    }

    void aDifferenceLeadsFromOneScenarioToTheOther()
    {
        for (int i = 0; i < 200; ++i) {
            Random random(seedFor(73, std::uint64_t(i)));
            const Scenario before = someScenario(random);
            Scenario other = before;
            std::vector<Edit> edits;
            for (int step = 0; step < 5; ++step) {
                edits.push_back(randomEdit(other, shippedContent(), random));
                apply(other, edits.back());
            }
            const Edit edit = combined(EditName::ChangeFacts, before, edits);
            QVERIFY(after(before, edit) == other);
            QVERIFY(after(other, inverted(edit)) == before);
        }
    }

    void aDifferenceNamesOnlyWhatDiffers()
    {
        const Scenario before = smallScenario();
        Scenario other = before;
        other.tiles.erase(other.tiles.begin());
        other.chests.front().facing = Side::West;
        const Edit edit = difference(EditName::ChangeThing, before, other);
        QCOMPARE(edit.changes.size(), std::size_t(2));
        QCOMPARE(edit.changes[0].id(), ThingId("hall"));
        QCOMPARE(edit.changes[1].id(), ThingId("chest"));
        QVERIFY(!edit.facts);
    }

    void aTileCarriesWhatLiesOnIt()
    {
        const Scenario moved = after(smallScenario(), moveThings(smallScenario(), shippedContent(),
                                                                 std::array{ThingId("hall")}, {2, -3}));
        QCOMPARE(moved.tiles[0].position, (Square{0, 12, 17}));
        QCOMPARE(moved.tiles[1].position, (Square{0, 13, 20}));
        QCOMPARE(moved.chests[0].square, (Square{0, 12, 21}));
        QCOMPARE(moved.exits[0].edge, (Edge{{0, 13, 17}, Side::North}));
        QCOMPARE(moved.pinnedNotes[0].square, (Square{0, 14, 19}));
        QCOMPARE(moved.doors[0].edge, smallScenario().doors[0].edge);
    }

    void aTileTurnsOnTheSpotWithWhatLiesOnIt()
    {
        const std::array hall{ThingId("hall")};
        const Scenario turned =
            after(smallScenario(), turnThings(smallScenario(), shippedContent(), hall, 1));
        // 3 x 5 squares at (10, 20) have their middle at (11.5, 22.5); 5 x 3 squares then begin at (9, 21).
        QCOMPARE(turned.tiles[0].position, (Square{0, 9, 21}));
        QCOMPARE(turned.tiles[0].rotation, Rotation::Quarter);
        QCOMPARE(turned.chests[0].square, (Square{0, 9, 21})); // south-west corner goes north-west
        QCOMPARE(turned.chests[0].facing, Side::East);
        QCOMPARE(turned.exits[0].edge, (Edge{{0, 13, 22}, Side::East}));
        Scenario scenario = turned;
        for (int i = 0; i < 3; ++i)
            apply(scenario, turnThings(scenario, shippedContent(), hall, 1));
        QVERIFY(scenario == smallScenario());
    }

    void removingATileTakesItsDoorsAndPiecesAlong()
    {
        const Scenario left = after(
            smallScenario(), removeThings(smallScenario(), shippedContent(), std::array{ThingId("hall")}));
        QCOMPARE(left.tiles.size(), std::size_t(1));
        QVERIFY(left.doors.empty() && left.chests.empty() && left.exits.empty() && left.pinnedNotes.empty());
    }

    void removingAPlayerTakesTheArrowsAndIsForgotten()
    {
        const Scenario left = after(
            smallScenario(), removeThings(smallScenario(), shippedContent(), std::array{ThingId("ann")}));
        QVERIFY(left.players.empty() && left.exits.empty());
        QVERIFY(left.tiles[0].player.empty());
        QCOMPARE(left.chests.size(), std::size_t(1));
    }

    /// A file that says somebody begins in a chariot that is gone could not be read again.
    void PSGR_03_whoseChariotIsDismissedBeginsOnFoot()
    {
        Player player;
        player.team = {{ThingId("wain"), ContentId("p/wain")},
                       {ThingId("monk"), ContentId("p/monk")},
                       {ThingId("imp"), ContentId("p/imp")}};
        player.team[1].chariot = ThingId("wain");
        Player other = player;
        dismissMember(other, ThingId("imp"));
        QCOMPARE(other.team.size(), std::size_t(2));
        QCOMPARE(other.team[1].chariot, ThingId("wain"));
        dismissMember(player, ThingId("wain"));
        QCOMPARE(player.team.size(), std::size_t(2));
        QVERIFY(player.team.front().chariot.empty());
    }

    void nothingMovesOutOfBounds()
    {
        const Scenario scenario = smallScenario();
        const std::array hall{ThingId("hall")};
        QVERIFY(moveThings(scenario, shippedContent(), hall, {maxCoordinate, 0}).isEmpty());
        QVERIFY(moveThings(scenario, shippedContent(), hall, {0, 0}, 2).isEmpty());
        QVERIFY(!moveThings(scenario, shippedContent(), hall, {0, 0}, 1).isEmpty());
        QVERIFY(moveThings(scenario, shippedContent(), std::array{ThingId("door")}, {40, 0}).isEmpty());
    }

    void aDoorMovesToTheTileThatIsThere()
    {
        const Scenario scenario = smallScenario();
        const Edge edge{{0, 15, 22}, Side::South};
        const Scenario moved = after(scenario, moveDoor(scenario, shippedContent(), 0, edge));
        QCOMPARE(moved.doors[0].tile, ThingId("room"));
        QCOMPARE(edgeOnTable(moved, shippedContent(), moved.doors[0]), std::optional(edge));
        QVERIFY(moveDoor(scenario, shippedContent(), 0, {{0, 90, 90}, Side::South}).isEmpty());
    }

    void aCopyKeepsDoorsWithTheirTileUnderNewIds()
    {
        const Scenario scenario = smallScenario();
        const Scenario copied = copyThings(scenario, shippedContent(), std::array{ThingId("hall")});
        QCOMPARE(copied.tiles.size(), std::size_t(1));
        QCOMPARE(copied.doors.size(), std::size_t(1));
        QVERIFY(copied.players.empty());
        Random random(4);
        const Scenario pasted = after(scenario, pasteThings(scenario, copied, {20, 0}, 1, random));
        QCOMPARE(pasted.tiles.size(), std::size_t(3));
        QCOMPARE(pasted.tiles[2].position, (Square{1, 30, 20}));
        QCOMPARE(pasted.doors[1].tile, pasted.tiles[2].id);
        QVERIFY(pasted.tiles[2].id != ThingId("hall"));
        QCOMPARE(pasted.tiles[2].player, ThingId("ann"));
    }

    void LAY_07_aCopyOfTheCentralChamberIsNoSecondOne()
    {
        Scenario scenario = smallScenario();
        scenario.tiles[1].role = TileRole::Central;
        const Scenario copied = copyThings(scenario, shippedContent(), std::array{ThingId("room")});
        Random random(4);
        const Scenario twice = after(scenario, pasteThings(scenario, copied, {20, 0}, 0, random));
        QCOMPARE(twice.tiles[1].role, TileRole::Central);
        QCOMPARE(twice.tiles[2].role, TileRole::None);
        // What was cut out comes back as it was.
        const Scenario without =
            after(scenario, removeThings(scenario, shippedContent(), std::array{ThingId("room")}));
        const Scenario again = after(without, pasteThings(without, copied, {20, 0}, 0, random));
        QCOMPARE(again.tiles[1].role, TileRole::Central);
    }
};

DELVE_TEST(TestEdits)
#include "tst_edits.moc"
