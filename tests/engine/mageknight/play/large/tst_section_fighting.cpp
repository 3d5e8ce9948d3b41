// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/odds.h"
#include "tests/support/mageknight/arena.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Attacks by and against sections.
class TestSectionFighting : public QObject
{
    Q_OBJECT

private slots:
    void MD_20_MD_39_cornersBelongToTwoSections()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 4, N, large());
        const FigureId foe = arena.hero(1, 2, 1, SE); // on the front left corner
        arena.start(1);
        arena.game.activate(foe);
        QVERIFY(arena.game.isListed(Attack{front(dragon)}));
        QVERIFY(arena.game.isListed(Attack{left(dragon)}));
        QVERIFY(!arena.game.isListed(Attack{back(dragon)}));
        QCOMPARE(arena.game.verdict(Attack{back(dragon)}), QStringLiteral("MD-39"));
        QCOMPARE(arena.game.verdict(Attack{dragon}), QStringLiteral("MD-39"));
        QCOMPARE(
            arena.game.play(Attack{left(dragon)}, {4, 4}),
            QStringList({"CMB-01 speed-spent 4", "ACT-07 activation-marked 4", "CMB-05 rolled attack p2 4 4",
                         "CMB-06 blow-struck attack h2 h1-left true", "DMG-01 figure-damaged h1-left 2 0"}));
        // Its player lets the front answer.
        QCOMPARE(int(arena.game.toAct()), 0);
        QVERIFY(arena.game.isListed(Answer{left(dragon)}));
        QVERIFY(!arena.game.isListed(Answer{right(dragon)}));
        QVERIFY(arena.game.play(Answer{front(dragon)}, {1, 2})
                    .contains("CMB-06 blow-struck counterattack h1-front h2 false"));
    }

    void MD_20_theAnswerMayGoToTheOtherSection()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 4, N, large());
        const FigureId foe = arena.hero(1, 2, 1, SE);
        arena.start();
        arena.game.activate(dragon);
        arena.game.play(ActAs{front(dragon)});
        arena.game.play(Attack{foe}, {1, 2});
        QCOMPARE(int(arena.game.toAct()), 1);
        QVERIFY(arena.game.isListed(Answer{foe}));
        QVERIFY(arena.game.isListed(Answer{foe, AttackForm::Plain, left(dragon)}));
        QVERIFY(!arena.game.isListed(Answer{foe, AttackForm::Plain, back(dragon)}));
        QVERIFY(arena.game.play(Answer{foe, AttackForm::Plain, left(dragon)}, {4, 4})
                    .contains("DMG-01 figure-damaged h1-left 2 0"));
    }

    void MD_22_whatIsInactiveTakesNoMore()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 4, N, large());
        const FigureId foe = arena.hero(1, 2, 4, E);
        arena.start(1);
        arena.game.happen(FigureDamaged{left(dragon), 99, 0});
        arena.game.activate(foe);
        QCOMPARE(arena.game.verdict(Attack{left(dragon)}), QStringLiteral("MD-39"));
        // MD-39: beside an inactive one only, any active section.
        QVERIFY(arena.game.isListed(Attack{back(dragon)}));
        QVERIFY(arena.game.isListed(Attack{right(dragon)}));
        const QStringList said = arena.game.play(Attack{right(dragon)}, {4, 4});
        QVERIFY(said.contains("DMG-01 figure-damaged h1-right 2 0"));
        QVERIFY(said.filter("counterattack").isEmpty()); // no active section is beside the attacker
    }

    void MD_23_sixSkullsAreTheEnd()
    {
        Arena arena;
        const FigureId dragon =
            arena.hero(0, 4, 4, N, large({2, 2, 2, 2}, {.damage = 1, .clicks = 3, .skulls = {0, 1, 2}}));
        const FigureId foe = arena.hero(1, 4, 7, N, {.damage = 1});
        arena.start(1);
        arena.game.happen(FigureDamaged{front(dragon), 2, 0});
        arena.game.happen(FigureDamaged{left(dragon), 2, 0});
        arena.game.happen(FigureDamaged{right(dragon), 1, 0});
        QCOMPARE(skullsOf(arena.game.position(), dragon), 5);
        arena.game.activate(foe);
        const QStringList said = arena.game.play(Attack{back(dragon)}, {4, 4});
        QVERIFY(said.contains("MD-23 figure-eliminated h1"));
        QVERIFY(!arena.game.state().figure(front(dragon)).isInside());
        QVERIFY(arena.game.state().occupant(arena.at(4, 4)).isNone());
        QVERIFY(!said.filter("experience-gained").isEmpty()); // the points of the whole figure, once
    }

    void MD_25_MD_26_firstItMovesThenItFights()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 5, N, large({3, 3, 3, 3}));
        const FigureId second = arena.hero(0, 9, 9, N);
        const FigureId foe = arena.hero(1, 4, 1, N);
        arena.start();
        arena.game.activate(dragon);
        QCOMPARE(arena.game.verdict(Activate{second}), QStringLiteral("ACT-04"));
        arena.game.play(Drive{N, 1});
        arena.game.play(ActAs{front(dragon)});
        arena.game.play(DeclineSpins{});
        QCOMPARE(arena.game.verdict(Drive{N, -1}), QStringLiteral("MD-26")); // a section does not move
        arena.game.play(Attack{foe}, {1, 2});
        QCOMPARE(arena.game.verdict(ActAs{dragon}), QStringLiteral("MD-26"));
    }

    void MD_27_oneAttackForFourPoints()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 6, N, large({3, 3, 3, 2}));
        arena.hero(1, 4, 1, N);
        arena.hero(1, 2, 4, W);
        arena.hero(1, 6, 4, E);
        arena.start();
        arena.game.activate(dragon);
        QCOMPARE(arena.game.speed(), 11);
        QCOMPARE(arena.game.verdict(Attack{FigureId(int(dragon) + 5)}), QStringLiteral("MD-27"));
        arena.game.play(BreakAway{}, {6});
        QCOMPARE(arena.game.speed(), 9);
        QCOMPARE(attacksOf(arena, dragon), 2); // 9 left: two
        QVERIFY(!arena.game.state().turn().isActivation());
    }

    void MD_27_theExampleMovesTwoAndAttacksTwice()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 6, N, large({3, 3, 3, 2}));
        arena.hero(1, 4, 1, N); // these three are beside it when it has moved
        arena.hero(1, 2, 2, W);
        arena.hero(1, 6, 2, E);
        arena.start();
        arena.game.activate(dragon);
        QCOMPARE(arena.game.speed(), 11);
        arena.game.play(Drive{N, 2});
        QCOMPARE(arena.game.speed(), 9);
        QCOMPARE(attacksOf(arena, dragon), 2);
        QVERIFY(!arena.game.state().turn().isActivation());
    }

    void MD_27_eachSectionAttacksOnce()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 4, N, large({4, 4, 0, 0}));
        const FigureId foe = arena.hero(1, 4, 1, N, {.clicks = 9});
        arena.hero(1, 2, 4, W);
        arena.start();
        arena.game.activate(dragon);
        arena.game.play(ActAs{front(dragon)});
        arena.game.play(Attack{foe}, {1, 2});
        if (arena.game.isListed(DeclineAnswers{}))
            arena.game.play(DeclineAnswers{});
        QCOMPARE(arena.game.verdict(Attack{foe}), QStringLiteral("MD-27"));
        QCOMPARE(arena.game.verdict(ActAs{right(dragon)}), QStringLiteral("allowed"));
        QCOMPARE(arena.game.verdict(ActAs{left(dragon)}), QStringLiteral("allowed"));
        arena.game.happen(FigureDamaged{left(dragon), 99, 0});
        QCOMPARE(arena.game.verdict(ActAs{left(dragon)}), QStringLiteral("MD-22"));
    }

    void MD_28_attacksWithoutMoving()
    {
        const auto attacks = [](std::vector<int> speeds, bool moves) {
            Arena arena;
            const FigureId dragon = arena.hero(0, 4, moves ? 5 : 4, N, large(std::move(speeds)));
            arena.hero(1, 4, 1, N);
            arena.hero(1, 2, 2, W);
            arena.hero(1, 6, 2, E);
            arena.start();
            if (moves) {
                arena.game.happen(FreedFrom{FigureId(int(dragon) + 6)});
                arena.game.happen(FreedFrom{FigureId(int(dragon) + 7)});
            }
            arena.game.activate(dragon);
            if (moves) {
                arena.game.happen(FreedFrom{FigureId(int(dragon) + 6)});
                arena.game.happen(FreedFrom{FigureId(int(dragon) + 7)});
                arena.game.play(Drive{N, 1});
            }
            return attacksOf(arena, dragon);
        };
        QCOMPARE(attacks({2, 2, 2, 1}, false), 2); // 7
        QCOMPARE(attacks({2, 2, 2, 1}, true), 1);  // 6 left
        QCOMPARE(attacks({3, 2, 2, 2}, false), 3); // 9
        QCOMPARE(attacks({1, 0, 0, 0}, false), 1);
        QCOMPARE(attacks({0, 0, 0, 0}, false), 0); // breaks: something it must spend
    }

    void MD_30_itsControllerNamesTheSectionThatFlamesCatch()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 4, N, large());
        const FigureId beside = arena.hero(0, 6, 4, E);
        const FigureId foe = arena.hero(1, 9, 7, NW, {.range = 8, .abilities = {Ability::FlameLightning}});
        arena.start(1);
        arena.game.activate(foe);
        const Action shot = Shoot{beside, AttackForm::FlameLightning};
        QCOMPARE(arena.game.verdict(shot), QStringLiteral("allowed"));
        QCOMPARE(arena.game.play(shot), QStringList());
        QCOMPARE(int(arena.game.toAct()), 0);
        QCOMPARE(arena.game.listed<NameSection>(), 4);
        const QStringList said = arena.game.play(NameSection{back(dragon)}, {4, 5});
        QVERIFY(said.contains("MD-30 section-named h1-back"));
        QVERIFY(said.contains("DMG-01 figure-damaged h1-back 1 0"));
    }

    void MD_30_onlyActiveSectionsAreNamed()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 4, N, large());
        const FigureId beside = arena.hero(0, 6, 4, E);
        const FigureId foe = arena.hero(1, 9, 7, NW, {.range = 8, .abilities = {Ability::FlameLightning}});
        arena.start(1);
        arena.game.happen(FigureDamaged{left(dragon), 99, 0});
        arena.game.activate(foe);
        arena.game.play(Shoot{beside, AttackForm::FlameLightning});
        QCOMPARE(arena.game.listed<NameSection>(), 3);
        QCOMPARE(arena.game.verdict(NameSection{left(dragon)}), QStringLiteral("MD-30"));
        QVERIFY(arena.game.play(NameSection{front(dragon)}, {4, 5})
                    .contains("DMG-01 figure-damaged h1-front 1 0"));
    }

    void MD_37_onlyWhoIsBesideTheSection()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 4, N, large());
        const FigureId ahead = arena.hero(1, 4, 1, N);
        const FigureId aside = arena.hero(1, 2, 4, W);
        arena.start();
        arena.game.activate(dragon);
        arena.game.play(ActAs{front(dragon)});
        QCOMPARE(arena.game.verdict(Attack{ahead}), QStringLiteral("allowed"));
        QCOMPARE(arena.game.verdict(Attack{aside}), QStringLiteral("CLOSE-02"));
    }

    void MD_38_shotsThroughTheSection()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 6, N, large({2, 2, 2, 2}, {.range = 8}));
        const FigureId ahead = arena.hero(1, 4, 0, N);
        arena.hero(1, 4, 9, S); // beside the back, which does not keep the front from shooting
        arena.start();
        arena.game.activate(dragon);
        arena.game.play(ActAs{front(dragon)});
        QCOMPARE(arena.game.verdict(Shoot{ahead}), QStringLiteral("allowed"));
        arena.game.play(ActAs{left(dragon)});
        QCOMPARE(arena.game.verdict(Shoot{ahead}), QStringLiteral("RANGE-07"));
        // Breaks: an opponent beside that section.
        Arena held;
        const FigureId beast = held.hero(0, 4, 6, N, large({2, 2, 2, 2}, {.range = 8}));
        const FigureId far = held.hero(1, 4, 0, N);
        held.hero(1, 2, 6, W);
        held.start();
        held.game.activate(beast);
        held.game.play(ActAs{front(beast)});
        QCOMPARE(held.game.verdict(Shoot{far}), QStringLiteral("allowed"));
        held.game.happen(FigurePlaced{FigureId(int(beast) + 6), held.at(3, 3), W});
        QCOMPARE(held.game.verdict(Shoot{far}), QStringLiteral("RANGE-02"));
    }

    void MD_40_MD_41_shotsAtSections()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 4, N, large());
        const FigureId foe = arena.hero(1, 4, 0, S, {.range = 8});
        const FigureId mate = arena.hero(1, 9, 9, N);
        arena.start(1);
        arena.game.activate(foe);
        QCOMPARE(arena.game.verdict(Shoot{front(dragon)}), QStringLiteral("allowed"));
        QCOMPARE(arena.game.verdict(Shoot{left(dragon)}), QStringLiteral("MD-40"));
        QCOMPARE(arena.game.verdict(Shoot{dragon}), QStringLiteral("MD-40")); // no border is met
        // MD-41: a friend of the shooter beside that section.
        arena.game.happen(FigurePlaced{mate, arena.at(5, 1), N});
        QCOMPARE(arena.game.verdict(Shoot{front(dragon)}), QStringLiteral("RANGE-03"));
        arena.game.happen(FigurePlaced{mate, arena.at(6, 4), N}); // beside another one
        QCOMPARE(arena.game.verdict(Shoot{front(dragon)}), QStringLiteral("allowed"));
        // An inactive section: any active one.
        arena.game.happen(FigureDamaged{front(dragon), 99, 0});
        QCOMPARE(arena.game.verdict(Shoot{front(dragon)}), QStringLiteral("MD-40"));
        QCOMPARE(arena.game.verdict(Shoot{left(dragon)}), QStringLiteral("allowed"));
        QCOMPARE(arena.game.verdict(Shoot{right(dragon)}), QStringLiteral("RANGE-03"));
    }

    void MD_42_theControllerChoosesAtABorder()
    {
        const std::vector<std::string> rows{"..........", "..........", "..........", "..........",
                                            "..........", "..........", "..........", "..:.......",
                                            "..:.......", ".........."};
        const auto make = [&](FigureId& dragon, FigureId& foe) {
            auto arena = std::make_unique<Arena>(rows);
            Stats stats = large();
            stats.sections[3].abilities = {Ability::Stealth};
            dragon = arena->hero(0, 4, 4, N, stats);
            foe = arena->hero(1, 1, 9, N, {.range = 8});
            arena->start(1);
            arena->game.activate(foe);
            return arena;
        };
        FigureId dragon{}, foe{};
        const auto chosen = make(dragon, foe);
        QCOMPARE(chosen->game.verdict(Shoot{left(dragon)}), QStringLiteral("MD-40"));
        QCOMPARE(chosen->game.play(Shoot{dragon}), QStringList());
        QCOMPARE(int(chosen->game.toAct()), 0);
        QCOMPARE(chosen->game.listed<NameSection>(), 2);
        QCOMPARE(chosen->game.verdict(NameSection{front(dragon)}), QStringLiteral("MD-42"));
        QCOMPARE(chosen->game.verdict(DeclineSpins{}), QStringLiteral("MD-42")); // that is not asked
        // The back hides in the undergrowth: the attack is not made and costs nothing.
        const QStringList said = chosen->game.play(NameSection{back(dragon)});
        QCOMPARE(said.size(), 2);
        QCOMPARE(said.front(), QStringLiteral("MD-42 section-named h1-back"));
        QVERIFY(said.back().startsWith("SA-STEALTH action-fell-away"));
        QCOMPARE(chosen->game.speed(), 8);
        QCOMPARE(chosen->game.verdict(Shoot{dragon}), QStringLiteral("SA-STEALTH"));
        // The left side does not.
        const auto struck = make(dragon, foe);
        struck->game.play(Shoot{dragon});
        const QStringList blow = struck->game.play(NameSection{left(dragon)}, {5, 5});
        QVERIFY(blow.contains("CMB-06 blow-struck shot h2 h1-left true"));
        QVERIFY(blow.contains("DMG-01 figure-damaged h1-left 2 0"));
        // What is told before is what the controller would choose.
        const auto asked = make(dragon, foe);
        QVERIFY(oddsOf(asked->game.game(), asked->game.state(), Shoot{dragon}).has_value());
    }

    void MD_43_EXPL_06_oneSectionInAnArea()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 4, N, large());
        const FigureId shooter = arena.hero(1, 9, 4, W, {.range = 8, .explosive = true});
        const FigureId mark = arena.hero(0, 6, 4, E);
        arena.start(1);
        arena.game.activate(shooter);
        const QStringList said = arena.game.play(Shoot{mark}, {5, 5});
        QVERIFY(said.contains("EXPL-01 figure-damaged h1-right 1 0"));
        for (const char* other : {"h1-front", "h1-left", "h1-back", "h1 "})
            QVERIFY(said.filter(QStringLiteral("EXPL-01 figure-damaged %1").arg(other)).isEmpty());
        Q_UNUSED(dragon);
    }

    void MD_43_ofAnInactiveSectionTheAttackerPicksAnother()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 4, N, large());
        const FigureId shooter = arena.hero(1, 9, 4, W, {.range = 8, .explosive = true});
        const FigureId mark = arena.hero(0, 6, 4, E);
        arena.start(1);
        arena.game.happen(FigureDamaged{right(dragon), 99, 0});
        arena.game.activate(shooter);
        QVERIFY(arena.game.play(Shoot{mark}, {5, 5}).filter("EXPL-01 figure-damaged h1").isEmpty());
        QCOMPARE(int(arena.game.toAct()), 1);
        QCOMPARE(arena.game.listed<NameSection>(), 3);
        const QStringList said = arena.game.play(NameSection{back(dragon)});
        QVERIFY(said.contains("EXPL-01 figure-damaged h1-back 1 0"));
        QCOMPARE(said.filter("EXPL-01 figure-damaged h1").size(), qsizetype(1));
    }

    void MD_43_itReachesTwoSquaresFromTheDot()
    {
        for (const bool isNear : {true, false}) {
            Arena arena;
            const FigureId beast = arena.hero(0, 4, 6, N, small()); // its dot is on this corner
            const FigureId shooter = arena.hero(1, 9, 4, W, {.range = 8, .explosive = true});
            const FigureId target = arena.hero(0, 5, isNear ? 3 : 2, S);
            arena.start(1);
            arena.game.activate(shooter);
            // 1.5 aside and 2.5 ahead: 5 < 6, the right section; one further it is out of reach.
            QCOMPARE(sectionsMet(arena.game.position(), beast, arena.at(5, 3)), maskOf(Section::Right));
            const QStringList hurt = arena.game.play(Shoot{target}, {5, 5}).filter("EXPL-01 figure-damaged");
            QCOMPARE(hurt, isNear ? QStringList({"EXPL-01 figure-damaged h1-right 1 0"}) : QStringList());
        }
    }

    void LONG_01_sectionsShootFar()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 2, 7, N, large({2, 2, 2, 2}, {.range = 3}));
        const FigureId beast = arena.hero(1, 3, 2, N, small());
        arena.start();
        arena.game.activate(dragon);
        arena.game.play(ActAs{front(dragon)});
        const bool isAnyFar = std::ranges::any_of(arena.game.legal(), [&](const Action& action) {
            const auto* shot = std::get_if<Shoot>(&action);
            return shot != nullptr && shot->form == AttackForm::LongShot;
        });
        QVERIFY(isAnyFar);
        Q_UNUSED(beast);
    }

private:
    /// Attacks with every section that can, until the activation ends; how many were made.
    static int attacksOf(Arena& arena, FigureId dragon)
    {
        int attacks = 0;
        for (const FigureId section : {front(dragon), left(dragon), right(dragon), back(dragon)}) {
            if (!arena.game.state().turn().isActivation() ||
                arena.game.verdict(ActAs{section}) != QStringLiteral("allowed"))
                continue;
            arena.game.play(ActAs{section});
            while (arena.game.isListed(DeclineSpins{}))
                arena.game.play(DeclineSpins{});
            for (const Action& action : arena.game.legal())
                if (const auto* attack = std::get_if<Attack>(&action)) {
                    attacks += !arena.game.play(*attack, {1, 2}).filter("blow-struck").isEmpty();
                    break;
                }
        }
        return attacks;
    }
};

DELVE_TEST(TestSectionFighting)
#include "tst_section_fighting.moc"
