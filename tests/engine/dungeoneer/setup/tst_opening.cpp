// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/files/load_card_set.h"
#include "engine/dungeoneer/scenario/edits/map_edits.h"
#include "engine/dungeoneer/setup/opening.h"
#include "engine/dungeoneer/setup/validate_setup.h"
#include "tests/support/dungeoneer/cards.h"
#include "tests/support/dungeoneer/drawn_scenario.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;

namespace {

/// "hall 0,-1 0,1": each card that may be laid, and the cells, one for both ways round.
std::vector<std::string> toldMoves(const DrawnScenario& drawn)
{
    const SetupTable table(drawn.scenario, drawn.cards());
    std::vector<std::string> told;
    CardNumber last = 0;
    for (const MapMove& move : openingMoves(table, MapKind::Dungeon)) {
        if (told.empty() || move.card != last)
            told.push_back(table.deck()[move.card].card->id.text().substr(5));
        last = move.card;
        const std::string cell =
            " " + std::to_string(move.placement.cell.column) + "," + std::to_string(move.placement.cell.row);
        if (!told.back().ends_with(cell))
            told.back() += cell;
    }
    return told;
}

using Told = std::vector<std::string>;

} // namespace

class TestOpening : public QObject
{
    Q_OBJECT

private slots:
    /// The Cross could lie anywhere, but two sides need it: the Walls of the Halls keep them from there.
    void DNR_SETUP_16_aPassageThatFitsEverywhereLeavesRoomForOthers()
    {
        DrawnScenario drawn({card("Ent[O,O,O,O]"), copies(card("Hall[O,W,O,W]"), 2),
                             copies(card("Cross[O,O,O,O]"), 2), room("Cell[O,O,O,O]")});
        drawn.lay("ent", 0, 0);
        QCOMPARE(toldMoves(drawn), (Told{"hall 0,-1 0,1", "cross 1,0 -1,0"}));
        drawn.lay("cross", 1, 0);
        QCOMPARE(toldMoves(drawn), (Told{"hall 0,-1 0,1", "cross -1,0"}));
        drawn.lay("cross", -1, 0).lay("hall", 0, -1).lay("hall", 0, 1);
        QCOMPARE(toldMoves(drawn), Told{});
        QCOMPARE(drawn.errors(), Told{});
    }

    /// A third Cross is one too many for the two sides that need one: it may lie where it likes.
    void DNR_SETUP_16_whereThereAreEnoughEverySideIsFree()
    {
        DrawnScenario drawn(
            {card("Ent[O,O,O,O]"), copies(card("Hall[O,W,O,W]"), 2), copies(card("Cross[O,O,O,O]"), 3)});
        drawn.lay("ent", 0, 0);
        QCOMPARE(toldMoves(drawn), (Told{"hall 0,-1 0,1", "cross 0,-1 1,0 0,1 -1,0"}));
    }

    void DNR_SETUP_16_nothingBeforeTheEntranceAndNoRooms()
    {
        DrawnScenario drawn({card("Ent[O,O,O,O]"), room("Cell[O,O,O,O]")});
        QCOMPARE(toldMoves(drawn), Told{});
        drawn.lay("ent", 0, 0);
        QCOMPARE(toldMoves(drawn), Told{});
    }

    /// A deck that cannot fill all four sides: what is legal may be laid all the same.
    void aPoorDeckIsLaidAsFarAsItGoes()
    {
        DrawnScenario drawn({card("Ent[O,O,O,O]"), copies(card("Hall[O,W,O,W]"), 3), card("Cross[O,O,O,O]"),
                             room("Cell[O,O,O,O]")});
        drawn.lay("ent", 0, 0);
        QCOMPARE(toldMoves(drawn), (Told{"hall 0,-1 0,1", "cross 0,-1 1,0 0,1 -1,0"}));
    }

    /// Whoever follows it always comes to a starting map without a fault, whatever is drawn.
    void DNR_SETUP_16_anyDrawEndsInAStartingMap()
    {
        const Cards cards = *loadCards(DELVE_SOURCE_DIR "/resources/packs");
        for (const char* id : {"overdraft", "bad-road"})
            for (std::uint64_t seed = 1; seed <= 300; ++seed) {
                const CardSet& set = *cards.set(id);
                Scenario scenario;
                scenario.stage = Stage::Starting;
                scenario.packs = {{set.id, set.version, set.hash}};
                scenario.maps = {set.mapKind};
                const auto entrance = std::ranges::find(set.maps, MapCardType::Entrance, &MapCard::type);
                apply(scenario,
                      layCard(scenario, cards, set.mapKind,
                              {.id = ThingId("card0"), .card = entrance->id, .cell = entranceCell}));
                Random random(seed);
                for (int passage = 1; passage <= 4; ++passage) {
                    const SetupTable table(scenario, cards);
                    const auto moves = openingMoves(table, set.mapKind);
                    QVERIFY(!moves.empty());
                    const MapMove& move = moves[random.below(std::uint32_t(moves.size()))];
                    apply(scenario, layCard(scenario, cards, set.mapKind,
                                            {.id = ThingId("card" + std::to_string(passage)),
                                             .card = table.deck()[move.card].card->id,
                                             .cell = move.placement.cell,
                                             .isTurned = move.placement.isTurned}));
                }
                const SetupTable table(scenario, cards);
                QCOMPARE(openingMoves(table, set.mapKind).size(), std::size_t(0));
                for (const Finding& finding : validateSetup(table))
                    QVERIFY2(finding.severity != Severity::Error && finding.rule != "DNR-SETUP-16",
                             finding.rule.c_str());
            }
    }
};

DELVE_TEST(TestOpening)
#include "tst_opening.moc"
