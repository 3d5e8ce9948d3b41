// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/dungeoneer/play/card_table.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::play;
using namespace delve::dungeoneer::test;

class TestCardMoving : public QObject
{
    Q_OBJECT

private slots:
    void DNR_HERO_03_DNR_HERO_04_DNR_DOOR_07_DNR_MAP_14_aStepCostsOneAndGains()
    {
        CardTable table;
        table.start().toHero();
        TOLD(table.act(Step{Side::North}), "DNR-HERO-03 movement-changed p0 -1",
             "DNR-HERO-03 hero-moved p0 test/north", "DNR-HERO-04 peril-changed p0 1",
             "DNR-HERO-04 glory-changed p0 1");
        REFUSED(table, Step{Side::North}, "DNR-HERO-03"); // no card lies there
        table.player(0).movement = 0;
        REFUSED(table, Step{Side::South}, "DNR-RESET-06");
    }

    void DNR_HERO_02_onlyInTheHeroPhase()
    {
        CardTable table;
        table.start();
        REFUSED(table, Step{Side::North}, "DNR-HERO-02");
        table.toHero();
        QVERIFY(table.isLegal(Step{Side::North}));
    }

    /// Start in A, move to B, back to A, to B: only the first entry of B pays.
    void DNR_HERO_05_aSpaceCountsOncePerTurn()
    {
        CardTable table;
        table.start().toHero();
        table.player(0).movement = 9;
        QCOMPARE(table.act(Step{Side::North}, {}, {"glory-changed"}).size(), 1u);
        QCOMPARE(table.act(Step{Side::South}, {}, {"glory-changed"}).size(), 0u);
        QCOMPARE(table.act(Step{Side::North}, {}, {"glory-changed"}).size(), 0u);
        CardTable fresh; // with the switch
        fresh.scenario.options.startSpaceIsNew = true;
        fresh.start().toHero();
        fresh.act(Step{Side::North});
        QCOMPARE(fresh.act(Step{Side::South}, {}, {"glory-changed"}).size(), 1u);
    }

    /// Speed 2, T5: a roll of 2 gives 4: 1 wound, and the door is open.
    void DNR_DOOR_08_DNR_DOOR_03_DNR_DOOR_05_aTrappedDoorWoundsAndOpens()
    {
        CardTable table;
        table.lay("Trap[O,O,T5,O]", 0, -2).start().toHero();
        table.put(0, "trap");
        TOLD(table.act(Step{Side::South}, {1}), "DNR-DOOR-05 rolled threat p0 1 0",
             "DNR-DOOR-05 threat-faced p0 door 4 5 false", "DNR-DOOR-08 door-opened test/trap south",
             "DNR-DOOR-08 hero-wounded p0 1 door null");
        TOLD(table.act(Step{Side::South}), "DNR-HERO-03 movement-changed p0 -1",
             "DNR-HERO-03 hero-moved p0 test/north", "DNR-HERO-04 peril-changed p0 1",
             "DNR-HERO-04 glory-changed p0 1");
        // DNR-DOOR-03: the way back leads through the other door, which is Open.
        TOLD(table.act(Step{Side::North}, {}, {"hero-moved", "rolled"}),
             "DNR-HERO-03 hero-moved p0 test/trap");
    }

    void DNR_DOOR_08_aTrappedDoorIsPassed()
    {
        CardTable table;
        table.lay("Trap[O,O,T5,O]", 0, -2).start().toHero();
        table.put(0, "trap");
        TOLD(table.act(Step{Side::South}, {2}), "DNR-DOOR-05 rolled threat p0 2 0",
             "DNR-DOOR-05 threat-faced p0 door 5 5 true", "DNR-DOOR-08 door-opened test/trap south");
    }

    /// Speed 3, L7, 2 M left: a roll of 1 gives 4: 1 M is lost, the door is open, 1 M is left to cross.
    void DNR_DOOR_10_DNR_DOOR_17_DNR_MAP_15_aLockedDoorCostsMovement()
    {
        CardTable table;
        table.lay("Vault[O,O,L7,O]", 0, -2, true).start().toHero();
        table.put(0, "vault");
        table.player(0).movement = 2;
        TOLD(table.act(Step{Side::South}, {1}), "DNR-DOOR-05 rolled threat p0 1 0",
             "DNR-DOOR-05 threat-faced p0 door 4 7 false", "DNR-DOOR-10 door-opened test/vault south",
             "DNR-DOOR-10 movement-changed p0 -1");
    }

