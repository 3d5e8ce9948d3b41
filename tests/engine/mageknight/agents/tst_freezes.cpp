// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/dice.h"
#include "engine/mageknight/agents/steady_agent.h"
#include "engine/mageknight/stats/freeze_watch.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

constexpr Direction E = Direction::East, W = Direction::West;
/// Somebody who is only in the way.
const Stats statue{.speed = 0, .attack = 0, .defense = 30, .damage = 0, .clicks = 12};

/// A game that steady plays for everybody, and what could be seen in it.
struct Seen
{
    int left = 0;       ///< the round in which the figure left; 0 is never
    bool froze = false; ///< its player
    bool hasAnyFrozen = false;
    int openedForNothing = 0; ///< doors that shut with the activation
    int unusedBreakAways = 0;
    int fights = 0;
};

/// Plays until the figure has left, or for none to the end.
Seen watch(DrawnGame& game, FigureId figure, PlayerId player, std::uint64_t seed = 7)
{
    Seen seen;
    SteadyAgent agent(1);
    SeededDice dice(seed);
    FreezeWatch freezes(game.game());
    bool isFree = false;
    bool isOpen = false;
    while (!game.state().turn().isOver() && (seen.left == 0 || figure == FigureId::None)) {
        const Actions legal = game.legal();
        const PlayerView view = viewFor(game.game(), game.state(), game.toAct());
        const Action action = legal[agent.choose(view, legal, 1, nullptr)];
        Events events;
        perform(game.game(), game.state(), action, dice, events);
        freezes.observe(game.state(), events);
        for (const Event& event : events) {
            if (std::holds_alternative<FreedFrom>(event.what))
                isFree = true;
            if (std::holds_alternative<FigureMoved>(event.what))
                isFree = isOpen = false;
            if (std::holds_alternative<DoorOpened>(event.what))
                isOpen = true;
            if (std::holds_alternative<ChestOpened>(event.what) ||
                std::holds_alternative<TrapDisarmed>(event.what) ||
                std::holds_alternative<TrapSprung>(event.what))
                isOpen = false; // the chest behind the door was come at
            seen.fights += std::holds_alternative<BlowStruck>(event.what);
            if (std::holds_alternative<DoorClosed>(event.what) && std::exchange(isOpen, false))
                ++seen.openedForNothing;
            if (std::holds_alternative<ActivationEnded>(event.what)) {
                seen.unusedBreakAways += std::exchange(isFree, false);
                isOpen = false;
            }
        }
        if (figure != FigureId::None && game.state().figure(figure).where == Whereabouts::Left)
            seen.left = game.state().turn().round;
    }
    seen.froze = freezes.hasFrozen(player);
    seen.hasAnyFrozen = freezes.hasFrozen(PlayerId(0)) || freezes.hasFrozen(PlayerId(1));
    return seen;
}

void giveExits(DrawnGame& game, char first, Side side)
{
    for (int player = 0; player < 2; ++player) {
        game.entrance(player, first, side);
        game.exit(player, first, side);
    }
}

/// The hero's team holds the chest on square `c`.
void giveTreasure(DrawnGame& game, ChestId chest, PlayerId player)
{
    game.happen(ChestOpened{chest, 3});
    game.happen(ChestTaken{chest, player});
}

} // namespace

/// Places at which agents once stood still for ever. Each game ends in time.
class TestFreezes : public QObject
{
    Q_OBJECT

private slots:
    void aChestThatFacesAClosedDoorIsOpened_data()
    {
        QTest::addColumn<bool>("isIron");
        QTest::newRow("wood") << false;
        QTest::newRow("iron") << true;
    }
    void aChestThatFacesAClosedDoorIsOpened()
    {
        QFETCH(bool, isIron);
        DrawnGame game({"+-+-+-+-+-+-+-+-+-+-+", "|a . . . cDd . . . e|", "+ + + + + + + + + + +",
                        "|. . . . .Df . . . .|", "+-+-+-+-+-+-+-+-+-+-+"});
        game.doors(std::vector(2, isIron ? DoorMaterial::Iron : DoorMaterial::Wood));
        const FigureId hero = game.hero(0, 'a', E);
        game.hero(1, 'e', E, statue);
        const ChestId chest = game.chest('c', Side::East);
        game.chestKind().trap[1] = {5, std::nullopt, TrapAttack{TrapTarget::Opener, 0, 0, 0}};
        giveExits(game, 'a', Side::West);
        game.options().roundLimit = 40;
        game.start();
        const Seen seen = watch(game, hero, PlayerId(0));
        QVERIFY(seen.left > 0 && seen.left < 15);
        QVERIFY(!seen.froze);
        QCOMPARE(seen.openedForNothing, 0);
        QVERIFY(game.state().chest(chest).place == ChestPlace::Stored);
    }

