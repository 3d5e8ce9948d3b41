// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/scenario/edits/table_edits.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/setup/session/edit_trial.h"
#include "engine/mageknight/setup/validate_setup.h"
#include "tests/support/mageknight/crowded_scenario.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/random_edit.h"
#include "tests/support/mageknight/random_scenario.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// The long tests ask for more steps.
int stepsOf(int ordinary)
{
    const int wanted = qEnvironmentVariableIntValue("DELVEWRIGHT_EDIT_STEPS");
    return wanted > 0 ? wanted : ordinary;
}

QString listed(const Finding& finding)
{
    QString text = QString::fromStdString(finding.rule + " " + finding.about.variant);
    for (const ThingId& thing : finding.about.things)
        text += " " + QString::fromStdString(thing.text());
    return text;
}

/// The first difference, empty where there is none.
QString difference(const Findings& kept, const Findings& fresh)
{
    for (std::size_t i = 0; i < std::max(kept.size(), fresh.size()); ++i) {
        if (i >= kept.size())
            return "lacks " + listed(fresh[i]);
        if (i >= fresh.size())
            return "still has " + listed(kept[i]);
        if (kept[i] != fresh[i])
            return "has " + listed(kept[i]) + " for " + listed(fresh[i]);
    }
    return {};
}

/// What is left when some findings go and others come.
Findings changed(Findings findings, const FindingsChange& change)
{
    for (const Finding& gone : change.before)
        if (const auto found = std::ranges::find(findings, gone); found != findings.end())
            findings.erase(found);
    findings.insert(findings.end(), change.after.begin(), change.after.end());
    return findings;
}

Scenario startOf(const QString& name, Random& random)
{
    const ScenarioPieces pieces = piecesOf(shippedContent());
    if (name == "large")
        return largeScenario(120, pieces);
    if (name == "crowded")
        return crowdedScenario(60, pieces);
    if (name == "random")
        return randomScenario(random, 20, pieces);
    if (name == "empty")
        return Scenario{};
    return sample(name.toStdString());
}

} // namespace

class TestValidationSession : public QObject
{
    Q_OBJECT

private slots:
    void findingsAreThoseOfAFreshValidation_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("steps");
        for (const std::string& name : sampleNames())
            QTest::newRow(name.c_str()) << QString::fromStdString(name) << 150;
        QTest::newRow("large") << "large" << 60;
        QTest::newRow("crowded") << "crowded" << 120;
        QTest::newRow("random") << "random" << 150;
    }

    void findingsAreThoseOfAFreshValidation()
    {
        QFETCH(QString, name);
        QFETCH(int, steps);
        const Content& content = shippedContent();
        Random random(3);
        const Scenario start = startOf(name, random);
        ValidationSession session(start, content);
        QCOMPARE(difference(session.findings(), validateSetup(start, content)), QString());
        std::vector<Edit> history;
        for (int step = 0; step < stepsOf(steps); ++step) {
            // Every so often an edit is taken back, as people do, and sometimes all of them.
            Edit edit;
            if (!history.empty() && random.below(4) == 0) {
                edit = inverted(history.back());
                history.pop_back();
            } else {
                edit = randomEdit(session.scenario(), content, random);
                history.push_back(edit);
            }
            session.apply(edit);
            QVERIFY(checkReferences(session.scenario(), content).empty());
            const QString wrong = difference(session.findings(), validateSetup(session.scenario(), content));
            QVERIFY2(wrong.isEmpty(),
                     qPrintable(QString("step %1, %2: %3").arg(step).arg(int(edit.name)).arg(wrong)));
        }
        while (!history.empty()) {
            session.apply(inverted(history.back()));
            history.pop_back();
        }
        QVERIFY(session.scenario() == start);
        QCOMPARE(difference(session.findings(), validateSetup(start, content)), QString());
    }

    /// The work for an edit depends on the edit, not on the dungeon: counted, not timed.
    void workDoesNotGrowWithTheDungeon_data()
    {
        QTest::addColumn<QString>("thing");
        QTest::newRow("a chest") << "c5";
        QTest::newRow("a token") << "k6";
        QTest::newRow("a door") << "d12";
        QTest::newRow("a marker") << "m5";
        QTest::newRow("a tile at the rim") << "t15";
    }

    void workDoesNotGrowWithTheDungeon()
    {
        QFETCH(QString, thing);
        const Content& content = shippedContent();
        const auto workAt = [&](int tiles) {
            ValidationSession session(crowdedScenario(tiles, piecesOf(content)), content);
            const ThingId id(thing.toStdString());
            const auto place = findThing(session.scenario(), id);
            Edit edit;
            if (place->kind == ThingKind::Door) {
                const Edge edge =
                    *edgeOnTable(session.scenario(), content, session.scenario().doors[place->index]);
                edit = moveDoor(session.scenario(), content, place->index,
                                {edge.square + Offset{0, 1}, edge.side});
            } else {
                edit = moveThings(session.scenario(), content, std::array{id},
                                  place->kind == ThingKind::Tile ? Offset{-2, 0} : Offset{1, 0});
            }
            if (edit.isEmpty())
                qFatal("the edit must change something");
            session.apply(edit);
            return session.work();
        };
        const ValidationWork few = workAt(40), many = workAt(10'000);
        QVERIFY(few.thingsChecked > 0);
        QVERIFY2(many.thingsChecked < 2 * few.thingsChecked,
                 qPrintable(QString("%1 and %2 things").arg(few.thingsChecked).arg(many.thingsChecked)));
        QVERIFY2(many.squaresCompiled <= 2 * few.squaresCompiled,
                 qPrintable(QString("%1 and %2 squares").arg(few.squaresCompiled).arg(many.squaresCompiled)));
        QCOMPARE(many.wholeChecks, few.wholeChecks);
    }

    void triedEditsLeaveNoTrace()
    {
        Random random(11);
        for (const char* name : {"standard", "crowded", "large"}) {
            EditTrial edits(startOf(name, random), shippedContent());
            QCOMPARE(edits.isLarge(), QString(name) != "standard");
            for (int step = 0; step < 12; ++step) {
                const Edit edit = randomEdit(edits.scenario(), shippedContent(), random);
                Scenario after = edits.scenario();
                apply(after, edit);
                if (!checkReferences(after, shippedContent()).empty())
                    continue;
                const Findings found = validateSetup(after, shippedContent());
                QCOMPARE(difference(edits.after(edit), found), QString());
                QVERIFY(std::ranges::is_permutation(changed(edits.before(), edits.change(edit)), found));
                QCOMPARE(difference(edits.before(), validateSetup(edits.scenario(), shippedContent())),
                         QString());
                if (step % 3 == 0) {
                    edits.keep(edit);
                    QVERIFY(edits.scenario() == after);
                }
            }
        }
    }

    void whatNoRuleAsksForCostsNothing()
    {
        ValidationSession session(sample("standard"), shippedContent());
        ScenarioFacts facts = session.scenario();
        facts.title = "Another title";
        session.apply(changeFacts(session.scenario(), facts));
        QCOMPARE(session.work(), ValidationWork{});
    }
};

DELVE_TEST(TestValidationSession)
#include "tst_validation_session.moc"
