// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/parse_scenario.h"
#include "engine/mageknight/scenario/scenario_limits.h"
#include "engine/mageknight/scenario/write_scenario.h"
#include "tests/engine/mageknight/scenario/complete_scenario.h"
#include "tests/support/mageknight/random_scenario.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QTemporaryDir>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

class TestParseScenario : public QObject
{
    Q_OBJECT

private:
    static QString errorOf(const std::string& text)
    {
        const auto scenario = parseScenario(text);
        return scenario ? QStringLiteral("no error") : QString::fromStdString(inEnglish(scenario.error()));
    }
    static QString errorOf(const Scenario& scenario) { return errorOf(writeScenario(scenario)); }

private slots:
    void readsEveryMember()
    {
        const auto scenario = parseScenario(completeScenarioText());
        QVERIFY2(scenario.has_value(), qPrintable(errorOf(completeScenarioText())));
        QVERIFY(*scenario == completeScenario());
    }

    void takesDefaultsForWhatIsLeftOut()
    {
        const auto scenario = parseScenario(R"({"version": 1, "format": "delvewright-scenario", "title": "",
            "levels": [{"name": ""}], "players": [], "packs": [], "game": "mage-knight-dungeons"})");
        QVERIFY(scenario.has_value());
        QVERIFY(*scenario == leastScenario());
    }

    void defaultsMayBeSpelledOut()
    {
        std::string text = writeScenario(largeScenario(1));
        const std::string_view y = "\"y\": -250";
        text.insert(text.find(y) + y.size(), R"(, "rotation": 0, "level": 0, "replacement": false)");
        const auto scenario = parseScenario(text);
        QVERIFY2(scenario.has_value(), qPrintable(errorOf(text)));
        QVERIFY(*scenario == largeScenario(1));
    }

    void thingsMayReferToThingsFurtherDown()
    {
        Scenario scenario = leastScenario();
        scenario.markers = {{ThingId("m1"), ContentId("a/b"), MarkerFace::Unique, {}, ThingId("m2"), {}},
                            {ThingId("m2"), ContentId("a/b"), MarkerFace::Unique, {}, {}, {}}};
        QCOMPARE(errorOf(scenario), "no error");
    }

    void CHEST_04_aFixedTreasureIsOneOfSixPositions()
    {
        Scenario scenario = leastScenario();
        scenario.chests.resize(1);
        scenario.chests[0].id = ThingId("c");
        scenario.chests[0].chest = ContentId("a/b");
        QCOMPARE(errorOf(scenario), "no error"); // spun
        QVERIFY(!parseScenario(writeScenario(scenario))->chests[0].treasure);
        for (int position = 0; position < 6; ++position) {
            scenario.chests[0].treasure = position;
            QCOMPARE(parseScenario(writeScenario(scenario))->chests[0].treasure, position);
        }
        for (const int position : {-1, 6}) {
            scenario.chests[0].treasure = position;
            QVERIFY2(errorOf(scenario).startsWith(QStringLiteral("/chests/0/treasure: ")),
                     qPrintable(errorOf(scenario)));
        }
    }

    void START_04_heroesBeginOnNoSquare()
    {
        Scenario scenario = leastScenario();
        scenario.players.resize(1);
        scenario.players[0].id = ThingId("p1");
        scenario.players[0].team = {{ThingId("h1"), ContentId("a/b"), 1}};
        std::string text = writeScenario(scenario);
        QCOMPARE(errorOf(text), "no error");
        const std::string_view level = "\"level\": 1";
        text.insert(text.find(level) + level.size(), R"(, "x": 0, "y": 0)");
        QVERIFY2(errorOf(text).startsWith(QStringLiteral("/players/0/team/0/x: ")),
                 qPrintable(errorOf(text)));
    }

    void idsAreUniqueAcrossAllKindsOfThings()
    {
        // Each pair of things of the complete scenario is given one id in turn.
        const std::string text = completeScenarioText();
        std::vector<std::size_t> places;
        std::size_t at = text.find("\"players\"");
        while ((at = text.find("\"id\": \"", at)) != std::string::npos)
            places.push_back(at += 7);
        QCOMPARE(places.size(), std::size_t(29));
        for (std::size_t i = 1; i < places.size(); ++i) {
            const auto idAt = [&](std::size_t place) {
                return text.substr(place, text.find('"', place) - place);
            };
            std::string broken = text;
            broken.replace(places[i], idAt(places[i]).size(), idAt(places[i - 1]));
            QVERIFY2(errorOf(broken).contains("/id: expected an id of its own, found"),
                     qPrintable(errorOf(broken)));
        }
    }

    void countsOfPlacedThingsAreBounded()
    {
        const int most = int(scenario_limits::placedOfOneKind);
        QCOMPARE(errorOf(largeScenario(most)), "no error");
        QCOMPARE(errorOf(largeScenario(most + 1)),
                 "/tiles: expected a list of 0 to 20000 entries, found 20001");
        Scenario full = leastScenario();
        const std::string longest(scenario_limits::noteText, 'x');
        for (std::size_t i = 0; i <= scenario_limits::pinnedNotes; ++i)
            full.pinnedNotes.push_back({ThingId("n" + std::to_string(i)), {}, longest});
        QCOMPARE(errorOf(full), "/pinnedNotes: expected a list of 0 to 2000 entries, found 2001");
        full.pinnedNotes.pop_back();
        QCOMPARE(errorOf(full), "no error"); // what can be made can be read again
    }

    void textsMayBeAsLongAsTheirLimitInAnyScript()
    {
        const auto repeated = [](std::string_view character, std::size_t count) {
            std::string text;
            while (count-- > 0)
                text += character;
            return text;
        };
        Scenario scenario = leastScenario();
        scenario.title = repeated("\U0001f409", scenario_limits::title);
        scenario.author = repeated("\u00e9", scenario_limits::author);
        scenario.notes = repeated("\U0001f409", scenario_limits::notes);
        scenario.pinnedNotes = {{ThingId("n"), {}, repeated("\u2014", scenario_limits::noteText)}};
        QCOMPARE(errorOf(scenario), "no error");

        Scenario longer = scenario;
        longer.notes = repeated("n", scenario_limits::notes + 1);
        QVERIFY(
            errorOf(longer).startsWith("/notes: expected a text of at most 20000 characters, found \"nnnn"));
        longer = scenario;
        longer.pinnedNotes[0].text += "n";
        QVERIFY(
            errorOf(longer).startsWith("/pinnedNotes/0/text: expected a text of at most 2000 characters"));
    }

    void oversizedFilesAreRefused()
    {
        std::string text = writeScenario(leastScenario());
        text.append(scenario_limits::fileBytes, ' ');
        QVERIFY(errorOf(text).startsWith("expected at most 67108864 bytes, found 671"));
    }

    void deepNestingIsRefused()
    {
        QCOMPARE(errorOf(std::string(1'000'000, '[')),
                 "/0/0/0/0/0/0/0: expected at most 8 levels of nesting");
    }

    void loadsFromDisk()
    {
        const auto scenario = loadScenario(DELVE_SOURCE_DIR "/tests/data/scenarios/complete.scenario.json");
        QVERIFY(scenario.has_value());
        QVERIFY(*scenario == completeScenario());
    }

    void fileErrorsNameTheFileAndParseErrorsThePlace()
    {
        const QTemporaryDir folder;
        const std::string missing = folder.filePath("none.scenario.json").toStdString();
        QCOMPARE(inEnglish(loadScenario(missing).error()),
                 missing + ": expected a file, found nothing of that name");

        QFile file(folder.filePath("broken.scenario.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": "delvewright-scenario", "version": 1, "title": 7})");
        file.close();
        QCOMPARE(inEnglish(loadScenario(file.fileName().toStdString()).error()),
                 std::string("/title: expected a text of at most 200 characters, found 7"));
    }
};

DELVE_TEST(TestParseScenario)
#include "tst_parse_scenario.moc"
