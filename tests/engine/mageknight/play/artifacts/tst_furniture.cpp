// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/artifacts/furniture.h"
#include "engine/mageknight/play/core/state_json.h"
#include "engine/mageknight/play/fighting/odds.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/moving/movement.h"
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/treasure_pieces.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

constexpr ArtifactClass chair = ArtifactClass::Chair;
constexpr ArtifactClass ordinaryTable = ArtifactClass::Table;

/// A tile of five by three squares and one of the same size beside it.
const std::vector<std::string> twoHalls{
    "+-+-+-+-+-+-+-+-+-+-+", "|a b c d e f g . . .|", "+ + + + + + + + + + +", "|h i j k l m n . . .|",
    "+ + + + + + + + + + +", "|o p q r s t u . . v|", "+-+-+-+-+-+-+-+-+-+-+"};

bool isCovered(const DrawnGame& game, char square)
{
    return game.state().squares(SquareSet::Furniture).test(game[square]);
}

} // namespace

/// Chairs, tables and pillars.
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
