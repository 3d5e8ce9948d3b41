// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/kebab_case.h"
#include "engine/mageknight/content/figure_list.h"
#include "engine/mageknight/content/files/load_pack.h"
#include "tests/support/mageknight/random_scenario.h"
#include "tests/support/mageknight/small_pack.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

const std::string headings =
    "name,role,set,collectorNumber,factions,frontArc,range,levels,version,points,dial,dragon,name:it\n";
const std::string hero =
    "Tess the Bold,hero,own,1,free brave,180,0,30@4 38@3 50@2 59@1 72@0,,,"
    "8/10/16/3 defend command | 8/10/16/2 | 8/9/15/2 | 7/9/15/2 | 7/8/14/1,,Tess l'Ardita\n";
const std::string rat = "Mud Rat,mage-spawn,own,2,hollow,90,0,,weak,10,8/7/14/1 nimble | x,yes,\n";

/// The figures as a pack reads them.
std::vector<Figure> figuresOf(const std::string& csv)
{
    const auto list = parseFigureList(csv);
    if (!list)
        return {};
    const auto pack = parsePack(packText(R"("parts": ["list.json"])"),
                                [&](const std::string&) -> Result<std::string> { return list->part; });
    return pack ? pack->figures : std::vector<Figure>{};
}

std::string errorOf(const std::string& csv)
{
    const auto list = parseFigureList(csv);
    return list ? "no error" : inEnglish(list.error());
}

std::string replaced(std::string text, const std::string& from, const std::string& to)
{
    return text.replace(text.find(from), from.size(), to);
}

} // namespace

class TestFigureList : public QObject
{
    Q_OBJECT

private slots:
    void largeFiguresHaveColumnsOfTheirOwn()
    {
        const std::string columns =
            "name,role,set,collectorNumber,factions,base,speedType,frontArc,range,points,"
            "dial,dial:front,dial:left,dial:right,dial:back,range:front,pointValues,mount,"
            "intelligence,proficiencies,riderBonus,rides\n";
        const auto figures = figuresOf(
            columns +
            "Wagon,warrior,own,1,free,small-multi-2x4,wheel,90,0,60,,"
            "4/9/16/3 | 2/8/15/2 skulls:1,3/9/16/2,3/9/16/2,3/9/16/2 ram skulls:2,8,40@1/0/0/0,,,,,\n"
            "Mare,warrior,own,2,free,mount-1x3,horseshoe,90,0,20,8/9/16/2,,,,,,,battle-horse,skittish,"
            "impale mounted-charge,,\n"
            "Lancer,warrior,own,3,free,,,90,0,20,8/9/16/2,,,,,,,,,,2,battle-horse pegasus\n");
        QCOMPARE(figures.size(), std::size_t(3));
        QVERIFY(figures[0].isChariot());
        QCOMPARE(figures[0].dials[0].range, std::optional(8));
        QCOMPARE(figures[0].dials[0].clicks[1].skulls, 1);
        QCOMPARE(figures[0].dials[3].clicks[0].skulls, 2);
        QVERIFY(figures[0].dials[3].clicks[0].has(Ability::Ram));
        QCOMPARE(figures[0].turnsFor(40, 0), 1);
        QCOMPARE(figures[1].mount->proficiencies,
                 (std::vector<Proficiency>{Proficiency::Impale, Proficiency::MountedCharge}));
        QCOMPARE(figures[2].rider->attackBonus, 2);
        QCOMPARE(figures[2].rider->mounts,
                 (std::vector<MountType>{MountType::BattleHorse, MountType::Pegasus}));
        QVERIFY(errorOf("name,dial:main\n").find("dial:main") != std::string::npos); // breaks: no section
    }

