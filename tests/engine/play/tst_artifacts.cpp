#include "engine/play/artifact_piles.h"
#include "engine/play/damage.h"
#include "engine/play/forecast.h"
#include "engine/play/items.h"
#include "engine/play/odds.h"
#include "engine/play/save_game.h"
#include "engine/play/treasure.h"
#include "engine/play/values.h"
#include "tests/support/drawn_boards.h"
#include "tests/support/test_registry.h"
#include "tests/support/treasure_pieces.h"

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

/// A hero on h of a hall, facing north, and an exotic artifact on c before him.
struct Scene
{
    DrawnGame game{hall};
    FigureId hero = FigureId::None;
    ArtifactId idol = ArtifactId::None;

    explicit Scene(std::array<int, 3> tokens = {1, 0, 0}, const Stats& stats = {})
        : hero(game.hero(0, 'h', N, stats)), idol(game.exotic('c', tokens))
    {}

    /// Begins, activates the hero and lets it use the artifact.
    QStringList use(std::vector<int> dice = {})
    {
        begin();
        return game.play(UseArtifact{idol}, std::move(dice));
    }
    void begin()
    {
        game.start();
        game.activate(hero);
    }
};

/// The hero has used the artifact and has these abilities from it; an enemy stands somewhere.
struct Gifted
{
    Scene scene;
    DrawnGame& game = scene.game;
    FigureId hero = scene.hero;
    FigureId enemy;

    Gifted(const std::vector<Ability>& gifts, char square, const Stats& stats = {}, const Stats& other = {},
           Direction facing = W)
        : scene({1, 0, 0}, stats), enemy(game.hero(1, square, facing, other))
    {
        std::vector<TokenEffect> effects;
        for (const Ability gift : gifts)
            effects.push_back(effect::GrantAbility{gift});
        game.artifactToken(Colour::Yellow, std::move(effects));
        scene.use();
    }
    bool has(Ability ability) const { return hasAbility(game.position(), hero, ability); }
};

const QStringList paidAndDrawn{"EXO-07 speed-spent 4", "EXO-09 drawn artifact-token p1 1 0",
                               "EXO-09 artifact-token-drawn a1 h1 t1-1", "EXO-12 artifact-row-read t1-1 0"};
const QStringList returnedAndOver{"EXO-21 artifact-token-returned t1-1", "ACT-14 activation-ended"};

