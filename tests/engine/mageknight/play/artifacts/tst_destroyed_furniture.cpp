// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/artifacts/furniture.h"
#include "engine/mageknight/play/core/state_json.h"
#include "engine/mageknight/play/fighting/odds.h"
#include "engine/mageknight/play/moving/movement.h"
#include "tests/support/mageknight/furniture_scene.h"
#include "tests/support/mageknight/treasure_pieces.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Furniture that is shot at.
class TestDestroyedFurniture : public QObject
{
    Q_OBJECT

private slots:
    void DRESS_12_DRESS_13_SAI_FURNITURE_2_flameAndLightningDestroyIt()
    {
        DrawnGame game(lane);
        const FigureId hero =
            game.hero(0, 'a', E, {.attack = 4, .range = 8, .abilities = {Ability::FlameLightning}});
        const ArtifactId piece = game.artifact('d', chair);
        game.start();
        game.activate(hero);
        QVERIFY(game.isListed(ShootFurniture{piece}));
        QCOMPARE(game.play(ShootFurniture{piece}, {1, 2}),
                 QStringList({"CMB-01 speed-spent 4", "ACT-07 activation-marked 4",
                              "CMB-05 rolled attack p1 1 2", "DRESS-12 furniture-struck a1 true",
                              "DRESS-13 furniture-destroyed a1", "ACT-14 activation-ended"}));
        // DRESS-13: what is left is hindering terrain where one may stop.
        QVERIFY(!isNoStop(game.position(), game['d']));
        comeRound(game);
        game.activate(hero);
        QCOMPARE(stepCostOfActive(game.position(), game['c'], E), 2);
        for (int i = 0; i < 3; ++i)
            game.play(Step{E});
        QCOMPARE(game.verdict(EndActivation{}), QStringLiteral("allowed"));
        const auto loaded = parseState(game.game(), writeState(game.game(), game.state()));
        QVERIFY(loaded && *loaded == game.state());
    }

    void DRESS_12_chairsHaveDefense7AndTables10()
    {
        const auto struck = [](ArtifactClass kind, int first, int second) {
            DrawnGame game(lane);
            const FigureId hero =
                game.hero(0, 'a', E, {.attack = 4, .range = 8, .abilities = {Ability::FlameLightning}});
            const ArtifactId piece = game.artifact('d', kind, true);
            game.start();
            game.activate(hero);
            return game.play(ShootFurniture{piece}, {first, second})
                .contains(QStringLiteral("DRESS-13 furniture-destroyed a1"));
        };
        QVERIFY(struck(chair, 3, 3) && struck(ordinaryTable, 3, 3)); // 10 is enough for both
        QVERIFY(struck(chair, 2, 3) && !struck(ordinaryTable, 2, 3));
        QVERIFY(!struck(chair, 1, 1)); // a natural 2 fails
        QVERIFY(struck(ordinaryTable, 6, 6));
    }

    void DRESS_12_ART_15_caughtWithTheFiguresAround()
    {
        DrawnGame game(lane);
        const FigureId hero =
            game.hero(0, 'a', E, {.attack = 4, .range = 8, .abilities = {Ability::FlameLightning}});
        const FigureId monster = game.monster('e', N, {.defense = 30});
        game.artifact('f', chair);
        game.artifact('h', chair);
        game.start();
        game.activate(hero);
        const QStringList events = game.play(Shoot{monster, AttackForm::FlameLightning}, {2, 3});
        QVERIFY(events.contains(QStringLiteral("DRESS-12 furniture-struck a1 true")));
        QCOMPARE(events.filter(QStringLiteral("a2")).size(), 0); // not next to the target
        // A plain shot harms no furniture.
        DrawnGame plain(lane);
        const FigureId archer = plain.hero(0, 'a', E, {.attack = 9, .range = 8});
        const FigureId target = plain.monster('e', N, {.defense = 30});
        const ArtifactId piece = plain.artifact('f', chair);
        plain.start();
        plain.activate(archer);
        QCOMPARE(plain.verdict(ShootFurniture{piece}), QStringLiteral("ABIL-01"));
        QCOMPARE(plain.play(Shoot{target}, {2, 3}).filter(QStringLiteral("furniture")).size(), 0);
    }

    void DRESS_12_RANGE_17_coverCountsOnce()
    {
        for (const auto& [isCovered, roll, isHit] :
             {std::tuple(false, 4, true), std::tuple(true, 4, false), std::tuple(true, 5, true)}) {
            DrawnGame game(lane);
            const FigureId hero =
                game.hero(0, 'a', E, {.attack = 3, .range = 8, .abilities = {Ability::FlameLightning}});
            const ArtifactId piece = game.artifact('f', chair);
            if (isCovered)
                game.chest('c');
            game.start();
            game.activate(hero);
            const auto odds = oddsOf(game.game(), game.state(), ShootFurniture{piece});
            QVERIFY(odds->damage.empty()); // one hit is enough
            QVERIFY(game.play(ShootFurniture{piece}, {2, roll - 2})
                        .contains(isHit ? "DRESS-12 furniture-struck a1 true"
                                        : "DRESS-12 furniture-struck a1 false"));
        }
    }

    void DRESS_12_SA_FLAME_LIGHTNING_onlyWhatIsBesideTheOneShotAt()
    {
        for (const Ability ability : {Ability::FlameLightning, Ability::Shockwave}) {
            const bool isWave = ability == Ability::Shockwave;
            DrawnGame game(lane);
            const FigureId hero = game.hero(0, 'a', E, {.attack = 4, .range = 8, .abilities = {ability}});
            const FigureId monster = game.monster('d', N, {.defense = 30});
            if (!isWave)
                game.monster('e', N, {.defense = 30});
            game.artifact('f', chair); // beside who is caught in the flames; out of reach of the wave
            game.start();
            game.activate(hero);
            const Action shot =
                isWave ? Action(SendShockwave{}) : Action(Shoot{monster, AttackForm::FlameLightning});
            QCOMPARE(game.play(shot, {3, 4}).filter("furniture"), QStringList());
        }
    }

    void DRESS_12_ART_15_pillarsAndExoticsStand()
    {
        DrawnGame game(lane);
        const FigureId hero =
            game.hero(0, 'a', E, {.attack = 20, .range = 8, .abilities = {Ability::FlameLightning}});
        const ArtifactId idol = game.exotic('d', {0, 0, 0});
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(ShootFurniture{idol}), QStringLiteral("ART-15"));
        QCOMPARE(game.listed<ShootFurniture>(), 0);
    }

    void DRESS_12_aShockwaveReachesFurniture()
    {
        DrawnGame game(lane);
        const FigureId hero =
            game.hero(0, 'a', E, {.attack = 4, .range = 8, .abilities = {Ability::Shockwave}});
        game.artifact('d', chair); // within half of the range
        game.artifact('g', ordinaryTable, true);
        game.start();
        game.activate(hero);
        QCOMPARE(game.play(SendShockwave{}, {3, 4}).filter(QStringLiteral("furniture")),
                 QStringList({"DRESS-12 furniture-struck a1 true", "DRESS-13 furniture-destroyed a1"}));
    }
};

DELVE_TEST(TestDestroyedFurniture)
#include "tst_destroyed_furniture.moc"
