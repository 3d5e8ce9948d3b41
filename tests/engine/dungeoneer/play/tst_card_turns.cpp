// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/dungeoneer/play/card_table.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::play;
using namespace delve::dungeoneer::test;

class TestCardTurns : public QObject
{
    Q_OBJECT

private slots:
    /// Rolls 5, 5, 3: the first two roll again, the third player is out of it.
    void DNR_SETUP_09_DNR_GLOSS_09_onlyTheTiedRollAgain()
    {
        CardTable table(3);
        Lines lines = table.begin({5, 5, 3, 2, 4});
        std::erase_if(lines, [](const std::string& line) { return line.rfind("DNR-SETUP-09", 0) != 0; });
        TOLD(lines, "DNR-SETUP-09 rolled initiative p0 5 0", "DNR-SETUP-09 rolled initiative p1 5 0",
             "DNR-SETUP-09 rolled initiative p2 3 0", "DNR-SETUP-09 rolled initiative p0 2 0",
             "DNR-SETUP-09 rolled initiative p1 4 0", "DNR-SETUP-09 initiative-taken p1");
        QCOMPARE(table.asked(), "p1");
        REFUSED(table, Deal{}, "DNR-SETUP-06"); // it is done once
    }

    void DNR_SETUP_06_DNR_SETUP_10_heroesAreDealt()
    {
        CardTable table;
        table.scenario.players[1].hero.reset();
        const Lines lines = table.begin({1, 6, 2}); // h1, h2, h3 are left: the second of three by the die
        QVERIFY(std::ranges::find(lines, "DNR-SETUP-10 hero-dealt p0 test/h0") != lines.end());
        QVERIFY(std::ranges::find(lines, "DNR-SETUP-10 hero-dealt p1 test/h2") != lines.end());
    }

    void DNR_SETUP_11_DNR_SETUP_17_DNR_SETUP_19_howAHeroBegins()
    {
        CardTable table;
        table.start();
        const PlayerState& hero = table.player(1);
        QCOMPARE(int(hero.life), 6);
        QCOMPARE(int(hero.level), 1);
        QCOMPARE(int(hero.glory), 1);
        QCOMPARE(int(hero.peril), 1);
        QVERIFY(hero.space == table.space("ent"));
    }

    void DNR_SETUP_12_DNR_SETUP_13_questsAreDealt()
    {
        CardTable table;
        table.start();
        int own = 0, global = 0;
        for (int i = 0; i < table.game().questCount(); ++i) {
            const QuestState& quest = table.state.quests[std::size_t(i)];
            own += quest.place == QuestPlace::Personal && quest.owner == PlayerId(0);
            global += quest.place == QuestPlace::Global;
        }
        QCOMPARE(own, 2);
        QCOMPARE(global, 1);
    }

    void DNR_SETUP_20_fiveCardsEach()
    {
        CardTable table;
        table.start();
        QCOMPARE(int(table.player(0).hand), 5);
        QCOMPARE(table.state.hands[1].count(), 5);
    }

    void DNR_TURN_01_DNR_GLOSS_14_aTurnForEachPlayerAndAnotherRound()
    {
        CardTable table;
        table.start();
        QCOMPARE(int(table.state.turn.round), 1);
        table.toTurnOf(1);
        QCOMPARE(int(table.state.turn.round), 1);
        table.toTurnOf(0);
        QCOMPARE(int(table.state.turn.round), 2);
    }

    void DNR_TURN_01_theRoundLimitLeavesItUndecided()
    {
        CardTable table;
        table.scenario.options.roundLimit = 1;
        table.start();
        table.toTurnOf(1);
        table.toHero();
        table.player(1).movement = 0;
        table.act(EndPhase{});
        const Lines lines = table.act(table.options().front(), {1, 1, 1, 1}, {"game-ended"});
        QCOMPARE(lines.front(), "DNR-TURN-01 game-ended round-limit null");
        QVERIFY(isOver(table.state));
        QVERIFY(table.options().empty());
        REFUSED(table, EndPhase{}, "DNR-TURN-01");
    }

