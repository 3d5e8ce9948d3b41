// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/state_json.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/scenario/figures_on_board.h"
#include "tests/support/mageknight/cavalry.h"
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// What a mount and its rider are together, and how they act.
class TestCavalry : public QObject
{
    Q_OBJECT

private slots:
    void MOUNT_13_CAV_01_aMountNeedsARiderThatFits()
    {
        const auto make = [](MountType symbol, bool isRidden) {
            Figure mount;
            mount.id = ContentId("test/mount");
            mount.base = BaseShape::Mount1x3;
            mount.mount = Mount{};
            Click live, last;
            last.eliminated = true;
            mount.dials = {Dial{Section::Main, {}, {live, last}}};
            Figure rider = mount;
            rider.id = ContentId("test/rider");
            rider.base = BaseShape::Round1x1;
            rider.mount.reset();
            rider.rider = Rider{1, {symbol}};
            GameParts parts;
            parts.plan = BoardBuilder(paddock).plan();
            const Square corner = parts.plan.tiles.front().position;
            parts.teams.push_back({"p1", "p1", Edge{corner, Side::North}, Edge{corner, Side::North}});
            parts.figures.push_back({"h1", &mount, PlayerId(0)});
            parts.figures.push_back({"r1", &rider, PlayerId(0)});
            if (isRidden)
                parts.figures.back().mount = FigureId(0);
            const auto game = Game::make(std::move(parts));
            return game ? QString() : QString::fromStdString(inEnglish(game.error()));
        };
        QCOMPARE(make(MountType::BattleHorse, true), QString());
        QCOMPARE(make(MountType::BattleHorse, false),
                 QStringLiteral("test/mount is a mount without a rider"));
        QCOMPARE(make(MountType::Pegasus, true), QStringLiteral("test/rider cannot ride test/mount"));
    }

    void CAV_02_theBonusCountsInTheSaddleOnly()
    {
        Cavalry unit(horse(), {.attack = 8}, 2);
        const FigureId foe = unit.foe('c', S, {.defense = 15});
        unit.game.start();
        const auto numbers = [&] {
            return blowNumbers(unit.game.position(), Stroke{Blow::Attack, unit.rider}, StrokeTarget{foe});
        };
        QCOMPARE(numbers().attack, 8);
        QCOMPARE(numbers().needed(), 15 - 8 - 2);
        unit.game.happen(RiderDismounted{unit.rider, unit.mount, unit.game['d'], W});
        QCOMPARE(numbers().needed(), 15 - 8);
    }

    void CAV_03_CAV_11_onePieceThatMovesTogether()
    {
        Cavalry unit;
        unit.game.start();
        QCOMPARE(unit.game.bodyOf(unit.mount), QStringLiteral("h m r"));
        QCOMPARE(unit.game.bodyOf(unit.rider), QStringLiteral("h m r"));
        QCOMPARE(unit.game.state().occupant(unit.game['m']).figure(), unit.mount);
        unit.game.activate(unit.mount);
        unit.game.play(Step{NE});
        QCOMPARE(unit.game.squareOf(unit.rider), 'd');
        QCOMPARE(unit.game.bodyOf(unit.rider), unit.game.bodyOf(unit.mount));
        unit.game.play(Turn{E});
        QCOMPARE(unit.game.bodyOf(unit.rider), QStringLiteral("b c d"));
        QCOMPARE(unit.stateOf(unit.rider).facing, E);
    }

    void CAV_04_oneActivationForBoth()
    {
        Cavalry alone;
        alone.game.start();
        QCOMPARE(int(alone.game.game().player(PlayerId(0)).activations), 2); // ACT-02
        Cavalry unit;
        unit.game.hero(0, 'a');
        unit.game.hero(0, 'e');
        unit.game.start();
        QCOMPARE(int(unit.game.game().player(PlayerId(0)).activations), 3);
    }

