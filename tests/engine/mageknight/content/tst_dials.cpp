// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/figure.h"
#include "engine/mageknight/setup/rules/check_pack.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/small_pack.h"
#include "tests/support/test_registry.h"

#include <set>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

class TestDials : public QObject
{
    Q_OBJECT

private:
    static inline const std::string live = R"({"speed": 8, "attack": 7, "defense": 15, "damage": 2})";
    static inline const std::string dead = R"({"eliminated": true})";

    static std::string figureError(const std::string& clicks, const std::string& more = {})
    {
        return packError("\"figures\": [" + figureText("x", clicks, more) + "]");
    }

    static const Figure& aHero()
    {
        for (const Figure& figure : starterPack().figures)
            if (figure.role == FigureRole::Hero)
                return figure;
        qFatal("no hero in the starter pack");
    }

    static std::string without(std::string text, const std::string& part)
    {
        text.erase(text.find(part), part.size());
        return text;
    }

private slots:
    void DIAL_01_everyWarriorIsHeroOrMageSpawn()
    {
        for (const Figure& figure : starterPack().figures)
            QVERIFY(figure.role == FigureRole::Hero || figure.role == FigureRole::MageSpawn);
        std::string villager = figureText("x", "[" + live + "," + dead + "]");
        villager.replace(villager.find("mage-spawn"), 10, "villager");
        QVERIFY(packError("\"figures\": [" + villager + "]")
                    .find("/figures/0/role: expected one of hero, mage-spawn, warrior") != std::string::npos);
    }

    void DIAL_02_theBaseShowsWhatItMust()
    {
        const std::string whole = figureText("x", "[" + live + "," + dead + "]");
        QCOMPARE(packError("\"figures\": [" + whole + "]"), std::string("no error"));
        const std::vector<std::string> required{"\"name\": {\"en\": \"n\"}, ",
                                                "\"set\": \"s\",",
                                                "\"collectorNumber\": 1, ",
                                                "\"factions\": [\"f\"], ",
                                                "\"frontArc\": 90, ",
                                                "\"range\": 0, ",
                                                "\"points\": 10,"};
        for (const std::string& part : required) {
            const std::string key = part.substr(0, part.find(':'));
            QVERIFY2(packError("\"figures\": [" + without(whole, part) + "]")
                         .ends_with("expected a member " + key),
                     key.c_str());
        }
    }

    void DIAL_03_aFigureMayHaveSeveralFactions()
    {
        std::set<std::size_t> counts;
        for (const Figure& figure : starterPack().figures)
            counts.insert(figure.factions.size());
        QVERIFY(counts.contains(1) && counts.contains(2)); // an elite has two
        std::string none = figureText("x", "[" + live + "," + dead + "]");
        none.replace(none.find("[\"f\"]"), 5, "[]");
        QVERIFY(
            packError("\"figures\": [" + none + "]").find("/factions: expected a list of 1 to 4 entries") !=
            std::string::npos);
    }

    void DIAL_04_fiveCombatValues()
    {
        const Figure& hero = aHero();
        const Click& first = hero.dials.front().clicks.front();
        for (const Slot slot : {Slot::Speed, Slot::Attack, Slot::Defense, Slot::Damage})
            QVERIFY(first.value(slot) > 0);
        // Range stands on the base: the dial cannot change it, and a click cannot carry it.
        QVERIFY(
            figureError(R"([{"speed": 8, "attack": 7, "defense": 15, "damage": 2, "range": 4},)" + dead + "]")
                .ends_with("/clicks/0/range: expected no member of this name here"));
        QVERIFY(figureError(R"([{"speed": 8, "attack": 7, "defense": 15},)" + dead + "]")
                    .ends_with("/clicks/0: expected a member \"damage\""));
    }