    /// DNR-TURN-02: Reset, Dungeonlord, Building, Hero, Discard/Draw; DNR-RESET-07: doors, uses, effects,
    /// Movement.
    void DNR_TURN_02_DNR_TURN_03_DNR_RESET_07_thePhasesInOrder()
    {
        CardTable table;
        table.start();
        TOLD(table.act(EndPhase{}), "DNR-TURN-02 phase-began building", "DNR-TURN-02 phase-began hero");
        TOLD(table.act(EndPhase{}), "DNR-TURN-02 phase-began draw", "DNR-DRAW-01 peril-changed p0 1",
             "DNR-DRAW-01 glory-changed p0 1");
        table.act(SaveMovement{false});
        const Lines lines = table.act(DiscardOne{table.card("dear")}, {1, 1, 1});
        TOLD(lines, "DNR-DRAW-04 card-moved test/dear discard null",
             lines.size() > 1 ? lines[1] : std::string(), // the card that was drawn
             "DNR-TURN-01 turn-began p1 1", "DNR-RESET-07 phase-began reset", "DNR-RESET-01 doors-reset",
             "DNR-RESET-02 uses-refreshed 3", "DNR-RESET-03 turn-effects-ended",
             "DNR-RESET-05 movement-set p1 3", "DNR-TURN-02 phase-began dungeonlord");
    }

    /// Printed Speed 3 and a readied Treasure with +1: Movement becomes 4, in the next turn only.
    void DNR_RESET_05_DNR_RESET_06_movementIsSpeed()
    {
        CardTable table;
        Effect faster = effect(EffectKind::ModifyScore, 1);
        faster.form = Form::Speed;
        faster.duration = Duration::WhileInPlay;
        table.give(0, treasure("boots", {faster})).start().toHero();
        QCOMPARE(int(table.player(0).movement), 3);
        table.act(PlayCard{table.card("boots"), TargetId::None, PlayerId::None, 0, false});
        QCOMPARE(int(table.player(0).movement), 3); // the pool is fixed
        table.toTurnOf(1).toTurnOf(0);
        QCOMPARE(int(table.player(0).movement), 4);
    }

    void DNR_RESET_04_upkeepIsPaidOrTheCardReturns()
    {
        CardTable table;
        AdventureCard mule = treasure("mule", {});
        mule.upkeep = {Resource::Glory, 1, false, {}};
        table.give(0, mule).start().toHero();
        table.act(PlayCard{table.card("mule"), TargetId::None, PlayerId::None, 0, false});
        table.player(0).glory = 3;
        table.player(0).movement = 0;
        table.act(EndPhase{});
        table.act(DiscardOne{table.card("dear")}, {1, 1, 1});
        table.toHero();
        table.act(EndPhase{});
        while (table.asked() == "p1")
            table.act(table.options().back(), {1, 1, 1, 1});
        QVERIFY(table.isLegal(PayUpkeep{table.card("mule")}));
        const GameState due = table.state;
        TOLD(table.act(PayUpkeep{table.card("mule")}, {}, {"glory-changed", "upkeep-paid"}),
             "DNR-RESET-04 upkeep-paid test/mule", "DNR-RESET-04 glory-changed p0 -1");
        table.state = due;
        TOLD(table.act(DeclineUpkeep{table.card("mule")}, {}, {"card-moved"}),
             "DNR-RESET-04 card-moved test/mule hand p0");
        table.state = due;
        table.player(0).glory = 0;
        REFUSED(table, PayUpkeep{table.card("mule")}, "DNR-TURN-04");
    }

    void DNR_DRAW_01_whoStaysGainsWhatTheSpaceGives()
    {
        CardTable table;
        table.start().toHero();
        TOLD(table.act(EndPhase{}, {}, {"glory-changed", "peril-changed"}), "DNR-DRAW-01 peril-changed p0 1",
             "DNR-DRAW-01 glory-changed p0 1");
        CardTable moved;
        moved.start().toHero();
        moved.act(Step{Side::North});
        moved.act(Step{Side::South}); // back, but it has moved
        TOLD(moved.act(EndPhase{}, {}, {"glory-changed", "peril-changed"}));
    }

    /// Movement 3 left: 1 is saved, 2 are lost; the saved point is gone in the next own Reset Phase.
    void DNR_DRAW_02_DNR_DRAW_03_onePointIsSaved()
    {
        CardTable table;
        table.start().toHero();
        table.act(EndPhase{});
        REFUSED(table, EndPhase{}, "DNR-TURN-02");
        TOLD(table.act(SaveMovement{true}), "DNR-DRAW-03 movement-set p0 1");
        QCOMPARE(int(table.player(0).movement), 1);
        REFUSED(table, SaveMovement{true}, "DNR-DRAW-02");
        table.toTurnOf(1);
        QCOMPARE(int(table.player(0).movement), 1);
        table.toTurnOf(0);
        QCOMPARE(int(table.player(0).movement), 3);
    }

