// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/setup/added_errors.h"
#include "engine/mageknight/setup/fixes/edit_price.h"
#include "engine/mageknight/setup/fixes/fixes_for.h"
#include "tests/support/mageknight/broken_scenario.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

#include <algorithm>
#include <map>
#include <set>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

struct Share
{
    int findings = 0, mended = 0, kept = 0;
};

QString text(const Finding& finding)
{
    QStringList things;
    for (const ThingId& thing : finding.about.things)
        things << QString::fromStdString(thing.text());
    return QString::fromStdString(finding.rule + " " + finding.about.variant + " ") + things.join(u' ');
}

/// Counts what is said about exactly these things by this rule; numbers may differ.
int countAlike(const Finding& finding, const Findings& all)
{
    return int(std::ranges::count_if(all, [&](const Finding& other) {
        return other.rule == finding.rule && other.about.variant == finding.about.variant &&
               other.about.things == finding.about.things && other.severity == finding.severity &&
               (other.about.things.empty() || other.about.args == finding.about.args);
    }));
}

} // namespace

/// What mends a finding.
class TestFixes : public QObject
{
    Q_OBJECT

    std::map<std::string, Share> m_shares;

    /// Every fix of the findings is tried, one finding of each kind; of rules that were mended before none if
    /// `isNewOnly`.
    bool areFixesSound(const Scenario& scenario, bool isNewOnly = false)
    {
        const Content& content = contentForFaults();
        const Findings before = validateSetup(scenario, content);
        std::set<std::string> asked;
        for (const Finding& finding : before) {
            if (!asked.insert(finding.rule + finding.about.variant).second)
                continue;
            Share& share = m_shares[finding.rule];
            if (isNewOnly && share.mended > 0)
                continue;
            ++share.findings;
            const auto fixes = fixesFor(scenario, content, finding, before);
            share.mended += !fixes.empty();
            share.kept += !fixes.empty() && keepsEverything(fixes.front().kind);
            std::pair<bool, int> last{false, 0}; // the cheapest first, what hides the finding last
            for (const Fix& fix : fixes) {
                Scenario after = scenario;
                apply(after, fix.edit);
                const Findings left = validateSetup(after, content);
                const bool isGone = countAlike(finding, left) < countAlike(finding, before);
                const auto added = std::ranges::find_if(left, [&](const Finding& error) {
                    return error.severity == Severity::Error && KnownFindings(before).isNew(error);
                });
                const int errors = countOf(left, Severity::Error) - countOf(before, Severity::Error);
                const std::pair rank{!concessionsIn(fix.edit).isEmpty(), priceOf(fix.edit, content)};
                const bool isOrdered = last <= rank && fix.price == rank.second;
                last = rank;
                Scenario back = after;
                apply(back, inverted(fix.edit));
                if (isGone && added == left.end() && errors <= 0 && isOrdered && back == scenario &&
                    checkReferences(after, content).empty())
                    continue;
                qWarning("%s: %s, %d errors more, %s", qPrintable(text(finding)),
                         std::string(nameOf(fix.kind)).c_str(), errors,
                         added != left.end() ? qPrintable(text(*added))
                         : isGone            ? ""
                                             : "still there");
                return false;
            }
        }
        return true;
    }

private slots:
    void everyFixRemovesItsFindingAndAddsNoError()
    {
        const int count = qEnvironmentVariableIntValue("DELVEWRIGHT_BROKEN_SCENARIOS");
        for (int seed = 1; seed <= (count > 0 ? count : 40); ++seed)
            QVERIFY2(areFixesSound(brokenScenario(std::uint64_t(seed))),
                     qPrintable(QStringLiteral("seed %1").arg(seed)));
    }

    void everyRuleIsMended()
    {
        for (const char* name :
             {"standard", "two-hundred", "six-tiles", "lone-wolf", "two-levels", "three-players"})
            for (const Fault& fault : faults()) {
                Random random(7);
                Scenario scenario = sample(name);
                scenario.packs.push_back({"small", "1.0.0", ""});
                fault.make(scenario, random);
                if (checkReferences(scenario, contentForFaults()).empty())
                    QVERIFY2(areFixesSound(scenario, true), fault.name);
            }
        QStringList missing;
        for (const SetupCheck& check : setupChecks())
            for (const std::string_view rule : check.rules)
                if (m_shares[std::string(rule)].mended == 0)
                    missing << QString::fromUtf8(rule.data(), qsizetype(rule.size()));
        QCOMPARE(missing.join(u' '), QString());
    }

    void sharesThatKeepEverything()
    {
        Share all;
        QStringList lines;
        for (const auto& [rule, share] : m_shares) {
            lines << QStringLiteral("%1: %2 findings, %3 mended, %4 keep everything")
                         .arg(QString::fromStdString(rule))
                         .arg(share.findings)
                         .arg(share.mended)
                         .arg(share.kept);
            all.findings += share.findings;
            all.mended += share.mended;
            all.kept += share.kept;
        }
        qInfo("%s", qPrintable(lines.join(u'\n')));
        qInfo("all: %d findings, %d mended, %d keep everything", all.findings, all.mended, all.kept);
        QVERIFY(all.mended * 4 > all.findings * 3);
        QVERIFY(all.kept * 4 > all.mended * 3);
    }
};

DELVE_TEST(TestFixes)
#include "tst_fixes.moc"
