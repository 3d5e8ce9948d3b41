// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/setup/fixes/fixes_for.h"
#include "engine/dungeoneer/setup/validate_setup.h"
#include "tests/support/dungeoneer/cards.h"
#include "tests/support/dungeoneer/drawn_scenario.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;

namespace {

/// The kinds of fixes of the first finding of a rule, cheapest first.
std::vector<std::string> kindsFor(const DrawnScenario& drawn, std::string_view rule)
{
    std::vector<std::string> kinds;
    for (const Finding& finding : drawn.findings())
        if (finding.rule == rule) {
            for (const Fix& fix : fixesFor(drawn.scenario, drawn.cards(), finding))
                kinds.emplace_back(nameOf(fix.kind));
            break;
        }
    return kinds;
}

using Words = std::vector<std::string>;

bool isError(const Finding& finding)
{
    return finding.severity == Severity::Error;
}

} // namespace

class TestCardFixes : public QObject
{
    Q_OBJECT

private slots:
    void turningIsCheapest()
    {
        DrawnScenario drawn(plainCards());
        drawn.layStart().lay("crypt", 0, -2, true); // its door leads north, away from the map
        QCOMPARE(kindsFor(drawn, "DNR-MAP-09"), (Words{"turn", "move", "swap", "remove"}));
        const FixPlan plan = planFixes(drawn.scenario, drawn.cards(), isError);
        QCOMPARE(plan.steps.size(), std::size_t(1));
        QCOMPARE(plan.steps[0].fix.price, 1);
        QVERIFY(!plan.scenario.dungeon.back().isTurned);
        QVERIFY(plan.left.empty());
    }

    void effortIsBounded()
    {
        DrawnScenario drawn(plainCards());
        drawn.layStart().lay("crypt", 0, -2, true);
        for (int i = 0; i < 40; ++i)
            drawn.lay("vault", 9 + i, 9);
        const Findings findings = drawn.findings();
        const auto cards = std::int64_t(drawn.scenario.dungeon.size());
        FixEffort effort{20 * cards};
        int mended = 0;
        for (const Finding& finding : findings) {
            const bool hasLeft = effort.left > 0;
            const std::int64_t before = effort.left;
            const auto fixes = fixesFor(drawn.scenario, drawn.cards(), finding, effort);
            mended += !fixes.empty();
            QCOMPARE(effort.left < before, hasLeft); // looking costs, and there is an end to it
            QVERIFY(hasLeft || fixes.empty());
            QVERIFY(effort.left > -20 * cards);
        }
        QVERIFY(effort.left <= 0);
        QVERIFY(mended < int(findings.size()));
    }

    /// A plan that would take long ends early, says so, and another one goes on.
    void aPlanHasAnEnd()
    {
        DrawnScenario drawn(plainCards());
        drawn.layStart();
        for (int i = 0; i < 12; ++i)
            drawn.lay("vault", 9 + 2 * i, 9);
        const auto isWanted = [](const Finding& finding) { return finding.rule == "DNR-MAP-08"; };
        const FixPlan whole = planFixes(drawn.scenario, drawn.cards(), isWanted);
        QVERIFY(whole.left.empty() && !whole.isCutShort && whole.steps.size() > 1);
        const FixEffort little{std::int64_t(20 * drawn.scenario.dungeon.size())};
        Scenario now = drawn.scenario;
        std::size_t left = whole.steps.size() + 1;
        int plans = 0;
        for (bool isCutShort = true; isCutShort; ++plans) {
            const FixPlan plan = planFixes(now, drawn.cards(), isWanted, little);
            QVERIFY(plan.left.size() < left || plan.left.empty());
            isCutShort = plan.isCutShort && !plan.left.empty();
            left = plan.left.size();
            now = plan.scenario;
        }
        QVERIFY(plans > 1);
        QCOMPARE(left, std::size_t(0));
    }

