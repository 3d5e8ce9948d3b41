// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/artifacts/artifact_piles.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/fighting/damage.h"
#include "engine/mageknight/play/figures/values.h"
#include "tests/support/mageknight/artifact_scene.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Exotic artifacts: who uses them, and what a use is.
class TestArtifacts : public QObject
{
    Q_OBJECT

private slots:
    void EXO_06_adjacentAndInTheFrontArc()
    {
        const auto verdictAt = [](char square, Direction facing) {
            DrawnGame game(hall);
            const FigureId hero = game.hero(0, 'h', facing);
            const ArtifactId idol = game.exotic(square, {1, 0, 0});
            game.artifactToken(Colour::Yellow, {effect::Heal{1}});
            game.start();
            game.activate(hero);
            return game.verdict(UseArtifact{idol});
        };
        for (const char ahead : {'b', 'c', 'd'})
            QCOMPARE(verdictAt(ahead, N), QStringLiteral("allowed"));
        for (const char beside : {'g', 'i', 'l', 'm', 'n', 'a'})
            QCOMPARE(verdictAt(beside, N), QStringLiteral("EXO-06"));
        QCOMPARE(verdictAt('m', S), QStringLiteral("allowed"));
    }

    void EXO_06_aWallBreaksAdjacency_oneSquareOfALargeOneIsEnough()
    {
        DrawnGame game({"+-+-+-+-+", "|a b c d|", "+-+-+ + +", "|e f g h|", "+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'e', N);
        const FigureId other = game.hero(0, 'g', N);
        const ArtifactId idol = game.exotic('a', {1, 0, 0}, {3, 1});
        game.artifactToken(Colour::Yellow, {effect::Heal{1}});
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(UseArtifact{idol}), QStringLiteral("EXO-06")); // a wall above him
        game.play(EndActivation{});
        game.activate(other);
        QCOMPARE(game.verdict(UseArtifact{idol}), QStringLiteral("allowed")); // its eastern square
        QCOMPARE(game.listed<UseArtifact>(), 1);
    }

    void EXO_07_itCostsFour()
    {
        ArtifactScene enough({1, 0, 0}, {.speed = 4});
        enough.game.artifactToken(Colour::Yellow, {effect::Heal{1}});
        enough.begin();
        QVERIFY(enough.game.isListed(UseArtifact{enough.idol}));
        ArtifactScene poor({1, 0, 0}, {.speed = 3});
        poor.game.artifactToken(Colour::Yellow, {effect::Heal{1}});
        poor.begin();
        QCOMPARE(poor.game.verdict(UseArtifact{poor.idol}), QStringLiteral("EXO-07"));
    }

    void EXO_08_EXO_09_EXO_21_EXO_22_useEndsTheActivationAndTheTokenGoesBack()
    {
        ArtifactScene scene({1, 0, 0}, {.speed = 9});
        scene.game.artifactToken(Colour::Yellow, {effect::Heal{2}});
        // EXO-22: he is unhurt; the token counts as used, the points are gone.
        QCOMPARE(scene.use(), paidAndDrawn + returnedAndOver);
        QCOMPARE(scene.game.state().turn().figure, FigureId::None);
        QCOMPARE(scene.game.state().artifactToken(ArtifactTokenId(0)).place, ArtifactTokenPlace::Returned);
        QVERIFY(survivesSaving(scene.game));
    }

    void EXO_12_healingHappensFirst()
    {
        ArtifactScene scene;
        scene.game.artifactToken(Colour::Yellow, {effect::Heal{2}});
        scene.begin();
        scene.game.happen(FigureDamaged{scene.hero, 3, 0});
        QCOMPARE(scene.game.play(UseArtifact{scene.idol}),
                 paidAndDrawn + QStringList("EXO-12 figure-healed h1 2 0") + returnedAndOver);
    }

    void EXO_10_anEmptyArtifactIsNotUsed()
    {
        ArtifactScene scene({1, 0, 0});
        scene.begin(); // the set has no yellow token at all
        QCOMPARE(scene.game.verdict(UseArtifact{scene.idol}), QStringLiteral("EXO-10"));
        QCOMPARE(scene.game.listed<UseArtifact>(), 0);
    }

    void EXO_11_enemiesBesideHimDoNotPreventIt()
    {
        ArtifactScene scene;
        scene.game.monster('g', E);
        scene.game.artifactToken(Colour::Yellow, {effect::GainGold{10}});
        QCOMPARE(scene.use(), paidAndDrawn + QStringList("EXO-12 gold-changed p1 10") + returnedAndOver);
        QCOMPARE(scene.game.state().player(PlayerId(0)).gold, 10);
        QCOMPARE(outcomeOf(scene.game.game(), scene.game.state()).gold.front(), 0); // nobody left with it
    }

    void ART_13_ART_17_onlyHeroesAndOnlyExoticOnes()
    {
        DrawnGame game(walledLane);
        game.hero(0, 'a', N);
        const FigureId monster = game.monster('g', E);
        const ArtifactId idol = game.exotic('h', {1, 0, 0});
        const ArtifactId pillar = game.artifact('c', ArtifactClass::AncientPillar);
        game.artifactToken(Colour::Yellow, {effect::Heal{1}});
        game.start();
        game.activate(monster);
        QCOMPARE(game.verdict(UseArtifact{idol}), QStringLiteral("ART-13"));
        QCOMPARE(game.listed<UseArtifact>(), 0);
        game.play(EndActivation{});
        game.activate(FigureId(0));
        game.play(Step{E});
        game.play(Turn{E});
        QCOMPARE(game.verdict(UseArtifact{pillar}), QStringLiteral("ART-17"));
    }

    void START_04_ART_13_whoIsOutsideUsesNothing()
    {
        DrawnGame game(hall);
        const FigureId late = game.hero(0, 0, N, {.abilities = {Ability::Demoralized}});
        const ArtifactId idol = game.exotic('b', {1, 0, 0});
        const ArtifactId pillar = game.artifact('o', ArtifactClass::AncientPillar);
        game.artifactToken(Colour::Yellow, {effect::Heal{1}});
        game.entrance(0, 'a', Side::West);
        game.start();
        game.activate(late);
        QCOMPARE(game.verdict(UseArtifact{idol}), QStringLiteral("START-04"));
        QCOMPARE(game.verdict(UseArtifact{pillar}), QStringLiteral("START-04"));
    }

    void ART_13_aSummonedFigureIsInTheTeam()
    {
        ArtifactScene scene;
        const FigureId ally = scene.game.monster('d', W);
        scene.game.artifactToken(Colour::Yellow, {effect::GainGold{5}});
        scene.game.start();
        StateWriter(scene.game.game(), scene.game.state()).figure(ally).team = PlayerId(0);
        scene.game.activate(ally);
        QCOMPARE(scene.game.verdict(UseArtifact{scene.idol}), QStringLiteral("allowed"));
    }

    void ART_14_anotherHeroMayUseItInHisOwnActivation()
    {
        ArtifactScene scene({2, 0, 0});
        const FigureId other = scene.game.hero(0, 'g', NE);
        scene.game.artifactToken(Colour::Yellow, {effect::GainGold{5}}, 2);
        scene.use({1});
        QVERIFY(!scene.game.state().artifact(scene.idol).used); // the activation is over
        scene.game.activate(other);
        QCOMPARE(scene.game.verdict(UseArtifact{scene.idol}), QStringLiteral("allowed"));
        scene.game.happen(ArtifactTokenDrawn{scene.idol, other, ArtifactTokenId(1)});
        QCOMPARE(scene.game.verdict(UseArtifact{scene.idol}), QStringLiteral("ART-14"));
    }

    void EXO_04_EXO_05_EXO_09_EXO_02_queuesAreYellowBlueRedAndNobodyKnowsWhich()
    {
        DrawnGame game(hall);
        game.hero(0, 'h', N);
        const ArtifactId first = game.exotic('c', {2, 1, 0});
        const ArtifactId second = game.exotic('m', {1, 0, 1});
        game.artifactToken(Colour::Yellow, {effect::Heal{1}}, 2);
        game.artifactToken(Colour::Blue, {effect::Heal{1}}, 4);
        game.artifactToken(Colour::Red, {effect::Heal{1}}, 1);
        game.start();
        const ArtifactState& a = game.state().artifact(first);
        QCOMPARE(int(a.waiting), 3);
        QCOMPARE(waitingAt(a, 0), Colour::Yellow);
        QCOMPARE(waitingAt(a, 1), Colour::Yellow);
        QCOMPARE(waitingAt(a, 2), Colour::Blue);
        // EXO-05: the yellow pile is empty, so the second gets what there is.
        QCOMPARE(int(game.state().artifact(second).waiting), 1);
        QCOMPARE(waitingAt(game.state().artifact(second), 0), Colour::Red);
        // EXO-02: which token lies where is in no state.
        for (const ArtifactTokenState& token : game.state().artifactTokens())
            QCOMPARE(token, ArtifactTokenState{});
    }

    void EXO_09_EXO_12_drawnAndReadWithDice()
    {
        ArtifactScene scene({1, 0, 0});
        scene.game.artifactToken(Colour::Yellow, {effect::Heal{1}}, 2);
        ArtifactToken& doors = scene.game.artifactToken(Colour::Yellow, {effect::Harm{1}});
        doors.rows.front().to = 6;
        doors.rows.push_back({7, 12, {}, {effect::GainGold{15}}});
        scene.game.artifactToken(Colour::Blue, {effect::Heal{1}}); // another colour is no choice
        // One of three with a die, then the row with two.
        QCOMPARE(scene.use({3, 3, 4}),
                 QStringList({"EXO-07 speed-spent 4", "EXO-09 drawn artifact-token p1 3 2",
                              "EXO-09 artifact-token-drawn a1 h1 t2-1", "EXO-12 rolled artifact-row p1 3 4",
                              "EXO-12 artifact-row-read t2-1 1", "EXO-12 gold-changed p1 15",
                              "EXO-21 artifact-token-returned t2-1", "ACT-14 activation-ended"}));
    }

    void EXO_13_EXO_26_theArtifactStrikes()
    {
        const auto strike = [](std::vector<int> dice) {
            ArtifactScene scene({1, 0, 0}, {.defense = 16, .abilities = {Ability::Toughness}});
            scene.game.artifactToken(Colour::Yellow, {effect::Attack{9, 2}});
            QStringList events = scene.use(std::move(dice));
            return events.mid(paidAndDrawn.size());
        };
        // The opponent rolls; Toughness counts for nothing.
        QCOMPARE(strike({3, 4}),
                 QStringList({"EXO-13 rolled artifact-attack p2 3 4", "EXO-13 artifact-struck a1 h1 true",
                              "EXO-13 figure-damaged h1 2 0"}) +
                     returnedAndOver);
        QCOMPARE(strike({3, 3}),
                 QStringList({"EXO-13 rolled artifact-attack p2 3 3", "EXO-13 artifact-struck a1 h1 false"}) +
                     returnedAndOver);
        QVERIFY(strike({6, 6}).contains(QStringLiteral("EXO-13 figure-damaged h1 3 0")));
        QCOMPARE(strike({1, 1}).filter(QStringLiteral("damaged")).size(), 0);
    }

    void EXO_13_OBJ_02_fromBehindAWideFrontArc()
    {
        // Facing south-east it has the artifact in its rear arc, and in its front arc of 270 degrees.
        for (const auto& [facing, roll, isHit] : {std::tuple(N, 6, false), std::tuple(N, 7, true),
                                                  std::tuple(SE, 5, false), std::tuple(SE, 6, true)}) {
            ArtifactScene scene({1, 0, 0}, {.defense = 16, .frontArc = 270});
            scene.game.artifactToken(Colour::Yellow, {effect::Attack{9, 2}});
            scene.begin();
            if (facing != N)
                scene.game.play(Turn{facing});
            QVERIFY(scene.game.play(UseArtifact{scene.idol}, {3, roll - 3})
                        .contains(isHit ? "EXO-13 artifact-struck a1 h1 true"
                                        : "EXO-13 artifact-struck a1 h1 false"));
        }
    }

    void EXO_13_EXO_26_nobodyGainsFromIt()
    {
        ArtifactScene scene({1, 0, 0}, {.clicks = 1});
        scene.game.hero(0, 'o');
        scene.game.artifactToken(Colour::Yellow, {effect::Attack{20, 2}});
        const QStringList events = scene.use({3, 4});
        QVERIFY(events.contains(QStringLiteral("DMG-03 figure-eliminated h1")));
        QCOMPARE(events.filter(QStringLiteral("experience")).size(), 0);
        QVERIFY(events.contains(QStringLiteral("EXO-21 artifact-token-returned t1-1")));
        QVERIFY(events.contains(QStringLiteral("ACT-14 activation-ended")));
    }

    void EXO_26_usingGivesNoExperience()
    {
        ArtifactScene scene;
        scene.game.artifactToken(Colour::Yellow, {effect::GainGold{5}});
        QCOMPARE(scene.use().filter(QStringLiteral("experience")).size(), 0);
        QCOMPARE(scene.game.state().player(PlayerId(0)).experience, 0);
    }
};

DELVE_TEST(TestArtifacts)
#include "tst_artifacts.moc"
