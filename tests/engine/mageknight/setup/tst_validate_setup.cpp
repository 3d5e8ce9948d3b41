// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/rule_reference.h"
#include "engine/mageknight/scenario/check_references.h"
#include "tests/support/mageknight/broken_scenario.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/random_scenario.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

#include <set>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// What holds for all checks together.
class TestValidateSetup : public QObject
{
    Q_OBJECT

private slots:
    void everySampleIsLegal()
    {
        for (const std::string& name : sampleNames())
            QCOMPARE(everything(sample(name)), QString());
    }

    void everyRuleOfACheckExistsAndIsListedOnce()
    {
        const auto rules = loadRuleReference(sourceFolder() / "resources/rules");
        QVERIFY(rules.has_value());
        std::set<std::string_view> listed;
        for (const SetupCheck& check : setupChecks())
            for (const std::string_view rule : check.rules) {
                QVERIFY2(rules->find(rule) != nullptr, std::string(rule).c_str());
                QVERIFY2(listed.insert(rule).second, std::string(rule).c_str());
            }
    }

    void findingsAreOfListedRulesInTheirOrder()
    {
        std::vector<std::string_view> order;
        for (const SetupCheck& check : setupChecks())
            order.insert(order.end(), check.rules.begin(), check.rules.end());
        const ScenarioPieces pieces = piecesOf(shippedContent());
        int seen = 0;
        for (int seed = 0; seed < 300; ++seed) {
            Random random(std::uint64_t(seed) + 1);
            const Scenario scenario = randomScenario(random, 3 + seed % 12, pieces);
            if (!checkReferences(scenario, shippedContent()).empty())
                continue;
            const Findings findings = validateSetup(scenario, shippedContent());
            QCOMPARE(validateSetup(scenario, shippedContent()) == findings, true);
            auto last = order.begin();
            for (const Finding& finding : findings) {
                const auto place = std::ranges::find(order, finding.rule);
                QVERIFY2(place != order.end(), finding.rule.c_str());
                QVERIFY2(place >= last, finding.rule.c_str());
                last = place;
                ++seen;
            }
        }
        QVERIFY(seen > 300);
    }

    void adviceIsNeverAnError()
    {
        std::set<std::string_view> advice, given;
        for (const SetupCheck& check : setupChecks())
            if (check.isAdvice)
                advice.insert(check.rules.begin(), check.rules.end());
        const auto look = [&](const Scenario& scenario) {
            for (const Finding& finding : validateSetup(scenario, contentForFaults()))
                if (const auto rule = advice.find(finding.rule); rule != advice.end()) {
                    QVERIFY2(finding.severity != Severity::Error, finding.rule.c_str());
                    given.insert(*rule);
                }
        };
        for (const Fault& fault : faults())
            for (const char* name : {"standard", "three-players", "two-levels"}) {
                Random random(7);
                Scenario scenario = sample(name);
                scenario.packs.push_back({"small", "1.0.0", ""});
                fault.make(scenario, random);
                if (checkReferences(scenario, contentForFaults()).empty())
                    look(scenario);
            }
        QCOMPARE(given.size(), advice.size());
    }

    void anEmptyScenarioIsOnlyToBeDone()
    {
        Scenario scenario;
        scenario.levels = {{"Dungeon"}};
        for (const Finding& finding : validateSetup(scenario, shippedContent()))
            QVERIFY2(finding.severity == Severity::Todo, finding.rule.c_str());
    }

    void LAY_23_freeBuildTurnsCountsIntoWarnings()
    {
        Scenario scenario = sample("two-hundred");
        scenario.options.buildTotal = 100;
        QCOMPARE(verdict(scenario, "LAY-03"), QStringLiteral("error error"));
        scenario.options.freeBuild = true;
        QCOMPARE(verdict(scenario, "LAY-03"), QStringLiteral("warning warning"));
        // Two players, 12 tiles, 3 doors: two rules are broken, or two warnings given.
        Scenario large = sample("standard");
        for (const int i : {10, 11}) {
            large.tiles.push_back(sample("two-hundred").tiles[std::size_t(i)]);
            large.tiles.back().id = ThingId("t" + std::to_string(i));
            large.tiles.back().player = {};
        }
        large.doors.push_back(large.doors.front());
        large.doors.back().id = ThingId("d3");
        QCOMPARE(large.tiles.size(), std::size_t(12));
        QCOMPARE(large.doors.size(), std::size_t(3));
        for (const auto& [isFree, expected] : {std::pair{false, "error"}, {true, "warning"}}) {
            large.options.freeBuild = isFree;
            QCOMPARE(verdict(large, "LAY-03"), QLatin1String(expected));
            QCOMPARE(verdict(large, "MRK-02"), QLatin1String(expected));
        }
        // Every rule about where a piece may lie stays an error.
        scenario.tiles[1].position = scenario.tiles[0].position;
        QVERIFY(verdict(scenario, "MAP-07").startsWith(QStringLiteral("error")));
    }
};

DELVE_TEST(TestValidateSetup)
#include "tst_validate_setup.moc"