    /// One finding about thousands of cards is looked at in no time: each pair of them would be too much.
    void cardsInOneHeapAreNotComparedTwoByTwo()
    {
        DrawnScenario drawn(plainCards());
        drawn.layStart();
        for (int i = 0; i < 4000; ++i)
            drawn.lay("vault", 9, 9);
        const Findings findings = drawn.findings();
        const auto heap = std::ranges::find(findings, "DNR-MAP-13", &Finding::rule);
        QVERIFY(heap != findings.end());
        QVERIFY(heap->about.things.size() >= 4000);
        FixEffort effort{300'000};
        QVERIFY(fixesFor(drawn.scenario, drawn.cards(), *heap, effort).empty());
        QVERIFY(effort.left <= 0);
    }

    void aCardThatLiesApartIsMoved()
    {
        DrawnScenario drawn(plainCards());
        drawn.layStart().lay("vault", 9, 9);
        QCOMPARE(kindsFor(drawn, "DNR-MAP-08"), (Words{"move", "remove"}));
        const FixPlan plan = planFixes(drawn.scenario, drawn.cards(), isError);
        QCOMPARE(plan.scenario.dungeon.size(), std::size_t(6)); // nothing was lost
        QVERIFY(plan.left.empty());
    }

    void aRoomBesideTheEntranceIsMovedOrSwapped()
    {
        DrawnScenario drawn(plainCards());
        drawn.lay("ent", 0, 0).lay("cross", 0, -1).lay("cross", 1, 0).lay("cross", 0, 1).lay("vault", -1, 0);
        QCOMPARE(kindsFor(drawn, "DNR-MAP-07"), (Words{"move", "swap", "remove"}));
    }

    void whatIsMissingIsAdded()
    {
        DrawnScenario drawn(plainCards());
        QCOMPARE(kindsFor(drawn, "DNR-SETUP-15"), (Words{"add"}));
        drawn.lay("ent", 0, 0).lay("cross", 0, -1);
        QCOMPARE(kindsFor(drawn, "DNR-SETUP-16"), (Words{"add"}));
        const FixPlan plan = planFixes(drawn.scenario, drawn.cards(), [](const Finding& finding) {
            return finding.severity == Severity::Todo;
        });
        QVERIFY(plan.left.empty());
        QCOMPARE(plan.scenario.dungeon.size(), std::size_t(5));
        QCOMPARE(plan.scenario.dungeon[0].id.text(), std::string("ent-1"));
    }

    void aSurplusAtTheStartMeansThatTheMapGrows()
    {
        DrawnScenario drawn(plainCards());
        drawn.layStart().lay("cross", 0, -2);
        drawn.scenario.stage = Stage::Starting;
        QCOMPARE(kindsFor(drawn, "DNR-SETUP-16").front(), std::string("set-stage"));
    }

    void cardsBeyondTheDealGoBack()
    {
        DrawnScenario drawn(plainCards());
        drawn.layStart();
        drawn.scenario.players[0].quests.assign(3, ContentId("test/anywhere"));
        QCOMPARE(kindsFor(drawn, "DNR-SETUP-12"), (Words{"return"}));
    }

    /// DNR-MAP-07 excused the Room where it lay: a fix that moves it, or lays another card there, says so no
    /// more.
    void DNR_MAP_07_fixesTakeNoExceptionAlong()
    {
        DrawnScenario drawn(plainCards());
        drawn.layStart().lay("vault", 9, 9);
        drawn.scenario.dungeon.back().isExempt = true;
        int looked = 0;
        for (const Finding& finding : drawn.findings())
            for (const Fix& fix : fixesFor(drawn.scenario, drawn.cards(), finding))
                if (fix.kind == FixKind::Move) {
                    QVERIFY(!applied(drawn.scenario, fix.edit).dungeon.back().isExempt);
                    ++looked;
                }
        drawn.scenario.dungeon.pop_back();
        drawn.lay("crypt", 0, -2, true);
        drawn.scenario.dungeon.back().isExempt = true;
        for (const Finding& finding : drawn.findings())
            for (const Fix& fix : fixesFor(drawn.scenario, drawn.cards(), finding))
                if (fix.kind == FixKind::Swap && fix.things.front() == drawn.scenario.dungeon.back().id) {
                    QVERIFY(!applied(drawn.scenario, fix.edit).dungeon.back().isExempt);
                    ++looked;
                }
        QVERIFY(looked >= 2);
    }

    /// Every fix keeps its promise: the finding is gone, no error is new, and the price follows the kind.
    void everyFixDoesWhatItSays()
    {
        DrawnScenario drawn(plainCards());
        drawn.layStart().lay("crypt", 0, -2, true).lay("vault", 7, 7).lay("hall", 1, 1).lay("hall", 1, 1);
        const Findings before = drawn.findings();
        for (const Finding& finding : before)
            for (const Fix& fix : fixesFor(drawn.scenario, drawn.cards(), finding)) {
                const Findings after = validateSetup(applied(drawn.scenario, fix.edit), drawn.cards());
                QVERIFY(std::ranges::find(after, finding) == after.end());
                QVERIFY(countOf(after, Severity::Error) <=
                        countOf(before, Severity::Error) - isError(finding));
                QVERIFY(fix.price >= priceOf(fix.kind));
                QCOMPARE(applied(applied(drawn.scenario, fix.edit), inverted(fix.edit)), drawn.scenario);
            }
        QVERIFY(planFixes(drawn.scenario, drawn.cards(), isError).left.empty());
    }
};

DELVE_TEST(TestCardFixes)
#include "tst_card_fixes.moc"
