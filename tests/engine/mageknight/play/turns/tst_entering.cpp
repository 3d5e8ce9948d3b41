// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/state_writer.h"
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// A lane behind the entrance on a, in some later round: one hero is inside, another one waits outside.
struct Waiting
{
    explicit Waiting(char inside, const Stats& outsider = {}, const Stats& insider = {}) : game(lane)
    {
        first = game.hero(0, inside, W, insider);
        late = game.hero(0, 0, N, outsider);
        game.hero(1, 'j');
        game.entrance(0, 'a', Side::West);
    }
    void start()
    {
        game.start();
        StateWriter(game.game(), game.state()).turn().round = 4;
    }
    QString verdict(const Action& action) const { return game.verdict(action); }

    DrawnGame game;
    FigureId first;
    FigureId late;
};

const QString fine = QStringLiteral("allowed");
const QString duty = QStringLiteral("START-05");

} // namespace

/// The duty to enter.
class TestEntering : public QObject
{
    Q_OBJECT

private slots:
    void START_05_onTheFirstTurnHeroesEnter()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0);
        game.hero(1, 'j');
        game.entrance(0, 'a', Side::West);
        game.start();
        QCOMPARE(game.verdict(EndTurn{}), QStringLiteral("START-05"));
        QCOMPARE(game.verdict(Pass{hero}), QStringLiteral("START-05"));
        game.activate(hero);
        QCOMPARE(game.verdict(EndActivation{}), QStringLiteral("START-05"));
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("START-05"));
        QCOMPARE(game.play(Enter{}), QStringList({"MOV-07 speed-spent 1", "MOV-07 figure-moved h1 a"}));
        QCOMPARE(game.state().figure(hero).facing, E);
        QCOMPARE(game.verdict(Enter{}), QStringLiteral("ENT-09")); // nobody comes in twice
        game.play(EndActivation{});
        QCOMPARE(game.verdict(EndTurn{}), QStringLiteral("allowed"));
    }

    void START_05_theDutyHoldsInEveryTurn()
    {
        for (const bool isLoneWolf : {false, true}) {
            Waiting scene('e');
            scene.game.options().loneWolf = isLoneWolf;
            scene.start();
            QCOMPARE(scene.verdict(EndTurn{}), duty);
            QCOMPARE(scene.verdict(Pass{scene.late}), duty);
            QVERIFY(!scene.game.isListed(Pass{scene.late}));
            scene.game.play(Pass{scene.first}); // the other activation is left for the one outside
            QCOMPARE(scene.verdict(EndTurn{}), duty);
            QVERIFY(!scene.game.isListed(EndTurn{}));
            scene.game.activate(scene.late);
            QCOMPARE(scene.verdict(EndActivation{}), duty);
            scene.game.play(Enter{});
            QVERIFY(
                scene.game.play(EndActivation{}).last().startsWith(QStringLiteral("TURN-01 turn-began p2")));
        }
    }

    void START_05_toPassWithTheLastActivationIsToEndTheTurn()
    {
        for (const int left : {1, 2}) {
            Waiting scene('e');
            scene.start();
            StateWriter(scene.game.game(), scene.game.state()).turn().activationsLeft = std::int8_t(left);
            QCOMPARE(scene.verdict(Pass{scene.first}), left == 1 ? duty : fine);
            QCOMPARE(scene.game.isListed(Pass{scene.first}), left == 2);
            QCOMPARE(scene.verdict(Activate{scene.first}), fine); // what it does is its player's business
        }
    }

    void START_05_onlyWithAnActivationThatIsLeftForIt()
    {
        Waiting scene('e');
        scene.start();
        const GameState before = scene.game.state();
        StateWriter writer(scene.game.game(), scene.game.state());
        writer.turn().activationsLeft = 1;
        writer.turn().spawnActivations = 1; // SA-COMMAND: for Mage Spawn only
        QCOMPARE(scene.verdict(EndTurn{}), fine);
        scene.game.state() = before;
        writer.figure(scene.late).frozen = 1; // SA-MAGIC-FREEZE
        QCOMPARE(scene.verdict(EndTurn{}), fine);
        scene.game.state() = before;
        QCOMPARE(scene.verdict(EndTurn{}), duty);
    }

    void START_05_START_09_throughWhoStandsOnTheEntrance()
    {
        for (const int speed : {3, 4}) { // 3 to pass and 1 for the square behind
            Waiting scene('a', {.speed = speed});
            scene.start();
            scene.game.happen(FigurePassed{scene.first});
            const bool canPass = speed == 4;
            QCOMPARE(scene.verdict(EndTurn{}), canPass ? duty : fine);
            QCOMPARE(scene.verdict(Pass{scene.late}), canPass ? duty : fine);
            QCOMPARE(scene.game.isListed(EndTurn{}), !canPass);
            scene.game.activate(scene.late);
            QCOMPARE(scene.verdict(Enter{}), QStringLiteral("START-09"));
            QCOMPARE(scene.verdict(EndActivation{}), canPass ? duty : fine);
            QCOMPARE(scene.game.isListed(EndActivation{}), !canPass);
            if (canPass)
                QCOMPARE(scene.game.play(PassThrough{pathOf({E})}),
                         QStringList({"PASS-02 speed-spent 4", "PASS-02 figure-moved h2 b"}));
        }
    }

    void START_05_START_09_throughAnOpponentIfPassingAllowsIt()
    {
        for (const bool isGuarded : {false, true}) {
            Waiting scene('i');
            scene.game.monster('a', E);
            if (isGuarded)
                scene.game.monster('b', E); // PASS-04
            scene.start();
            scene.game.happen(FigurePassed{scene.first});
            QCOMPARE(scene.verdict(EndTurn{}), isGuarded ? fine : duty);
        }
    }

    void START_05_START_09_aTokenOnTheEntranceIsNoExcuse()
    {
        Waiting scene('i');
        scene.game.monster(0, N, {.points = 10});
        scene.game.token('a');
        scene.game.table(Colour::Yellow, 1, 10);
        scene.start();
        scene.game.happen(FigurePassed{scene.first});
        QCOMPARE(scene.verdict(EndTurn{}), duty);
        QCOMPARE(scene.verdict(Pass{scene.late}), duty);
        scene.game.play(Activate{scene.late}, {1, 1});
        scene.game.play(PlaceMonster{scene.game['a'], E});
        QCOMPARE(scene.verdict(EndActivation{}), duty); // it can pass through what came
    }

    void START_05_nobodyEndsItsActivationInTheWay()
    {
        for (const int speed : {3, 4}) {
            Waiting scene('a', {.speed = speed});
            scene.start();
            scene.game.activate(scene.first);
            // Who can pass through is not kept out.
            QCOMPARE(scene.verdict(EndActivation{}), speed == 3 ? duty : fine);
            QCOMPARE(scene.game.isListed(EndActivation{}), speed == 4);
            scene.game.play(Step{E});
            QCOMPARE(scene.verdict(EndActivation{}), fine);
        }
    }

    void START_05_onlyWhoCanStepOffWithoutARoll()
    {
        Waiting slow('a', {.speed = 3}, {.speed = 0});
        slow.start();
        slow.game.activate(slow.first);
        QCOMPARE(slow.verdict(EndActivation{}), fine);
        for (const Direction facing : {W, E}) { // held by the one who faces it
            Waiting held('a', {.speed = 3});
            held.game.monster('b', facing);
            held.game.chest('c');
            held.start();
            held.game.activate(held.first);
            QCOMPARE(held.verdict(EndActivation{}), fine); // b is taken, and to pass gives a free attack
        }
        for (const bool isTerrifying : {true, false}) { // DG-14: it would have to roll
            Waiting scene('a', {.speed = 3});
            Stats stats;
            if (isTerrifying)
                stats.abilities = {Ability::Terrify};
            scene.game.monster('c', E, stats);
            scene.start();
            scene.game.activate(scene.first);
            QCOMPARE(scene.verdict(EndActivation{}), isTerrifying ? fine : duty);
        }
        Waiting passing('a', {.speed = 3}); // a chest can be passed through without a roll
        passing.game.chest('b');
        passing.start();
        passing.game.activate(passing.first);
        QCOMPARE(passing.verdict(EndActivation{}), duty);
    }

    void START_05_whatEndsAnActivationByRuleIsNotRefused()
    {
        Waiting scene('a', {.speed = 3}, {.frontArc = 180});
        const FigureId enemy = scene.game.monster('b', E);
        scene.start();
        scene.game.activate(scene.first);
        scene.game.play(Turn{E});
        QVERIFY(scene.game.play(Attack{enemy}, {2, 2}).contains(QStringLiteral("ACT-14 activation-ended")));
    }

    void START_05_noPassAndNoEndOfTheTurnForWhoBarsTheEntrance()
    {
        for (const char square : {'a', 'c'}) {
            Waiting scene(square, {.speed = 3});
            scene.start();
            if (square == 'c')
                scene.game.happen(FigurePassed{scene.late}); // it had its chance
            QCOMPARE(scene.verdict(Pass{scene.first}), square == 'a' ? duty : fine);
            QCOMPARE(scene.verdict(EndTurn{}), square == 'a' ? duty : fine);
        }
    }

    void START_05_SA_MAGIC_CONFUSION_theDutyIsNotThatOfWhoConfuses()
    {
        DrawnGame game(lane);
        const FigureId mage = game.hero(0, 'j', W, {.range = 10, .abilities = {Ability::MagicConfusion}});
        const FigureId confused = game.hero(1, 'a', N);
        game.hero(1, 0, N, {.speed = 3}); // cannot pass through who stands on the entrance
        game.entrance(1, 'a', Side::West);
        game.start();
        game.activate(mage);
        game.play(Shoot{confused, AttackForm::MagicConfusion}, {4, 4});
        QCOMPARE(game.verdict(Step{E}), fine);
        QCOMPARE(game.verdict(EndActivation{}), fine);
    }

    void START_09_aHeroThatCannotEnterWaits()
    {
        DrawnGame game(hall);
        game.hero(0, 'a');
        game.hero(1, 'b'); // bars the way through
        game.hero(0, 'c');
        const FigureId late = game.hero(0);
        game.start();
        game.activate(late);
        QCOMPARE(game.verdict(Enter{}), QStringLiteral("START-09"));
        QCOMPARE(game.verdict(EndActivation{}), QStringLiteral("allowed"));
    }

    void START_09_throughAFriendOnTheEntrance()
    {
        DrawnGame game(hall);
        game.hero(0, 'a');
        const FigureId late = game.hero(0);
        game.start();
        game.activate(late);
        QCOMPARE(game.play(PassThrough{pathOf({E})}),
                 QStringList({"PASS-02 speed-spent 4", "PASS-02 figure-moved h2 b"}));
    }
};

DELVE_TEST(TestEntering)
#include "tst_entering.moc"
