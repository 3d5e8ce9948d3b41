// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/dice.h"
#include "engine/mageknight/agents/steady_agent.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// Lets steady play for everybody until a figure has left the dungeon; the round in which that was, 0 if it
/// never came to it.
int roundOfLeaving(DrawnGame& game, FigureId figure)
{
    SteadyAgent agent(1);
    SeededDice dice(7);
    Events events;
    while (!game.state().turn().isOver()) {
        if (game.state().figure(figure).where == Whereabouts::Left)
            return game.state().turn().round;
        const Actions legal = game.legal();
        const PlayerView view = viewFor(game.game(), game.state(), game.toAct());
        perform(game.game(), game.state(), legal[agent.choose(view, legal, 1, nullptr)], dice, events);
    }
    return game.state().figure(figure).where == Whereabouts::Left ? game.state().turn().round : 0;
}

const std::vector<std::string> corridor{"+-+-+-+-+-+", "|a b c . e|", "+-+-+-+-+-+"};

} // namespace

/// How steady comes through places where others have stood still for ever.
class TestSteady : public QObject
{
    Q_OBJECT

private slots:
    /// Two who want to pass each other on stairs: one of them gives way.
    void givesWayAtStairs()
    {
        BoardBuilder board;
        board.add({"+-+-+-+-+", "|a . . U|", "+ + + + +", "|. . . .|", "+-+-+-+-+"}, 0, 0, 0);
        board.add({"+-+-+-+-+", "|b . . U|", "+ + + + +", "|. . . .|", "+-+-+-+-+"}, 0, 0, 1);
        const Square upper{0, 3, 0};
        const Square lower{1, 3, 0};
        board.joinStairs(upper, lower);
        DrawnGame game(board);
        const FigureId down = game.hero(0, 'a', Direction::East, {.clicks = 10});
        const FigureId up = game.hero(1, 'b', Direction::East, {.clicks = 10});
        game.entrance(0, 'a', Side::West);
        game.exit(0, 'b', Side::West); // each has to get to where the other one comes from
        game.entrance(1, 'b', Side::West);
        game.exit(1, 'a', Side::West);
        game.options().roundLimit = 30;
        game.start();
        game.happen(FigurePlaced{down, game.position().board().squareAt(upper), Direction::East});
        game.happen(FigurePlaced{up, game.position().board().squareAt(lower), Direction::East});
        QVERIFY(roundOfLeaving(game, down) > 0 || roundOfLeaving(game, up) > 0);
    }

    void passesFriendsInACorridor()
    {
        DrawnGame game(corridor);
        const FigureId hero = game.hero(0, 'b', Direction::East, {.speed = 12});
        game.hero(0, 'c', Direction::East, {.speed = 0}); // will never move
        game.hero(1, 'a', Direction::West, {.speed = 0, .attack = 0, .damage = 0});
        for (int player = 0; player < 2; ++player) {
            game.entrance(player, 'a', Side::West);
            game.exit(player, 'e', Side::East);
        }
        game.options().roundLimit = 20;
        game.start();
        QVERIFY(roundOfLeaving(game, hero) > 0);
    }

    void goesOnAlthoughSomebodyStandsInTheWay()
    {
        DrawnGame game(corridor);
        const FigureId hero = game.hero(0, 'a', Direction::East, {.speed = 10, .clicks = 12});
        game.hero(1, 'c', Direction::West, {.speed = 0, .clicks = 3});
        for (int player = 0; player < 2; ++player) {
            game.entrance(player, 'a', Side::West);
            game.exit(player, 'e', Side::East);
        }
        game.options().roundLimit = 40;
        game.start();
        QVERIFY(roundOfLeaving(game, hero) > 0);
    }

    /// END-02: who has gathered nothing goes after those who have, instead of waiting at the exit.
    void goesAfterTreasureOfOthers()
    {
        DrawnGame game({"+-+-+-+-+-+-+-+-+", "|a . . c . . . e|", "+-+-+-+-+-+-+-+-+"});
        const FigureId poor = game.hero(0, 'a', Direction::East);
        game.hero(1, 'e', Direction::West);
        const ChestId chest = game.chest('c');
        for (int player = 0; player < 2; ++player) {
            game.entrance(player, 'a', Side::West);
            game.exit(player, 'a', Side::West);
        }
        game.start();
        game.happen(ChestOpened{chest, 3});
        game.happen(ChestTaken{chest, PlayerId(1)});
        game.activate(poor);
        SteadyAgent agent(1);
        const Actions legal = game.legal();
        const PlayerView view = viewFor(game.game(), game.state(), game.toAct());
        QVERIFY(legal[agent.choose(view, legal, 1, nullptr)] == Action(Step{Direction::East}));
    }
};

DELVE_TEST(TestSteady)
#include "tst_steady.moc"
