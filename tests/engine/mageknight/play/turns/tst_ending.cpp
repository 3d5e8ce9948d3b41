// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/state_writer.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

const std::vector<std::string> hall{"+-+-+-+-+-+-+-+", "|a b c d e f g|", "+-+-+-+-+-+-+-+"};

} // namespace

/// Leaving, the end of the game and who won.
class TestEnding : public QObject
{
    Q_OBJECT

private slots:
    void MOV_08_END_03_leavingOverTheExitCostsOne()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'b');
        game.hero(0, 'g');
        game.exit(0, 'a', Side::West);
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Leave{}), QStringLiteral("MOV-08"));
        game.play(Step{Direction::West});
        QCOMPARE(game.play(Leave{}), QStringList({"MOV-08 speed-spent 1", "END-03 hero-left h1",
                                                  "MOV-15 movement-ended", "ACT-14 activation-ended"}));
        QCOMPARE(game.verdict(Activate{hero}), QStringLiteral("END-08"));
    }

    void END_02_aChestMustHaveBeenGathered()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'a');
        const ChestId chest = game.chest('g');
        game.exit(0, 'a', Side::West);
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Leave{}), QStringLiteral("END-02"));
        StateWriter writer(game.game(), game.state());
        writer.player(PlayerId(0)).gathered = 1;
        QCOMPARE(game.verdict(Leave{}), QStringLiteral("allowed"));
        writer.player(PlayerId(0)).gathered = 0;
        // The ban lapses when no chest is left that the team could have.
        writer.lift(chest);
        writer.chest(chest).square = noSquare;
        writer.chest(chest).place = ChestPlace::Held;
        writer.chest(chest).owner = PlayerId(1);
        QCOMPARE(game.verdict(Leave{}), QStringLiteral("END-02")); // it could be stolen
        writer.chest(chest).place = ChestPlace::Stored;
        QCOMPARE(game.verdict(Leave{}), QStringLiteral("allowed"));
    }

    void END_02_demoralizedTeamsMayLeave()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'a', Direction::North, {.abilities = {Ability::Demoralized}});
        game.chest('g');
        game.exit(0, 'a', Side::West);
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Leave{}), QStringLiteral("allowed"));
    }

    void ENT_09_onlyThroughTheOwnExit()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'a');
        const FigureId other = game.hero(1, 'b');
        const FigureId monster = game.monster('g');
        game.exit(0, 'a', Side::West);
        game.exit(1, 'g', Side::East);
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Leave{}), QStringLiteral("allowed"));
        game.play(Leave{});
        game.activate(monster);
        QCOMPARE(game.verdict(Leave{}), QStringLiteral("SPAWN-07"));
        game.play(EndActivation{});
        game.activate(other);
        game.play(Step{Direction::West});
        QCOMPARE(game.verdict(Leave{}), QStringLiteral("MOV-08")); // the exit of another team
    }

    void BRK_01_aHeldHeroDoesNotLeave()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'a');
        game.monster('b', Direction::West);
        game.exit(0, 'a', Side::West);
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Leave{}), QStringLiteral("BRK-01"));
        game.play(BreakAway{}, {5}); // BRK-06: leaving is a step of 1
        QCOMPARE(game.verdict(Leave{}), QStringLiteral("allowed"));
    }

    void END_04_theGameEndsWhenNoHeroIsLeft()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'a');
        const FigureId waiting = game.hero(1);
        game.exit(0, 'a', Side::West);
        game.start();
        game.activate(hero);
        QCOMPARE(game.play(Leave{}).last(),
                 QStringLiteral("ACT-14 activation-ended")); // one is outside still
        QVERIFY(!game.state().turn().isOver());

        DrawnGame last(hall);
        const FigureId only = last.hero(0, 'a');
        last.exit(0, 'a', Side::West);
        last.start();
        last.activate(only);
        QCOMPARE(last.play(Leave{}).last(), QStringLiteral("END-04 game-ended everybody-gone"));
        QVERIFY(last.legal().empty());
        QCOMPARE(last.toAct(), PlayerId::None);
        QCOMPARE(game.state().figure(waiting).where, Whereabouts::Outside);
    }

    void END_04_DMG_13_alsoWhenTheLastOneIsEliminated()
    {
        for (const bool isLast : {false, true}) {
            DrawnGame game(hall);
            const FigureId hero = game.hero(0, 'a', Direction::East, {.clicks = 1});
            if (!isLast)
                game.hero(0, 'e');
            const FigureId monster = game.monster('b', Direction::West);
            game.start();
            game.play(EndTurn{});
            game.activate(monster);
            const QStringList said = game.play(Attack{hero}, {4, 4});
            QVERIFY(said.contains("DMG-03 figure-eliminated h1"));
            QCOMPARE(said.last() == QStringLiteral("END-04 game-ended everybody-gone"), isLast);
            QCOMPARE(game.state().turn().isOver(), isLast);
        }
    }

    void END_06_theMostGoldCarriedOutWins()
    {
        DrawnGame game(hall);
        game.hero(0, 'a');
        game.hero(1, 'b');
        const ChestId mine = game.chest('f');
        const ChestId other = game.chest('g');
        game.options().roundLimit = 1;
        game.start();
        StateWriter writer(game.game(), game.state());
        const auto give = [&](ChestId id, int player, int treasure, ChestPlace place) {
            writer.chest(id).owner = PlayerId(player);
            writer.chest(id).treasure = std::int8_t(treasure);
            writer.chest(id).place = place;
        };
        give(mine, 0, 1, ChestPlace::Stored); // 20 gold
        give(other, 1, 5, ChestPlace::Held);  // 60, but not carried out
        QVERIFY(outcomeOf(game.game(), game.state()).winners.empty());
        game.play(EndTurn{});
        game.play(EndTurn{});
        Outcome outcome = outcomeOf(game.game(), game.state());
        QCOMPARE(outcome.gold, (std::vector<int>{20, 0}));
        QCOMPARE(outcome.winners, std::vector<PlayerId>{PlayerId(0)});
        give(other, 1, 1, ChestPlace::Stored); // equal totals share the win
        outcome = outcomeOf(game.game(), game.state());
        QCOMPARE(outcome.winners, (std::vector<PlayerId>{PlayerId(0), PlayerId(1)}));
    }

    void END_06_END_07_EXO_12_goldOfArtifactsIsCarriedOutByAHero()
    {
        DrawnGame game(hall);
        const FigureId rich = game.hero(0, 'a');
        game.hero(0, 'c');
        const FigureId other = game.hero(1, 'b');
        game.start();
        game.happen(GoldChanged{PlayerId(0), 10});
        game.happen(GoldChanged{PlayerId(1), 5});
        game.happen(HeroLeft{other});
        // Nobody of the first team has left.
        QCOMPARE(outcomeOf(game.game(), game.state()).gold, (std::vector<int>{0, 5}));
        GameState lost = game.state();
        evolve(game.game(), lost, {"END-09", FigureEliminated{rich}});
        evolve(game.game(), lost, {"END-04", GameEnded{Ending::EverybodyGone}});
        QCOMPARE(outcomeOf(game.game(), lost).gold, (std::vector<int>{0, 5}));
        QCOMPARE(outcomeOf(game.game(), lost).winners, std::vector<PlayerId>{PlayerId(1)});
        // One hero of the team is enough.
        game.happen(HeroLeft{rich});
        QCOMPARE(outcomeOf(game.game(), game.state()).gold, (std::vector<int>{10, 5}));
    }

    void END_01_goldIsTheOnlyMeasure()
    {
        DrawnGame game(hall);
        const FigureId poor = game.hero(0, 'a');
        const FigureId rich = game.hero(1, 'g');
        const ChestId small = game.chest('c');
        const ChestId large = game.chest('e');
        game.start();
        for (const auto& [chest, player, hero, treasure] :
             {std::tuple(small, 0, poor, 0), std::tuple(large, 1, rich, 5)}) {
            StateWriter(game.game(), game.state()).chest(chest).treasure = std::int8_t(treasure);
            game.happen(ChestTaken{chest, PlayerId(player)});
            game.happen(HeroLeft{hero});
            game.happen(TreasureStored{chest, hero});
        }
        StateWriter(game.game(), game.state()).player(PlayerId(0)).experience = 500;
        QVERIFY(outcomeOf(game.game(), game.state()).winners.empty()); // the game goes on
        game.happen(GameEnded{Ending::EverybodyGone});
        const Outcome outcome = outcomeOf(game.game(), game.state());
        QCOMPARE(outcome.gold, (std::vector<int>{10, 60}));
        QCOMPARE(outcome.winners, (std::vector<PlayerId>{PlayerId(1)})); // not the one with the experience
    }
};

DELVE_TEST(TestEnding)
#include "tst_ending.moc"
