// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/artifacts/furniture.h"
#include "engine/mageknight/play/core/state_json.h"
#include "engine/mageknight/play/fighting/odds.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/moving/movement.h"
#include "tests/support/mageknight/furniture_scene.h"
#include "tests/support/mageknight/treasure_pieces.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Chairs and tables that stand, and pillars.
class TestFurniture : public QObject
{
    Q_OBJECT

private slots:
    void DRESS_09_ART_08_ART_10_furnitureIsCrossedForTwo()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'a', N, {.speed = 4});
        const FigureId slow = game.hero(0, 'g', N, {.speed = 2});
        game.artifact('b', chair);
        game.artifact('h', chair);
        game.start();
        game.activate(hero);
        QCOMPARE(game.play(Step{E}), QStringList({"MOV-14 speed-spent 2", "MOV-14 figure-moved h1 b"}));
        QCOMPARE(game.verdict(EndActivation{}), QStringLiteral("ART-10"));
        QCOMPARE(game.play(Step{E}), QStringList({"MOV-14 speed-spent 1", "MOV-14 figure-moved h1 c"}));
        game.play(EndActivation{});
        game.activate(slow);
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("ART-10")); // nothing would be left to go on
        QCOMPARE(game.verdict(Step{W}), QStringLiteral("allowed"));
    }

    void ART_09_DRESS_09_furnitureGivesCoverOnce()
    {
        const auto modifiersOf = [](const std::string& chairs) {
            DrawnGame game(lane);
            const FigureId hero = game.hero(0, 'a', E, {.range = 8});
            const FigureId monster = game.monster('e');
            for (const char square : chairs)
                game.artifact(square, chair);
            game.start();
            game.activate(hero);
            return oddsOf(game.game(), game.state(), Shoot{monster})->modifiers;
        };
        QCOMPARE(modifiersOf(""), std::vector<Modifier>{});
        QCOMPARE(modifiersOf("c"), (std::vector<Modifier>{{"RANGE-17", -1}}));
        QCOMPARE(modifiersOf("bcd"), (std::vector<Modifier>{{"RANGE-17", -1}}));
        QCOMPARE(modifiersOf("g"), std::vector<Modifier>{}); // it stands beside the line
    }

    void ART_07_ART_16_printedTerrainCountsAgainWhenFurnitureLeaves()
    {
        BoardBuilder board({"+-+-+-+-+", "|a b c d|", "+-+-+-+-+"});
        board.plan().layouts.front() = drawFace({"+-+-+-+-+", "|. ~ . .|", "+-+-+-+-+"});
        DrawnGame wet(board);
        const FigureId hero = wet.hero(0, 'a', N, {.speed = 10});
        const ArtifactId piece = wet.artifact('b', chair);
        wet.start();
        wet.activate(hero);
        QCOMPARE(stepCostOfActive(wet.position(), wet['a'], E), 2); // ART-07: the artifact's own terrain
        wet.play(PickUp{piece});
        QCOMPARE(stepCostOfActive(wet.position(), wet['a'], E), 4); // water and the chair he carries
    }

    void DRESS_07_SAI_PILLAR_nobodyHidesBeforeAnAllSeeingPillar()
    {
        // The archer stands on the eastern tile, the target on the western one, where the pillar is or is
        // not.
        const auto shotAt = [](Ability ability, char pillar, ArtifactClass pillarClass) {
            DrawnGame game(twoHalls);
            const FigureId archer = game.hero(0, 'n', W, {.range = 12});
            const FigureId target = game.hero(1, 'i', E, {.abilities = {ability}});
            game.artifact('k', ArtifactClass::Chair); // hindering, in the line: SA-STEALTH hides behind it
            game.artifact(pillar, pillarClass);
            game.start();
            game.activate(archer);
            return game.verdict(Shoot{target});
        };
        const auto seeing = ArtifactClass::AllSeeingPillar;
        const auto ancient = ArtifactClass::AncientPillar;
        for (const auto& [ability, refusal] :
             {std::pair(Ability::LimitedInvisibility, "SA-LIMITED-INVISIBILITY"),
              std::pair(Ability::Stealth, "SA-STEALTH")}) {
            QCOMPARE(shotAt(ability, 'q', seeing), QStringLiteral("allowed"));
            QCOMPARE(shotAt(ability, 'q', ancient), QString(refusal)); // an ancient one sees nothing
            QCOMPARE(shotAt(ability, 'v', seeing), QString(refusal));  // one on another tile neither
        }
        // Other abilities work on.
        QCOMPARE(shotAt(Ability::Toughness, 'q', seeing), QStringLiteral("allowed"));
    }

    void DRESS_07_SA_SNEAK_ATTACK_strikesPlainlyBeforeAnAllSeeingPillar()
    {
        const auto clicksBefore = [](ArtifactClass pillar) {
            DrawnGame game(twoHalls);
            const FigureId sneak = game.hero(0, 'i', E, {.damage = 2, .abilities = {Ability::SneakAttack}});
            const FigureId target = game.hero(1, 'j', E, {.clicks = 9});
            game.artifact('q', pillar);
            game.start();
            game.activate(sneak);
            game.play(Attack{target}, {4, 4});
            return int(game.state().figure(target).clicks[0]);
        };
        QCOMPARE(clicksBefore(ArtifactClass::AncientPillar), 4);
        QCOMPARE(clicksBefore(ArtifactClass::AllSeeingPillar), 2);
    }

    void DRESS_08_noTheftBeforeAnAllSeeingPillar()
    {
        const auto verdictAt = [](char pillar) {
            DrawnGame game(twoHalls);
            const FigureId thief = game.hero(0, 'l', E);
            const FigureId target = game.hero(1, 'm', W);
            const ChestId chest = game.chest('v');
            game.artifact(pillar, ArtifactClass::AllSeeingPillar);
            game.start();
            give(game, chest, 1, 0);
            game.activate(thief);
            return game.verdict(Steal{target});
        };
        QCOMPARE(verdictAt('q'), QStringLiteral("DRESS-08")); // on the tile of the thief
        QCOMPARE(verdictAt('u'), QStringLiteral("DRESS-08")); // on that of the target
        DrawnGame game(twoHalls);
        const FigureId thief = game.hero(0, 'l', E);
        const FigureId target = game.hero(1, 'm', W);
        const ChestId chest = game.chest('v');
        game.artifact('q', ArtifactClass::AncientPillar);
        game.start();
        give(game, chest, 1, 0);
        game.activate(thief);
        QCOMPARE(game.verdict(Steal{target}), QStringLiteral("allowed"));
    }

    void ART_18_flyersCrossForOneAndStopNowhereOnIt()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'a', N, {.abilities = {Ability::Flight}});
        game.artifact('b', chair);
        game.start();
        game.activate(hero);
        QCOMPARE(stepCostOfActive(game.position(), game['a'], E), 1);
        game.play(Step{E});
        QCOMPARE(game.verdict(EndActivation{}), QStringLiteral("ART-10"));
        DrawnGame pillar(lane);
        const FigureId flyer = pillar.hero(0, 'a', N, {.abilities = {Ability::Flight}});
        pillar.artifact('b', ArtifactClass::AncientPillar);
        pillar.start();
        pillar.activate(flyer);
        QCOMPARE(pillar.verdict(Step{E}), QStringLiteral("TER-06"));
        QCOMPARE(pillar.listed<FlyTo>(), 0);
    }

    void ART_21_furnitureTurnsWithItsTile()
    {
        const auto rows = std::vector<std::string>{"+-+-+-+", "|a b c|", "+ + + +", "|d V f|",
                                                   "+ + + +", "|g h i|", "+-+-+-+"};
        DrawnGame game(rows);
        const FigureId hero = game.hero(0, 'd', E);
        const ArtifactId piece = game.artifact('a', ordinaryTable, true); // a and b
        const ArtifactId idol = game.exotic('i', {0, 0, 0});
        game.start();
        game.activate(hero);
        game.play(Step{E, true});
        game.play(EndActivation{});
        comeRound(game);
        game.play(Activate{hero});
        game.play(TurnTile{1});
        QCOMPARE(game.state().artifact(piece).square, game['c']); // c and f, north-south
        QVERIFY(!game.state().artifact(piece).turned);
        QVERIFY(isCovered(game, 'c') && isCovered(game, 'f') && !isCovered(game, 'a'));
        QCOMPARE(game.state().artifact(idol).square, game['g']);
        const auto loaded = parseState(game.game(), writeState(game.game(), game.state()));
        QVERIFY(loaded && *loaded == game.state());
    }

    void ART_21_aTileDoesNotTurnUnderAPieceAcrossItsBorder()
    {
        BoardBuilder board({"+-+-+-+", "|a b c ", "+ + + +", "|d V f ", "+ + + +", "|g h i ", "+-+-+-+"});
        board.add({"+-+-+-+", " j k l|", "+ + + +", " m n o|", "+ + + +", " p q r|", "+-+-+-+"}, 3, 0);
        const auto verdictWith = [&](bool across) {
            DrawnGame game(board);
            const FigureId hero = game.hero(0, 'd', E);
            game.artifact(across ? 'c' : 'j', ordinaryTable, across);
            game.start();
            game.activate(hero);
            game.play(Step{E, true});
            game.play(EndActivation{});
            comeRound(game);
            game.play(Activate{hero});
            return game.verdict(TurnTile{1});
        };
        QCOMPARE(verdictWith(false), QStringLiteral("allowed"));
        QVERIFY(verdictWith(true) != QStringLiteral("allowed"));
    }
};

DELVE_TEST(TestFurniture)
#include "tst_furniture.moc"