    void DIAL_06_abilitiesSitOnValues()
    {
        const auto pack = smallPack("\"figures\": [" +
                                    figureText("x", R"([{"speed": 8, "attack": 7, "defense": 15, "damage": 2,
                                                        "abilities": ["toughness", "charge"]},)" +
                                                        dead + "]") +
                                    "]");
        const Click& click = pack->figures[0].dials[0].clicks[0];
        QCOMPARE(click.ability(Slot::Speed), std::optional(Ability::Charge));
        QCOMPARE(click.ability(Slot::Defense), std::optional(Ability::Toughness));
        QVERIFY(!click.ability(Slot::Attack));
        QVERIFY(
            figureError(R"([{"speed": 8, "attack": 7, "defense": 15, "damage": 2,
                               "abilities": ["dodge", "toughness"]},)" +
                        dead + "]")
                .ends_with("expected at most one ability for each value, found both dodge and toughness"));
        // Slot, colour and shape name exactly one ability.
        std::set<std::tuple<Slot, MarkerColour, MarkerShape>> marks;
        for (const auto& [ability, name] : enumNames<Ability>)
            QVERIFY(marks.emplace(slotOf(ability), markOf(ability).colour, markOf(ability).shape).second);
    }

    void DIAL_07_heroesHaveFiveLevels()
    {
        for (const Figure& figure : starterPack().figures)
            QCOMPARE(figure.levels.size(), std::size_t(figure.role == FigureRole::Hero ? 5 : 0));
        std::string hero =
            figureText("x", "[" + live + "," + dead + "]", R"("levels": [{"points": 9, "startClick": 0}])");
        hero.replace(hero.find("mage-spawn"), 10, "hero");
        hero = without(hero, "\"version\": \"unique\", ");
        QVERIFY(packError("\"figures\": [" + hero + "]").find("/levels: expected a list of 5 entries") !=
                std::string::npos);
    }

    void DIAL_08_everyLevelHasItsPointValue()
    {
        const Figure& hero = aHero();
        for (int level = 1; level <= 5; ++level)
            QCOMPARE(hero.pointsAt(level), hero.levels[std::size_t(level - 1)].points);
        for (int level = 2; level <= 5; ++level)
            QVERIFY(hero.pointsAt(level) > hero.pointsAt(level - 1));
    }

    void DIAL_09_everyLevelStartsAtAMarkedClick()
    {
        const Figure& hero = aHero();
        QCOMPARE(hero.startClickAt(1), hero.levels[0].startClick);
        QVERIFY(checkPack(starterPack()).empty() || checkPack(starterPack()).front().rule != "DIAL-09");
        Pack pack = starterPack();
        for (Figure& figure : pack.figures)
            if (figure.id == hero.id)
                figure.levels[2].startClick = figure.levels[1].startClick; // breaks
        std::vector<std::string> rules;
        for (const PackFinding& warning : checkPack(pack))
            if (warning.piece == hero.id)
                rules.push_back(warning.rule);
        QCOMPARE(rules, std::vector<std::string>{"DIAL-09"});
        // A level that starts beyond the live clicks cannot be read at all.
        QVERIFY(
            figureError("[" + live + "," + dead + "]", "\"startClick\": 1")
                .ends_with("expected \"startClick\" to name one of 1 live clicks, counted from 0, found 1"));
    }

    void DIAL_11_aDialEndsEliminated()
    {
        for (const Figure& figure : starterPack().figures)
            for (const Dial& dial : figure.dials)
                QVERIFY(dial.clicks.back().eliminated);
        const std::string expected = "expected live clicks first and an eliminated one last";
        QVERIFY(figureError("[" + live + "," + live + "]").ends_with(expected));
        QVERIFY(figureError("[" + live + "," + dead + "," + live + "," + dead + "]").ends_with(expected));
        QVERIFY(figureError("[" + dead + "," + dead + "]").ends_with(expected));
    }

    void POOL_07_starsAndColoursAgree()
    {
        std::string rat =
            figureText("x", "[" + live + "," + dead + "]", R"("stars": 2, "highlight": "blue")");
        rat.replace(rat.find("\"unique\""), 8, "\"standard\"");
        QCOMPARE(packError("\"figures\": [" + rat + "]"), std::string("no error"));
        rat.replace(rat.find("\"blue\""), 6, "\"red\"");
        QVERIFY(packError("\"figures\": [" + rat + "]").find("expected 1 star and yellow for weak") !=
                std::string::npos);
    }

    void COMP_04_collectorsNumbersAreUniqueInASet()
    {
        const std::string clicks = "[" + live + "," + dead + "]";
        QCOMPARE(
            packError("\"figures\": [" + figureText("x", clicks) + "," + figureText("y", clicks) + "]"),
            std::string("small/y: expected a collector's number of its own in the set s, found 1 again"));
        QCOMPARE(packError("\"figures\": [" + figureText("x", clicks) + "]"), std::string("no error"));
    }
};

DELVE_TEST(TestDials)
#include "tst_dials.moc"
