// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/parse_scenario.h"
#include "engine/mageknight/scenario/write_scenario.h"
#include "tests/engine/mageknight/scenario/complete_scenario.h"
#include "tests/support/mageknight/random_scenario.h"
#include "tests/support/property.h"
#include "tests/support/test_registry.h"

#include <nlohmann/json.hpp>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

class TestWriteScenario : public QObject
{
    Q_OBJECT

private slots:
    void writesCanonicalBytes()
    {
        QCOMPARE(QString::fromStdString(writeScenario(completeScenario())),
                 QString::fromStdString(completeScenarioText()));
    }

    void leavesOutWhatHasItsDefault()
    {
        QCOMPARE(writeScenario(leastScenario()), std::string(R"({
  "format": "delvewright-scenario",
  "version": 1,
  "title": "",
  "game": "mage-knight-dungeons",
  "packs": [],
  "players": [],
  "levels": [
    {"name": ""}
  ]
}
)"));
    }

    void escapesWhatJsonAsksForAndNothingElse()
    {
        Scenario scenario = leastScenario();
        scenario.title = std::string("\"\\/\b\f\n\r\t\x01\x1f\x7f", 11) + '\0' + "é\U0001f409";
        const std::string text = writeScenario(scenario);
        const std::string expected =
            "\"title\": \"\\\"\\\\/\\b\\f\\n\\r\\t\\u0001\\u001f\x7f\\u0000é\U0001f409\"";
        QVERIFY2(text.find(expected) != std::string::npos, text.c_str());
        QCOMPARE(nlohmann::json::parse(text)["title"].get<std::string>(), scenario.title);
    }

    void sameValueSameBytes_andReadingGivesItBack()
    {
        QVERIFY(holds("write, parse, write", 2000, [] {
            const auto seed = *rc::gen::arbitrary<std::uint64_t>().as("seed");
            const auto size = *rc::gen::inRange(0, 12).as("size");
            Random random(seed);
            const Scenario scenario = randomScenario(random, size);
            const std::string text = writeScenario(scenario);
            const auto read = parseScenario(text);
            if (!read)
                RC_FAIL(inEnglish(read.error()) + "\n" + text);
            RC_ASSERT(*read == scenario);
            RC_ASSERT(writeScenario(*read) == text);
        }));
    }

    void anyLayoutOfTheSameJsonGivesTheSameBytes()
    {
        QVERIFY(holds("nlohmann's layout", 500, [] {
            Random random(*rc::gen::arbitrary<std::uint64_t>().as("seed"));
            const Scenario scenario = randomScenario(random, *rc::gen::inRange(0, 8).as("size"));
            const std::string text = writeScenario(scenario);
            const auto read = parseScenario(nlohmann::json::parse(text).dump()); // keys sorted, one line
            RC_ASSERT(read.has_value());
            RC_ASSERT(writeScenario(*read) == text);
        }));
    }
};

DELVE_TEST(TestWriteScenario)
#include "tst_write_scenario.moc"
