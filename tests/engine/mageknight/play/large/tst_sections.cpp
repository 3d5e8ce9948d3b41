// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/state_json.h"
#include "engine/mageknight/play/fighting/lines.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/treasure/items.h"
#include "engine/mageknight/setup/rules/check_pack.h"
#include "tests/support/mageknight/arena.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/treasure_pieces.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// The clear arena with a name for its north-east corner.
std::vector<std::string> withCorner(char name)
{
    std::vector<std::string> rows = clearArena;
    rows.front().back() = name;
    return rows;
}

} // namespace

/// What the sections of a multi-dial figure are and have.
class TestSections : public QObject
{
    Q_OBJECT

private slots:
    void MD_01_fourDialsOnOneBase()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 4, N, large({1, 2, 3, 4}));
        arena.start();
        const Position position = arena.game.position();
        QVERIFY(isHull(position, dragon));
        QCOMPARE(dialValue(position, front(dragon), Slot::Speed), 1);
        QCOMPARE(dialValue(position, left(dragon), Slot::Speed), 2);
        QCOMPARE(dialValue(position, right(dragon), Slot::Speed), 3);
        QCOMPARE(dialValue(position, back(dragon), Slot::Speed), 4);
        QCOMPARE(int(arena.game.state().occupant(arena.at(4, 4)).figure()), int(dragon));
        // Saving loses nothing.
        const std::string text = writeState(arena.game.game(), arena.game.state());
        const auto read = parseState(arena.game.game(), text);
        QVERIFY(read.has_value());
        QVERIFY(*read == arena.game.state());
        // Breaks: a base for several dials with one is no figure that could be played.
        GameParts parts = arena.game.game().parts();
        Figure odd = *parts.figures[indexOf(dragon)].kind;
        odd.dials.resize(1);
        parts.figures[indexOf(dragon)].kind = &odd;
        QVERIFY(!Game::make(parts).has_value());
    }

    void MD_15_abilitiesThatDoNothingToIt()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 4, N, large());
        const FigureId hero = arena.hero(0, 8, 8, N);
        arena.start();
        for (const Ability ability :
             {Ability::Terrify, Ability::Venom, Ability::Healing, Ability::MagicHealing, Ability::MagicFreeze,
              Ability::MagicLevitation, Ability::MagicConfusion}) {
            QVERIFY(shrugsOff(arena.game.position(), front(dragon), ability));
            QVERIFY(!shrugsOff(arena.game.position(), hero, ability));
        }
        QVERIFY(!shrugsOff(arena.game.position(), front(dragon), Ability::MagicBlast));
    }

    void MD_15_theyAreRefusedOrPassItBy()
    {
        for (const bool isDragon : {true, false}) {
            // Venom of an opponent beside it, at the beginning of that turn.
            Arena arena;
            arena.hero(0, 4, 4, N, isDragon ? large() : Stats{});
            arena.hero(1, 4, isDragon ? 1 : 3, S, {.abilities = {Ability::Venom}});
            arena.hero(1, 9, 9, N);
            arena.start();
            const QStringList said = arena.game.play(EndTurn{});
            const bool isHurt =
                !said.filter("SA-VENOM").isEmpty() || pending<VenomChoice>(arena.game.position()).has_value();
            QCOMPARE(isHurt, !isDragon);
            // Magic of an opponent, and healing by a friend.
            Arena magic;
            const FigureId target = magic.hero(0, 4, 4, N, isDragon ? large() : Stats{});
            const FigureId friendly =
                magic.hero(0, 4, isDragon ? 7 : 5, N, {.abilities = {Ability::Healing}});
            const FigureId mage = magic.hero(1, 9, 4, W, {.range = 8, .abilities = {Ability::MagicFreeze}});
            magic.start();
            const FigureId hurt = isDragon ? back(target) : target;
            magic.game.happen(FigureDamaged{hurt, 1, 0});
            magic.game.activate(friendly);
            QCOMPARE(magic.game.verdict(HealFigure{hurt, AttackForm::Healing}),
                     isDragon ? QStringLiteral("MD-15") : QStringLiteral("allowed"));
            magic.game.play(EndActivation{});
            magic.game.play(EndTurn{});
            magic.game.activate(mage);
            QCOMPARE(magic.game.verdict(Shoot{isDragon ? right(target) : target, AttackForm::MagicFreeze}),
                     isDragon ? QStringLiteral("MD-15") : QStringLiteral("allowed"));
        }
    }

    void MD_14_itIsNeitherSummonedNorRaised()
    {
        Arena arena;
        const FigureId caller = arena.hero(0, 4, 4, N, {.abilities = {Ability::Summon}});
        const FigureId dragon = arena.game.monster(0, N, large());
        const FigureId rat = arena.game.monster(0, N, {.points = 5});
        arena.start();
        QCOMPARE(arena.game.verdict(ActivateWith{caller, Use::Summon, dragon}), QStringLiteral("MD-14"));
        QCOMPARE(arena.game.verdict(ActivateWith{caller, Use::Summon, rat}), QStringLiteral("allowed"));
    }

    void MD_16_nobodyComesFromBehind()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 4, N, large());
        const FigureId hero = arena.hero(0, 8, 4, N, {});
        const FigureId foe = arena.hero(1, 4, 7, N);
        const FigureId other = arena.hero(1, 8, 5, N);
        arena.start();
        const Position position = arena.game.position();
        QCOMPARE(blowNumbers(position, {Blow::Attack, foe}, {back(dragon)}).needed(), 15 - 9);
        QCOMPARE(blowNumbers(position, {Blow::Attack, other}, {hero}).needed(), 15 - 9 - 1); // who has a back
    }

    void MD_19_FARC_16_FARC_17_theWholeEdgeIsTheArc()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 4, N, large());
        const FigureId beast = arena.hero(0, 8, 5, N, small());
        arena.start();
        const auto count = [&](FigureId section) {
            const FigureKind& kind = arena.game.game().kind(section);
            int squares = 0;
            for (const RingSquare& square : ringOf(kind.base(), N))
                squares += kind.frontArea(N, ArcSide::Left).has(square.offset);
            return squares;
        };
        QCOMPARE(count(front(dragon)), 5);
        QCOMPARE(count(back(dragon)), 5);
        QCOMPARE(count(left(dragon)), 7);
        QCOMPARE(count(right(dragon)), 7);
        QCOMPARE(count(front(beast)), 4);
        QCOMPARE(count(back(beast)), 4);
        QCOMPARE(count(left(beast)), 6);
        QCOMPARE(count(right(beast)), 6);
        // MD-20: the corners belong to two sections.
        QVERIFY(isFrontSquare(arena.game.position(), front(dragon), arena.at(2, 1)));
        QVERIFY(isFrontSquare(arena.game.position(), left(dragon), arena.at(2, 1)));
        QVERIFY(!isFrontSquare(arena.game.position(), right(dragon), arena.at(2, 1)));
    }

    void MD_21_MD_22_skullsAndInactiveSections()
    {
        Arena arena;
        const FigureId dragon =
            arena.hero(0, 4, 4, N, large({2, 2, 2, 2}, {.clicks = 3, .skulls = {0, 1, 2}}));
        arena.start();
        arena.game.happen(FigureDamaged{left(dragon), 2, 0});
        QVERIFY(isActive(arena.game.position(), left(dragon)));
        QCOMPARE(skullsOf(arena.game.position(), dragon), 2);
        arena.game.activate(dragon);
        QCOMPARE(arena.game.verdict(ActAs{left(dragon)}), QStringLiteral("allowed"));
        arena.game.happen(FigureDamaged{left(dragon), 5, 0}); // the rest is lost
        QVERIFY(!isActive(arena.game.position(), left(dragon)));
        QCOMPARE(skullsOf(arena.game.position(), dragon), 3);
        QCOMPARE(arena.game.verdict(ActAs{left(dragon)}), QStringLiteral("MD-22"));
        QCOMPARE(dialValue(arena.game.position(), left(dragon), Slot::Speed), 0);
    }

    void MD_22_threeSkullsEndADial()
    {
        // Three skulls beside a last value are as good as none at all.
        Arena arena;
        const FigureId dragon =
            arena.hero(0, 4, 4, N, large({2, 2, 2, 2}, {.clicks = 4, .skulls = {0, 1, 3, 3}}));
        arena.start();
        arena.game.happen(FigureDamaged{left(dragon), 1, 0});
        QVERIFY(isActive(arena.game.position(), left(dragon)));
        QCOMPARE(speedOf(arena.game.position(), dragon), 8);
        arena.game.happen(FigureDamaged{left(dragon), 2, 0}); // the second of these is lost
        QVERIFY(!isActive(arena.game.position(), left(dragon)));
        QCOMPARE(skullsOf(arena.game.position(), dragon), 3);
        QCOMPARE(int(arena.game.state().figure(left(dragon)).clicks[0]), 2);
        QCOMPARE(speedOf(arena.game.position(), dragon), 6);
        arena.game.activate(dragon);
        QCOMPARE(arena.game.verdict(ActAs{left(dragon)}), QStringLiteral("MD-22"));
        QCOMPARE(arena.game.verdict(ActAs{right(dragon)}), QStringLiteral("allowed"));
    }

    void MD_21_aSkullTakesThePlaceOfAValue()
    {
        Figure maw = *shippedContent().figure(ContentId("menagerie/cellar-maw"));
        QVERIFY(checkFigure(maw).empty());
        Click& last = maw.dials[3].clicks[std::size_t(maw.dials[3].liveClicks() - 1)];
        QCOMPARE(last.skulls, 2);
        last.values[std::size_t(Slot::Speed)] = 1; // breaks: one of the two shows a number all the same
        const std::vector<PackFinding> findings = checkFigure(maw);
        QCOMPARE(findings.size(), std::size_t(1));
        QCOMPARE(findings.front().rule, std::string("MD-21"));
        QCOMPARE(findings.front().piece, maw.id);
        QCOMPARE(findings.front().what.args,
                 (std::vector<std::string>{std::to_string(maw.dials[3].liveClicks()), "back", "2"}));
    }

    void MD_07_treasuresActOnEveryActiveSection()
    {
        Arena arena(withCorner('c'));
        const FigureId dragon = arena.hero(0, 4, 4, N, large({3, 3, 2, 4}));
        arena.game.chestKind().treasure[0].item = sword();
        const ChestId chest = arena.game.chest('c');
        arena.start();
        give(arena.game, chest, 0, 0);
        comeRound(arena.game);
        arena.game.happen(FigureDamaged{back(dragon), 99, 0});
        QCOMPARE(arena.game.play(AssignTreasure{chest, dragon}).first(1),
                 QStringList({"TREAS-12 treasure-assigned c1 h1 false"}));
        arena.game.play(FinishAssigning{});
        // The bonus on speed counts once, that on attacks for each of them.
        QCOMPARE(speedOf(arena.game.position(), dragon), 3 + 3 + 2 + 2);
        for (const FigureId section : {front(dragon), left(dragon), right(dragon)}) {
            QVERIFY(hasAbility(arena.game.position(), section, Ability::Sweep));
            QCOMPARE(itemBonus(arena.game.position(), section, Slot::Attack), 1);
        }
        QVERIFY(!hasAbility(arena.game.position(), back(dragon), Ability::Sweep));
        QCOMPARE(itemBonus(arena.game.position(), back(dragon), Slot::Attack), 0);
        // MD-31: it works for sections, and the player calls it off for one of them.
        QVERIFY(!hasAbility(arena.game.position(), dragon, Ability::Sweep));
        const Slot slot = slotOf(Ability::Sweep);
        QCOMPARE(arena.game.verdict(CancelAbility{dragon, slot}), QStringLiteral("ABIL-03"));
        QVERIFY(arena.game.isListed(CancelAbility{left(dragon), slot}));
        arena.game.play(CancelAbility{left(dragon), slot});
        QVERIFY(!hasAbility(arena.game.position(), left(dragon), Ability::Sweep));
        QVERIFY(hasAbility(arena.game.position(), front(dragon), Ability::Sweep));
        // Breaks: TREAS-16, the assignment ends.
        comeRound(arena.game);
        QVERIFY(!hasAbility(arena.game.position(), front(dragon), Ability::Sweep));
        QCOMPARE(speedOf(arena.game.position(), dragon), 3 + 3 + 2);
    }

    void MD_22_anInactiveSectionStillHolds()
    {
        Arena arena;
        const FigureId dragon = arena.hero(1, 4, 4, N, large());
        const FigureId hero = arena.hero(0, 2, 4, W);
        arena.start();
        arena.game.happen(FigureDamaged{left(dragon), 99, 0});
        arena.game.activate(hero);
        QCOMPARE(arena.game.verdict(Step{W}), QStringLiteral("BRK-01"));
    }

    void MD_29_measuredAtTheDot()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 7, N, large());
        const FigureId foe = arena.hero(1, 4, 1, S);
        arena.start();
        QCOMPARE(rangeTo(arena.game.position(), front(dragon), foe), 6); // two of them are its own squares
        QCOMPARE(rangeTo(arena.game.position(), foe, dragon), 6);
    }

    void MD_31_abilitiesWorkForTheirSection()
    {
        Arena arena;
        Stats stats = large();
        stats.sections[0].abilities = {Ability::Toughness};
        const FigureId dragon = arena.hero(0, 4, 4, N, stats);
        arena.start();
        QVERIFY(hasAbility(arena.game.position(), front(dragon), Ability::Toughness));
        for (const FigureId other : {dragon, left(dragon), right(dragon), back(dragon)})
            QVERIFY(!hasAbility(arena.game.position(), other, Ability::Toughness));
    }

    void MD_32_flightOfOneSectionIsThatOfAll()
    {
        Arena arena;
        Stats stats = large();
        stats.sections[3].abilities = {Ability::Flight};
        const FigureId dragon = arena.hero(0, 4, 4, N, stats);
        arena.start();
        QVERIFY(isFlyer(arena.game.position(), dragon));
        QVERIFY(isFlyer(arena.game.position(), front(dragon)));
        arena.game.happen(FigureDamaged{back(dragon), 99, 0}); // breaks: it is active no longer
        QVERIFY(!isFlyer(arena.game.position(), dragon));
    }

    void MD_33_othersHelpTheSectionsTheyStandBeside()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 4, N, large());
        arena.hero(0, 4, 1, N, {.defense = 18, .abilities = {Ability::Defend}});
        const FigureId foe = arena.hero(1, 8, 8, N);
        arena.start();
        const auto defense = [&](FigureId section) {
            int added = 0;
            for (const Modifier& modifier :
                 blowNumbers(arena.game.position(), {Blow::Attack, foe}, {section}).toDefense())
                added += modifier.rule == "SA-DEFEND" ? modifier.amount : 0;
            return added;
        };
        QCOMPARE(defense(front(dragon)), 3);
        QCOMPARE(defense(left(dragon)), 0);
        QCOMPARE(defense(back(dragon)), 0);
    }

    void MD_42_whichSectionALineMeets()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 6, N, large());
        arena.start();
        const auto met = [&](int x, int y) {
            return sectionsMet(arena.game.position(), dragon, arena.at(x, y));
        };
        QCOMPARE(met(7, 0), maskOf(Section::Front));                                       // 18 > 15
        QCOMPARE(met(8, 1), maskOf(Section::Right));                                       // 15 < 20
        QCOMPARE(met(7, 1), SectionMask(maskOf(Section::Front) | maskOf(Section::Right))); // 15 = 15
        Arena other;
        const FigureId beast = other.hero(0, 3, 6, N, small());
        other.start();
        const auto metOfSmall = [&](int x, int y) {
            return sectionsMet(other.game.position(), beast, other.at(x, y));
        };
        QCOMPARE(metOfSmall(4, 3), maskOf(Section::Right)); // 5 < 6
        QCOMPARE(metOfSmall(3, 3), maskOf(Section::Front)); // 5 > 2
    }

    void MD_45_theValueTurnsEachDial()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 4, N, large());
        arena.start();
        GameParts parts = arena.game.game().parts();
        Figure figure = *parts.figures[indexOf(dragon)].kind;
        figure.points = 90;
        figure.pointValues = {{60, {1, 0, 2, 3}}};
        for (int i = 0; i <= 4; ++i) {
            parts.figures[indexOf(dragon) + std::size_t(i)].kind = &figure;
            parts.figures[indexOf(dragon) + std::size_t(i)].value = 60;
        }
        const Game game = *Game::make(parts);
        const GameState state = startGame(game);
        QCOMPARE(int(state.figure(front(dragon)).clicks[0]), 1);
        QCOMPARE(int(state.figure(left(dragon)).clicks[0]), 0);
        QCOMPARE(int(state.figure(right(dragon)).clicks[0]), 2);
        QCOMPARE(int(state.figure(back(dragon)).clicks[0]), 3);
        QCOMPARE(game.pointsOf(dragon, 1), 60);
        QCOMPARE(game.pointsOf(front(dragon), 1), 0); // the points are those of the whole figure
        for (std::size_t i = 0; i <= 4; ++i)
            parts.figures[indexOf(dragon) + i].value.reset();
        QCOMPARE(Game::make(parts)->pointsOf(dragon, 1), 90);
    }
};

DELVE_TEST(TestSections)
#include "tst_sections.moc"
