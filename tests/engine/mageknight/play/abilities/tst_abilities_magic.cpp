// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/odds.h"
#include "tests/support/mageknight/duels.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Attacks by magic.
class TestAbilitiesMagic : public QObject
{
    Q_OBJECT

private slots:
    void SA_MAGIC_BLAST_pastFiguresAndCover()
    {
        RangedDuel range({.attack = 9, .range = 6, .abilities = {Ability::MagicBlast}}, {.defense = 15});
        range.game.monster('h', N);
        range.game.chest('i');
        range.begin();
        QCOMPARE(range.game.verdict(Shoot{range.enemy}), QStringLiteral("RANGE-09"));
        const QStringList said = range.game.play(Shoot{range.enemy, AttackForm::MagicBlast}, {3, 3, 5});
        QVERIFY(said.contains("SA-MAGIC-BLAST rolled clicks p1 5 0"));
        QVERIFY(said.contains("DMG-03 figure-eliminated h2"));
    }

    void SA_MAGIC_BLAST_wallsStopIt_OQ_BLAST()
    {
        for (const bool through : {false, true}) {
            DrawnGame game({"+-+-+-+-+-+", "|a b|c d e|", "+-+-+-+-+-+"});
            const FigureId hero = game.hero(0, 'a', E, {.range = 6, .abilities = {Ability::MagicBlast}});
            const FigureId enemy = game.hero(1, 'e');
            game.options().blastThroughWalls = through;
            game.start();
            game.activate(hero);
            QCOMPARE(game.verdict(Shoot{enemy, AttackForm::MagicBlast}),
                     through ? QStringLiteral("allowed") : QStringLiteral("RANGE-10"));
        }
    }

    void SA_FLAME_LIGHTNING_strikesThoseNextToTheTarget()
    {
        RangedDuel range({.attack = 9, .damage = 3, .range = 6, .abilities = {Ability::FlameLightning}},
                         {.defense = 15});
        range.game.monster('i', E, {.defense = 14}); // in the way
        range.game.monster('e', E, {.defense = 14});
        range.game.monster('n', E, {.defense = 16});
        range.begin();
        QCOMPARE(range.game.verdict(Shoot{range.enemy, AttackForm::FlameLightning}),
                 QStringLiteral("RANGE-09"));
        range.game.happen(FigurePlaced{FigureId(2), range.game['a'], N}); // beside the shooter
        QCOMPARE(range.game.verdict(Shoot{range.enemy, AttackForm::FlameLightning}),
                 QStringLiteral("RANGE-02"));
        range.game.happen(FigureEliminated{FigureId(2)});
        QCOMPARE(range.game.play(Shoot{range.enemy, AttackForm::FlameLightning}, {3, 3}).mid(2),
                 QStringList({"CMB-05 rolled attack p1 3 3", "CMB-06 blow-struck shot h1 h2 true",
                              "CMB-06 blow-struck shot h1 m2 true", "CMB-06 blow-struck shot h1 m3 false",
                              "DMG-01 figure-damaged h2 1 0", "DMG-01 figure-damaged m2 1 0",
                              "ACT-14 activation-ended"}));
    }

    void SA_SHOCKWAVE_everythingAround()
    {
        DrawnGame game(hall);
        const FigureId hero =
            game.hero(0, 'f', W, {.attack = 9, .damage = 3, .range = 5, .abilities = {Ability::Shockwave}});
        const FigureId friendly = game.hero(0, 'a', N, {.defense = 15});
        const FigureId enemy = game.hero(1, 'h', N, {.defense = 15, .abilities = {Ability::Toughness}});
        const FigureId far = game.monster('i', N);
        game.start();
        game.activate(hero);
        game.play(SendShockwave{}, {3, 3});
        QCOMPARE(int(game.state().figure(friendly).clicks[0]), 1);
        QCOMPARE(int(game.state().figure(enemy).clicks[0]), 1);
        QCOMPARE(int(game.state().figure(far).clicks[0]), 0);
    }

    void SA_SHOCKWAVE_aSingleTargetTakesTheDamageValue()
    {
        DrawnGame game(hall);
        const FigureId hero =
            game.hero(0, 'f', W, {.attack = 9, .damage = 3, .range = 4, .abilities = {Ability::Shockwave}});
        const FigureId enemy = game.hero(1, 'h', N, {.abilities = {Ability::Toughness}});
        game.start();
        game.activate(hero);
        game.play(SendShockwave{}, {3, 3});
        QCOMPARE(int(game.state().figure(enemy).clicks[0]), 3); // its abilities do not count
        DrawnGame empty(hall);
        const FigureId alone = empty.hero(0, 'f', W, {.range = 4, .abilities = {Ability::Shockwave}});
        empty.hero(1, 'j', N);
        empty.start();
        empty.activate(alone);
        QCOMPARE(empty.verdict(SendShockwave{}), QStringLiteral("SA-SHOCKWAVE"));
    }

