// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/setup/rules/check_pack.h"
#include "tests/support/mageknight/arena.h"
#include "tests/support/mageknight/cavalry.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// A figure on (5,5) of an open board that faces north, with this terrain on some squares.
struct Mover
{
    Mover(Stats stats, const std::vector<std::pair<Square, char>>& terrain = {}) : arena(rowsWith(terrain))
    {
        stats.speed = 20;
        for (Stats& section : stats.sections)
            section.speed = 5;
        figure = arena.hero(0, 5, 5, N, stats);
    }
    static std::vector<std::string> rowsWith(const std::vector<std::pair<Square, char>>& terrain)
    {
        std::vector<std::string> rows = clearArena;
        for (const auto& [square, sign] : terrain)
            rows[std::size_t(square.y)][std::size_t(square.x)] = sign;
        return rows;
    }
    /// The speed points that an action takes, or the rule that forbids it.
    template <typename What> QString costOf(const What& what)
    {
        arena.start();
        arena.game.activate(figure);
        const QString verdict = arena.game.verdict(what);
        if (verdict != QStringLiteral("allowed"))
            return verdict;
        const int before = arena.game.speed();
        arena.game.play(what);
        return QString::number(before - arena.game.speed());
    }

    Arena arena;
    FigureId figure{};
};

Stats walking(SpeedType type)
{
    return {.speedType = type};
}
Stats peanutBase()
{
    return {.speedType = SpeedType::Horseshoe, .base = BaseShape::Peanut1x2};
}
Stats titanBase(SpeedType type = SpeedType::Boot)
{
    return {.speedType = type, .base = BaseShape::Titan2x2};
}
Stats horseOf(SpeedType type)
{
    Stats stats = horse();
    stats.speedType = type;
    return stats;
}

/// The cost of a straight step to the north onto terrain of this sign.
QString straight(const Stats& stats, char sign = '.')
{
    return Mover(stats, {{{0, 5, 4}, sign}}).costOf(Step{N});
}

} // namespace

/// What the bases and symbols of the addendum mean, one rule after the other.
class TestBaseTerms : public QObject
{
    Q_OBJECT

private slots:
    void BASE_24_oneTableOfCosts()
    {
        // 1x1: the square that is entered, one more diagonally, never a crevasse.
        for (const SpeedType type : {SpeedType::Boot, SpeedType::Horseshoe, SpeedType::Wave}) {
            const Stats stats = walking(type);
            QCOMPARE(straight(stats), QStringLiteral("1"));
            QCOMPARE(straight(stats, ':'), QStringLiteral("2"));
            QCOMPARE(straight(stats, '~'),
                     type == SpeedType::Wave ? QStringLiteral("1") : QStringLiteral("3"));
            QCOMPARE(straight(stats, 'x'), QStringLiteral("TER-05"));
            QCOMPARE(Mover(stats).costOf(Step{NE}), QStringLiteral("2"));
        }
        // Wing: no terrain; over crevasses, on which it does not stop.
        for (const char sign : {'.', ':', '~'})
            QCOMPARE(straight(walking(SpeedType::Wing), sign), QStringLiteral("1"));
        QCOMPARE(straight(walking(SpeedType::Wing), 'x'), QStringLiteral("SPD-10"));
        Mover flyer(walking(SpeedType::Wing), {{{0, 5, 4}, 'x'}});
        flyer.arena.start();
        flyer.arena.game.activate(flyer.figure);
        flyer.arena.game.play(FlyTo{flyer.arena.at(5, 3)});
        QCOMPARE(flyer.arena.game.speed(), 18);
        // Peanut and mount: the dearest square under them after the step.
        QCOMPARE(Mover(peanutBase(), {{{0, 5, 5}, ':'}}).costOf(Step{N}), QStringLiteral("2"));
        QCOMPARE(Mover(peanutBase(), {{{0, 5, 6}, ':'}}).costOf(Step{N}), QStringLiteral("1"));
        QCOMPARE(Mover(longBase(SpeedType::Boot), {{{0, 5, 6}, ':'}}).costOf(Step{N}), QStringLiteral("2"));
        QCOMPARE(Mover(longBase(SpeedType::Boot), {{{0, 5, 7}, ':'}}).costOf(Step{N}), QStringLiteral("1"));
        QCOMPARE(Mover(peanutBase()).costOf(Step{NE}), QStringLiteral("2"));
        QCOMPARE(straight(peanutBase(), 'x'), QStringLiteral("TER-05"));
        QCOMPARE(straight(longBase(SpeedType::Wing), 'x'), QStringLiteral("1"));
        // Titan: one from corner to corner, nothing for terrain, never aslant.
        for (const char sign : {'.', ':', '~'})
            QCOMPARE(straight(titanBase(), sign), QStringLiteral("1"));
        QCOMPARE(Mover(titanBase(), {{{0, 4, 3}, 'x'}, {{0, 5, 3}, 'x'}}).costOf(Step{N}),
                 QStringLiteral("1"));
        QCOMPARE(Mover(titanBase(), {{{0, 4, 3}, 'x'}, {{0, 5, 3}, 'x'}, {{0, 4, 4}, 'x'}}).costOf(Step{N}),
                 QStringLiteral("BASE-06"));
        QCOMPARE(Mover(titanBase()).costOf(Step{NE}), QStringLiteral("TITAN-05"));
        // Multi-dial: one ahead, one aside.
        for (const Stats& stats : {large({5, 5, 5, 5}), small({5, 5, 5, 5})}) {
            QCOMPARE(Mover(stats, {{{0, 5, 2}, ':'}, {{0, 4, 2}, '~'}}).costOf(Drive{N, 1}),
                     QStringLiteral("1"));
            QCOMPARE(Mover(stats).costOf(Drive{N, 1, 1}), QStringLiteral("2"));
            QCOMPARE(Mover(stats).costOf(Drive{N, 1, 2}), QStringLiteral("MD-05"));
        }
    }

