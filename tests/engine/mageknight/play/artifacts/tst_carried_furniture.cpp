// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/artifacts/furniture.h"
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

/// Furniture that heroes move.
class TestCarriedFurniture : public QObject
{
    Q_OBJECT

private slots:
    void DRESS_14_ART_13_ART_14_DRESS_17_DRESS_18_aHeroMovesAChair()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'f', W);
        const ArtifactId piece = game.artifact('g', chair);
        const ArtifactId far = game.artifact('o', chair);
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(PickUp{far}), QStringLiteral("DRESS-14")); // not beside him
        QVERIFY(game.isListed(PickUp{piece}));
        QCOMPARE(game.play(PickUp{piece}), QStringList("DRESS-14 furniture-taken a1 h1"));
        QVERIFY(!isCovered(game, 'g')); // DRESS-17: its square is free at once
        QCOMPARE(game.play(Step{E}), QStringList({"MOV-14 speed-spent 2", "MOV-14 figure-moved h1 g"}));
        game.play(EndActivation{});
        QCOMPARE(game.toAct(), PlayerId(0));
        QCOMPARE(game.verdict(Activate{hero}), QStringLiteral("DRESS-18"));
        QCOMPARE(game.verdict(PutDown{game['g']}), QStringLiteral("DRESS-18")); // never in his square
        QCOMPARE(game.verdict(PutDown{game['i']}), QStringLiteral("DRESS-18")); // out of reach
        QCOMPARE(game.verdict(PutDown{game['h'], true}), QStringLiteral("DRESS-18"));
        QCOMPARE(game.listed<PutDown>(), 8);
        QCOMPARE(game.play(PutDown{game['h']}),
                 QStringList({"DRESS-18 furniture-put a1 h false", "ACT-14 activation-ended"}));
        QVERIFY(isCovered(game, 'h'));
    }

    void ART_14_DRESS_18_theSamePieceOnceInAnActivation()
    {
        DrawnGame game(dooredLane);
        const FigureId hero = game.hero(0, 'd', E, {.speed = 10});
        const ArtifactId piece = game.artifact('c', chair);
        game.start();
        game.activate(hero);
        game.play(PickUp{piece});
        game.play(Step{E});
        game.play(OpenDoor{DoorId(0)}); // ends the movement: first the piece goes down
        QCOMPARE(game.state().artifact(piece).square, game['d']); // the only place there was
        QVERIFY(game.state().contains(DoorSet::Open, DoorId(0)));
        QCOMPARE(game.verdict(PickUp{piece}), QStringLiteral("ART-14"));
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("allowed")); // he goes on without it
        game.play(EndActivation{});
        comeRound(game);
        game.activate(hero);
        QCOMPARE(game.verdict(PickUp{piece}), QStringLiteral("allowed")); // in the next one he may
    }

    void DRESS_14_ART_13_monstersAndSecondPiecesAreRefused()
    {
        DrawnGame game(twoHalls);
        const FigureId hero = game.hero(0, 'h', N);
        const FigureId monster = game.monster('v', N);
        const ArtifactId first = game.artifact('a', chair);
        const ArtifactId second = game.artifact('b', chair);
        const ArtifactId theirs = game.artifact('u', chair);
        game.start();
        game.activate(hero);
        game.play(PickUp{first});
        QCOMPARE(game.verdict(PickUp{second}), QStringLiteral("DRESS-14")); // one at a time
        game.play(EndActivation{});
        game.play(PutDown{game['a']});
        game.happen(FigurePlaced{monster, game['n'], N});
        game.activate(monster);
        QCOMPARE(game.verdict(PickUp{theirs}), QStringLiteral("DRESS-14"));
        QCOMPARE(game.listed<PickUp>(), 0);
    }

    void DRESS_15_aChairAddsOneToEverySquare()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'a', N, {.speed = 8});
        const ArtifactId piece = game.artifact('f', chair);
        game.start();
        game.activate(hero);
        QCOMPARE(stepCostOfActive(game.position(), game['a'], E), 1);
        game.play(PickUp{piece});
        QCOMPARE(stepCostOfActive(game.position(), game['a'], E), 2);
        QCOMPARE(stepCostOfActive(game.position(), game['a'], SE), 3);
        for (int i = 0; i < 4; ++i)
            game.play(Step{E});
        QCOMPARE(game.squareOf(hero), 'e'); // speed 8 gives 4 clear squares
        QCOMPARE(game.speed(), 0);
    }

    void DRESS_16_aTableAddsTwoToEverySquare()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'a', N, {.speed = 8});
        const ArtifactId piece = game.artifact('f', ordinaryTable);
        game.start();
        game.activate(hero);
        game.play(PickUp{piece});
        QCOMPARE(stepCostOfActive(game.position(), game['a'], E), 3);
        QCOMPARE(stepCostOfActive(game.position(), game['a'], SE), 4);
        game.play(Step{E});
        game.play(Step{E});
        QCOMPARE(game.speed(), 2);
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("ACT-15"));
    }

    void DRESS_18_DRESS_11_ART_06_ART_22_aTableIsPutDownOnTwoSquares()
    {
        DrawnGame game({"+-+-+-+-+", "|a b c d|", "+ + +-+ +", "|e f g h|", "+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'f', N);
        const ArtifactId piece = game.artifact('a', ordinaryTable);
        game.start();
        game.activate(hero);
        game.play(PickUp{piece});
        game.play(EndActivation{});
        QVERIFY(game.isListed(PutDown{game['a'], false}));  // north-south: a and e
        QVERIFY(game.isListed(PutDown{game['c'], true}));   // east-west: c and d, c is beside him
        QVERIFY(game.isListed(PutDown{game['g'], true}));   // g and h
        QVERIFY(!game.isListed(PutDown{game['c'], false})); // a wall between c and g
        QCOMPARE(game.verdict(PutDown{game['e'], true}), QStringLiteral("DRESS-18"));  // he stands on f
        QCOMPARE(game.verdict(PutDown{game['d'], false}), QStringLiteral("DRESS-18")); // out of reach
        QCOMPARE(game.play(PutDown{game['c'], true}),
                 QStringList({"DRESS-18 furniture-put a1 c true", "ACT-14 activation-ended"}));
        QVERIFY(isCovered(game, 'c') && isCovered(game, 'd') && !isCovered(game, 'a'));
    }

    void DRESS_18_ART_07_ART_20_notOnMarkersNorBeforeChests()
    {
        DrawnGame game({"+-+-+-+-+", "|a b c d|", "+ +-+-+-+", "|e H f g|", "+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'e', N);
        const ArtifactId piece = game.artifact('a', chair);
        game.chest('c', Side::West); // b is the only square before it
        game.start();
        game.activate(hero);
        game.play(PickUp{piece});
        QCOMPARE(game.play(EndActivation{}),
                 QStringList({"choice-forced p1", "DRESS-18 furniture-put a1 a false",
                              "ACT-14 activation-ended"})); // neither on the marker nor on b
    }

    void DRESS_18_aCarryingMoveEndsWhereThereIsAPlace()
    {
        DrawnGame game({"+-+-+-+-+-+", "|a b c d e|", "+-+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'b', E, {.speed = 9});
        game.hero(0, 'e', W);
        game.hero(0, 'a', W);
        const ArtifactId piece = game.artifact('c', chair);
        game.start();
        game.activate(hero);
        game.play(PickUp{piece});
        game.play(Step{E});
        game.play(Step{E}); // on d, between c and his friend on e
        game.play(Step{W});
        QCOMPARE(game.play(EndActivation{}).size(), 1); // b or d
        QCOMPARE(game.listed<PutDown>(), 2);
    }

    void DRESS_19_withoutAPlaceItGoesToTheNearest()
    {
        // He comes to a corner where everything beside him is taken, and cannot go on.
        DrawnGame game({"+-+-+-+-+-+", "|a b c d e|", "+-+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'b', W, {.speed = 2});
        const FigureId friendly = game.hero(0, 'd', N);
        const ArtifactId piece = game.artifact('a', chair);
        game.start();
        game.activate(hero);
        game.play(PickUp{piece});
        game.happen(FigurePlaced{friendly, game['c'], N});
        game.happen(SpeedSpent{2});
        game.happen(FigurePlaced{hero, game['e'], N});
        game.happen(FigurePlaced{friendly, game['d'], N});
        QCOMPARE(game.play(EndActivation{}),
                 QStringList({"DRESS-19 furniture-put a1 c false", "ACT-14 activation-ended"}));
    }

    void DRESS_19_furtherThanThreeSquaresItGoesBack()
    {
        // Carried from a to j; the squares from i on are taken.
        for (const char lastTaken : {'h', 'g'}) {
            DrawnGame game(lane);
            const FigureId hero = game.hero(0, 'b', W, {.speed = 2});
            const ArtifactId piece = game.artifact('a', chair);
            for (char square = lastTaken; square <= 'i'; ++square)
                game.hero(0, square, N);
            game.start();
            game.activate(hero);
            game.play(PickUp{piece});
            game.happen(SpeedSpent{2});
            game.happen(FigurePlaced{hero, game['j'], N});
            QVERIFY(game.play(EndActivation{})
                        .contains(lastTaken == 'h' ? "DRESS-19 furniture-put a1 g false"
                                                   : "DRESS-19 furniture-put a1 a false"));
        }
    }

    void DRESS_19_aFallenHeroDropsIt()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'g', N, {.clicks = 1});
        game.hero(0, 'o');
        game.monster('h', W, {.attack = 20});
        const ArtifactId piece = game.artifact('a', ordinaryTable);
        game.start();
        game.activate(hero);
        game.play(PickUp{piece});
        // PASS-08: passing through the monster provokes a free attack that eliminates him on i.
        const std::uint32_t path = extended(extended(0, E), E);
        game.play(PassThrough{path});
        const QStringList events = game.play(StrikeBlow{}, {4, 4});
        QVERIFY(events.contains(QStringLiteral("DMG-03 figure-eliminated h1")));
        // MAP-23: c is the first of the squares beside i; lying east-west comes first.
        QVERIFY2(events.contains(QStringLiteral("DRESS-19 furniture-put a1 i true")),
                 qPrintable(events.join(u'|')));
        QCOMPARE(game.state().artifact(piece).carrier, FigureId::None);
    }

    void DRESS_20_SAI_FURNITURE_aLoadBarsSevenAbilities()
    {
        for (const Ability ability : {Ability::Bound, Ability::Charge, Ability::Nimble, Ability::Quickness,
                                      Ability::SneakAttack, Ability::Stealth, Ability::Sweep}) {
            DrawnGame game(hall);
            const FigureId hero = game.hero(0, 'a', N, {.abilities = {ability}});
            const ArtifactId piece = game.artifact('b', chair);
            game.start();
            game.activate(hero);
            QVERIFY(hasAbility(game.position(), hero, ability));
            game.play(PickUp{piece});
            QVERIFY(!hasAbility(game.position(), hero, ability));
            game.play(EndActivation{});
            game.play(game.legal().front());
            QVERIFY(hasAbility(game.position(), hero, ability)); // when the activation is over
        }
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'a', N, {.abilities = {Ability::WeaponMaster}});
        const ArtifactId piece = game.artifact('b', chair);
        game.start();
        game.activate(hero);
        game.play(PickUp{piece});
        QVERIFY(hasAbility(game.position(), hero, Ability::WeaponMaster)); // others stay
    }

    void DRESS_20_whoUsedOneOfThemPicksNothingUp()
    {
        const auto verdictWith = [](Use use) {
            DrawnGame game(hall);
            const FigureId hero =
                game.hero(0, 'a', N, {.abilities = {Ability::Charge, Ability::FlameLightning}});
            const FigureId helper = game.hero(0, 'f', N, {.abilities = {Ability::ForceMarch}});
            const ArtifactId piece = game.artifact('b', chair);
            game.start();
            game.play(ActivateWith{hero, use, use == Use::ForceMarch ? helper : FigureId::None});
            return game.verdict(PickUp{piece});
        };
        QCOMPARE(verdictWith(Use::DoubleSpeed), QStringLiteral("DRESS-20"));
        QCOMPARE(verdictWith(Use::FreeAttack), QStringLiteral("DRESS-20"));
        QCOMPARE(verdictWith(Use::ForceMarch), QStringLiteral("allowed")); // is not one of them
    }

    void DRESS_21_passingCostsTheSurchargeOnce()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'b', N, {.speed = 6});
        game.hero(0, 'c');
        const ArtifactId piece = game.artifact('a', chair);
        game.start();
        game.activate(hero);
        game.play(PickUp{piece});
        const std::uint32_t path = extended(extended(0, E), E);
        QCOMPARE(game.play(PassThrough{path}),
                 QStringList({"PASS-02 speed-spent 5", "PASS-02 figure-moved h1 d"}));
    }

    void DRESS_21_breakingAwayCostsNoSurcharge()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'g', N, {.speed = 8});
        game.monster('h', W);
        const ArtifactId piece = game.artifact('f', chair);
        game.start();
        game.activate(hero);
        game.play(PickUp{piece});
        QVERIFY(game.play(BreakAway{}, {6}).contains(QStringLiteral("BRK-02 speed-spent 2")));
    }

    void DRESS_14_whoIsOutsidePicksNothingUp()
    {
        DrawnGame game(hall);
        const FigureId late = game.hero(0, 0, N, {.abilities = {Ability::Demoralized}});
        const ArtifactId piece = game.artifact('a', chair);
        game.entrance(0, 'a', Side::West);
        game.start();
        game.activate(late);
        QCOMPARE(game.verdict(PickUp{piece}), QStringLiteral("DRESS-14"));
        QCOMPARE(game.listed<PickUp>(), 0);
    }
};

DELVE_TEST(TestCarriedFurniture)
#include "tst_carried_furniture.moc"