    void CAV_05_itIsNotLevitated()
    {
        Cavalry unit;
        const FigureId mage = unit.game.hero(0, 'c', S, {.abilities = {Ability::MagicLevitation}});
        const FigureId other = unit.game.hero(0, 'b', S);
        unit.game.start();
        for (const FigureId figure : {unit.mount, unit.rider})
            QCOMPARE(unit.game.verdict(ActivateWith{mage, Use::Levitation, figure}),
                     QStringLiteral("CAV-05"));
        QCOMPARE(unit.game.verdict(ActivateWith{mage, Use::Levitation, other}), QStringLiteral("allowed"));
    }

    void CAV_06_neighboursOfBothAndOfEachOther()
    {
        Cavalry unit(horse(), {.defense = 18, .abilities = {Ability::Defend}});
        const FigureId friendly = unit.game.hero(0, 'q', N, {.defense = 15});
        const FigureId foe = unit.foe('e', S);
        unit.game.start();
        const Position position = unit.game.position();
        QVERIFY(areAdjacent(position, unit.mount, unit.rider));
        QVERIFY(isInFrontArc(position, unit.mount, unit.rider));
        QVERIFY(isInFrontArc(position, unit.rider, unit.mount));
        QVERIFY(areAdjacent(position, friendly, unit.rider) && areAdjacent(position, friendly, unit.mount));
        QVERIFY(!areAdjacent(position, foe, unit.rider));
        // The shield of the rider protects its mount, and who stands beside the two.
        for (const FigureId target : {unit.mount, friendly}) {
            const auto numbers = blowNumbers(position, Stroke{Blow::Attack, foe}, StrokeTarget{target});
            QCOMPARE(numbers.toDefense().size(), std::size_t(1));
            QCOMPARE(numbers.toDefense().front(), (Modifier{"SA-DEFEND", 3}));
        }
    }

    void CAV_07_CAV_08_terrainAndSpeedTypeAreTheMounts()
    {
        DrawnGame game({"+-+-+-+-+-+", "|a b c d e|", "+ + + + + +", "|f g h i j|", "+ + + + + +",
                        "|k l ~ n o|", "+ + + + + +", "|p q r s t|", "+ + + + + +", "|. . . . .|",
                        "+-+-+-+-+-+"});
        const FigureId mount = game.hero(0, 'h', N, horse({.speedType = SpeedType::Wave}));
        const FigureId rider = game.rider(mount, {.speedType = SpeedType::Boot});
        const FigureId foe = game.hero(1, 'c', S);
        game.start();
        QVERIFY(isSwimmer(game.position(), rider));
        // SPD-08: the unit lies in water with one square.
        const auto bonus = [&] {
            const auto numbers = blowNumbers(game.position(), Stroke{Blow::Attack, foe}, StrokeTarget{rider});
            return numbers.toDefense().empty() ? Modifier{} : numbers.toDefense().front();
        };
        QCOMPARE(bonus(), (Modifier{"SPD-08", 2}));
        game.happen(RiderDismounted{rider, mount, game['d'], W});
        QVERIFY(!isSwimmer(game.position(), rider));
        QCOMPARE(bonus(), Modifier{});
    }

    void CAV_09_CAV_16_theArcOfTheMount()
    {
        Cavalry unit(horse(), {.frontArc = 360, .abilities = {Ability::Sweep}});
        const FigureId ahead = unit.foe('c', S);
        const FigureId behind = unit.foe('w', N);
        unit.game.start();
        unit.game.activate(unit.mount);
        QCOMPARE(unit.game.verdict(SweepAround{}), QStringLiteral("ABIL-01"));
        unit.game.play(ActAs{unit.rider});
        QCOMPARE(unit.game.verdict(Attack{ahead}), QStringLiteral("allowed"));
        QCOMPARE(unit.game.verdict(Attack{behind}), QStringLiteral("CLOSE-02"));
        QCOMPARE(sweepTargets(unit.game.position()), std::vector{StrokeTarget{ahead}});
    }

