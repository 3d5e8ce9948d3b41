#include "editor/text/fix_text.h"
#include "engine/scenario/check_references.h"
#include "engine/setup/fixes/fixes_for.h"
#include "tests/support/broken_scenario.h"
#include "tests/support/setup_cases.h"
#include "tests/support/test_registry.h"

#include <QRegularExpression>

#include <set>

using namespace delve;
using namespace delve::test;

/// Fixes as sentences.
class TestFixText : public QObject
{
    Q_OBJECT

private:
    static QString firstFix(const Scenario& scenario, const std::string& rule)
    {
        for (const Finding& finding : validateSetup(scenario, contentForFaults()))
            if (finding.rule == rule)
                if (const auto fixes = fixesFor(scenario, contentForFaults(), finding); !fixes.empty())
                    return sentence(fixes.front(), scenario, contentForFaults(), "en");
        return {};
    }

private slots:
    void namesThingsAndPlaces()
    {
        Scenario scenario = sample("standard");
        scenario.chests[3].facing = Side::East;
        QCOMPARE(firstFix(scenario, "CHEST-10"), QStringLiteral("Turn Miner's Strongbox on the spot."));
        scenario = sample("standard");
        scenario.exits.pop_back();
        QVERIFY(firstFix(scenario, "ENT-10")
                    .startsWith(QStringLiteral("Add the exit of The Borrowed Company at ")));
        scenario = sample("standard");
        scenario.tiles[0].role = TileRole::None;
        QCOMPARE(firstFix(scenario, "LAY-07"), QStringLiteral("Make Cistern the central chamber."));
    }

    void aTileMovesToASquareAndNotToItself()
    {
        const QRegularExpression moves(QStringLiteral("^Move .* to -?\\d+, -?\\d+\\.$"));
        int seen = 0;
        const Scenario whole = sample("standard");
        for (std::size_t i = 1; i < whole.tiles.size(); ++i) {
            Scenario scenario = whole;
            scenario.tiles[i].position = scenario.tiles.front().position;
            const QString name =
                QString::fromStdString(contentForFaults().tile(scenario.tiles[i].tile)->name.in("en"));
            const QString text = firstFix(scenario, "MAP-07");
            if (!text.startsWith(QStringLiteral("Move")))
                continue; // there are other ways to mend it
            ++seen;
            QVERIFY2(moves.match(text).hasMatch(), qPrintable(text));
            QVERIFY2(text.count(name) <= 1, qPrintable(text));
        }
        QVERIFY(seen > 0);
    }

    void everyFixHasASentence()
    {
        std::set<std::string> asked;
        for (const Fault& fault : faults()) {
            Random random(7);
            Scenario scenario = sample("standard");
            scenario.packs.push_back({"small", "1.0.0", ""});
            fault.make(scenario, random);
            if (!checkReferences(scenario, contentForFaults()).empty())
                continue;
            const Findings findings = validateSetup(scenario, contentForFaults());
            for (const Finding& finding : findings) {
                if (!asked.insert(finding.rule + finding.about.variant).second)
                    continue;
                for (const Fix& fix : fixesFor(scenario, contentForFaults(), finding, findings)) {
                    const QString text = sentence(fix, scenario, contentForFaults(), "en");
                    QVERIFY2(hasFixSentence(fix.kind, fix.about.variant), qPrintable(text));
                    QVERIFY2(!text.contains(u'{') && !text.contains(u'%'), qPrintable(text));
                }
            }
        }
        QVERIFY(asked.size() > 50);
    }
};

DELVE_TEST(TestFixText)
#include "tst_fix_text.moc"