    void DNR_DOOR_10_withTheSwitchItStaysLocked()
    {
        CardTable table;
        table.lay("Vault[O,O,L7,O]", 0, -2, true);
        table.scenario.options.lockedFailureOpens = false;
        table.start().toHero();
        table.put(0, "vault");
        TOLD(table.act(Step{Side::South}, {1}), "DNR-DOOR-05 rolled threat p0 1 0",
             "DNR-DOOR-05 threat-faced p0 door 4 7 false", "DNR-DOOR-10 movement-changed p0 -1");
        TOLD(table.act(Step{Side::South}, {6}, {"door-opened"}), "DNR-DOOR-10 door-opened test/vault south");
    }

    void DNR_DOOR_11_DNR_DOOR_06_DNR_GLOSS_12_aWallBarsBothWays()
    {
        CardTable table;
        table.lay("Cell[O,W,O,O]", 0, -2)
            .lay("Side[O,O,O,O]", 1, -1)
            .lay("Nook[O,O,O,O]", 1, -2)
            .start()
            .toHero();
        table.put(0, "cell");
        REFUSED(table, Step{Side::East}, "DNR-DOOR-11");
        table.put(0, "nook");
        REFUSED(table, Step{Side::West}, "DNR-DOOR-11"); // its own door is Open
        QVERIFY(table.isLegal(Step{Side::South}));
    }

    /// One edge, both doors L6: who opened one must face the other on the way back.
    void DNR_DOOR_12_DNR_RESET_01_onlyTheDoorFacedIsOpenUntilTheReset()
    {
        CardTable table;
        table.lay("Vault[O,O,L6,O]", 0, -2, true).start().toHero();
        table.put(0, "vault");
        table.player(0).movement = 9;
        table.act(Step{Side::South}, {6});
        QCOMPARE(doorNow({table.game(), table.state}, table.space("vault"), Side::South).kind,
                 DoorKind::Open);
        table.toTurnOf(1);
        QCOMPARE(doorNow({table.game(), table.state}, table.space("vault"), Side::South).kind,
                 DoorKind::Locked);
    }

    void DNR_DOOR_13_aTryNeedsMovement()
    {
        CardTable table;
        table.lay("Vault[O,O,L6,O]", 0, -2, true).start().toHero();
        table.put(0, "vault");
        table.player(0).movement = 0;
        REFUSED(table, Step{Side::South}, "DNR-RESET-06");
        table.player(0).movement = 1;
        QVERIFY(table.isLegal(Step{Side::South}));
    }

    /// Speed 3, L7, 1 M left, a roll of 1: the Hero stands on the door, which stays open for everyone.
    void DNR_DOOR_14_DNR_DOOR_15_DNR_DOOR_16_onTheCusp()
    {
        CardTable table;
        table.lay("Vault[O,O,L7,O]", 0, -2, true).start().toHero();
        table.put(0, "vault");
        table.player(0).movement = 1;
        TOLD(table.act(Step{Side::South}, {1}, {"movement-changed", "cusp-changed"}),
             "DNR-DOOR-10 movement-changed p0 -1", "DNR-DOOR-14 cusp-changed p0 2");
        QVERIFY(table.player(0).space == table.space("vault"));
        table.toTurnOf(1);
        const Position other(table.game(), table.state);
        QCOMPARE(doorNow(other, table.space("vault"), Side::South).kind, DoorKind::Open);
        QCOMPARE(int(table.player(0).cusp), 2);
        table.toTurnOf(0).toTurnOf(1); // an own turn with Movement, unused
        QCOMPARE(int(table.player(0).cusp), -1);
    }

    /// Speed 3 against a Pit of 6: a roll of 2 fails; tipped, 1 M untips.
    void DNR_OBST_04_DNR_SPECIAL_05_DNR_GLOSS_16_aPit()
    {
        CardTable table;
        table.map("north").obstacles = {{ObstacleKind::Pit, Stat::Speed, 6, 0}};
        table.start().toHero();
        TOLD(table.act(Step{Side::North}, {2}, {"threat-faced", "hero-tipped", "rolled"}),
             "DNR-OBST-04 rolled threat p0 2 0", "DNR-OBST-04 threat-faced p0 pit 5 6 false",
             "DNR-OBST-04 hero-tipped p0 false speed 0");
        REFUSED(table, Step{Side::South}, "DNR-GLOSS-16");
        REFUSED(table, (Challenge{targetOf(PlayerId(1)), Form::Melee, QuestId::None}), "DNR-GLOSS-16");
        TOLD(table.act(Untip{}), "DNR-SPECIAL-05 movement-changed p0 -1", "DNR-SPECIAL-05 hero-untipped p0");
        REFUSED(table, Untip{}, "DNR-SPECIAL-05");
        QVERIFY(table.isLegal(Step{Side::South}));
    }

