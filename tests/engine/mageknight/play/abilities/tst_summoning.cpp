// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/treasure/items.h"
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

/// A hero on f that has summoned a figure of ten points onto g.
struct Summoned
{
    DrawnGame game{hall};
    FigureId hero;
    FigureId enemy;
    FigureId servant;

    explicit Summoned(char exit = 0)
        : hero(game.hero(0, 'f', E, {.clicks = 9, .abilities = {Ability::Summon}, .levels = 5})),
          enemy(game.hero(1, 'e', W, {.attack = 12, .clicks = 9})),
          servant(game.monster(0, N, {.clicks = 5, .points = 10}))
    {
        game.chest('o');
        game.chestKind().treasure[0].item = sword();
        if (exit != 0)
            game.exit(0, exit, Side::North);
        game.start();
        game.play(ActivateWith{hero, Use::Summon, servant});
        game.play(PlaceAt{game['g']});
        game.play(FaceTo{E});
        game.play(EndActivation{});
    }
};

} // namespace

/// Figures that Summon brings, and what they are to the team.
class TestSummoning : public QObject
{
    Q_OBJECT

private slots:
    void DG_06_oneOfTheLowestValue()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'f', E, {.abilities = {Ability::Summon}});
        game.monster(0, N, {.points = 12});
        const FigureId nine = game.monster(0, N, {.points = 9});
        const FigureId other = game.monster(0, N, {.points = 9});
        game.start();
        QCOMPARE(game.verdict(ActivateWith{hero, Use::Summon, nine}), QStringLiteral("allowed"));
        QCOMPARE(game.verdict(ActivateWith{hero, Use::Summon, other}), QStringLiteral("allowed"));
        QCOMPARE(game.verdict(ActivateWith{hero, Use::Summon, FigureId(1)}), QStringLiteral("DG-06"));
        QCOMPARE(game.verdict(ActivateWith{hero, Use::Summon, hero}), QStringLiteral("DG-06"));
    }

    void DG_07_onlyWithAnOpenSquareBesideIt()
    {
        for (const bool isFull : {true, false}) {
            DrawnGame game({"+-+-+-+", "|a b c|", "+-+-+-+"});
            const FigureId hero = game.hero(0, 'a', E, {.abilities = {Ability::Summon}});
            const FigureId servant = game.monster();
            if (isFull)
                game.chest('b');
            game.start();
            QCOMPARE(game.verdict(ActivateWith{hero, Use::Summon, servant}),
                     isFull ? QStringLiteral("DG-07") : QStringLiteral("allowed"));
        }
    }

    void DG_07_opposingFiguresBesideItMayTurn()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'f', E, {.abilities = {Ability::Summon}});
        game.hero(1, 'h', E);
        const FigureId servant = game.monster();
        game.start();
        game.play(ActivateWith{hero, Use::Summon, servant});
        game.play(PlaceAt{game['g']});
        QVERIFY(game.play(FaceTo{E}).contains("SPIN-01 spin-offered h2"));
        QCOMPARE(game.toAct(), PlayerId(1));
    }

    void DG_08_itIsOfTheTeamAndHasNoLevels()
    {
        Summoned scene;
        DrawnGame& game = scene.game;
        QCOMPARE(game.state().figure(scene.servant).team, PlayerId(0));
        QCOMPARE(chestLimit(game.position(), PlayerId(0)), 2); // it does not raise the limit
        // Experience can heal it, and a hero can rise instead.
        game.happen(FigureDamaged{scene.servant, 3, 0});
        StateWriter(game.game(), game.state()).player(PlayerId(0)).levelsDue = 1;
        comeRound(game);
        QCOMPARE(game.legal(), (Actions{ImproveHero{scene.hero}, ImproveHero{scene.servant}}));
        QCOMPARE(game.verdict(ImproveHero{scene.enemy}), QStringLiteral("LEVEL-02"));
        QCOMPARE(game.play(ImproveHero{scene.servant}).first(), QStringLiteral("MKW-09 hero-improved m1 0"));
        QCOMPARE(int(game.state().figure(scene.servant).clicks[0]), 0);
        QCOMPARE(int(game.state().figure(scene.hero).level), 1);
    }

    void DG_08_LEVEL_07_LONE_07_itTakesNoLevelForWantOfAHero()
    {
        for (const int wounds : {0, 3}) {
            Summoned scene;
            DrawnGame& game = scene.game;
            if (wounds > 0)
                game.happen(FigureDamaged{scene.servant, std::uint8_t(wounds), 0});
            StateWriter(game.game(), game.state()).player(PlayerId(0)).levelsDue = 2;
            game.play(EndTurn{});
            QStringList events = game.play(EndTurn{});
            // Whole it has nothing to gain, and hurt it can be healed in place of the hero.
            QCOMPARE(events.contains("LEVEL-03 hero-improved h1 2"), wounds == 0);
            if (wounds > 0) {
                QCOMPARE(game.legal(), (Actions{ImproveHero{scene.hero}, ImproveHero{scene.servant}}));
                events = game.play(ImproveHero{scene.hero});
            } else {
                QCOMPARE(game.listed<ImproveHero>(), 0);
            }
            // The second level waits for the hero.
            QVERIFY(events.contains("LEVEL-07 levels-deferred p1 1"));
            QVERIFY(events.filter("hero-improved m1").isEmpty());
            QCOMPARE(int(game.state().figure(scene.servant).clicks[0]), wounds);
            comeRound(game);
            if (wounds > 0)
                game.play(ImproveHero{scene.hero});
            QCOMPARE(int(game.state().figure(scene.hero).level), 3);
        }
    }

    void DG_08_LEVEL_07_withoutAHeroTheLevelIsLost()
    {
        Summoned scene;
        DrawnGame& game = scene.game;
        game.happen(FigureDamaged{scene.servant, 3, 0});
        game.happen(FigurePlaced{scene.hero, noSquare, E});
        StateWriter(game.game(), game.state()).player(PlayerId(0)).levelsDue = 1;
        game.play(EndTurn{});
        QVERIFY(game.play(EndTurn{}).filter("improved").isEmpty());
        QCOMPARE(int(game.state().player(PlayerId(0)).levelsDue), 0);
        QCOMPARE(int(game.state().figure(scene.servant).clicks[0]), 3);
    }

    void DG_08_itUsesItemsLikeAHero()
    {
        Summoned scene;
        DrawnGame& game = scene.game;
        give(game, ChestId(0), 0, 0);
        comeRound(game);
        QVERIFY(game.isListed(AssignTreasure{ChestId(0), scene.servant}));
        QVERIFY(!game.isListed(AssignTreasure{ChestId(0), scene.enemy}));
        game.play(AssignTreasure{ChestId(0), scene.servant});
        QCOMPARE(itemBonus(game.position(), scene.servant, Slot::Attack), 1);
    }

    void DG_08_eliminatingItGivesItsPoints()
    {
        Summoned scene;
        DrawnGame& game = scene.game;
        game.happen(FigureDamaged{scene.servant, 4, 0});
        game.happen(FigurePlaced{scene.enemy, game['h'], W});
        game.play(EndTurn{});
        game.activate(scene.enemy);
        const QStringList said = game.play(Attack{scene.servant}, {3, 3});
        QVERIFY(said.contains("XP-03 experience-gained p2 10"));
        QVERIFY(game.state().figure(scene.servant).isMageSpawn()); // in the pool again
    }

    void DG_09_oneAtATime()
    {
        Summoned scene;
        DrawnGame& game = scene.game;
        comeRound(game);
        QCOMPARE(game.verdict(ActivateWith{scene.hero, Use::Summon, scene.servant}), QStringLiteral("DG-09"));
        game.happen(HeroLeft{scene.servant}); // it went out, and is back in the pool
        QCOMPARE(game.verdict(ActivateWith{scene.hero, Use::Summon, scene.servant}),
                 QStringLiteral("allowed"));
    }

    void DG_09_nothingIsStoredWithIt()
    {
        for (const bool isServant : {true, false}) {
            Summoned scene('g');
            DrawnGame& game = scene.game;
            give(game, ChestId(0), 0, 1);
            comeRound(game);
            if (!isServant) {
                game.happen(FigurePlaced{scene.servant, game['h'], E});
                game.happen(FigurePlaced{scene.hero, game['g'], E});
            }
            game.activate(isServant ? scene.servant : scene.hero);
            const QStringList said = game.play(Leave{});
            QCOMPARE(said.filter("treasure-stored").isEmpty(), isServant); // the last hero takes all with it
            QCOMPARE(game.state().chest(ChestId(0)).place, isServant ? ChestPlace::Held : ChestPlace::Stored);
        }
    }

    void DG_13_whoseMagicItWasIsTheVictor()
    {
        for (const bool isCursed : {true, false}) {
            DrawnGame game(hall);
            const FigureId mage =
                game.hero(0, 'f', E, {.attack = 12, .range = 6, .abilities = {Ability::MagicFreeze}});
            Stats target{.clicks = 2, .points = 20};
            if (isCursed)
                target.abilities = {Ability::Cursed};
            const FigureId enemy = game.hero(1, 'j', N, target);
            game.hero(1, 'o');
            game.start();
            game.activate(mage);
            // One click of the attack, one of the curse: that is one too many.
            const QStringList said = game.play(Shoot{enemy, AttackForm::MagicFreeze}, {3, 3, 1});
            QCOMPARE(said.contains("DG-11 figure-damaged h2 1 0"), isCursed);
            QCOMPARE(said.contains("XP-04 experience-gained p1 20"), isCursed);
        }
    }
};

DELVE_TEST(TestSummoning)
#include "tst_summoning.moc"
