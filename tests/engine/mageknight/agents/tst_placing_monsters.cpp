// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/agents/steady_agent.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/figures/figures.h"
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// Where the first player puts a monster from the pool: on this square, or next to it if there is an opener.
PlaceMonster placing(DrawnGame& game, FigureId monster, SquareIndex square, FigureId opener = FigureId::None)
{
    game.happen(TaskAdded{packAs<Task>(MonsterPlacing{PlayerId(0), monster, square, opener})});
    const Actions legal = game.legal();
    SteadyAgent agent(1);
    const PlayerView view = viewFor(game.game(), game.state(), PlayerId(0));
    return std::get<PlaceMonster>(legal[agent.choose(view, legal, 1, nullptr)]);
}

/// Whether a monster that is put so has this square in its front arc.
bool looksAt(DrawnGame& game, FigureId monster, const PlaceMonster& place, char square)
{
    game.happen(MonsterPlaced{monster, place.to, place.facing});
    return isFrontSquare(game.position(), monster, game[square]);
}

} // namespace

/// How steady puts the monsters that a token or a trap brings.
class TestPlacingMonsters : public QObject
{
    Q_OBJECT

private slots:
    void theyLookAtHeroesOfOthersAndNotAtOwnOnes()
    {
        DrawnGame game(chamber);
        game.hero(0, 'b', N);
        game.hero(1, 'c', N);
        const FigureId monster = game.monster();
        game.start();
        const PlaceMonster place = placing(game, monster, game['e']);
        QCOMPARE(place.to, game['e']);
        QCOMPARE(place.facing, E); // of all facings with c in front the only one without b
        QVERIFY(looksAt(game, monster, place, 'c') && !looksAt(game, monster, place, 'b'));
    }

    void theLeaderComesFirst()
    {
        for (const int leader : {1, 2}) {
            DrawnGame game(chamber, 3);
            game.hero(0, 'h', N);
            game.hero(1, 'd', N);
            game.hero(2, 'f', N);
            const FigureId monster = game.monster();
            game.start();
            StateWriter(game.game(), game.state()).player(PlayerId(leader)).gold = 50;
            const PlaceMonster place = placing(game, monster, game['e']);
            QCOMPARE(looksAt(game, monster, place, 'd'), leader == 1);
            QCOMPARE(looksAt(game, monster, place, 'f'), leader == 2);
        }
    }

    void theyTakeAHeroBetweenThem()
    {
        for (const auto& [first, across] : {std::pair('a', 'i'), std::pair('b', 'h'), std::pair('c', 'g')}) {
            DrawnGame game(chamber);
            const FigureId hero = game.hero(1, 'e', N);
            game.monster(first, N);
            const FigureId monster = game.monster();
            game.start();
            const PlaceMonster place = placing(game, monster, game['e'], hero);
            QCOMPARE(place.to, game[across]);
            QVERIFY(looksAt(game, monster, place, 'e'));
        }
    }

    void theyStandBehindAHero()
    {
        DrawnGame game(chamber);
        const FigureId hero = game.hero(1, 'b', N); // its rear is d, e and f
        const FigureId monster = game.monster();
        game.start();
        const PlaceMonster place = placing(game, monster, game['b'], hero);
        QVERIFY(!isFrontSquare(game.position(), hero, place.to));
        QVERIFY(looksAt(game, monster, place, 'b'));
    }
};

DELVE_TEST(TestPlacingMonsters)
#include "tst_placing_monsters.moc"
