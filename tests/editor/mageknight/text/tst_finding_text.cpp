// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/finding_text.h"
#include "editor/mageknight/text/thing_names.h"
#include "engine/mageknight/scenario/check_references.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/random_scenario.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Findings as sentences.
class TestFindingText : public QObject
{
    Q_OBJECT

private:
    static QString sentenceOf(const Scenario& scenario, const std::string& rule,
                              const std::string& language = "en")
    {
        for (const Finding& finding : validateSetup(scenario, shippedContent()))
            if (finding.rule == rule)
                return sentence(finding, scenario, shippedContent(), language);
        return {};
    }

private slots:
    void aTileIsNamedWithItsLevelWhereThatIsNotSaidAlready()
    {
        const Scenario scenario = sample("two-levels");
        const ThingId tile = scenario.tiles.front().id;
        const QString whole = titleInWords(tile, scenario, shippedContent(), "en");
        const QString below = titleOnItsLevel(tile, scenario, shippedContent(), "en");
        QVERIFY2(whole.startsWith(below + QStringLiteral(" on ")), qPrintable(whole));
        const ThingId chest = scenario.chests.front().id;
        QCOMPARE(titleOnItsLevel(chest, scenario, shippedContent(), "en"),
                 titleInWords(chest, scenario, shippedContent(), "en"));
    }

    void namesThingsNumbersAndPlaces()
    {
        Scenario scenario = sample("standard");
        scenario.chests[0].square = {0, -3, 2};
        QCOMPARE(sentenceOf(scenario, "CHEST-05"),
                 QStringLiteral(
                     "Pilgrim's Trunk stands fewer than two tiles away from an entrance. (Guardroom, C8)"));
        QVERIFY(sentenceOf(scenario, "CHEST-05", "it") !=
                sentenceOf(scenario, "CHEST-05")); // names of pieces
        scenario.options.buildTotal = 90;
        QCOMPARE(sentenceOf(scenario, "TEAM-01"),
                 QStringLiteral("The team of The Lamp Guild costs 97 points, more than 90."));
        scenario.players[0].mageSpawn.push_back({ContentId("starter/tallow"), 1});
        QCOMPARE(sentenceOf(scenario, "POOL-01"),
                 QStringLiteral("Tallow, the Borrowed Armour, in the pool from The Lamp Guild, is a Hero."));
    }

    void signsInNamesStayWhatTheyAre()
    {
        Scenario scenario = sample("standard");
        scenario.players[0].name = "100 %1 {2}";
        scenario.players[0].team.clear();
        QCOMPARE(sentenceOf(scenario, "TEAM-05"), QStringLiteral("100 %1 {2} has no team yet."));
    }

    void aSentenceBeginsWithACapital()
    {
        Scenario scenario = sample("standard");
        scenario.exits[0].edge = {{0, 2, 2}, Side::North};
        QCOMPARE(
            sentenceOf(scenario, "ENT-03"),
            QStringLiteral("The exit of The Lamp Guild is not at an opening to the outside. (Cistern, H8, "
                           "north side)"));
    }

    void squaresHaveOneNameEverywhere()
    {
        Scenario scenario = sample("standard"); // its north-west corner is -5, -5
        const auto place = [&] {
            return placeInWords(scenario.tiles[0].position, scenario, shippedContent(), "en");
        };
        QCOMPARE(place(), QStringLiteral("Cistern, F6"));
        scenario.tiles[0].position.level = 1;
        QCOMPARE(place(), QStringLiteral("Cistern, 2:F6"));
    }

    void tilesOfOneNameAreToldApart()
    {
        Scenario scenario = sample("standard");
        const auto name = [&] { return nameInWords(scenario.tiles[0].id, scenario, shippedContent(), "en"); };
        QCOMPARE(name(), QStringLiteral("Cistern"));
        scenario.levels = {{"Cellar"}, {""}};
        QCOMPARE(name(), QStringLiteral("Cistern on Cellar"));
        scenario.tiles[1].tile = scenario.tiles[0].tile;
        QCOMPARE(name(), QStringLiteral("Cistern at F6"));
        scenario.tiles[0].position.level = 1;
        QCOMPARE(name(), QStringLiteral("Cistern at 2:F6"));
    }

    void thingsOfOneNameAreToldApart()
    {
        Scenario scenario = sample("standard");
        scenario.chests[1].chest = scenario.chests[0].chest;
        scenario.chests[0].square = scenario.chests[1].square = {0, -3, 2};
        QCOMPARE(sentenceOf(scenario, "CHEST-06"),
                 QStringLiteral("Two chests stand on one tile: Pilgrim's Trunk at C8, Pilgrim's Trunk at C8. "
                                "(Guardroom, C8)"));
    }

