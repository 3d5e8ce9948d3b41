// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/dungeoneer/play/card_table.h"
#include "tests/support/dungeoneer/cards.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::play;
using namespace delve::dungeoneer::test;

namespace {

constexpr PlayerId p0 = PlayerId(0), p1 = PlayerId(1);

Action played(const CardTable& table, const std::string& id, TargetId target = TargetId::None,
              PlayerId payer = PlayerId::None)
{
    return PlayCard{table.card(id), target, payer, 0, false};
}

/// p0 stands behind a Locked door without Movement, and is moved two spaces by a card in its own turn.
void beginMove(CardTable& table)
{
    table.lay("Vault[O,O,L7,O]", 0, -2, true);
    table.give(0, boon("wings", {effect(EffectKind::Move, 2)})).start().toHero();
    table.put(0, "vault");
    table.player(0).movement = 0;
    table.act(played(table, "wings"));
}

DoorKind southOf(const CardTable& table, const std::string& space)
{
    return doorNow({table.game(), table.state}, table.space(space), Side::South).kind;
}

Effect allDoors(EffectKind kind, int number = 0)
{
    Effect made = effect(kind, number);
    made.duration = Duration::WhileInPlay;
    made.doors = DoorScope::AllHere;
    return made;
}

/// A map that is closed but for one card: turned round, it closes the map.
void layAlmostClosedMap(CardTable& table)
{
    table.scenario.dungeon.clear();
    table.set.maps.clear();
    table.lay("Ent[O,O,O,O]", 0, 0).lay("North[W,W,O,W]", 0, -1).lay("East[W,W,W,O]", 1, 0);
    table.lay("South[O,W,W,O]", 0, 1).lay("West[O,O,W,O]", -1, 0);
    table.lay("Nook[W,O,W,W]", -2, 0, true).lay("Cell[W,O,W,W]", -1, 1);
}

Action turning(const CardTable& table)
{
    return played(table, "turn", targetOf(table.space("west")), p1);
}

} // namespace

/// Doors that cards move Heroes through, open, close and turn.
class TestCardDoors : public QObject
{
    Q_OBJECT

private slots:
    /// No point was taken, so it does not stand on the door and is moved on.
    void DNR_DOOR_14_noCuspWithoutAPointLost()
    {
        CardTable table;
        beginMove(table);
        TOLD(table.act(ChooseSide{Side::South}, {1},
                       {"threat-faced", "door-opened", "movement-changed", "cusp-changed"}),
             "DNR-DOOR-05 threat-faced p0 door 4 7 false", "DNR-DOOR-10 door-opened test/vault south");
        QCOMPARE(int(table.player(0).cusp), -1);
        TOLD(table.act(ChooseSide{Side::South}, {}, {"hero-moved"}), "DNR-DOOR-18 hero-moved p0 test/north");
        CardTable walked; // a step takes the last point
        walked.lay("Vault[O,O,L7,O]", 0, -2, true).start().toHero();
        walked.put(0, "vault");
        walked.player(0).movement = 1;
        TOLD(walked.act(Step{Side::South}, {1}, {"movement-changed", "cusp-changed"}),
             "DNR-DOOR-10 movement-changed p0 -1", "DNR-DOOR-14 cusp-changed p0 2");
    }

    /// A try at a door that stays locked is one of the spaces that the card moves.
    void DNR_DOOR_10_aDoorThatStaysLockedUsesTheMoveUp()
    {
        CardTable table;
        table.scenario.options.lockedFailureOpens = false;
        beginMove(table);
        const GameState before = table.state;
        TOLD(table.act(ChooseSide{Side::South}, {1}, {"threat-faced", "door-opened"}),
             "DNR-DOOR-05 threat-faced p0 door 4 7 false");
        QVERIFY(table.isLegal(ChooseSide{Side::South}));
        table.act(ChooseSide{Side::South}, {1});
        REFUSED(table, ChooseSide{Side::South}, "DNR-GLOSS-04");
        QVERIFY(table.player(0).space == table.space("vault"));
        table.state = before; // whoever overcomes it goes on as far as the card says
        table.act(ChooseSide{Side::South}, {1});
        TOLD(table.act(ChooseSide{Side::South}, {6}, {"door-opened"}),
             "DNR-DOOR-10 door-opened test/vault south");
        TOLD(table.act(ChooseSide{Side::South}, {}, {"hero-moved"}), "DNR-DOOR-18 hero-moved p0 test/north");
        REFUSED(table, ChooseSide{Side::South}, "DNR-GLOSS-04");
    }

