// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/dungeoneer/play/card_table.h"
#include "tests/support/dungeoneer/cards.h"
#include "tests/support/dungeoneer/drawn_scenario.h"
#include "tests/support/test_registry.h"

#include <utility>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::play;
using namespace delve::dungeoneer::test;

namespace {

Obstacle sewer(char letter)
{
    return {ObstacleKind::Sewer, Stat::Speed, 0, letter};
}

Obstacle portal()
{
    return {ObstacleKind::Portal, Stat::Speed, 0, 0};
}

/// The Dungeon of the table and a Wilderness of five cards; everybody begins in the Dungeon.
class TwoMaps : public CardTable
{
public:
    TwoMaps()
    {
        addWildQuests();
        layWild("EntWild[O,O,O,O]", 0, 0);
        layWild("Path[O,O,O,O]", 0, -1);
        layWild("Track[O,O,O,O]", 1, 0);
        layWild("Lane[O,O,O,O]", 0, 1);
        layWild("Ford[O,O,O,O]", -1, 0);
        scenario.maps = {MapKind::Dungeon, MapKind::Wilderness};
        for (Player& player : scenario.players)
            player.start = MapKind::Dungeon;
    }

private:
    void layWild(const char* text, int column, int row)
    {
        lay(text, column, row);
        set.maps.back() = wild(set.maps.back());
        scenario.wilderness.push_back(scenario.dungeon.back());
        scenario.dungeon.pop_back();
    }
};

} // namespace

/// Ways that are no doors.
class TestCardWays : public QObject
{
    Q_OBJECT

private slots:
    /// Down a Sewer of the surface to one with its letter, on either map; arriving is entering.
    void DNR_OBST_07_aSewerLeadsToItsLetter()
    {
        TwoMaps table;
        table.map("path").obstacles = {sewer('A')};
        table.map("track").obstacles = {sewer('A')};
        table.map("lane").obstacles = {sewer('B')};
        table.map("den").obstacles = {sewer('A')};
        table.start();
        REFUSED(table, Travel{table.space("track")}, "DNR-HERO-02"); // not in the Dungeonlord Phase
        table.toHero();
        table.put(0, "path");
        REFUSED(table, Travel{table.space("lane")}, "DNR-OBST-07"); // another letter
        REFUSED(table, Travel{table.space("path")}, "DNR-OBST-07");
        REFUSED(table, Travel{table.space("ford")}, "DNR-OBST-07"); // none there
        QVERIFY(table.isLegal(Travel{table.space("track")}));       // with several, the player chooses
        TOLD(table.act(Travel{table.space("den")}), "DNR-OBST-07 movement-changed p0 -1",
             "DNR-OBST-07 hero-moved p0 test/den", "DNR-HERO-04 peril-changed p0 1",
             "DNR-HERO-04 glory-changed p0 1");
        // The start must be a Wilderness space: from the Dungeon nobody climbs up.
        REFUSED(table, Travel{table.space("path")}, "DNR-OBST-07");
        table.put(0, "path");
        table.player(0).movement = 0;
        REFUSED(table, Travel{table.space("track")}, "DNR-RESET-06");
        table.player(0).movement = 1;
        table.player(0).tipped = Tipped::Yes;
        REFUSED(table, Travel{table.space("track")}, "DNR-GLOSS-16");
    }

    /// What lies at the end of a Sewer acts like after a step.
    void DNR_OBST_07_DNR_HERO_06_whatIsThereActs()
    {
        TwoMaps table;
        table.map("path").obstacles = {sewer('A')};
        table.map("track").obstacles = {sewer('A'), {ObstacleKind::Spikes, Stat::Speed, 6, 0}};
        table.start().toHero();
        table.put(0, "path");
        TOLD(table.act(Travel{table.space("track")}, {2}, {"hero-moved", "threat-faced", "hero-wounded"}),
             "DNR-OBST-07 hero-moved p0 test/track", "DNR-OBST-05 threat-faced p0 spikes 5 6 false",
             "DNR-OBST-05 hero-wounded p0 1 obstacle null");
        table.player(0).movement = 9;
        table.act(Travel{table.space("path")});
        TOLD(table.act(Travel{table.space("track")}, {}, {"threat-faced", "glory-changed"})); // not new
    }

    /// Between a Portal of the surface and the Entrance of the Dungeon, down and up.
    void DNR_OBST_09_aPortalJoinsTheMaps()
    {
        TwoMaps table;
        table.map("ford").obstacles = {portal()};
        table.scenario.portals = {
            {ThingId("gate"), table.scenario.wilderness.back().id, table.scenario.dungeon.front().id, 'A'}};
        table.start();
        REFUSED(table, Travel{table.space("ford")}, "DNR-HERO-02");
        table.toHero();
        TOLD(table.act(Travel{table.space("ford")}), "DNR-OBST-09 movement-changed p0 -1",
             "DNR-OBST-09 hero-moved p0 test/ford", "DNR-HERO-04 peril-changed p0 1",
             "DNR-HERO-04 glory-changed p0 1");
        REFUSED(table, Travel{table.space("north")}, "DNR-OBST-07"); // only to the Entrance
        TOLD(table.act(Travel{table.space("ent")}, {}, {"hero-moved", "glory-changed"}),
             "DNR-OBST-09 hero-moved p0 test/ent"); // where it began the turn: nothing new
        table.player(0).tipped = Tipped::Yes;
        REFUSED(table, Travel{table.space("ford")}, "DNR-GLOSS-16");
        table.player(0).tipped = Tipped::No;
        table.player(0).movement = 0;
        REFUSED(table, Travel{table.space("ford")}, "DNR-RESET-06");
    }