    void SPD_14_symbolsAndBasesBelongTogether()
    {
        const auto findings = [](const Figure& figure) {
            QStringList rules;
            for (const PackFinding& finding : checkFigure(figure))
                rules << QString::fromStdString(finding.rule);
            return rules.join(u' ');
        };
        for (const Figure& figure : shippedContent().pack("menagerie")->figures) {
            QCOMPARE(findings(figure), QString());
            // CHAR-01: only a chariot has a wheel; mounts and titans have a normal speed type.
            QCOMPARE(figure.speedType == SpeedType::Wheel, figure.isChariot());
            QVERIFY(!(figure.mount && figure.isTitan()));
        }
        const Figure horse = *shippedContent().figure(ContentId("menagerie/cinderhoof-charger"));
        Figure wrong = horse;
        wrong.base = BaseShape::Round1x1; // a mount symbol on a round base
        QCOMPARE(findings(wrong), QStringLiteral("SPD-14"));
        wrong = horse;
        wrong.mount.reset(); // a base with a saddle, and no symbol
        QCOMPARE(findings(wrong), QStringLiteral("SPD-14"));
        wrong = *shippedContent().figure(ContentId("menagerie/powder-monk"));
        wrong.speedType = SpeedType::Wheel;
        QCOMPARE(findings(wrong), QStringLiteral("SPD-14"));
        wrong = *shippedContent().figure(ContentId("menagerie/saltroad-war-wain"));
        wrong.base = BaseShape::LargeMulti3x5; // CHAR-02
        QCOMPARE(findings(wrong), QStringLiteral("SPD-14"));
    }

    void TITAN_01_aTitanHasANormalSpeedType()
    {
        int titans = 0;
        for (const Figure& figure : shippedContent().pack("menagerie")->figures)
            if (figure.isTitan()) {
                ++titans;
                QVERIFY(figure.speedType != SpeedType::Wheel);
            }
        QCOMPARE(titans, 3);
        // Its speed type counts: water helps a wave titan, and no other.
        for (const auto& [type, defense] : {std::pair(SpeedType::Wave, 17), {SpeedType::Boot, 15}}) {
            Mover mover(titanBase(type), {{{0, 4, 4}, '~'}});
            const FigureId foe = mover.arena.hero(1, 6, 5, W, {.attack = 10});
            mover.arena.start(1);
            mover.arena.game.activate(foe);
            const QStringList said = mover.arena.game.play(Attack{mover.figure}, {2, 4, 1, 2});
            QCOMPARE(said.contains("CMB-06 blow-struck attack h2 h1 true"), 10 + 6 >= defense);
        }
    }

    void TITAN_14_itIsActivatedLikeOthers()
    {
        Arena arena;
        const FigureId titan = arena.hero(0, 5, 5, N, {.speed = 6, .base = BaseShape::Titan2x2});
        arena.hero(0, 0, 0, N);
        arena.hero(1, 6, 5, E); // TITAN-20: so that it has one activation
        arena.start();
        QCOMPARE(arena.game.play(Activate{titan}), QStringList({"ACT-13 figure-activated h1 6 32"}));
        QCOMPARE(arena.game.speed(), 6);
        QCOMPARE(int(arena.game.state().turn().activationsLeft), 1);
        arena.game.play(EndActivation{});
        QCOMPARE(arena.game.verdict(Activate{titan}), QStringLiteral("ACT-03"));
    }