    /// Whoever is put where it stands enters nothing, and has not moved.
    void DNR_DRAW_01_putOnTheOwnSpaceIsNoMove()
    {
        for (const bool isAway : {false, true}) {
            CardTable table;
            Effect home = effect(EffectKind::Relocate);
            home.to = Destination::Entrance;
            table.give(0, boon("home", {home})).start().toHero();
            if (isAway)
                table.put(0, "north");
            const Lines moved = table.act(played(table, "home"), {}, {"hero-moved"});
            const Lines gained = table.act(EndPhase{}, {}, {"peril-changed", "glory-changed"});
            if (isAway) {
                TOLD(moved, "DNR-DOOR-18 hero-moved p0 test/ent");
                TOLD(gained);
            } else {
                TOLD(moved);
                TOLD(gained, "DNR-DRAW-01 peril-changed p0 1", "DNR-DRAW-01 glory-changed p0 1");
            }
        }
    }

    /// A Boon that locks doors against a Treasure that opens them, and the other way round.
    void DNR_UNI_03_theHigherOfContradictingEffectsIsApplied()
    {
        for (const bool boonLocks : {true, false}) {
            CardTable table;
            const Effect lock = allDoors(EffectKind::CloseDoor, 6), open = allDoors(EffectKind::OpenDoor);
            table.lay("Vault[O,O,L7,O]", 0, -2, true);
            table.give(0, boon("way", {boonLocks ? lock : open}, CardUse::Hero, CardDuration::Permanent))
                .give(0, treasure("tool", {boonLocks ? open : lock}))
                .start()
                .toHero();
            table.player(0).glory = 2;
            table.act(played(table, "tool")); // alone it has its way
            QCOMPARE(southOf(table, "ent"), boonLocks ? DoorKind::Open : DoorKind::Locked);
            table.act(played(table, "way"));
            QCOMPARE(southOf(table, "ent"), boonLocks ? DoorKind::Locked : DoorKind::Open);
            table.put(0, "vault"); // a door that is Locked by itself
            QCOMPARE(southOf(table, "vault"), boonLocks ? DoorKind::Locked : DoorKind::Open);
        }
    }

    /// Two Banes: that of the player whose turn it is comes first.
    void DNR_UNI_03_amongEqualsThePlayerWhoseTurnItIs()
    {
        CardTable table;
        Effect lock = allDoors(EffectKind::CloseDoor, 6), open = allDoors(EffectKind::OpenDoor);
        lock.who = open.who = Who::Target;
        table.give(0, bane("curfew", {lock}, CardDuration::Permanent))
            .give(1, bane("draught", {open}, CardDuration::Permanent))
            .start();
        table.act(played(table, "curfew", targetOf(p1), p1));
        QCOMPARE(southOf(table, "ent"), DoorKind::Locked);
        // The other one lies before p0, who stands in the same space.
        evolve(table.game(), table.state,
               Event{"", CardMoved{table.card("draught"), play::Place::Banes, p0}});
        table.state.card(table.card("draught")).controller = p1;
        QCOMPARE(southOf(table, "ent"), DoorKind::Locked);
        table.toTurnOf(1);
        QCOMPARE(southOf(table, "ent"), DoorKind::Open);
    }