    void CAV_10_anEffectOnOneFigureChoosesWho()
    {
        Cavalry unit;
        const FigureId healer =
            unit.game.hero(0, 'c', S, {.attack = 12, .damage = 2, .abilities = {Ability::Healing}});
        unit.game.start();
        unit.game.happen(FigureDamaged{unit.rider, 2, 0});
        unit.game.happen(FigureDamaged{unit.mount, 2, 0});
        unit.game.activate(healer);
        QVERIFY(unit.game.isListed(HealFigure{unit.rider}));
        QVERIFY(unit.game.isListed(HealFigure{unit.mount}));
    }

    void CAV_12_theRiderHasNoActivationOfItsOwn()
    {
        Cavalry unit;
        unit.game.start();
        QCOMPARE(unit.game.verdict(Activate{unit.rider}), QStringLiteral("CAV-12"));
        QVERIFY(!unit.game.isListed(Activate{unit.rider}));
        QCOMPARE(unit.game.play(Activate{unit.mount}), QStringList({"ACT-13 figure-activated h1 8 0"}));
        unit.game.play(EndActivation{});
        QCOMPARE(unit.game.verdict(Activate{unit.mount}), QStringLiteral("ACT-03"));
        // Nor has it another one on foot, if the mount falls in this turn.
        QVERIFY(unit.stateOf(unit.rider).has(mark::activated));
    }

    void CAV_13_onlyTheMountMovesAndWithItsSpeed()
    {
        Cavalry unit(horse({.speed = 5}), {.speed = 12});
        unit.game.start();
        unit.game.activate(unit.mount);
        QCOMPARE(unit.game.speed(), 5);
        QCOMPARE(unit.game.play(ActAs{unit.rider}), QStringList({"CAV-14 actor-chosen r1"}));
        QCOMPARE(unit.game.verdict(Step{N}), QStringLiteral("CAV-13"));
        QCOMPARE(unit.game.listed<Step>(), 0);
        unit.game.play(ActAs{unit.mount});
        QCOMPARE(unit.game.play(Step{N}), QStringList({"MOV-14 speed-spent 1", "MOV-14 figure-moved h1 c"}));
    }

    void CAV_13_abilitiesOfBothMoveIt()
    {
        const auto flies = [](std::vector<Ability> ofMount, std::vector<Ability> ofRider) {
            Cavalry unit(horse({.abilities = ofMount}), {.abilities = ofRider});
            unit.game.start();
            return isFlyer(unit.game.position(), unit.mount);
        };
        QVERIFY(flies({}, {Ability::Flight}));
        QVERIFY(flies({Ability::Flight}, {}));
        QVERIFY(!flies({}, {}));
    }

    void CAV_14_whoeverActsUsesItsOwnDial()
    {
        Cavalry unit(horse({.attack = 6, .damage = 1, .abilities = {Ability::WeaponMaster}}),
                     {.attack = 10, .damage = 3}, 1);
        const FigureId foe = unit.foe('c', S, {.defense = 16, .clicks = 8});
        unit.game.start();
        unit.game.activate(unit.mount);
        QCOMPARE(unit.game.verdict(Attack{foe, AttackForm::WeaponMaster}), QStringLiteral("allowed"));
        QCOMPARE(unit.game.verdict(ActAs{foe}), QStringLiteral("CAV-14"));
        unit.game.play(ActAs{unit.rider});
        QCOMPARE(unit.game.verdict(Attack{foe, AttackForm::WeaponMaster}), QStringLiteral("ABIL-01"));
        // 10 + 1 + 5 reach 16. The foe strikes back at the rider; one attack in all ends the activation.
        QCOMPARE(
            unit.game.play(Attack{foe}, {2, 3}),
            QStringList({"CMB-01 speed-spent 4", "ACT-07 activation-marked 4", "CMB-05 rolled attack p1 2 3",
                         "CMB-06 blow-struck attack r1 h2 true", "DMG-01 figure-damaged h2 3 0"}));
        QCOMPARE(unit.game.toAct(), PlayerId(1)); // CAV-17: whom does it strike back at?
        unit.game.play(Answer{foe}, {1, 2});
        QVERIFY(!unit.game.state().turn().isActivation());
        QCOMPARE(unit.game.verdict(Activate{unit.mount}), QStringLiteral("ACT-03"));
    }