    void SA_MAGIC_FREEZE_keepsFromTheNextActivation()
    {
        RangedDuel range({.attack = 9, .range = 6, .abilities = {Ability::MagicFreeze}}, {.range = 0});
        range.begin();
        QCOMPARE(range.game.play(Shoot{range.enemy, AttackForm::MagicFreeze}, {3, 3, 4}).mid(3, 4),
                 QStringList({"CMB-06 blow-struck shot h1 h2 true", "DMG-01 figure-damaged h2 1 0",
                              "SA-MAGIC-FREEZE rolled freeze p1 4 0", "SA-MAGIC-FREEZE figure-frozen h2 2"}));
        range.game.play(EndTurn{});
        QCOMPARE(range.game.verdict(Activate{range.enemy}), QStringLiteral("SA-MAGIC-FREEZE"));
        range.game.play(EndTurn{});
        range.game.play(EndTurn{});
        QCOMPARE(range.game.verdict(Activate{range.enemy}), QStringLiteral("allowed"));
        // On 1 to 3 it is not frozen.
        RangedDuel warm({.attack = 9, .range = 6, .abilities = {Ability::MagicFreeze}});
        warm.begin();
        QVERIFY(!warm.game.play(Shoot{warm.enemy, AttackForm::MagicFreeze}, {3, 3, 3})
                     .join(u'\n')
                     .contains("frozen"));
    }

    void SA_MAGIC_FREEZE_MULTI_05_onlyMonstersGetAMarker()
    {
        for (const int players : {2, 3}) {
            DrawnGame game(hall, players);
            const FigureId hero = game.hero(0, 'a');
            const FigureId monster = game.monster('e');
            game.start();
            for (const FigureId figure : {hero, monster}) {
                game.happen(FigureFrozen{figure, 2});
                QCOMPARE(int(game.state().figure(figure).frozen), 2);
                QCOMPARE(game.state().figure(figure).has(mark::marker), players == 3 && figure == monster);
            }
        }
    }

    void SA_MAGIC_CONFUSION_movesTheTarget()
    {
        RangedDuel range({.attack = 9, .range = 6, .abilities = {Ability::MagicConfusion}}, {.speed = 3});
        range.begin();
        QCOMPARE(range.game.play(Shoot{range.enemy, AttackForm::MagicConfusion}, {3, 3}).mid(2),
                 QStringList({"CMB-05 rolled attack p1 3 3", "CMB-06 blow-struck shot h1 h2 true",
                              "SA-MAGIC-CONFUSION confusion-began h2 3 h1"}));
        QVERIFY(range.game.toAct() == PlayerId(0));
        range.game.play(Step{W});
        range.game.play(Step{W});
        QCOMPARE(range.game.squareOf(range.enemy), 'h');
        QCOMPARE(range.game.verdict(Step{W}), QStringLiteral("SA-MAGIC-CONFUSION")); // next to the confuser
        QCOMPARE(range.game.verdict(Attack{range.hero}), QStringLiteral("SA-MAGIC-CONFUSION"));
        const QStringList said = range.game.play(EndActivation{});
        QVERIFY(said.contains("SA-MAGIC-CONFUSION confusion-ended h1 4 4"));
        QCOMPARE(said.last(), QStringLiteral("ACT-14 activation-ended"));
        QCOMPARE(int(range.game.state().figure(range.enemy).clicks[0]), 0);
        QVERIFY(!range.game.state().figure(range.enemy).has(mark::activated));
    }

    void SA_MAGIC_CONFUSION_aMissMovesNobody()
    {
        RangedDuel range({.attack = 0, .range = 6, .abilities = {Ability::MagicConfusion}});
        range.begin();
        QCOMPARE(range.game.play(Shoot{range.enemy, AttackForm::MagicConfusion}, {3, 3}).last(),
                 QStringLiteral("ACT-14 activation-ended"));
    }

    void ABIL_11_RANGE_24_theOtherAnswersFollowTheConfusion()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'f', E, {.range = 6, .targets = 2});
        const Stats confuser{.range = 6, .abilities = {Ability::MagicConfusion}};
        const FigureId first = game.monster('e', W, confuser); // through the opponent, CON-10
        const FigureId second = game.monster('o', W, {.range = 3});
        game.start();
        game.activate(hero);
        game.play(Shoot{first, AttackForm::Plain, second}, {1, 2});
        // Four squares are too far for the second one.
        QCOMPARE(game.legal(),
                 (Actions{Answer{first}, Answer{first, AttackForm::MagicConfusion}, DeclineAnswers{}}));
        game.play(Answer{first, AttackForm::MagicConfusion}, {3, 3});
        QCOMPARE(game.toAct(), PlayerId(1));
        game.play(Step{E});
        const QStringList ended = game.play(EndActivation{});
        QCOMPARE(ended.last(), QStringLiteral("SA-MAGIC-CONFUSION confusion-ended h1 4 4"));
        // Three are not.
        QCOMPARE(game.legal(), (Actions{Answer{second}, DeclineAnswers{}}));
        QCOMPARE(game.play(Answer{second}, {3, 3}).last(), QStringLiteral("ACT-14 activation-ended"));
    }

    void SA_MAGIC_ENHANCEMENT_oneMoreClick()
    {
        for (const char square : {'k', 'm'}) { // beside the shooter, and not
            RangedDuel range({.attack = 9, .damage = 2, .range = 6});
            range.game.hero(0, square, N, {.abilities = {Ability::MagicEnhancement}});
            range.begin();
            QVERIFY(range.game.play(Shoot{range.enemy}, {3, 3})
                        .contains(square == 'k' ? "DMG-01 figure-damaged h2 3 0"
                                                : "DMG-01 figure-damaged h2 2 0"));
        }
        RangedDuel immune({.attack = 9, .damage = 2, .range = 6}, {.abilities = {Ability::MagicImmunity}});
        immune.game.hero(0, 'k', N, {.abilities = {Ability::MagicEnhancement}});
        immune.begin();
        QVERIFY(immune.game.play(Shoot{immune.enemy}, {3, 3}).contains("DMG-01 figure-damaged h2 2 0"));
    }
};

DELVE_TEST(TestAbilitiesMagic)
#include "tst_abilities_magic.moc"
