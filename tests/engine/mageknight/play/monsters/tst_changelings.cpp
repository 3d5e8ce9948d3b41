// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/view.h"
#include "engine/mageknight/play/fighting/odds.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/monsters/changelings.h"
#include "engine/mageknight/play/moving/movement.h"
#include "engine/mageknight/play/treasure/treasure.h"
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/treasure_pieces.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// A Changeling on c of a hall that faces south, and a hero before it.
struct Scene
{
    DrawnGame game;
    FigureId hero = FigureId::None;
    ChestId chest = ChestId::None;

    explicit Scene(const Stats& stats = {}, const Stats& opener = {.speed = 9}, int players = 2)
        : game(hall, players),
          hero(game.hero(0, 'h', N, opener)),
          chest(game.changeling('c', Side::South, stats))
    {
        game.chestKind().trap[1] = {8, std::nullopt, TrapAttack{TrapTarget::Opener, 9, 2, 0}};
    }
    FigureId monster() const { return game.changelingIn(chest); }

    void begin()
    {
        game.start();
        game.activate(hero);
    }
    /// TRAP-06: six clicks bring the dial back to the blank.
    QStringList reveal()
    {
        begin();
        game.play(ExposeTrap{chest}, {6});
        QStringList events = game.play(OpenChest{chest});
        while (game.listed<DeclineSpins>() > 0)
            events << game.play(DeclineSpins{});
        return events;
    }
    /// Gives the Changeling an activation of the second player.
    void activateMonster()
    {
        game.play(EndActivation{});
        game.play(EndTurn{});
        game.activate(monster());
    }
};

} // namespace

/// Changelings from the chest to the pool.
class TestChangelings : public QObject
{
    Q_OBJECT

private slots:
    void DG_22_DG_24_DG_25_DG_26_disarmedAndOpenedItStandsUp()
    {
        Scene scene;
        scene.begin();
        QCOMPARE(scene.game.verdict(OpenChest{scene.chest}),
                 QStringLiteral("TREAS-01")); // the trap comes first
        QCOMPARE(scene.game.play(ExposeTrap{scene.chest}, {1}),
                 QStringList({"TRAP-04 rolled expose-trap p1 1 0", "TRAP-04 trap-exposed c1 1"}));
        const QStringList disarmed = scene.game.play(DisarmTrap{scene.chest}, {4, 4});
        QVERIFY(disarmed.contains(QStringLiteral("TRAP-12 trap-disarmed c1")));
        QVERIFY(disarmed.contains(QStringLiteral("XP-05 experience-gained p1 50"))); // DG-22
        QCOMPARE(scene.game.state().figure(scene.monster()).where, Whereabouts::Disguised);
        const QStringList opened = scene.game.play(OpenChest{scene.chest});
        QVERIFY2(opened.size() > 3, qPrintable(opened.join(u'|')));
        QCOMPARE(opened.mid(0, 3), QStringList({"TREAS-02 speed-spent 2", "DG-24 chest-removed c1",
                                                "DG-26 monster-placed changeling-1 c south"}));
        while (scene.game.listed<DeclineSpins>() > 0)
            scene.game.play(DeclineSpins{});
        // DG-24: speed 9 less 3 for disarming and 2 for opening leaves one attack.
        QCOMPARE(scene.game.speed(), 4);
        QCOMPARE(scene.game.verdict(Attack{scene.monster()}), QStringLiteral("allowed"));
        QCOMPARE(int(scene.game.state().figure(scene.monster()).clicks[0]), 0); // DG-25
        // DG-24: nothing was gathered.
        QCOMPARE(int(scene.game.state().player(PlayerId(0)).gathered), 0);
        QCOMPARE(chestsHeld(scene.game.position(), PlayerId(0)), 0);
        // DG-26: the opener stands in its front arc and has to break away.
        QCOMPARE(scene.game.verdict(Step{W}), QStringLiteral("BRK-01"));
    }

    void DG_22_DG_24_aSprungTrapWillDoAndABlankOneToo()
    {
        Scene sprung;
        sprung.begin();
        sprung.game.play(ExposeTrap{sprung.chest}, {1});
        const QStringList events = sprung.game.play(DisarmTrap{sprung.chest}, {1, 2, 3, 3});
        QVERIFY(events.contains(QStringLiteral("TRAP-11 trap-sprung c1")));
        QVERIFY(events.contains(QStringLiteral("XP-06 experience-gained p1 25")));
        QCOMPARE(sprung.game.state().figure(sprung.monster()).where, Whereabouts::Disguised); // still a chest
        QVERIFY(sprung.game.isListed(OpenChest{sprung.chest}));
        Scene blank;
        QVERIFY(blank.reveal().contains(QStringLiteral("DG-26 monster-placed changeling-1 c south")));
        QCOMPARE(blank.game.state().player(PlayerId(0)).experience, 0);
        // TREAS-07: at the limit of chests it cannot even be exposed.
        Scene full;
        const ChestId first = full.game.chest('j');
        const ChestId second = full.game.chest('n');
        full.game.start();
        give(full.game, first, 0, 0);
        give(full.game, second, 0, 1);
        full.game.activate(full.hero);
        QCOMPARE(full.game.verdict(ExposeTrap{full.chest}), QStringLiteral("TREAS-07"));
    }

