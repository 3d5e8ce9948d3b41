// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/dice.h"
#include "engine/mageknight/play/fighting/forecast.h"
#include "engine/mageknight/play/fighting/odds.h"
#include "engine/mageknight/play/figures/values.h"
#include "tests/support/mageknight/artifact_scene.h"
#include "tests/support/mageknight/treasure_pieces.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// The hero has used the artifact and has these abilities from it; an enemy stands somewhere.
struct Gifted
{
    ArtifactScene scene;
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

/// Takes an action and returns all that happened, also what `DrawnGame::play` leaves out as bookkeeping.
QStringList everythingOf(DrawnGame& game, const Action& action, std::vector<int> faces)
{
    ScriptedDice dice(std::move(faces));
    Events events;
    perform(game.game(), game.state(), action, dice, events);
    QStringList texts;
    for (const Event& event : events)
        texts << game.text(event);
    return texts;
}

} // namespace

/// Abilities that artifacts give.
class TestGifts : public QObject
{
    Q_OBJECT

private slots:
    void EXO_14_EXO_15_EXO_18_abilitiesStayAndComeFirst()
    {
        ArtifactScene scene({1, 0, 0}, {.abilities = {Ability::WeaponMaster}, .abilityClicks = 2});
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

    void EXO_16_aPickIsForOneBlowAlone()
    {
        // The hero passes through the enemy, which strikes at it; its activation goes on.
        Gifted gifted({Ability::Toughness, Ability::Dodge, Ability::Flight, Ability::Aquatic}, 'g');
        DrawnGame& game = gifted.game;
        comeRound(game);
        game.activate(gifted.hero);
        game.play(PickGift{Ability::Aquatic});
        game.play(PassThrough{pathOf({W, W})});
        game.play(StrikeBlow{});
        QCOMPARE(game.listed<PickGift>(), 2);
        const QStringList said = everythingOf(game, PickGift{Ability::Toughness}, {3, 3});
        const auto struck = said.indexOf("DMG-01 figure-damaged h1 1 0");
        QVERIFY(struck > 0 && said.indexOf("EXO-16 gifts-freed") > struck);
        QVERIFY(gifted.has(Ability::Toughness) && gifted.has(Ability::Dodge));
        QVERIFY(!gifted.has(Ability::Flight)); // how it moves is picked for the whole activation
        // Where nothing was picked nothing comes back.
        QVERIFY(everythingOf(game, StrikeBlow{}, {3, 3}).filter("gifts-freed").isEmpty());
    }

    void EXO_16_SA_MAGIC_RETALIATION_isNoPickAgainstAnAnswer()
    {
        Gifted attacked({Ability::Toughness, Ability::MagicRetaliation}, 'i');
        attacked.game.play(EndTurn{});
        attacked.game.activate(attacked.enemy);
        attacked.game.play(Attack{attacked.hero});
        QCOMPARE(attacked.game.legal(),
                 (Actions{PickGift{Ability::Toughness}, PickGift{Ability::MagicRetaliation}}));
        Gifted answered({Ability::Toughness, Ability::MagicRetaliation}, 'i');
        comeRound(answered.game);
        answered.game.activate(answered.hero);
        answered.game.play(Turn{E});
        const QStringList said = answered.game.play(Attack{answered.enemy}, {1, 2, 3, 3});
        QVERIFY(said.contains("DMG-01 figure-damaged h1 1 0"));
        QCOMPARE(said.filter("choice-forced"), QStringList()); // CLOSE-06: there was nothing to choose
        QCOMPARE(answered.game.listed<PickGift>(), 0);
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

    void EXO_16_ABIL_04_ABIL_05_eachIsCancelledForItself()
    {
        Gifted gifted({Ability::Flight, Ability::Aquatic, Ability::Toughness}, 'e',
                      {.abilities = {Ability::Nimble}});
        DrawnGame& game = gifted.game;
        comeRound(game);
        QCOMPARE(game.verdict(CancelAbility{gifted.hero, Slot::Speed}), QStringLiteral("EXO-15"));
        QCOMPARE(game.verdict(CancelGift{gifted.hero, Ability::Nimble}), QStringLiteral("EXO-14"));
        QCOMPARE(game.verdict(CancelGift{gifted.hero, Ability::Toughness}), QStringLiteral("ABIL-03"));
        QCOMPARE(game.verdict(CancelGift{gifted.enemy, Ability::Flight}), QStringLiteral("ABIL-04"));
        QVERIFY(game.isListed(CancelGift{gifted.hero, Ability::Flight}));
        QVERIFY(game.isListed(CancelGift{gifted.hero, Ability::Aquatic}));
        QCOMPARE(game.play(CancelGift{gifted.hero, Ability::Flight}),
                 QStringList({"ABIL-04 gift-cancelled h1 flight"}));
        QVERIFY(!gifted.has(Ability::Flight) && gifted.has(Ability::Aquatic) &&
                gifted.has(Ability::Toughness));
        QVERIFY(!gifted.has(Ability::Nimble)); // EXO-15: the dial does not come back
        QCOMPARE(game.verdict(CancelGift{gifted.hero, Ability::Flight}), QStringLiteral("ABIL-04"));
        QVERIFY(survivesSaving(game));
        // One way to move is left, so that there is nothing to pick; it is off for the whole turn.
        QCOMPARE(game.play(Activate{gifted.hero}), QStringList({"ACT-13 figure-activated h1 8 0"}));
        QCOMPARE(game.listed<FlyTo>(), 0);
        game.play(EndActivation{});
        QVERIFY(!gifted.has(Ability::Flight));
        comeRound(game);
        QVERIFY(gifted.has(Ability::Flight) && gifted.has(Ability::Aquatic)); // ABIL-05
    }

    void EXO_15_whatIsCancelledOnTheDialConcernsNoGift()
    {
        // The dial's own is off when the artifact gives another one on the same value.
        ArtifactScene scene({1, 0, 0}, {.abilities = {Ability::Flight}});
        DrawnGame& game = scene.game;
        game.artifactToken(Colour::Yellow, {effect::GrantAbility{Ability::Nimble}});
        scene.begin();
        game.play(CancelAbility{scene.hero, Slot::Speed});
        QVERIFY(!hasAbility(game.position(), scene.hero, Ability::Flight));
        game.play(UseArtifact{scene.idol});
        QVERIFY(game.state().figure(scene.hero).cancelled != 0); // still the same turn
        QVERIFY(hasAbility(game.position(), scene.hero, Ability::Nimble));
    }

    void EXO_16_SA_FLIGHT_whoIsAloftKeepsTheGiftThatCarriesIt()
    {
        Gifted gifted({Ability::Flight, Ability::Nimble}, 'g');
        DrawnGame& game = gifted.game;
        comeRound(game);
        game.activate(gifted.hero);
        QCOMPARE(game.verdict(CancelGift{gifted.hero, Ability::Flight}), QStringLiteral("allowed"));
        StateWriter(game.game(), game.state()).turn().flags |= activation::aloft;
        QCOMPARE(game.verdict(CancelGift{gifted.hero, Ability::Flight}), QStringLiteral("SA-FLIGHT"));
        QVERIFY(!game.isListed(CancelGift{gifted.hero, Ability::Flight}));
        QVERIFY(game.isListed(CancelGift{gifted.hero, Ability::Nimble}));
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
        ArtifactScene scene({2, 0, 0});
        scene.game.artifactToken(Colour::Yellow, {effect::GrantAbility{Ability::MagicBlast}}, 2);
        scene.use({1});
        comeRound(scene.game);
        scene.game.activate(scene.hero);
        const QStringList events = scene.game.play(UseArtifact{scene.idol});
        QVERIFY(events.contains(QStringLiteral("EXO-21 artifact-token-returned t1-2")));
        QCOMPARE(events.filter(QStringLiteral("granted")).size(), 0);
        // One that he merely has from his dial does not count as gained.
        ArtifactScene other({1, 0, 0}, {.abilities = {Ability::MagicBlast}});
        other.game.artifactToken(Colour::Yellow, {effect::GrantAbility{Ability::MagicBlast}});
        QVERIFY(other.use().contains(QStringLiteral("EXO-14 ability-granted t1-1 h1")));
    }

    void EXO_18_DG_09_whoLeavesKeepsThemButNotWhoGoesToThePool()
    {
        for (const bool isSummoned : {false, true}) {
            ArtifactScene scene;
            DrawnGame& game = scene.game;
            game.hero(0, 'o');
            const FigureId servant = game.monster('d', W);
            const FigureId leaver = isSummoned ? servant : scene.hero;
            game.exit(0, isSummoned ? 'd' : 'h', Side::North);
            game.artifactToken(Colour::Yellow, {effect::GrantAbility{Ability::Toughness}});
            game.start();
            StateWriter(game.game(), game.state()).figure(servant).team = PlayerId(0);
            game.activate(leaver);
            game.play(UseArtifact{scene.idol});
            comeRound(game);
            game.activate(leaver);
            const QStringList said = game.play(Leave{});
            QVERIFY(said.contains(isSummoned ? "END-03 hero-left m1" : "END-03 hero-left h1"));
            QCOMPARE(said.contains("EXO-18 artifact-token-returned t1-1"), isSummoned);
            QCOMPARE(game.state().artifactToken(ArtifactTokenId(0)).place,
                     isSummoned ? ArtifactTokenPlace::Returned : ArtifactTokenPlace::Given);
        }
    }

    void EXO_19_optionalOnesCanBeCancelled()
    {
        const auto verdictFor = [](Ability ability, bool optional) {
            ArtifactScene scene({1, 0, 0});
            scene.game.artifactToken(Colour::Yellow, {effect::GrantAbility{ability, optional}});
            scene.use();
            const CancelGift cancel{scene.hero, ability};
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
};

DELVE_TEST(TestGifts)
#include "tst_gifts.moc"