    /// Turned round, the card would close the map: with the last Map card laid it may, unless the switch says
    /// no.
    void DNR_MAP_10_aTurnedCardMayCloseTheMapOnlyWithTheLastCard()
    {
        for (const bool mayClose : {true, false}) {
            CardTable table;
            AdventureCard turn = bane("turn", {effect(EffectKind::TurnMap)});
            turn.target.kind = TargetKind::Map;
            layAlmostClosedMap(table);
            table.scenario.options.lastCardMayClose = mayClose;
            table.give(0, turn).start();
            if (mayClose)
                TOLD(table.act(turning(table), {}, {"map-turned"}), "DNR-MAP-12 map-turned test/west");
            else
                REFUSED(table, turning(table), "DNR-MAP-12");
        }
    }

    /// A Hero on a door of the card, or of the one beside it, stands on it no longer, and holds no other door
    /// open.
    void DNR_DOOR_16_theCuspEndsWhereTheMapChanges()
    {
        for (const std::string changed : {"vault", "north", "west"})
            for (const EffectKind kind : {EffectKind::TurnMap, EffectKind::RemoveMap}) {
                const bool isRemoved = kind == EffectKind::RemoveMap;
                if (isRemoved && changed == "vault")
                    continue; // DNR-MAP-12: no card is removed on which a Hero stands
                CardTable table;
                AdventureCard upheaval = bane("upheaval", {effect(kind)});
                upheaval.target.kind = TargetKind::Map;
                table.lay("Vault[L6,O,L7,O]", 0, -2, true)
                    .lay("Side[O,O,O,O]", 1, -1)
                    .lay("Far[O,O,O,O]", 1, -2);
                table.give(0, upheaval).start();
                table.put(1, "vault");
                table.player(1).cusp = 2; // on its southern door
                QCOMPARE(southOf(table, "vault"), DoorKind::Open);
                const std::string told = isRemoved ? "DNR-MAP-12 map-put-away test/" + changed + " true"
                                                   : "DNR-MAP-12 map-turned test/" + changed;
                const Lines lines = table.act(played(table, "upheaval", targetOf(table.space(changed)), p1),
                                              {}, {"map-turned", "map-put-away", "cusp-changed"});
                if (changed == "west") { // somewhere else: it stays where it is
                    TOLD(lines, told);
                    QCOMPARE(southOf(table, "vault"), DoorKind::Open);
                    continue;
                }
                TOLD(lines, told, "DNR-DOOR-16 cusp-changed p1 -1");
                QCOMPARE(int(table.player(1).cusp), -1);
                QCOMPARE(southOf(table, "vault"), DoorKind::Locked);
            }
    }

    /// "Last" means the last card of that kind of map.
    void DNR_MAP_10_theLastCardOfEachKind()
    {
        for (const bool isDungeonCardLeft : {false, true}) {
            CardTable table;
            AdventureCard turn = bane("turn", {effect(EffectKind::TurnMap)});
            turn.target.kind = TargetKind::Map;
            layAlmostClosedMap(table);
            table.addWildQuests();
            const auto layWild = [&](const char* text, int column, int row) {
                table.lay(text, column, row);
                table.set.maps.back() = wild(table.set.maps.back());
                table.scenario.wilderness.push_back(table.scenario.dungeon.back());
                table.scenario.dungeon.pop_back();
            };
            layWild("EntWild[O,O,O,O]", 0, 0);
            layWild("Path[O,O,O,O]", 0, -1);
            layWild("Track[O,O,O,O]", 1, 0);
            layWild("Lane[O,O,O,O]", 0, 1);
            layWild("Ford[O,O,O,O]", -1, 0);
            MapCard left = isDungeonCardLeft ? card("Spare[O,O,O,O]") : wild(card("Spare[O,O,O,O]"));
            table.set.maps.push_back(left);
            table.scenario.maps = {MapKind::Dungeon, MapKind::Wilderness};
            table.scenario.stage = Stage::Growing;
            for (Player& player : table.scenario.players)
                player.start = MapKind::Dungeon;
            table.give(0, turn).start();
            if (isDungeonCardLeft)
                REFUSED(table, turning(table), "DNR-MAP-12");
            else
                TOLD(table.act(turning(table), {}, {"map-turned"}), "DNR-MAP-12 map-turned test/west");
        }
    }
};

DELVE_TEST(TestCardDoors)
#include "tst_card_doors.moc"