    void DNR_OBST_01_DNR_OBST_05_DNR_OBST_11_DNR_HERO_06_spikesOncePerTurn()
    {
        CardTable table;
        table.map("north").obstacles = {{ObstacleKind::Spikes, Stat::Speed, 6, 0},
                                        {ObstacleKind::Pit, Stat::Speed, 4, 0}};
        table.start().toHero();
        table.player(0).movement = 9;
        TOLD(table.act(Step{Side::North}, {2, 1}, {"hero-wounded", "threat-faced"}),
             "DNR-OBST-05 threat-faced p0 spikes 5 6 false", "DNR-OBST-05 hero-wounded p0 1 obstacle null",
             "DNR-OBST-04 threat-faced p0 pit 4 4 true");
        table.act(Step{Side::South});
        TOLD(table.act(Step{Side::North}, {}, {"threat-faced"})); // no second roll
        CardTable again;
        again.map("north").obstacles = {{ObstacleKind::Spikes, Stat::Speed, 6, 0}};
        again.scenario.options.obstacleOnReentry = true;
        again.start().toHero();
        again.player(0).movement = 9;
        again.act(Step{Side::North}, {6});
        again.act(Step{Side::South});
        QCOMPARE(again.act(Step{Side::North}, {6}, {"threat-faced"}).size(), 1u);
    }

    /// Only a Trap strikes everybody in the space.
    void DNR_THREAT_07_anObstacleIsMetByWhoEnters()
    {
        CardTable table;
        table.map("north").obstacles = {{ObstacleKind::Spikes, Stat::Speed, 6, 0}};
        table.give(0, trap("net", 6, {effect(EffectKind::Wound, 1, Who::Roller)}));
        table.start();
        table.put(1, "north");
        const GameState before = table.state;
        table.toHero();
        TOLD(table.act(Step{Side::North}, {2}, {"rolled", "threat-faced", "hero-wounded"}),
             "DNR-OBST-05 rolled threat p0 2 0", "DNR-OBST-05 threat-faced p0 spikes 5 6 false",
             "DNR-OBST-05 hero-wounded p0 1 obstacle null");
        table.state = before; // the same number as a Trap
        table.put(0, "north");
        table.act(LayEncounter{table.card("net"), PlayerId(1), Form::Melee});
        TOLD(table.act(ResolveEncounters{}, {6, 6}, {"threat-faced"}),
             "DNR-THREAT-02 threat-faced p0 trap 9 6 true", "DNR-THREAT-02 threat-faced p1 trap 9 6 true");
    }

    /// A Hero with 1 M crosses into a pit space: Movement, entry, Peril and Glory, then the Pit.
    void DNR_UNI_03_theOrderOfAMove()
    {
        CardTable table;
        table.map("north").obstacles = {{ObstacleKind::Pit, Stat::Speed, 4, 0}};
        table.start().toHero();
        table.player(0).movement = 1;
        TOLD(table.act(Step{Side::North}, {1}), "DNR-HERO-03 movement-changed p0 -1",
             "DNR-HERO-03 hero-moved p0 test/north", "DNR-HERO-04 peril-changed p0 1",
             "DNR-HERO-04 glory-changed p0 1", "DNR-OBST-04 rolled threat p0 1 0",
             "DNR-OBST-04 threat-faced p0 pit 4 4 true");
    }

    void DNR_HERO_08_DNR_BUILD_01_DNR_BUILD_05_exploringDrawsAndPlaces()
    {
        CardTable table;
        table.scenario.stage = Stage::Growing;
        MapCard extra = table.map("north");
        extra.id = ContentId("test/extra");
        extra.copies = 3;
        table.set.maps.push_back(extra);
        table.start();
        table.act(EndPhase{}, {1}, {"map-drawn"}); // the Building Phase draws one and asks for its place
        REFUSED(table, EndPhase{}, "DNR-TURN-02");
        const Action first = table.options().front();
        REFUSED(table, (PlaceMap{table.space("extra"), 0, 0, false}), "DNR-MAP-13");
        QCOMPARE(table.act(first, {}, {"map-laid", "glory-changed"}).size(), 1u);
        TOLD(table.act(Explore{}, {1}, {"movement-changed"}), "DNR-HERO-08 movement-changed p0 -1");
        table.act(table.options().front());
        table.act(Explore{});
        table.act(table.options().front());
        REFUSED(table, Explore{}, "DNR-HERO-08"); // the deck is empty
    }

    void DNR_OPT_02_noBuildingWithMapInView()
    {
        CardTable table;
        table.scenario.options.mapInView = true;
        table.start().toHero();
        REFUSED(table, Explore{}, "DNR-OPT-02");
    }
};

DELVE_TEST(TestCardMoving)
#include "tst_card_moving.moc"