bool survivesSaving(const DrawnGame& game)
{
    const auto loaded = parseState(game.game(), writeState(game.game(), game.state()));
    return loaded && *loaded == game.state();
}

} // namespace

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
        Scene enough({1, 0, 0}, {.speed = 4});
        enough.game.artifactToken(Colour::Yellow, {effect::Heal{1}});
        enough.begin();
        QVERIFY(enough.game.isListed(UseArtifact{enough.idol}));
        Scene poor({1, 0, 0}, {.speed = 3});
        poor.game.artifactToken(Colour::Yellow, {effect::Heal{1}});
        poor.begin();
        QCOMPARE(poor.game.verdict(UseArtifact{poor.idol}), QStringLiteral("EXO-07"));
    }

    void EXO_08_EXO_09_EXO_21_EXO_22_useEndsTheActivationAndTheTokenGoesBack()
    {
        Scene scene({1, 0, 0}, {.speed = 9});
        scene.game.artifactToken(Colour::Yellow, {effect::Heal{2}});
        // EXO-22: he is unhurt; the token counts as used, the points are gone.
        QCOMPARE(scene.use(), paidAndDrawn + returnedAndOver);
        QCOMPARE(scene.game.state().turn().figure, FigureId::None);
        QCOMPARE(scene.game.state().artifactToken(ArtifactTokenId(0)).place, ArtifactTokenPlace::Returned);
        QVERIFY(survivesSaving(scene.game));
    }

    void EXO_12_healingHappensFirst()
    {
        Scene scene;
        scene.game.artifactToken(Colour::Yellow, {effect::Heal{2}});
        scene.begin();
        scene.game.happen(FigureDamaged{scene.hero, 3, 0});
        QCOMPARE(scene.game.play(UseArtifact{scene.idol}),
                 paidAndDrawn + QStringList("EXO-12 figure-healed h1 2 0") + returnedAndOver);
    }

    void EXO_10_anEmptyArtifactIsNotUsed()
    {
        Scene scene({1, 0, 0});
        scene.begin(); // the set has no yellow token at all
        QCOMPARE(scene.game.verdict(UseArtifact{scene.idol}), QStringLiteral("EXO-10"));
        QCOMPARE(scene.game.listed<UseArtifact>(), 0);
    }

    void EXO_11_enemiesBesideHimDoNotPreventIt()
    {
        Scene scene;
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

    void ART_13_aSummonedFigureIsInTheTeam()
    {
        Scene scene;
        const FigureId ally = scene.game.monster('d', W);
        scene.game.artifactToken(Colour::Yellow, {effect::GainGold{5}});
        scene.game.start();
        StateWriter(scene.game.game(), scene.game.state()).figure(ally).team = PlayerId(0);
        scene.game.activate(ally);
        QCOMPARE(scene.game.verdict(UseArtifact{scene.idol}), QStringLiteral("allowed"));
    }

    void ART_14_anotherHeroMayUseItInHisOwnActivation()
    {
        Scene scene({2, 0, 0});
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
        Scene scene({1, 0, 0});
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
            Scene scene({1, 0, 0}, {.defense = 16, .abilities = {Ability::Toughness}});
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

    void EXO_13_EXO_26_nobodyGainsFromIt()
    {
        Scene scene({1, 0, 0}, {.clicks = 1});
        scene.game.hero(0, 'o');
        scene.game.artifactToken(Colour::Yellow, {effect::Attack{20, 2}});
        const QStringList events = scene.use({3, 4});
        QVERIFY(events.contains(QStringLiteral("DMG-03 figure-eliminated h1")));
        QCOMPARE(events.filter(QStringLiteral("experience")).size(), 0);
        QVERIFY(events.contains(QStringLiteral("EXO-21 artifact-token-returned t1-1")));
        QVERIFY(events.contains(QStringLiteral("ACT-14 activation-ended")));
    }

    void EXO_14_EXO_15_EXO_18_abilitiesStayAndComeFirst()
    {
        Scene scene({1, 0, 0}, {.abilities = {Ability::WeaponMaster}, .abilityClicks = 2});
        scene.game.hero(0, 'o');
        const FigureId monster = scene.game.monster('m', N, {.attack = 20, .damage = 9});
        const ChestId chest = scene.game.chest('k');
        scene.game.chestKind().treasure[0].item = sword(); // Sweep on the attack value
        scene.game.artifactToken(Colour::Yellow, {effect::GrantAbility{Ability::MagicBlast}});
        QCOMPARE(scene.use(),
                 paidAndDrawn + QStringList({"EXO-14 ability-granted t1-1 h1", "ACT-14 activation-ended"}));
        give(scene.game, chest, 0, 0);
        comeRound(scene.game);
        scene.game.play(AssignTreasure{chest, scene.hero});
        const auto has = [&](Ability ability) {
            return hasAbility(scene.game.position(), scene.hero, ability);
        };
        // EXO-15: dial Weapon Master, item Sweep, artifact Magic Blast.
        QVERIFY(has(Ability::MagicBlast) && !has(Ability::Sweep) && !has(Ability::WeaponMaster));
        scene.game.happen(FigureDamaged{scene.hero, 3, 0});
        QVERIFY(has(Ability::MagicBlast)); // EXO-14: whatever damage it takes
        QVERIFY(survivesSaving(scene.game));
        // EXO-18: eliminated, it loses the ability and the token goes back.
        scene.game.play(EndTurn{});
        scene.game.activate(monster);
        const QStringList events = scene.game.play(Attack{scene.hero}, {4, 4});
        QVERIFY(events.contains(QStringLiteral("EXO-18 artifact-token-returned t1-1")));
        QVERIFY(!scene.game.state().figure(scene.hero).has(mark::gifted));
    }

    void EXO_16_twoOnOneValueAreBothKept()
    {
        Gifted gifted({Ability::MagicBlast, Ability::FlameLightning, Ability::Toughness}, 'j',
                      {.range = 6, .abilities = {Ability::WeaponMaster}});
        for (const Ability ability : {Ability::MagicBlast, Ability::FlameLightning, Ability::Toughness})
            QVERIFY(gifted.has(ability));
        QVERIFY(!gifted.has(Ability::WeaponMaster)); // EXO-15
        // Either can be declared: that is the pick, and nobody is asked.
        comeRound(gifted.game);
        gifted.game.activate(gifted.hero);
        gifted.game.play(Turn{E});
        QVERIFY(gifted.game.isListed(Shoot{gifted.enemy, AttackForm::MagicBlast}));
        QVERIFY(gifted.game.isListed(Shoot{gifted.enemy, AttackForm::FlameLightning}));
        const QStringList shot = gifted.game.play(Shoot{gifted.enemy, AttackForm::MagicBlast}, {3, 3, 2});
        QCOMPARE(shot.filter("EXO-16"), QStringList());
        QVERIFY(shot.contains("DMG-01 figure-damaged h2 2 0"));
    }

    void EXO_16_ABIL_07_theTargetPicksWhatItHasAgainstABlow()
    {
        Gifted gifted({Ability::Toughness, Ability::Dodge}, 'i');
        DrawnGame& game = gifted.game;
        game.play(EndTurn{});
        game.activate(gifted.enemy);
        QCOMPARE(priceOf(game.game(), game.state(), Attack{gifted.hero}), 4); // whatever is picked
        QVERIFY(game.play(Attack{gifted.hero}).isEmpty()); // nothing is paid or rolled before the pick
        QCOMPARE(game.speed(), 8);
        QCOMPARE(game.toAct(), PlayerId(0));
        QCOMPARE(game.legal(), (Actions{PickGift{Ability::Toughness}, PickGift{Ability::Dodge}}));
        QCOMPARE(game.verdict(PickGift{Ability::BattleArmor}), QStringLiteral("EXO-16"));
        QCOMPARE(game.verdict(PickGift{Ability::Flight}), QStringLiteral("EXO-16"));
        QVERIFY(survivesSaving(game));
        const GameState asked = game.state();
        // Two clicks less one, and no die to dodge with.
        QCOMPARE(game.play(PickGift{Ability::Toughness}, {3, 3}),
                 QStringList({"EXO-16 gift-picked h1 toughness 136", "CMB-01 speed-spent 4",
                              "ACT-07 activation-marked 4", "CMB-05 rolled attack p2 3 3",
                              "CMB-06 blow-struck attack h2 h1 true", "DMG-01 figure-damaged h1 1 0",
                              "ACT-14 activation-ended"}));
        QVERIFY(gifted.has(Ability::Toughness) && gifted.has(Ability::Dodge)); // for this blow alone
        game.state() = asked;
        QVERIFY(game.play(PickGift{Ability::Dodge}, {3, 3, 4}).contains("DMG-01 figure-damaged h1 2 0"));
        game.state() = asked;
        QVERIFY(game.play(PickGift{Ability::Dodge}, {3, 3, 5}).contains("SA-DODGE attack-dodged h1"));
    }

    void EXO_16_onlyWhatTouchesTheSameAction()
    {
        // Close combat: battle armour is for shots, and Terrify is about steps.
        for (const Ability other : {Ability::BattleArmor, Ability::Terrify, Ability::Cursed}) {
            Gifted gifted({Ability::Toughness, other}, 'i');
            gifted.game.play(EndTurn{});
            gifted.game.activate(gifted.enemy);
            QVERIFY(gifted.game.play(Attack{gifted.hero}, {3, 3}).contains("DMG-01 figure-damaged h1 1 0"));
        }
        // A shot meets both kinds of armour; one that pierces neither.
        for (const bool pierces : {false, true}) {
            Stats archer{.range = 6};
            if (pierces)
                archer.abilities = {Ability::Pierce};
            Gifted gifted({Ability::Toughness, Ability::BattleArmor}, 'f', {}, archer, E);
            gifted.game.play(EndTurn{});
            gifted.game.activate(gifted.enemy);
            gifted.game.play(Shoot{gifted.hero}, pierces ? std::vector<int>{3, 3} : std::vector<int>{});
            QCOMPARE(gifted.game.listed<PickGift>(), pierces ? 0 : 2);
            if (!pierces) // 15 does not hit 15 + 2
                QVERIFY(gifted.game.play(PickGift{Ability::BattleArmor}, {3, 3})
                            .contains("CMB-06 blow-struck shot h2 h1 false"));
        }
    }

    void EXO_16_theStrikerPicksWhatItAddsToABlow()
    {
        // From behind both count; else there is nothing to double, and with a form that is the pick.
        for (const Direction facing : {E, N}) {
            Gifted gifted({Ability::SneakAttack, Ability::Vampirism}, 'i', {}, {}, facing);
            DrawnGame& game = gifted.game;
            comeRound(game);
            game.happen(FigureDamaged{gifted.hero, 1, 0});
            game.activate(gifted.hero);
            game.play(Turn{E});
            const bool isBehind = facing == E;
            QStringList said =
                game.play(Attack{gifted.enemy}, isBehind ? std::vector<int>{} : std::vector<int>{3, 3});
            QCOMPARE(game.listed<PickGift>(), isBehind ? 2 : 0);
            if (!isBehind) {
                QVERIFY(said.contains("SA-VAMPIRISM figure-healed h1 1 0"));
                continue;
            }
            const GameState asked = game.state();
            said = game.play(PickGift{Ability::SneakAttack}, {3, 3});
            QVERIFY(said.contains("DMG-01 figure-damaged h2 4 0"));
            QCOMPARE(said.filter("VAMPIRISM"), QStringList());
            game.state() = asked;
            said = game.play(PickGift{Ability::Vampirism}, {3, 3});
            QVERIFY(said.contains("DMG-01 figure-damaged h2 2 0"));
            QVERIFY(said.contains("SA-VAMPIRISM figure-healed h1 1 0"));
        }
        Gifted master({Ability::WeaponMaster, Ability::Vampirism}, 'i');
        comeRound(master.game);
        master.game.happen(FigureDamaged{master.hero, 1, 0});
        master.game.activate(master.hero);
        master.game.play(Turn{E});
        const QStringList said = master.game.play(Attack{master.enemy, AttackForm::WeaponMaster}, {3, 3, 2});
        QCOMPARE(said.filter("EXO-16"), QStringList({"EXO-16 gift-picked h1 weapon-master 34"}));
        QCOMPARE(said.filter("VAMPIRISM"), QStringList());
    }

    void EXO_16_anAnswerThatIsForcedAsksToo()
    {
        Gifted gifted({Ability::Toughness, Ability::Dodge}, 'i', {}, {}, W);
        DrawnGame& game = gifted.game;
        comeRound(game);
        game.activate(gifted.hero);
        game.play(Turn{E});
        QCOMPARE(game.play(Attack{gifted.enemy}, {1, 2}).last(), QStringLiteral("choice-forced p2"));
        QCOMPARE(game.toAct(), PlayerId(0));
        QVERIFY(game.play(PickGift{Ability::Toughness}, {3, 3}).contains("DMG-01 figure-damaged h1 1 0"));
    }

    void EXO_16_forTheWayItMovesItPicksOncePerActivation()
    {
        Gifted gifted({Ability::Flight, Ability::Aquatic, Ability::Stealth}, 'e');
        DrawnGame& game = gifted.game;
        comeRound(game);
        game.activate(gifted.hero);
        QCOMPARE(game.legal(), (Actions{PickGift{Ability::Flight}, PickGift{Ability::Aquatic}}));
        game.play(PickGift{Ability::Aquatic});
        QVERIFY(gifted.has(Ability::Aquatic) && !gifted.has(Ability::Flight));
        QVERIFY(gifted.has(Ability::Stealth)); // it has nothing to do with moving
        QCOMPARE(game.listed<FlyTo>(), 0);
        game.play(EndActivation{});
        QVERIFY(gifted.has(Ability::Flight)); // both are kept
        // With one of them there is nothing to ask, and what is declared is the pick.
        Gifted single({Ability::Flight, Ability::Nimble}, 'e');
        comeRound(single.game);
        single.game.activate(single.hero);
        QCOMPARE(single.game.listed<PickGift>(), 0);
        Gifted charger({Ability::Charge, Ability::Flight}, 'e');
        comeRound(charger.game);
        QCOMPARE(charger.game.play(ActivateWith{charger.hero, Use::DoubleSpeed}),
                 QStringList({"ACT-13 figure-activated h1 16 2048", "EXO-16 gift-picked h1 charge 9"}));
        QCOMPARE(charger.game.listed<FlyTo>(), 0);
    }

    void EXO_16_oddsAreThoseOfTheBestPick()
    {
        Gifted gifted({Ability::Toughness, Ability::Dodge}, 'i');
        DrawnGame& game = gifted.game;
        game.play(EndTurn{});
        game.activate(gifted.enemy);
        const auto before = oddsOf(game.game(), game.state(), Attack{gifted.hero});
        game.play(Attack{gifted.hero});
        // Half the clicks of every hit are better than a third of the hits.
        game.happen(GiftPicked{gifted.hero, Ability::Toughness, 136});
        QCOMPARE(before, oddsOf(game.game(), game.state(), Attack{gifted.hero}));
        QVERIFY(std::ranges::none_of(before->modifiers,
                                     [](const Modifier& each) { return each.rule == "SA-DODGE"; }));
    }

    void EXO_17_theSameAbilityOnlyOnce()
    {
        Scene scene({2, 0, 0});
        scene.game.artifactToken(Colour::Yellow, {effect::GrantAbility{Ability::MagicBlast}}, 2);
        scene.use({1});
        comeRound(scene.game);
        scene.game.activate(scene.hero);
        const QStringList events = scene.game.play(UseArtifact{scene.idol});
        QVERIFY(events.contains(QStringLiteral("EXO-21 artifact-token-returned t1-2")));
        QCOMPARE(events.filter(QStringLiteral("granted")).size(), 0);
        // One that he merely has from his dial does not count as gained.
        Scene other({1, 0, 0}, {.abilities = {Ability::MagicBlast}});
        other.game.artifactToken(Colour::Yellow, {effect::GrantAbility{Ability::MagicBlast}});
        QVERIFY(other.use().contains(QStringLiteral("EXO-14 ability-granted t1-1 h1")));
    }

    void EXO_19_optionalOnesCanBeCancelled()
    {
        const auto verdictFor = [](Ability ability, bool optional) {
            Scene scene({1, 0, 0});
            scene.game.artifactToken(Colour::Yellow, {effect::GrantAbility{ability, optional}});
            scene.use();
            const CancelAbility cancel{scene.hero, slotOf(ability)};
            const QString verdict = scene.game.verdict(cancel);
            if (verdict == QStringLiteral("allowed")) {
                scene.game.play(cancel);
                if (hasAbility(scene.game.position(), scene.hero, ability))
                    return QStringLiteral("still there");
            }
            return verdict;
        };
        QVERIFY(markOf(Ability::Flight).optional && !markOf(Ability::Toughness).optional);
        QCOMPARE(verdictFor(Ability::Flight, false), QStringLiteral("allowed"));
        QCOMPARE(verdictFor(Ability::Toughness, false), QStringLiteral("ABIL-03"));
        QCOMPARE(verdictFor(Ability::Toughness, true), QStringLiteral("allowed"));
    }

    void EXO_20_itemsAreAssignedEachTurn()
    {
        Scene scene({1, 0, 0});
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
        Scene scene({1, 0, 0});
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
        Scene scene({1, 0, 0});
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
        Scene scene({1, 0, 0}, {.speed = 8});
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
        Scene scene({1, 0, 0});
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
        Scene scene({1, 0, 0});
        const FigureId monster = scene.game.monster(0, N, {.points = 10});
        scene.game.artifactToken(Colour::Yellow, {effect::PlaceMageSpawn{1, 25}});
        scene.use();
        scene.game.play(PlaceMonster{scene.game['g'], S});
        while (scene.game.listed<DeclineSpins>() > 0)
            scene.game.play(DeclineSpins{});
        QVERIFY(!scene.game.state().figure(monster).has(mark::marker));
        QVERIFY(scene.game.state().figure(monster).has(mark::newcomer));
        // EXO-23: nothing comes where the pool has nothing that fits.
        Scene none({1, 0, 0});
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
        Scene scene({1, 0, 0}, {.speed = 4});
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
        Scene scene({1, 0, 0});
        scene.game.artifactToken(Colour::Yellow, {effect::LoseGold{5}});
        scene.begin();
        scene.game.happen(GoldChanged{PlayerId(0), 3});
        QVERIFY(
            scene.game.play(UseArtifact{scene.idol}).contains(QStringLiteral("EXO-12 gold-changed p1 -3")));
        Scene poor({1, 0, 0});
        poor.game.artifactToken(Colour::Yellow, {effect::LoseGold{5}});
        QCOMPARE(poor.use().filter(QStringLiteral("gold")).size(), 0);
    }

    void EXO_12_harmIgnoresAbilities()
    {
        Scene scene({1, 0, 0}, {.abilities = {Ability::Invulnerability}});
        scene.game.artifactToken(Colour::Yellow, {effect::Harm{2}});
        QVERIFY(scene.use().contains(QStringLiteral("EXO-12 figure-damaged h1 2 0")));
    }

    void EXO_26_usingGivesNoExperience()
    {
        Scene scene;
        scene.game.artifactToken(Colour::Yellow, {effect::GainGold{5}});
        QCOMPARE(scene.use().filter(QStringLiteral("experience")).size(), 0);
        QCOMPARE(scene.game.state().player(PlayerId(0)).experience, 0);
    }
};

DELVE_TEST(TestArtifacts)
#include "tst_artifacts.moc"