    void CAV_14_toAndFroOnceForWhatIsPaid()
    {
        Cavalry unit;
        unit.game.start();
        unit.game.activate(unit.mount);
        unit.game.play(ActAs{unit.rider});
        unit.game.play(ActAs{unit.mount});
        QCOMPARE(unit.game.verdict(ActAs{unit.rider}), QStringLiteral("CAV-14"));
        unit.game.play(Step{N});
        QCOMPARE(unit.game.verdict(ActAs{unit.rider}), QStringLiteral("allowed"));
    }

    void CAV_14_specialActionsOfTheRider()
    {
        Cavalry unit(horse(), {.abilities = {Ability::Regeneration}});
        unit.game.start();
        unit.game.happen(FigureDamaged{unit.rider, 3, 0});
        QVERIFY(unit.game.isListed(ActivateWith{unit.rider, Use::Regeneration}));
        QCOMPARE(
            unit.game.play(ActivateWith{unit.rider, Use::Regeneration}, {4}),
            QStringList({"ACT-13 figure-activated r1 0 16384", "SA-REGENERATION rolled regeneration p1 4 0",
                         "SA-REGENERATION figure-healed r1 2 0"}));
        unit.game.play(EndActivation{});
        // CAV-12: that was the activation of the unit.
        QCOMPARE(unit.game.verdict(Activate{unit.mount}), QStringLiteral("ACT-03"));
    }

    void CAV_15_theRiderOpensChests()
    {
        Cavalry unit;
        const ChestId chest = unit.game.chest('i', Side::South);
        unit.game.start();
        unit.game.activate(unit.mount);
        QCOMPARE(unit.game.verdict(ExposeTrap{chest}), QStringLiteral("CAV-15"));
        QVERIFY(!unit.game.isListed(ExposeTrap{chest}));
        unit.game.play(ActAs{unit.rider});
        QVERIFY(unit.game.isListed(ExposeTrap{chest}));
        QCOMPARE(chestLimit(unit.game.position(), PlayerId(0)), 2); // of the two only the rider has hands
    }

    void CAV_03_CAV_04_aMemberOfATeamIsBoth()
    {
        Scenario scenario = sample("standard");
        const Content& content = shippedContent();
        const Figure& mount = *content.figure(ContentId("menagerie/cinderhoof-charger"));
        const PlacedFigure usual = placedFigure(mount, content);
        const std::size_t before = gatherParts(scenario, content)->figures.size();
        TeamMember& member = scenario.players.front().team.front();
        member = {member.id, mount.id, usual.heroLevel, usual.rider, {}, {}};
        const auto game = makeGame(scenario, content);
        QVERIFY(game.has_value());
        QCOMPARE(game->parts().figures.size(), before + 1);
        const GameState state = startGame(*game);
        QCOMPARE(state.figure(FigureId(0)).load, FigureId(1));
        QCOMPARE(state.figure(FigureId(1)).carrier, FigureId(0));
        QCOMPARE(game->nameOf(FigureId(1)), member.id.text() + "-rider");
        QCOMPARE(int(game->player(PlayerId(0)).activations),
                 std::max(int(scenario.players.front().team.size()), 2));
    }

    void CAV_03_aSavedUnitIsTheSame()
    {
        Cavalry unit;
        unit.game.start();
        const std::string text = writeState(unit.game.game(), unit.game.state());
        QVERIFY(*parseState(unit.game.game(), text) == unit.game.state());
        std::string broken = text;
        const auto at = broken.find("\"carrier\": \"h1\"");
        QVERIFY(at != std::string::npos);
        broken.replace(at, 15, "\"carrier\": \"r1\"");
        QVERIFY(!parseState(unit.game.game(), broken));
    }
};

DELVE_TEST(TestCavalry)
#include "tst_cavalry.moc"