    void DG_23_disguisedItIsNobody()
    {
        Scene scene;
        const FigureId archer = scene.game.hero(0, 'a', E, {.range = 8});
        const FigureId walker = scene.game.hero(0, 'b', N);
        const FigureId target = scene.game.hero(1, 'e', N);
        scene.begin();
        QCOMPARE(scene.game.verdict(Attack{scene.monster()}), QStringLiteral("CMB-02"));
        QCOMPARE(scene.game.verdict(Step{W}), QStringLiteral("allowed")); // it holds nobody
        scene.game.play(EndActivation{});
        QCOMPARE(scene.game.verdict(Activate{scene.monster()}), QStringLiteral("POOL-02"));
        scene.game.activate(walker);
        // It is passed through like a chest, for 3 and the square behind.
        const std::uint32_t path = extended(extended(0, E), E);
        QVERIFY(scene.game.isListed(PassThrough{path}));
        scene.game.play(EndActivation{});
        scene.game.happen(FigurePlaced{walker, scene.game['f'], N});
        scene.game.activate(archer);
        // It does not block the line, but gives cover like a chest.
        QCOMPARE(scene.game.verdict(Shoot{target}), QStringLiteral("allowed"));
        QCOMPARE(oddsOf(scene.game.game(), scene.game.state(), Shoot{target})->modifiers,
                 (std::vector<Modifier>{{"RANGE-17", -1}}));
        // Revealed it is somebody.
        Scene open;
        open.reveal();
        QCOMPARE(open.game.verdict(Attack{open.monster()}), QStringLiteral("allowed"));
    }

    void DG_26_DG_27_thoseBesideItMayTurnAndItWaits()
    {
        Scene scene;
        const FigureId friendly = scene.game.hero(0, 'b', W);
        scene.begin();
        scene.game.play(ExposeTrap{scene.chest}, {6});
        const QStringList events = scene.game.play(OpenChest{scene.chest});
        QCOMPARE(events.filter(QStringLiteral("spin-offered")).size(), 2);
        QVERIFY(scene.game.isListed(Spin{friendly, E}));
        QCOMPARE(events.filter(QStringLiteral("blow-struck")).size(), 0); // DG-27: no surprise attack
        scene.game.play(DeclineSpins{});
        scene.game.play(EndActivation{});
        QCOMPARE(scene.game.verdict(Activate{scene.monster()}), QStringLiteral("CONV-17"));
        QVERIFY(!scene.game.state().figure(scene.monster()).has(mark::marker));
        Scene three({}, {.speed = 9}, 3);
        three.reveal();
        QVERIFY(three.game.state().figure(three.monster()).has(mark::marker)); // MULTI-05
    }

    void DG_28_DG_35_itTurnsAndMovesLikeAnyMonster()
    {
        Scene scene({.speed = 6});
        scene.reveal();
        QVERIFY(isInFrontArc(scene.game.position(), scene.monster(), scene.hero));
        QVERIFY(!isInFrontArc(scene.game.position(), scene.monster(), N, scene.hero));
        // DG-35: not activated by the player whose hero is beside it.
        scene.game.play(EndActivation{});
        scene.game.play(EndTurn{});
        scene.game.activate(scene.monster());
        QCOMPARE(scene.game.speed(), 6);
        QVERIFY(scene.game.isListed(Turn{NE}));
        scene.game.play(EndActivation{});
        scene.game.play(EndTurn{});
        QCOMPARE(scene.game.verdict(Activate{scene.monster()}), QStringLiteral("SPAWN-02"));
    }