    void TITAN_18_noTrampleButTheClickOfABreakAway()
    {
        // No such proficiency comes up in a dungeon.
        QVERIFY(!fromName<Proficiency>("trample").has_value());
        QVERIFY(fromName<Proficiency>("mounted-charge").has_value());
        // SPD-05, CAV-23: what breaks away beside a titan hurts it like anybody.
        for (const SpeedType type : {SpeedType::Horseshoe, SpeedType::Boot}) {
            Arena arena;
            const FigureId rider = arena.hero(0, 3, 5, W, {.speedType = type});
            arena.hero(1, 5, 5, N, {.frontArc = 360, .base = BaseShape::Titan2x2}); // on 4 and 5
            arena.start();
            arena.game.activate(rider);
            const QStringList said = arena.game.play(BreakAway{}, {5});
            QCOMPARE(said.contains("SPD-05 figure-damaged h2 1 0"), type == SpeedType::Horseshoe);
        }
    }

    void MOUNT_01_eightTypesEachForItsRiders()
    {
        QCOMPARE(enumNames<MountType>.size(), std::size_t(8));
        QVERIFY(!fromName<MountType>("donkey").has_value());
        Arena arena;
        const FigureId mount = arena.hero(0, 5, 5, N, horse());
        arena.game.rider(mount);
        const FigureId fits = arena.game.horseman(0, MountType::BattleHorse);
        const FigureId other = arena.game.horseman(0, MountType::SkyDragon);
        arena.start();
        QVERIFY(arena.game.game().canRide(fits, mount));
        QVERIFY(!arena.game.game().canRide(other, mount));
    }

    void MOUNT_02_threeSquaresInLine()
    {
        for (const auto& [facing, body] :
             {std::pair(N, "5,5 5,6 5,7"), {E, "3,5 4,5 5,5"}, {S, "5,3 5,4 5,5"}, {W, "5,5 6,5 7,5"}}) {
            Arena arena;
            const FigureId mount = arena.hero(0, 5, 5, facing, horse());
            arena.game.rider(mount);
            arena.start();
            QCOMPARE(arena.game.bodyOf(mount), QString::fromUtf8(body));
        }
        // Breaks: it does not lie where one of them is taken or no floor.
        Arena arena;
        const FigureId mount = arena.hero(0, 5, 5, N, horse());
        arena.game.rider(mount);
        arena.hero(1, 2, 4, N);
        arena.start();
        QCOMPARE(arena.restVerdict(mount, 4, 4, E), QStringLiteral("MOV-11"));
        QCOMPARE(arena.restVerdict(mount, 1, 1, E), QStringLiteral("MAP-13"));
        QCOMPARE(arena.restVerdict(mount, 5, 4, E), QStringLiteral("allowed"));
    }

    void MOUNT_06_terrainByItsOwnSpeedType()
    {
        const auto cost = [](SpeedType type, char sign) {
            Mover mover(horseOf(type), {{{0, 5, 4}, sign}});
            mover.arena.game.rider(mover.figure, {.speedType = SpeedType::Wing}); // CAV-08: of no account
            return mover.costOf(Step{N});
        };
        QCOMPARE(cost(SpeedType::Boot, '~'), QStringLiteral("3"));
        QCOMPARE(cost(SpeedType::Horseshoe, ':'), QStringLiteral("2"));
        QCOMPARE(cost(SpeedType::Wave, '~'), QStringLiteral("1"));
        QCOMPARE(cost(SpeedType::Wing, ':'), QStringLiteral("1"));
        QCOMPARE(cost(SpeedType::Boot, 'x'), QStringLiteral("TER-05"));
    }

    void MOUNT_10_CAV_23_onlyWithARiderItTramples()
    {
        for (const bool isRidden : {true, false}) {
            Cavalry unit(horseOf(SpeedType::Horseshoe));
            unit.game.hero(0, 'a');
            unit.foe('i', W);
            unit.game.start();
            if (!isRidden)
                unit.game.happen(FigureEliminated{unit.rider});
            unit.game.activate(unit.mount);
            const QStringList said = unit.game.play(BreakAway{}, {2});
            QVERIFY(said.contains("BRK-07 freed-from h3"));
            QCOMPARE(said.contains("CAV-23 figure-damaged h3 1 0"), isRidden);
            QCOMPARE(said.filter("figure-damaged").size(), isRidden ? 1 : 0);
        }
    }

private:
    /// A base of three squares without a saddle.
    static Stats longBase(SpeedType type) { return {.speedType = type, .base = BaseShape::Mount1x3}; }
};

DELVE_TEST(TestBaseTerms)
#include "tst_base_terms.moc"
