// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "engine/mageknight/scenario/write_scenario.h"
#include "tests/engine/mageknight/scenario/complete_scenario.h"
#include "tests/support/broken_files.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/random_scenario.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

const QDir broken = brokenFolder("scenarios");

/// Why a text cannot be used with the shipped packs: it cannot be read, or asks for what they do not have.
std::vector<Error> errorsOf(const std::string& text)
{
    const auto scenario = parseScenario(text);
    if (!scenario)
        return {scenario.error()};
    return checkReferences(*scenario, shippedContent());
}

} // namespace

class TestBrokenScenarios : public QObject
{
    Q_OBJECT

private slots:
    void brokenFilesAreRefusedWithAClearError_data() { addBrokenFiles(broken, 70); }

    void brokenFilesAreRefusedWithAClearError()
    {
        QFETCH(QString, name);
        const auto errors = errorsOf(bytesOfFile(broken.filePath(name + ".json")));
        QCOMPARE(errors.size(), std::size_t(1));
        QCOMPARE(QString::fromStdString(inEnglish(errors[0]) + "\n"),
                 expectedIn(broken.filePath(name + ".expected")));
    }

    void everyExpectationHasItsFile()
    {
        const QStringList expectations = broken.entryList({"*.expected"}, QDir::Files);
        for (const QString& file : expectations)
            QVERIFY2(broken.exists(file.chopped(int(qstrlen(".expected"))) + ".json"), qPrintable(file));
    }

    void noMutationDoesMoreThanGiveAnError()
    {
        Random random(7);
        Random other(8);
        const std::vector<std::string> texts{completeScenarioText(), writeScenario(leastScenario()),
                                             writeScenario(randomScenario(other, 3))};
        int refused = 0;
        for (int i = 0; i < 6000; ++i) {
            std::string text = withFault(texts[std::size_t(i) % texts.size()], random);
            if (i % 5 == 0)
                text = withFault(text + " ", random);
            const auto scenario = parseScenario(text);
            if (scenario) {
                const std::string canonical = writeScenario(*scenario);
                QVERIFY2(parseScenario(canonical).value() == *scenario, text.c_str());
            } else {
                ++refused;
                const std::string error = inEnglish(scenario.error());
                QVERIFY2(!inEnglish(scenario.error().what).empty(), text.c_str());
                QVERIFY2(error.find_first_of("\n\r") == std::string::npos, error.c_str());
            }
        }
        QVERIFY(refused > 4000);
    }

    void everyTruncationIsRefused()
    {
        const std::string text = completeScenarioText();
        for (std::size_t length = 0; length + 2 < text.size(); ++length)
            QVERIFY2(!parseScenario(std::string_view(text).substr(0, length)).has_value(),
                     qPrintable(QString::number(length)));
    }
};

DELVE_TEST(TestBrokenScenarios)
#include "tst_broken_scenarios.moc"
