// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/artifacts/artifact_piles.h"
#include "engine/mageknight/play/fighting/damage.h"
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

/// Exotic artifacts and their tokens.
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

    void ART_13_whoIsOutsideUsesNothing()
    {
        DrawnGame game(hall);
        const FigureId late = game.hero(0, 0, N, {.abilities = {Ability::Demoralized}});
        const ArtifactId idol = game.exotic('b', {1, 0, 0});
        const ArtifactId pillar = game.artifact('o', ArtifactClass::AncientPillar);
        game.artifactToken(Colour::Yellow, {effect::Heal{1}});
        game.entrance(0, 'a', Side::West);
        game.start();
        game.activate(late);
        QCOMPARE(game.verdict(UseArtifact{idol}), QStringLiteral("ART-13"));
        QCOMPARE(game.verdict(UseArtifact{pillar}), QStringLiteral("ART-13"));
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
