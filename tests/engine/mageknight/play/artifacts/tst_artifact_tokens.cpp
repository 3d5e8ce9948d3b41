// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/artifacts/artifact_piles.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/treasure/items.h"
#include "engine/mageknight/play/treasure/treasure.h"
#include "tests/support/mageknight/artifact_scene.h"
#include "tests/support/mageknight/treasure_pieces.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// What the tokens of exotic artifacts bring.
class TestArtifactTokens : public QObject
{
    Q_OBJECT

private slots:
    void EXO_20_itemsAreAssignedEachTurn()
    {
        ArtifactScene scene({1, 0, 0});
        const FigureId friendly = scene.game.hero(0, 'o');
        scene.game.artifactToken(Colour::Yellow, {effect::GrantItem{sword()}});
        QCOMPARE(scene.use(),
                 paidAndDrawn + QStringList({"EXO-20 item-granted t1-1 p1", "ACT-14 activation-ended"}));
        QCOMPARE(speedOf(scene.game.position(), scene.hero), 8); // not in this turn yet
        const ArtifactTokenId item = ArtifactTokenId(0);
        comeRound(scene.game);
        QVERIFY(scene.game.isListed(AssignItem{item, friendly}));
        QCOMPARE(scene.game.play(AssignItem{item, scene.hero}),
                 QStringList({"EXO-20 item-assigned t1-1 h1 false", "choice-forced p1"}));
        QCOMPARE(speedOf(scene.game.position(), scene.hero), 10);
        QVERIFY(hasAbility(scene.game.position(), scene.hero, Ability::Sweep));
        QVERIFY(survivesSaving(scene.game));
        scene.game.play(EndTurn{});
        QVERIFY(scene.game.play(EndTurn{}).contains(QStringLiteral("TREAS-16 assignments-ended p1")));
        QCOMPARE(speedOf(scene.game.position(), scene.hero), 8);
        QVERIFY(scene.game.isListed(AssignItem{item, friendly})); // it stays with the player
    }

    void EXO_20_itCountsTowardTwoPerHeroAndOneOfAType()
    {
        ArtifactScene scene({1, 0, 0});
        const ChestId chest = scene.game.chest('k');
        const ChestId more = scene.game.chest('o');
        scene.game.chestKind().treasure[0].item = sword();
        scene.game.chestKind().treasure[1].item = shield();
        scene.game.chestKind().treasure[2].item = charm(Ability::Toughness);
        scene.game.artifactToken(Colour::Yellow, {effect::GrantItem{sword()}});
        scene.use();
        give(scene.game, chest, 0, 0);
        give(scene.game, more, 0, 1);
        comeRound(scene.game);
        const ArtifactTokenId item = ArtifactTokenId(0);
        scene.game.play(AssignItem{item, scene.hero});
        QCOMPARE(scene.game.verdict(AssignTreasure{chest, scene.hero}), QStringLiteral("TREAS-15"));
        QCOMPARE(scene.game.verdict(AssignItem{item, scene.hero}), QStringLiteral("TREAS-13"));
        scene.game.play(AssignTreasure{more, scene.hero});
        QCOMPARE(chestsHeld(scene.game.position(), PlayerId(0)), 2); // the item is no chest
    }

    void EXO_20_aPotionGoesBackWhenItIsUsed()
    {
        ArtifactScene scene({1, 0, 0});
        scene.game.artifactToken(Colour::Yellow, {effect::GrantItem{potion()}});
        scene.use();
        comeRound(scene.game);
        scene.game.play(AssignItem{ArtifactTokenId(0), scene.hero});
        QCOMPARE(itemBonus(scene.game.position(), scene.hero, Slot::Defense), 2);
        scene.game.play(EndTurn{});
        QVERIFY(scene.game.play(EndTurn{}).contains(QStringLiteral("EXO-20 artifact-token-returned t1-1")));
        QCOMPARE(itemBonus(scene.game.position(), scene.hero, Slot::Defense), 0);
        QCOMPARE(scene.game.listed<AssignItem>(), 0);
    }

    void EXO_23_anItemLiesOnTheNearestOpenSquare()
    {
        ArtifactScene scene({1, 0, 0}, {.speed = 8});
        const FigureId other = scene.game.hero(0, 'b');
        scene.game.artifactToken(Colour::Yellow, {effect::PlaceItem{shield()}});
        // MAP-23: b is taken, so of the straight neighbours g comes first, then i and m.
        QVERIFY(scene.use().contains(QStringLiteral("EXO-23 item-placed t1-1 g")));
        const ArtifactTokenId item = ArtifactTokenId(0);
        scene.game.activate(other);
        QVERIFY(scene.game.isListed(TakeItem{item}));
        QCOMPARE(scene.game.play(TakeItem{item}),
                 QStringList({"EXO-23 speed-spent 2", "EXO-20 item-granted t1-1 p1"}));
        QCOMPARE(scene.game.verdict(TakeItem{item}), QStringLiteral("EXO-23"));
        QVERIFY(survivesSaving(scene.game));
    }