    void aHeroWithGoldTakesTheDetour()
    {
        // A friend who is stuck in a fight can neither be passed nor fought.
        DrawnGame game({"+-+-+-+-+-+", "|a b c d e|", "+ +-+-+-+ +", "|f g h i j|", "+-+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'b', E);
        game.hero(0, 'c', E, statue);
        game.hero(1, 'd', W, statue);
        const ChestId chest = game.chest('h');
        giveExits(game, 'e', Side::East);
        game.options().roundLimit = 40;
        game.start();
        giveTreasure(game, chest, PlayerId(0));
        const Seen seen = watch(game, hero, PlayerId(0));
        QVERIFY(seen.left > 0 && seen.left < 6);
        QVERIFY(!seen.froze);
    }

    void anIronDoorIsOpenedToGoThrough_data()
    {
        QTest::addColumn<int>("speed");
        QTest::newRow("enough for the door alone, at first") << 3;
        QTest::newRow("four") << 4;
        QTest::newRow("plenty") << 10;
    }
    void anIronDoorIsOpenedToGoThrough()
    {
        QFETCH(int, speed);
        DrawnGame game({"+-+-+-+-+-+-+-+-+-+-+", "|a b c d eDf g h i j|", "+-+-+-+-+-+-+-+-+-+-+"});
        game.doors({DoorMaterial::Iron});
        const FigureId hero = game.hero(0, 'b', E, {.speed = speed});
        game.hero(1, 'a', W, statue);
        const ChestId chest = game.chest('i');
        giveExits(game, 'j', Side::East);
        game.options().roundLimit = 40;
        game.start();
        giveTreasure(game, chest, PlayerId(0));
        const Seen seen = watch(game, hero, PlayerId(0));
        QVERIFY(seen.left > 0 && seen.left < 12);
        QVERIFY(!seen.froze);
        QCOMPARE(seen.openedForNothing, 0);
    }

    /// Whoever stands behind the iron door cannot be passed: it is not opened for nothing, turn after turn.
    void anIronDoorWithSomebodyBehindItIsGoneRound()
    {
        DrawnGame game({"+-+-+-+-+-+-+-+-+-+-+", "|a b c d eDf g h i j|", "+ +-+-+-+-+-+-+-+-+ +",
                        "|. . . . .D. . . . .|", "+-+-+-+-+-+-+-+-+-+-+"});
        game.doors(std::vector(2, DoorMaterial::Iron));
        const FigureId hero = game.hero(0, 'd', E);
        game.hero(0, 'f', E, statue);
        game.hero(1, 'g', W, statue);
        const ChestId chest = game.chest('i');
        giveExits(game, 'j', Side::East);
        game.options().roundLimit = 40;
        game.start();
        giveTreasure(game, chest, PlayerId(0));
        const Seen seen = watch(game, hero, PlayerId(0));
        QVERIFY(seen.left > 0 && seen.left < 10);
        QVERIFY(!seen.froze);
        QCOMPARE(seen.openedForNothing, 0);
    }

    void twoLoneWolvesDoNotStandStill()
    {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            DrawnGame game({"+-+-+-+-+-+-+-+-+", "|a . . b c . . e|", "+-+-+-+-+-+-+-+-+"});
            game.hero(0, 'b', E, {.clicks = 8});
            game.hero(1, 'c', W, {.clicks = 8});
            // Each has to get to where the other one comes from.
            game.entrance(0, 'a', Side::West);
            game.exit(0, 'e', Side::East);
            game.entrance(1, 'e', Side::East);
            game.exit(1, 'a', Side::West);
            game.options().roundLimit = 40;
            game.options().loneWolf = true;
            game.start();
            const Seen seen = watch(game, FigureId::None, PlayerId(0), seed);
            QVERIFY(!seen.hasAnyFrozen);
            QCOMPARE(seen.unusedBreakAways, 0);
            QVERIFY(game.state().turn().ending != Ending::RoundLimit);
        }
    }

    /// SA-MAGIC-FREEZE: the last one in the dungeon does not throw its treasure away for a turn of waiting.
    void whoIsFrozenWaits_data()
    {
        QTest::addColumn<bool>("holdsTreasure");
        QTest::newRow("with treasure") << true;
        QTest::newRow("with nothing yet") << false;
    }
    void whoIsFrozenWaits()
    {
        QFETCH(bool, holdsTreasure);
        DrawnGame game({"+-+-+-+-+-+-+", "|a b c d e f|", "+-+-+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'c', E);
        const FigureId other = game.hero(1, 'a', W);
        const ChestId chest = game.chest('e', Side::West);
        giveExits(game, 'a', Side::West);
        game.options().roundLimit = 20;
        game.start();
        game.happen(HeroLeft{other});
        if (holdsTreasure)
            giveTreasure(game, chest, PlayerId(0));
        game.happen(FigureFrozen{hero, 1});
        SteadyAgent agent(1);
        const Actions legal = game.legal();
        QVERIFY(game.isListed(GiveUp{}));
        QCOMPARE(game.listed<Activate>(), 0);
        const PlayerView view = viewFor(game.game(), game.state(), game.toAct());
        QVERIFY(std::holds_alternative<EndTurn>(legal[agent.choose(view, legal, 1, nullptr)]));
        const Seen seen = watch(game, hero, PlayerId(0));
        QVERIFY(seen.left > 0 && seen.left < 10);
        QVERIFY(game.state().chest(chest).place == ChestPlace::Stored);
    }

    /// What nobody can ever come at is left, and the gold that there is carried home.
    void whoCanReachNothingMoreLeaves()
    {
        DrawnGame game({"+-+-+-+-+-+-+", "|a . b wDc d|", "+-+-+-+-+-+-+"});
        game.doors({DoorMaterial::Iron});
        const FigureId hero = game.hero(0, 'b', E, {.speed = 2}); // an iron door is not for it
        game.hero(1, 'd', E, statue);
        const ChestId held = game.chest('w');
        game.chest('c', Side::East);
        giveExits(game, 'a', Side::West);
        game.options().roundLimit = 40;
        game.start();
        giveTreasure(game, held, PlayerId(0));
        const Seen seen = watch(game, hero, PlayerId(0));
        QVERIFY(seen.left > 0 && seen.left < 8);
        QVERIFY(!seen.froze);
    }
};

DELVE_TEST(TestFreezes)
#include "tst_freezes.moc"