    /// A Portal that was let go while the map was drawn leads nowhere; one that is laid in the game is
    /// linked.
    void DNR_OBST_09_aPortalWithoutALinkLeadsNowhere()
    {
        TwoMaps table;
        table.map("ford").obstacles = {portal()};
        MapCard gate = wild(card("Gate[O,O,O,O]"));
        gate.obstacles = {portal()};
        table.set.maps.push_back(gate);
        table.scenario.stage = Stage::Growing;
        table.start().toHero();
        REFUSED(table, Travel{table.space("ford")}, "DNR-OBST-07");
        QVERIFY(table.state.space(table.space("gate")).place == SpacePlace::Laid); // in the Building Phase
        QVERIFY(table.isLegal(Travel{table.space("gate")}));
        table.put(0, "ford");
        REFUSED(table, Travel{table.space("ent")}, "DNR-OBST-07");
    }

    void DNR_OBST_09_withoutADungeonAPortalDoesNothing()
    {
        CardTable table;
        for (MapCard& card : table.set.maps)
            card = wild(card);
        table.scenario.wilderness = std::exchange(table.scenario.dungeon, {});
        table.scenario.maps = {MapKind::Wilderness};
        table.set.mapKind = MapKind::Wilderness;
        table.map("north").obstacles = {{ObstacleKind::Portal, Stat::Speed, 0, 0}};
        table.start().toHero();
        table.put(0, "north");
        REFUSED(table, Travel{table.space("ent")}, "DNR-OBST-07"); // an Entrance of its own map
        table.put(0, "ent");
        REFUSED(table, Travel{table.space("north")}, "DNR-OBST-07");
        QVERIFY(table.isLegal(Step{Side::North}));
    }

    /// Each Threat names the score it asks for; Life is what is left, and Level the current one.
    void DNR_THREAT_03_theScoreThatAThreatNames()
    {
        const std::vector<std::pair<Stat, int>> scores{
            {Stat::Melee, 4}, {Stat::Magic, 1}, {Stat::Speed, 3}, {Stat::Life, 5}, {Stat::Level, 3}};
        for (const auto& [stat, score] : scores) {
            CardTable table;
            table.map("north").obstacles = {{ObstacleKind::Spikes, stat, 8, 0}};
            table.start().toHero();
            table.player(0).level = 3; // Melee 2 + 2
            table.player(0).life = 5;
            const GameState before = table.state;
            const auto told = [&](int die, bool isPassed) {
                return "DNR-OBST-05 threat-faced p0 spikes " + std::to_string(score + die) + " 8 " +
                       (isPassed ? "true" : "false");
            };
            const int needed = std::min(6, 8 - score);
            if (score + needed >= 8)
                TOLD(table.act(Step{Side::North}, {needed}, {"threat-faced"}), told(needed, true));
            table.state = before;
            TOLD(table.act(Step{Side::North}, {needed - 1}, {"threat-faced"}), told(needed - 1, false));
        }
    }

    /// "Requirements are on the card": the same try, another criterion.
    void DNR_HERO_10_eachQuestAsksForItsOwn()
    {
        CardTable table;
        QuestCard thaw = questAt("thaw", "ent"), toll = questAt("toll", "ent");
        thaw.criterion = Criterion::Threat;
        thaw.threat = Threat{Stat::Magic, 6, {}, {}};
        toll.criterion = Criterion::Sacrifice;
        toll.price = {{Resource::Glory, 3, false, {}}};
        table.quest(0, thaw).quest(-1, toll).start().toHero();
        table.put(1, "den");
        table.player(0).glory = 2;
        REFUSED(table, (AttemptQuest{table.questId("toll"), 0}), "DNR-QUEST-22");
        TOLD(table.act(AttemptQuest{table.questId("thaw"), 0}, {4}, {"threat-faced", "quest-completed"}),
             "DNR-QUEST-18 threat-faced p0 quest 5 6 false");
        table.player(0).glory = 3;
        TOLD(table.act(AttemptQuest{table.questId("toll"), 0}, {1, 1}, {"glory-changed", "quest-completed"}),
             "DNR-QUEST-22 glory-changed p0 -3", "DNR-HERO-11 quest-completed test/toll p0",
             "DNR-DRAW-01 glory-changed p0 1");
    }
};

DELVE_TEST(TestCardWays)
#include "tst_card_ways.moc"