    void EXO_23_doorsBarTheWayToAnOpenSquare()
    {
        DrawnGame game({"+-+-+-+-+", "|a bDc d|", "+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'b', W);
        const ArtifactId idol = game.exotic('a', {1, 0, 0});
        game.artifactToken(Colour::Yellow, {effect::PlaceItem{shield()}});
        game.start();
        game.activate(hero);
        // Behind the closed door nothing counts, and there is no other square.
        QVERIFY(game.play(UseArtifact{idol}).contains(QStringLiteral("EXO-21 artifact-token-returned t1-1")));
    }

    void EXO_23_EXO_12_aFigureJoinsTheTeam()
    {
        ArtifactScene scene({1, 0, 0});
        const FigureId guest = scene.game.guest();
        const FigureId monster = scene.game.monster('f', W);
        scene.game.artifactToken(Colour::Yellow, {effect::PlaceHero{DrawnGame::kindOfGuest()}});
        QCOMPARE(scene.use(), paidAndDrawn + QStringList({"EXO-12 guest-joined guest p1",
                                                          "EXO-23 figure-placed guest g north"}));
        QCOMPARE(scene.game.listed<FaceTo>(), 8);
        QCOMPARE(scene.game.toAct(), PlayerId(0));
        scene.game.play(FaceTo{W});
        QCOMPARE(scene.game.state().figure(guest).facing, W);
        QVERIFY(scene.game.isListed(Spin{monster, E})); // SPIN-01: the monster beside it may turn
        scene.game.play(DeclineSpins{});
        QCOMPARE(scene.game.verdict(Activate{guest}), QStringLiteral("CONV-17"));
        QCOMPARE(scene.game.state().figure(guest).team, PlayerId(0));
        scene.game.happen(FigureEliminated{guest});
        QCOMPARE(scene.game.state().figure(guest).where, Whereabouts::Away); // no Mage Spawn of the pool
    }

    void EXO_23_EXO_24_EXO_26_monstersOneByOneFromTheOpponent()
    {
        DrawnGame game(hall, 3);
        const FigureId hero = game.hero(0, 'h', N);
        game.hero(1);
        game.hero(2);
        const ArtifactId idol = game.exotic('c', {1, 0, 0});
        const FigureId small = game.monster(0, N, {.points = 10});
        const FigureId big = game.monster(0, N, {.points = 20});
        game.monster(0, N, {.points = 50});
        game.artifactToken(Colour::Yellow, {effect::PlaceMageSpawn{2, 25}});
        game.start();
        game.activate(hero);
        const QStringList events = game.play(UseArtifact{idol});
        QCOMPARE(events.mid(4, 1), QStringList("CONV-12 monsters-called p3 1 20")); // the nearest value
        QCOMPARE(game.toAct(), PlayerId(2));      // MULTI-02: the player to the right
        QCOMPARE(game.listed<PlaceMonster>(), 8); // only the facing is a choice
        QStringList placed = game.play(PlaceMonster{game['g'], S});
        QVERIFY(placed.contains(QStringLiteral("CONV-08 monster-placed m2 g south")));
        while (game.listed<DeclineSpins>() > 0)
            placed << game.play(DeclineSpins{});
        QVERIFY(placed.contains(QStringLiteral("CONV-12 monsters-called p3 1 10")));
        game.play(game.legal().front());
        while (game.listed<DeclineSpins>() > 0)
            game.play(DeclineSpins{});
        // EXO-24: both have a movement marker at once.
        QVERIFY(game.state().figure(big).has(mark::marker));
        QVERIFY(game.state().figure(small).has(mark::marker));
        QVERIFY(game.state().figure(big).isInside() && game.state().figure(small).isInside());
    }

    void EXO_24_withTwoPlayersTheyWaitForTheNextTurn()
    {
        ArtifactScene scene({1, 0, 0});
        const FigureId monster = scene.game.monster(0, N, {.points = 10});
        scene.game.artifactToken(Colour::Yellow, {effect::PlaceMageSpawn{1, 25}});
        scene.use();
        scene.game.play(PlaceMonster{scene.game['g'], S});
        while (scene.game.listed<DeclineSpins>() > 0)
            scene.game.play(DeclineSpins{});
        QVERIFY(!scene.game.state().figure(monster).has(mark::marker));
        QVERIFY(scene.game.state().figure(monster).has(mark::newcomer));
        // EXO-23: nothing comes where the pool has nothing that fits.
        ArtifactScene none({1, 0, 0});
        none.game.monster(0, N, {.points = 30});
        none.game.artifactToken(Colour::Yellow, {effect::PlaceMageSpawn{1, 25}});
        QVERIFY(none.use().contains(QStringLiteral("CONV-12 monsters-called p2 0 0")));
    }

    void EXO_25_refreshFillsAllArtifacts()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'h', N);
        const ArtifactId a = game.exotic('c', {1, 0, 0});
        const ArtifactId b = game.exotic('m', {1, 1, 0});
        game.artifactToken(Colour::Yellow, {effect::Refresh{}});
        game.artifactToken(Colour::Yellow, {effect::Heal{1}}, 2);
        game.artifactToken(Colour::Blue, {effect::Heal{1}}, 2);
        game.start();
        // B has lost its yellow token, its blue one is left.
        game.happen(ArtifactTokenDrawn{b, hero, ArtifactTokenId(1)});
        game.happen(ArtifactTokenReturned{ArtifactTokenId(1)});
        game.happen(ActivationEnded{});
        game.activate(hero);
        const QStringList events = game.play(UseArtifact{a}, {1});
        QCOMPARE(events.mid(2),
                 QStringList({"EXO-09 artifact-token-drawn a1 h1 t1-1", "EXO-12 artifact-row-read t1-1 0",
                              "EXO-25 artifact-token-returned t1-1", "EXO-25 artifact-piles-mixed",
                              "EXO-25 artifact-filled a1 yellow 1", "EXO-25 artifact-filled a2 yellow 1",
                              "ACT-14 activation-ended"}));
        // New tokens queue behind those still there.
        QCOMPARE(waitingAt(game.state().artifact(b), 0), Colour::Blue);
        QCOMPARE(waitingAt(game.state().artifact(b), 1), Colour::Yellow);
        for (const ArtifactTokenState& token : game.state().artifactTokens())
            QCOMPARE(token.place, ArtifactTokenPlace::Unseen);
    }