    void DG_29_DG_30_oneRollAtEverybodyBeforeIt()
    {
        const auto shoot = [](std::vector<int> dice) {
            Scene scene({.attack = 8, .damage = 3, .range = 6}, {.speed = 9, .defense = 15, .clicks = 9});
            scene.game.hero(0, 'o', NW, {.defense = 16, .clicks = 9});
            scene.reveal();
            scene.activateMonster();
            QStringList events;
            if (scene.game.verdict(Shoot{scene.hero}) != QStringLiteral("DG-29"))
                events << QStringLiteral("it chooses its targets");
            return events + scene.game.play(ShootAhead{}, std::move(dice));
        };
        // DG-30: the hero on h stands before it, and is a target himself; the other is on another line.
        const QStringList seven = shoot({3, 4});
        QVERIFY2(seven.contains(QStringLiteral("CMB-06 blow-struck shot changeling-1 h1 true")),
                 qPrintable(seven.join(u'|')));
        QVERIFY(seven.contains(QStringLiteral("CMB-06 blow-struck shot changeling-1 h2 false")));
        QVERIFY(seven.contains(QStringLiteral("DMG-01 figure-damaged h1 3 0"))); // the full damage
        const QStringList eight = shoot({4, 4});
        QVERIFY(eight.contains(QStringLiteral("DMG-01 figure-damaged h1 3 0")));
        QVERIFY(eight.contains(QStringLiteral("DMG-01 figure-damaged h2 3 0")));
        const QStringList two = shoot({1, 1});
        QVERIFY(two.contains(QStringLiteral("DMG-05 figure-damaged changeling-1 1 0")));
        const QStringList twelve = shoot({6, 6});
        QVERIFY(twelve.contains(QStringLiteral("DMG-01 figure-damaged h1 4 0")));
    }

    void DG_29_whoStandsBehindAnotherIsNoTarget()
    {
        DrawnGame game(lane);
        const FigureId near = game.hero(0, 'b', W);
        const FigureId far = game.hero(0, 'd', W);
        const FigureId mate = game.monster();
        const ChestId chest = game.changeling('a', Side::East, {.range = 6});
        game.start();
        const FigureId monster = game.changelingIn(chest);
        game.happen(ChestRemoved{chest});
        game.happen(FigurePlaced{monster, game['a'], E});
        game.play(EndTurn{});
        QCOMPARE(targetsAhead(game.position(), monster), std::vector<StrokeTarget>{{near}});
        game.happen(FigurePlaced{near, game['h'], W});
        QCOMPARE(targetsAhead(game.position(), monster), std::vector<StrokeTarget>{{far}});
        // SPAWN-04: its own side stands in the way, and is no target.
        const GameState before = game.state();
        game.happen(MonsterPlaced{mate, game['b'], W});
        QCOMPARE(targetsAhead(game.position(), monster), std::vector<StrokeTarget>{});
        game.state() = before;
        game.happen(FigureTurned{monster, W});
        QCOMPARE(targetsAhead(game.position(), monster), std::vector<StrokeTarget>{}); // behind its back
        game.activate(monster);
        QCOMPARE(game.verdict(ShootAhead{}), QStringLiteral("DG-29"));
        QCOMPARE(game.listed<ShootAhead>(), 0);
    }

    void DG_29_othersDoNotShootSo()
    {
        DrawnGame game(lane);
        const FigureId archer = game.hero(0, 'a', E, {.range = 6});
        game.monster('d', W);
        game.start();
        game.activate(archer);
        QCOMPARE(game.verdict(ShootAhead{}), QStringLiteral("DG-29"));
    }

    void DG_31_eachTargetAnswersAsItStands()
    {
        Scene scene({.attack = 8, .damage = 1, .range = 6, .clicks = 9}, {.speed = 9, .clicks = 9});
        const FigureId archer = scene.game.hero(0, 'o', NW, {.range = 8, .clicks = 9});
        scene.reveal();
        scene.activateMonster();
        const auto targets = targetsAhead(scene.game.position(), scene.monster());
        QCOMPARE(targets, (std::vector<StrokeTarget>{{scene.hero}, {archer}}));
        scene.game.play(ShootAhead{}, {3, 4});
        QVERIFY(scene.game.isListed(Answer{scene.hero}));
        QVERIFY(scene.game.isListed(Answer{archer}) == false); // RANGE-03: his friend is beside the target
        const QStringList close = scene.game.play(Answer{scene.hero}, {3, 4});
        QVERIFY2(close.contains(QStringLiteral("CMB-06 blow-struck counterattack h1 changeling-1 true")),
                 qPrintable(close.join(u'|')));
    }