    void DNR_DRAW_04_DNR_DRAW_05_DNR_DRAW_07_oneCardAndUpToFive()
    {
        CardTable table;
        table.give(0, treasure("lamp", {})).start().toHero();
        table.act(PlayCard{table.card("lamp"), TargetId::None, PlayerId::None, 0, false});
        table.player(0).movement = 0;
        table.act(EndPhase{});
        REFUSED(table, DiscardOne{}, "DNR-DRAW-04"); // there are cards in hand
        REFUSED(table, DiscardOne{table.card("dear#60")}, "DNR-DRAW-04");
        QVERIFY(table.isLegal(DiscardOne{table.card("dear")}));
        const Lines lines =
            table.act(DiscardOne{table.card("lamp")}, {1, 1, 1}, {"card-moved", "card-drawn"});
        QCOMPARE(lines.front(), "DNR-TREAS-03 card-moved test/lamp discard null");
        QCOMPARE(lines.size(), 2u); // four in hand and one drawn
        QCOMPARE(int(table.player(0).hand), 5);
    }

    void DNR_TREAS_03_aTreasureGoesInTheOwnDiscardPhaseOnly()
    {
        CardTable table;
        table.give(0, treasure("lamp", {})).give(0, treasure("rope", {})).start().toHero();
        table.player(0).glory = 2;
        const auto readied = [&](const char* id) {
            return PlayCard{table.card(id), TargetId::None, PlayerId::None, 0, false};
        };
        table.act(readied("lamp"));
        table.act(readied("rope"));
        const Action drop = DiscardOne{table.card("lamp")};
        REFUSED(table, drop, "DNR-DRAW-04"); // not in the Hero Phase
        table.player(0).movement = 0;
        table.act(EndPhase{});
        Lines lines = table.act(drop); // cards are drawn then, whichever
        std::erase_if(lines, [](const std::string& line) { return line.find(" card-moved ") == line.npos; });
        TOLD(lines, "DNR-TREAS-03 card-moved test/lamp discard null");
        REFUSED(table, DiscardOne{table.card("rope")}, "DNR-DRAW-04"); // one discard, and no more
        QVERIFY(table.state.treasures[0].has(table.card("rope")));
    }

    void DNR_DRAW_06_withAnEmptyHandNothingNeedGo()
    {
        CardTable table;
        table.start().toHero();
        table.player(0).movement = 0;
        const CardBits hand = table.state.hands[0];
        hand.forEach([&](CardId card) {
            evolve(table.game(), table.state,
                   Event{"", CardMoved{card, play::Place::Discard, PlayerId::None}});
        });
        // The only choice is to discard nothing, so nobody is asked; five cards are drawn.
        const Lines lines =
            table.act(EndPhase{}, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, {"card-drawn"});
        QCOMPARE(lines.size(), 5u);
    }

    void DNR_DRAW_08_theDiscardsAreShuffled()
    {
        CardTable table;
        table.start().toHero();
        const CardBits deck = table.state.deck;
        deck.forEach([&](CardId card) {
            evolve(table.game(), table.state,
                   Event{"", CardMoved{card, play::Place::Discard, PlayerId::None}});
        });
        table.player(0).movement = 0;
        table.act(EndPhase{});
        const Lines lines =
            table.act(DiscardOne{table.card("dear")}, {1, 1, 1}, {"discards-shuffled", "card-drawn"});
        QCOMPARE(lines.front(), "DNR-DRAW-08 discards-shuffled");
        QVERIFY(table.state.discard.isEmpty());
    }

    void DNR_DRAW_09_DNR_DRAW_10_theNextPlayerBegins()
    {
        CardTable table;
        table.start().toHero();
        table.player(0).movement = 0;
        table.act(EndPhase{});
        QVERIFY(table.isLegal(DiscardOne{table.card("dear")})); // saving came before, and there was nothing
        table.act(DiscardOne{table.card("dear")}, {1, 1, 1});
        QCOMPARE(table.asked(), "p1");
    }
};

DELVE_TEST(TestCardTurns)
#include "tst_card_turns.moc"