    void EXO_25_aShortPileGoesRoundOneEach()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'h', N);
        const ArtifactId a = game.exotic('c', {3, 0, 0});
        const ArtifactId b = game.exotic('m', {3, 0, 0});
        game.artifactToken(Colour::Yellow, {effect::Refresh{}});
        game.artifactToken(Colour::Yellow, {effect::Heal{1}}, 2);
        game.start(); // all three lie under A
        QCOMPARE(int(game.state().artifact(b).waiting), 0);
        for (int i = 1; i < 3; ++i) {
            game.happen(ArtifactTokenDrawn{a, hero, ArtifactTokenId(i)});
            game.happen(ArtifactTokenReturned{ArtifactTokenId(i)});
        }
        game.happen(ActivationEnded{});
        game.activate(hero);
        const QStringList events = game.play(UseArtifact{a});
        QCOMPARE(events.filter(QStringLiteral("filled")),
                 QStringList({"EXO-25 artifact-filled a1 yellow 2", "EXO-25 artifact-filled a2 yellow 1"}));
    }

    void EXO_12_aTokenMovesItsUserAndNothingElse()
    {
        ArtifactScene scene({1, 0, 0}, {.speed = 4});
        scene.game.monster('k', N);
        scene.game.artifactToken(Colour::Yellow, {effect::Move{6}, effect::GainGold{5}});
        QCOMPARE(scene.use(), paidAndDrawn + QStringList({"EXO-12 gold-changed p1 5",
                                                          "EXO-21 artifact-token-returned t1-1",
                                                          "EXO-12 extra-move-began 6"}));
        QCOMPARE(scene.game.speed(), 6);
        scene.game.play(Step{W});
        scene.game.play(Turn{SW});
        QCOMPARE(scene.game.verdict(Attack{FigureId(1)}), QStringLiteral("EXO-12"));
        QCOMPARE(scene.game.verdict(UseArtifact{scene.idol}), QStringLiteral("EXO-12"));
        QCOMPARE(scene.game.listed<Attack>(), 0);
        QVERIFY(survivesSaving(scene.game));
        scene.game.play(EndActivation{});
        QVERIFY(scene.game.play(DeclineSpins{}).contains(QStringLiteral("ACT-14 activation-ended")));
    }

    void EXO_12_goldIsLostOnlyAsFarAsThereIsAny()
    {
        ArtifactScene scene({1, 0, 0});
        scene.game.artifactToken(Colour::Yellow, {effect::LoseGold{5}});
        scene.begin();
        scene.game.happen(GoldChanged{PlayerId(0), 3});
        QVERIFY(
            scene.game.play(UseArtifact{scene.idol}).contains(QStringLiteral("EXO-12 gold-changed p1 -3")));
        ArtifactScene poor({1, 0, 0});
        poor.game.artifactToken(Colour::Yellow, {effect::LoseGold{5}});
        QCOMPARE(poor.use().filter(QStringLiteral("gold")).size(), 0);
    }

    void EXO_12_harmIgnoresAbilities()
    {
        ArtifactScene scene({1, 0, 0}, {.abilities = {Ability::Invulnerability}});
        scene.game.artifactToken(Colour::Yellow, {effect::Harm{2}});
        QVERIFY(scene.use().contains(QStringLiteral("EXO-12 figure-damaged h1 2 0")));
    }
};

DELVE_TEST(TestArtifactTokens)
#include "tst_artifact_tokens.moc"