    void DG_31_attackedAtRangeItShootsBackAtTheAttackerAlone()
    {
        DrawnGame game(lane);
        const FigureId archer = game.hero(0, 'e', W, {.attack = 8, .damage = 1, .range = 8, .clicks = 9});
        const ChestId chest = game.changeling('a', Side::East, {.range = 6, .clicks = 9});
        game.start();
        const FigureId monster = game.changelingIn(chest);
        game.happen(ChestRemoved{chest});
        game.happen(FigurePlaced{monster, game['a'], E});
        game.activate(archer);
        game.play(Shoot{monster}, {3, 4});
        QVERIFY(game.isListed(Answer{monster}));
        QVERIFY(game.play(Answer{monster}, {3, 4})
                    .contains(QStringLiteral("CMB-06 blow-struck return-shot changeling-1 h1 true")));
        // Facing away it cannot.
        DrawnGame away(lane);
        const FigureId shooter = away.hero(0, 'e', W, {.attack = 8, .damage = 1, .range = 8});
        const ChestId other = away.changeling('a', Side::East, {.range = 6, .clicks = 9});
        away.start();
        away.happen(ChestRemoved{other});
        away.happen(FigurePlaced{away.changelingIn(other), away['a'], W});
        away.activate(shooter);
        away.play(Shoot{away.changelingIn(other)}, {3, 4});
        QCOMPARE(away.listed<Answer>(), 0);
    }

    void DG_32_DG_33_DG_34_eliminatedItJoinsThePool()
    {
        Scene scene({.clicks = 1, .points = 18});
        scene.reveal();
        const QStringList events = scene.game.play(Attack{scene.monster()}, {5, 5});
        QVERIFY(events.contains(QStringLiteral("DMG-03 figure-eliminated changeling-1")));
        QVERIFY(events.contains(QStringLiteral("XP-03 experience-gained p1 18")));     // DG-33
        QCOMPARE(scene.game.state().figure(scene.monster()).where, Whereabouts::Pool); // DG-34
        QCOMPARE(scene.game.state().chest(scene.chest).place, ChestPlace::Removed);    // never a chest again
        // DG-34: it comes back as an ordinary Mage Spawn, at its starting position.
        scene.game.happen(MonsterPlaced{scene.monster(), scene.game['b'], N});
        QVERIFY(scene.game.state().figure(scene.monster()).isInside());
        QCOMPARE(int(scene.game.state().figure(scene.monster()).clicks[0]), 0);
    }

    void DG_32_healingStopsAtTheGreenSquare()
    {
        // It regenerates four clicks of two, of four and of more than it shows the ability for.
        for (const int wounds : {2, 4, 5}) {
            Scene scene({.clicks = 7, .abilities = {Ability::Regeneration}, .abilityClicks = 5});
            scene.reveal();
            DrawnGame& game = scene.game;
            game.happen(FigureDamaged{scene.monster(), std::uint8_t(wounds), 0});
            game.play(EndActivation{});
            game.play(EndTurn{});
            const ActivateWith regenerate{scene.monster(), Use::Regeneration};
            if (wounds == 5) {
                QCOMPARE(game.verdict(regenerate), QStringLiteral("SA-REGENERATION"));
                continue;
            }
            QVERIFY(
                game.play(regenerate, {6})
                    .contains(QStringLiteral("SA-REGENERATION figure-healed changeling-1 %1 0").arg(wounds)));
            QCOMPARE(int(game.state().figure(scene.monster()).clicks[0]), 0); // never past its start
        }
    }

    void DG_32_itIsEliminatedWhenAllSkullsShow()
    {
        for (const int left : {1, 2}) {
            Scene scene({.clicks = 4}, {.speed = 9, .attack = 12, .damage = 1});
            scene.reveal();
            scene.game.happen(FigureDamaged{scene.monster(), std::uint8_t(4 - left), 0});
            // Whoever is left strikes back, and misses.
            const std::vector<int> dice = left == 1 ? std::vector{3, 3} : std::vector{3, 3, 1, 2};
            const QStringList events = scene.game.play(Attack{scene.monster()}, dice);
            QCOMPARE(events.contains("DMG-03 figure-eliminated changeling-1"), left == 1);
            QCOMPARE(events.filter("do not fit"), QStringList());
        }
    }

    void DG_21_inNoViewIsItAnythingButAChest()
    {
        Scene scene;
        scene.game.chest('j');
        scene.begin();
        for (const int player : {0, 1}) {
            const PlayerView view = viewFor(scene.game.game(), scene.game.state(), PlayerId(player));
            for (const GameParts::ChestPiece& chest : view.game.parts().chests) {
                QCOMPARE(chest.changeling, FigureId::None);
                QVERIFY(chest.treasure != nullptr);
            }
        }
        // Only the game itself knows.
        QVERIFY(scene.game.game().parts().chests.front().changeling != FigureId::None);
    }
};

DELVE_TEST(TestChangelings)
#include "tst_changelings.moc"