    void aRowIsAFigure()
    {
        const auto figures = figuresOf(headings + hero + rat);
        QCOMPARE(figures.size(), std::size_t(2));
        const Figure& tess = figures[0];
        QCOMPARE(tess.id.text(), std::string("small/tess-the-bold"));
        QCOMPARE(tess.name.in("it"), std::string("Tess l'Ardita"));
        QCOMPARE(tess.factions, (std::vector<std::string>{"free", "brave"}));
        QCOMPARE(tess.pointsAt(3), 50);
        QCOMPARE(tess.startClickAt(1), 4);
        QCOMPARE(tess.dials[0].liveClicks(), 5);
        QVERIFY(tess.dials[0].clicks.back().eliminated); // added
        QVERIFY(tess.dials[0].clicks[0].has(Ability::Command));
        QCOMPARE(tess.dials[0].clicks[1].value(Slot::Attack), 10);
        const Figure& mudRat = figures[1];
        QCOMPARE(mudRat.stars, 1); // POOL-07: they go with the version
        QCOMPARE(mudRat.highlight, Colour::Yellow);
        QVERIFY(mudRat.dragon);
        QCOMPARE(mudRat.dials[0].clicks.size(), std::size_t(2)); // nothing added
    }

    void linesAreRemembered()
    {
        const auto list = parseFigureList(headings + "\n" + hero + rat);
        QCOMPARE(list->lineOfFigure, (std::map<std::string, int>{{"tess-the-bold", 3}, {"mud-rat", 4}}));
    }

    void faultsHaveLineAndColumn_data()
    {
        QTest::addColumn<std::string>("from");
        QTest::addColumn<std::string>("to");
        QTest::addColumn<std::string>("error");
        const auto row = [](const char* name, const char* from, const char* to, const char* error) {
            QTest::newRow(name) << std::string(from) << std::string(to) << std::string(error);
        };
        row("arc", ",90,0", ",91,0", "line 3, frontArc: expected 90, 135, 180, 270 or 360, found 91");
        row("column with control characters", ",role,", ",ro\x01\rle,",
            "line 1: expected columns of figures, found \"ro  le\"");
        row("column twice, with control characters", "name,role,", "r\ro,r\ro,",
            "line 1: expected each column once, found \"r o\" twice");
        row("number on two lines", ",90,0", ",90,\"1\n2\"",
            "line 3, range: expected a whole number, found \"1 2\"");
        row("number", ",90,0", ",90,far", "line 3, range: expected a whole number, found \"far\"");
        row("role", "mage-spawn", "monster", "line 3, role: expected one of hero, mage-spawn, warrior");
        row("click", "8/7/14/1", "8/7/14",
            "line 3, dial: expected a click such as 8/10/16/3 defend, or x, found \"8/7/14 nimble \"");
        row("ability", "nimble", "nimbel", "line 3, dial: expected one of charge");
        row("no live click", "8/7/14/1 nimble | x", "x", "line 3, dial: expected a list of 2");
        row("dial missing", "8/7/14/1 nimble | x", "", "line 3, dial: expected a dial, found nothing");
        row("name missing", "Mud Rat", "", "line 3, name: expected a name, found nothing");
        row("twice", "Mud Rat", "Tess - the Bold",
            "line 3, id: expected an id of its own, found \"tess-the-bold\" of line 2 again");
        row("level", "30@4", "30", "line 2, levels: expected levels such as 30@4, found \"30\"");
        row("flag", ",yes,", ",perhaps,", "line 3, dragon: expected yes or no, found \"perhaps\"");
        row("column", "dragon,", "dragons,", "line 1: expected columns of figures, found \"dragons\"");
        row("version", "weak", "", "line 3: expected a \"version\" on Mage Spawn and on no other figure");
    }

    void faultsHaveLineAndColumn()
    {
        QFETCH(std::string, from);
        QFETCH(std::string, to);
        QFETCH(std::string, error);
        const std::string found = errorOf(replaced(headings + hero + rat, from, to));
        QVERIFY2(found.starts_with(error), found.c_str());
    }

    void aListWithoutFiguresIsRefused()
    {
        QCOMPARE(errorOf(headings), std::string("line 1: expected at least one figure"));
    }

    void faultsNeverCrash()
    {
        Random random(11);
        int read = 0;
        for (int i = 0; i < 2000; ++i)
            read += parseFigureList(withFault(headings + hero + rat, random)).has_value();
        QVERIFY(read > 0 && read < 2000);
    }

    void namesBecomeIds()
    {
        QCOMPARE(kebabCaseOf("Ötzi the 2nd"), std::string("otzi-the-2nd"));
        QCOMPARE(kebabCaseOf("  L'Ardita -- è qui! "), std::string("lardita-e-qui"));
        QCOMPARE(kebabCaseOf("龍"), std::string());
    }
};

DELVE_TEST(TestFigureList)
#include "tst_figure_list.moc"
