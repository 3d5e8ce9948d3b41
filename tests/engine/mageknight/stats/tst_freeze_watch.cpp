// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/stats/batch.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

constexpr Direction E = Direction::East, W = Direction::West;

/// Two heroes of different teams in two rooms, each with a place to go.
class WatchedRoom
{
public:
    explicit WatchedRoom(char second, char third = 0)
        : game({"+-+-+-+-+-+-+-+-+-+-+", "|a b c d e f g h i j|", "+-+-+-+-+-+-+-+-+-+-+"}),
          one(game.hero(0, 'b', E, {.attack = 0, .defense = 30, .clicks = 20})),
          other(game.hero(1, second, W, {.attack = 0, .defense = 30, .clicks = 20}))
    {
        if (third != 0)
            monster = game.monster(third, E, {.attack = 0, .defense = 30, .clicks = 20});
        game.chest('f', Side::West);
        for (int player = 0; player < 2; ++player) {
            game.entrance(player, 'a', Side::West);
            game.exit(player, 'a', Side::West);
        }
        game.start();
        watch = std::make_unique<FreezeWatch>(game.game());
    }

    void take(const Action& action, std::vector<int> faces = {})
    {
        ScriptedDice dice(std::move(faces));
        Events events;
        const Refusal refusal = check(game.game(), game.state(), action);
        QVERIFY2(refusal.isAllowed(), std::string(refusal.rule).c_str());
        perform(game.game(), game.state(), action, dice, events);
        watch->observe(game.state(), events);
    }
    /// A turn of the player whose turn it is; the dice are for the last action.
    void turn(const std::vector<Action>& actions, const std::vector<int>& faces = {})
    {
        for (const Action& action : actions)
            take(action, &action == &actions.back() ? faces : std::vector<int>());
        if (!game.state().turn().isActivation())
            take(EndTurn{});
        else
            take(EndActivation{});
        while (game.state().turn().activationsLeft > 0 && game.state().turn().activationsUsed > 0)
            take(EndTurn{});
    }
    void idle() { take(EndTurn{}); }
    bool hasFrozen(int player) const { return watch->hasFrozen(PlayerId(player)); }

    DrawnGame game;
    FigureId one;
    FigureId other;
    FigureId monster = FigureId::None;
    std::unique_ptr<FreezeWatch> watch;
};

} // namespace

/// Who stands still, and who only looks like it.
class TestFreezeWatch : public QObject
{
    Q_OBJECT

private slots:
    void whoWaitsForEverHasFrozen()
    {
        WatchedRoom room('e');
        for (int round = 0; round <= FreezeWatch::roundsToFreeze; ++round) {
            QVERIFY(!room.hasFrozen(0) && !room.hasFrozen(1));
            room.idle();
            room.turn({Activate{room.other}, Step{round % 2 == 0 ? W : E}});
        }
        QVERIFY(room.hasFrozen(0));
        QVERIFY(!room.hasFrozen(1)); // a round less: its first place was never seen at the end of a turn
    }

    void soHasWhoWalksToAndFro()
    {
        WatchedRoom room('e');
        int rounds = 0;
        for (; rounds < 10 && !room.hasFrozen(0); ++rounds) {
            room.turn({Activate{room.one}, Step{rounds % 2 == 0 ? W : E}});
            room.idle();
        }
        // a, b, then three times what was before.
        QCOMPARE(rounds, 2 + FreezeWatch::roundsToFreeze);
    }

    void whoTriesSomethingHasNot()
    {
        WatchedRoom room('c');
        for (int round = 0; round < 8; ++round) {
            room.turn({Activate{room.one}, BreakAway{}}, {1}); // held, and it does not get away
            room.idle();
        }
        QVERIFY(!room.hasFrozen(0));
        QVERIFY(room.hasFrozen(1));
    }

    void whoBreaksAwayAndStandsStillHas()
    {
        WatchedRoom room('c');
        for (int round = 0; round <= FreezeWatch::roundsToFreeze; ++round) {
            room.turn({Activate{room.one}, BreakAway{}}, {6});
            room.idle();
        }
        QVERIFY(room.hasFrozen(0));
    }

    /// A monster that fights for the player whose hero does nothing.
    void aBusyMonsterIsNoHero()
    {
        WatchedRoom room('h', 'g'); // on another tile than its player's hero (SPAWN-02)
        for (int round = 0; round <= FreezeWatch::roundsToFreeze; ++round) {
            room.turn({Activate{room.monster}, Attack{room.other}}, {1, 2, 1, 2}); // both miss
            room.idle();
        }
        QVERIFY(room.hasFrozen(0));
        // breaks: the hero that attacks itself tries something
        WatchedRoom fight('c');
        for (int round = 0; round <= FreezeWatch::roundsToFreeze; ++round) {
            fight.turn({Activate{fight.one}, Attack{fight.other}}, {1, 2, 1, 2});
            fight.idle();
        }
        QVERIFY(!fight.hasFrozen(0));
    }

    void gainsBeginItAnew()
    {
        WatchedRoom room('e');
        for (int round = 0; round < 2 * FreezeWatch::roundsToFreeze; ++round) {
            if (round % 3 == 2)
                room.game.happen(ExperienceGained{PlayerId(0), 25});
            room.idle();
            room.idle();
        }
        QVERIFY(!room.hasFrozen(0));
        QVERIFY(room.hasFrozen(1));
    }

    void batchesCountThem()
    {
        // Nobody of these does anything but end turns.
        const Game game = *makeGame(sample("six-tiles"), shippedContent());
        GameRecord record;
        record.seats.resize(2);
        record.seats[1].froze = true;
        record.seats[0].won = true;
        record.rounds = 40;
        Tally tally = Tally::forGame(game, 1);
        record.chests.resize(tally.chests.size());
        record.tokensMet.resize(tally.tokensMet.size());
        const std::vector<std::size_t> places{0, 0};
        const std::vector<std::size_t> entrances{0, 1};
        tally.add(record, places, entrances);
        QCOMPARE(tally.frozen, 1u);
        QCOMPARE(tally.seats[0].frozen, 0u);
        QCOMPARE(tally.seats[1].frozen, 1u);
        QCOMPARE(tally.frozenByRounds.back(), 1u);
        QCOMPARE(tally.frozenByRounds.size(), 41u);
        record.seats[1].froze = false;
        record.seats[0] = {.shared = true, .gold = 0};
        record.seats[1] = {.shared = true, .gold = 0};
        record.isLimited = true;
        Tally other = Tally::forGame(game, 1);
        other.add(record, places, entrances);
        QCOMPARE(other.frozen, 0u);
        QCOMPARE(other.draws, 1u);
        QCOMPARE(other.emptyDraws, 1u);
        QCOMPARE(other.limitDraws, 1u);
        tally.add(other);
        QCOMPARE(tally.games, 2u);
        QCOMPARE(tally.frozen, 1u);
        QCOMPARE(tally.draws, 1u);
    }
};

DELVE_TEST(TestFreezeWatch)
#include "tst_freeze_watch.moc"
