// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/migrate_scenario.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "engine/mageknight/scenario/write_scenario.h"
#include "tests/engine/mageknight/scenario/complete_scenario.h"
#include "tests/support/test_registry.h"

#include <nlohmann/json.hpp>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// An imagined past: version 0 called the title "name", and version 1 had no levels.
const std::vector<MigrationStep> imaginedSteps{
    {0,
     [](nlohmann::json& scenario) {
         scenario["title"] = scenario.at("name");
         scenario.erase("name");
     }},
    {1,
     [](nlohmann::json& scenario) {
         scenario["levels"] = {{{"name", scenario.at("title")}}};
     }},
};

Result<std::string> migrateToTwo(std::string_view text)
{
    return migrateScenario(text, imaginedSteps, 2);
}

} // namespace

class TestMigrateScenario : public QObject
{
    Q_OBJECT

private slots:
    void runsTheStepsInOrder()
    {
        const auto migrated =
            migrateToTwo(R"({"format": "delvewright-scenario", "version": 0, "name": "Crypt"})");
        QVERIFY(migrated.has_value());
        const auto expected = nlohmann::json::parse(
            R"({"format": "delvewright-scenario", "version": 2, "title": "Crypt", "levels": [{"name": "Crypt"}]})");
        QCOMPARE(nlohmann::json::parse(*migrated).dump(), expected.dump());
    }

    void beginsAtTheVersionOfTheText()
    {
        const auto migrated =
            migrateToTwo(R"({"format": "delvewright-scenario", "version": 1, "title": "Crypt"})");
        QVERIFY(migrated.has_value());
        QCOMPARE(nlohmann::json::parse(*migrated)["levels"].dump(), std::string(R"([{"name":"Crypt"}])"));
    }

    void leavesThePresentVersionAlone()
    {
        const std::string text = R"({ "version":2,"format" :"delvewright-scenario" })";
        QCOMPARE(migrateToTwo(text).value(), text);
        QCOMPARE(migrateScenario(completeScenarioText()).value(), completeScenarioText());
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("error");
        QTest::newRow("newer")
            << R"({"format": "delvewright-scenario", "version": 3})"
            << "/version: expected version 2 or older, found 3: a newer program wrote this";
        QTest::newRow("far newer")
            << R"({"format": "delvewright-scenario", "version": 4294967297})"
            << "/version: expected version 2 or older, found 4294967297: a newer program wrote this";
        QTest::newRow("negative") << R"({"format": "delvewright-scenario", "version": -1})"
                                  << "/version: expected version 2, found -1";
        QTest::newRow("no number") << R"({"format": "delvewright-scenario", "version": "1"})"
                                   << "/version: expected version 2, found \"1\"";
        QTest::newRow("no version") << R"({"format": "delvewright-scenario"})"
                                    << "expected a member \"version\"";
        QTest::newRow("other format")
            << R"({"format": "delvewright-pack", "version": 0})"
            << "/format: expected \"delvewright-scenario\", found \"delvewright-pack\"";
        QTest::newRow("not what a step needs")
            << R"({"format": "delvewright-scenario", "version": 0})"
            << "expected a whole scenario of version 0, which cannot be brought to version 1 as it is";
        QTest::newRow("too deep") << QString(100'000, u'[')
                                  << "/0/0/0/0/0/0/0: expected at most 8 levels of nesting";
        QTest::newRow("no object") << "[]"
                                   << "expected an object {…}, found […]";
    }

    void refuses()
    {
        QFETCH(QString, text);
        QFETCH(QString, error);
        const auto migrated = migrateToTwo(text.toStdString());
        QVERIFY(!migrated.has_value());
        QCOMPARE(QString::fromStdString(inEnglish(migrated.error())), error);
    }

    void aMissingStepIsNamed()
    {
        const auto onlyTheSecond = std::span(imaginedSteps).subspan(1);
        const auto migrated =
            migrateScenario(R"({"format": "delvewright-scenario", "version": 0})", onlyTheSecond, 2);
        QCOMPARE(inEnglish(migrated.error()), std::string("/version: expected version 2, found 0"));
    }

    void everyOldVersionHasAStep()
    {
        // Version 1 is the first. When it changes, scenarioMigrations() leads from 1 to the present version.
        int version = 1;
        for (const MigrationStep& step : scenarioMigrations())
            QCOMPARE(step.from, version++);
        QCOMPARE(version, scenarioVersion);
    }
};

DELVE_TEST(TestMigrateScenario)
#include "tst_migrate_scenario.moc"