    void whoHasNoNameIsToldByTheTurn()
    {
        Scenario scenario = sample("standard");
        scenario.players[1].name.clear();
        scenario.players[1].team.clear();
        QCOMPARE(sentenceOf(scenario, "TEAM-05"), QStringLiteral("Player 2 has no team yet."));
    }

    void aSquareOutsideHasANameToo()
    {
        Scenario scenario = sample("standard");
        scenario.chests[0].square = {0, 70, -3};
        QVERIFY(sentenceOf(scenario, "CHEST-11").endsWith(QStringLiteral("(outside of the tiles, at BX3)")));
        scenario.chests[0].square = {0, -7, -6};
        QVERIFY(sentenceOf(scenario, "CHEST-11").endsWith(QStringLiteral("(outside of the tiles, at -B-1)")));
    }

    void TOK_07_aDeletedTokenIsNoPass()
    {
        Scenario scenario = sample("standard");
        scenario.tokens.erase(scenario.tokens.begin() + 1); // of the second player
        const QString text = sentenceOf(scenario, "TOK-07");
        QVERIFY2(!text.isEmpty() && text.contains(QStringLiteral("in turn")), qPrintable(text));
        QVERIFY2(!text.contains(QStringLiteral("after passing")), qPrintable(text));
    }

    void DRESS_04_thePillarThatClosesTheWayIsNamed()
    {
        Scenario scenario = sample("six-tiles");
        PlacedArtifact pillar;
        pillar.id = ThingId("zz");
        pillar.artifact = ContentId("starter/ancient-pillar");
        pillar.square = {0, 3, 7};
        scenario.artifacts.push_back(pillar);
        const QString text = sentenceOf(scenario, "DRESS-04");
        QVERIFY2(text.startsWith(QStringLiteral("The only way to this square is closed: Ancient Pillar")),
                 qPrintable(text));
    }

    void manySentencesSayWhatSingleOnesDo()
    {
        const ScenarioPieces pieces = piecesOf(shippedContent());
        for (int seed = 0; seed < 40; ++seed) {
            Random random(std::uint64_t(seed) + 1);
            const Scenario scenario = randomScenario(random, 3 + seed % 12, pieces);
            if (!checkReferences(scenario, shippedContent()).empty())
                continue;
            const ScenarioNames names(scenario, shippedContent(), "it");
            for (const Finding& finding : validateSetup(scenario, shippedContent()))
                QCOMPARE(sentence(finding, names), sentence(finding, scenario, shippedContent(), "it"));
            for (int i = 0; i < 60; ++i) {
                const Square square{0, int(random.below(50)) - 25, int(random.below(50)) - 25};
                QCOMPARE(names.place(square), placeInWords(square, scenario, shippedContent(), "it"));
            }
        }
    }

    /// A dungeon that was legal before and no longer is says since when.
    void MRK_02_aSharpenedRuleSaysSinceWhen()
    {
        const Scenario& scenario = sample("standard");
        Finding finding{"MRK-02", Severity::Error, {.args = {"3", "2"}}};
        QCOMPARE(checkedSince(finding), std::string_view());
        const QString plain = sentence(finding, scenario, shippedContent(), "en");
        QVERIFY(!plain.contains(QStringLiteral("since")));
        finding.about.isStricter = true;
        QCOMPARE(checkedSince(finding), std::string_view("0.2.0"));
        QCOMPARE(sentence(finding, scenario, shippedContent(), "en"),
                 plain + QStringLiteral(" (checked since version 0.2.0)"));
        QCOMPARE(sentence(finding, ScenarioNames(scenario, shippedContent(), "en")),
                 plain + QStringLiteral(" (checked since version 0.2.0)"));
        finding.rule = "MAP-07"; // a rule that is as it was
        QCOMPARE(checkedSince(finding), std::string_view());
    }

    void everyFindingHasASentence()
    {
        const ScenarioPieces pieces = piecesOf(shippedContent());
        for (int seed = 0; seed < 300; ++seed) {
            Random random(std::uint64_t(seed) + 1);
            const Scenario scenario = randomScenario(random, 3 + seed % 12, pieces);
            if (!checkReferences(scenario, shippedContent()).empty())
                continue;
            for (const Finding& finding : validateSetup(scenario, shippedContent())) {
                QVERIFY2(hasSentence(finding.rule, finding.about.variant),
                         (finding.rule + ' ' + finding.about.variant).c_str());
                const QString text = sentence(finding, scenario, shippedContent(), "en");
                QVERIFY2(text.size() > 10, qPrintable(text));
            }
        }
    }
};

DELVE_TEST(TestFindingText)
#include "tst_finding_text.moc"
