// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/content_id.h"
#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/setup/added_errors.h"
#include "tests/engine/mageknight/setup/plan_cases.h"
#include "tests/support/mageknight/crowded_scenario.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

#include <ctime>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

int piecesOf(const Scenario& scenario)
{
    int pieces = 0;
    visitAllLists(scenario, [&](ThingKind, const auto& list) { pieces += int(list.size()); });
    for (const Player& player : scenario.players)
        pieces += int(player.team.size());
    return pieces;
}

int milliseconds(std::clock_t since)
{
    return int((std::clock() - since) * 1000 / CLOCKS_PER_SEC); // not what others make of the machine
}

/// The cheapest scenario without errors that up to three fixes lead to: all that can be done is tried.
class Oracle
{
public:
    std::optional<int> cheapest(const Scenario& scenario)
    {
        m_start = &scenario;
        m_best.reset();
        m_seen.clear();
        look(scenario, 3);
        return m_best;
    }

private:
    void look(const Scenario& scenario, int fixesLeft)
    {
        const Content& content = contentForFaults();
        const int price = priceOf(difference(EditName::FixFinding, *m_start, scenario), content);
        if (m_best && price >= *m_best)
            return;
        const Findings findings = validateSetup(scenario, content);
        if (countOf(findings, Severity::Error) == 0) {
            m_best = price;
            return;
        }
        const bool isKnown = std::ranges::any_of(
            m_seen, [&](const auto& seen) { return seen.second >= fixesLeft && seen.first == scenario; });
        if (fixesLeft == 0 || isKnown)
            return;
        m_seen.emplace_back(scenario, fixesLeft);
        for (const Finding& finding : findings) {
            if (finding.severity != Severity::Error)
                continue;
            for (const Fix& fix : fixesFor(scenario, content, finding, findings)) {
                if (!concessionsIn(fix.edit).isEmpty())
                    continue;
                Scenario after = scenario;
                apply(after, fix.edit);
                look(after, fixesLeft - 1);
            }
        }
    }

    const Scenario* m_start = nullptr;
    std::optional<int> m_best;
    std::vector<std::pair<Scenario, int>> m_seen;
};

} // namespace

/// Plans for many broken files: how much they mend, how cheaply, and with how much work.
class TestFixCollection : public QObject
{
    Q_OBJECT

    static int broken(int usually)
    {
        const int count = qEnvironmentVariableIntValue("DELVEWRIGHT_BROKEN_SCENARIOS");
        return count > 0 ? count * usually / 20 : usually;
    }

    struct Totals
    {
        int files = 0, clean = 0, whole = 0, cheapest = 0, findings = 0, left = 0, pieces = 0, lost = 0;
        int price = 0, steps = 0, together = 0, time = 0, slowest = 0;
    };

    static void add(const Scenario& scenario, bool (*isWanted)(const Finding&), Totals& totals)
    {
        const std::clock_t begin = std::clock();
        const FixPlan plan = planFor(scenario, isWanted);
        const int time = milliseconds(begin);
        const int lost = piecesLost(scenario, plan.scenario);
        ++totals.files;
        totals.clean += plan.left.empty();
        totals.whole += lost == 0;
        totals.cheapest += plan.isCheapest;
        totals.findings += plan.mended + int(plan.left.size());
        totals.left += int(plan.left.size());
        totals.pieces += piecesOf(scenario);
        totals.lost += lost;
        totals.price += plan.price;
        totals.time += time;
        totals.slowest = std::max(totals.slowest, time);
        QVERIFY(checkReferences(plan.scenario, contentForFaults()).empty());
        // What the steps do one after the other is what the plan says.
        const Findings after = validateSetup(plan.scenario, contentForFaults());
        QCOMPARE(std::ranges::count_if(after, isWanted), std::ptrdiff_t(plan.left.size()));
        QVERIFY2(arePricesTheirOwn(scenario, plan), qPrintable(told(plan)));
        totals.together += int(std::ranges::count(plan.steps, true, &PlanStep::isPaidWithNext));
        totals.steps += int(plan.steps.size());
        // Nobody asked for what would hide errors.
        Edit all = difference(EditName::FixFinding, scenario, plan.scenario);
        QVERIFY(concessionsIn(all).isEmpty());
        // Asked again, it plans the same.
        if (totals.files == 1)
            QCOMPARE(planFor(scenario, isWanted).scenario, plan.scenario);
    }

private slots:
    void theCollectionIsMended()
    {
        for (const bool errorsOnly : {true, false}) {
            Totals totals;
            for (int seed = 1; seed <= broken(errorsOnly ? 20 : 10); ++seed) {
                add(brokenScenario(std::uint64_t(seed)), errorsOnly ? isError : isAny, totals);
                if (QTest::currentTestFailed())
                    return;
            }
            qInfo(
                "%s: %d files, %d mended completely, %d of %d findings left, %.2f %% of pieces kept, %d lose "
                "none, price %.1f, %d of %d steps paid with the next, %d cheapest, %.0f ms each, slowest %d "
                "ms",
                errorsOnly ? "errors" : "everything", totals.files, totals.clean, totals.left,
                totals.findings, 100.0 - 100.0 * totals.lost / totals.pieces, totals.whole,
                double(totals.price) / totals.files, totals.together, totals.steps, totals.cheapest,
                double(totals.time) / totals.files, totals.slowest);
            QVERIFY(totals.clean * 100 >= totals.files * 90);
            QVERIFY(totals.left * 100 <= totals.findings * (errorsOnly ? 5 : 10));
            QVERIFY(totals.lost * 100 <= totals.pieces * 3);
            QVERIFY(totals.whole * 100 >= totals.files * 80);
        }
    }

    void plansAreAsCheapAsExhaustiveSearch()
    {
        int cases = 0, optimal = 0, planned = 0, best = 0, cheaper = 0;
        Oracle oracle;
        for (std::uint64_t seed = 1; cases < broken(6); ++seed) {
            Random random(seed);
            Scenario scenario = sample("six-tiles");
            scenario.packs.push_back({"small", "1.0.0", ""});
            for (int count = 2; count > 0; --count) {
                Scenario after = scenario;
                faults()[random.below(std::uint32_t(faults().size()))].make(after, random);
                if (!after.players.empty() && checkReferences(after, contentForFaults()).empty())
                    scenario = std::move(after);
            }
            const int errors = countOf(validateSetup(scenario, contentForFaults()), Severity::Error);
            if (errors == 0 || errors > 3)
                continue;
            const auto optimum = oracle.cheapest(scenario);
            if (!optimum)
                continue;
            const FixPlan plan = planFor(scenario, isError);
            QVERIFY2(plan.left.empty(), qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(told(plan))));
            ++cases;
            optimal += plan.price <= *optimum;
            cheaper += plan.price < *optimum;
            planned += plan.price;
            best += *optimum;
        }
        qInfo(
            "%d cases: %d as cheap as the cheapest of up to three fixes (%d with more fixes cheaper), price "
            "%.3f of "
            "the optimum",
            cases, optimal, cheaper, double(planned) / best);
        QVERIFY(optimal * 100 >= cases * 95);
        QVERIFY(planned * 100 <= best * 105);
    }

    void hostileFilesTakeBoundedWork()
    {
        const auto check = [](const char* what, const Scenario& scenario) {
            const PlanWishes wishes{isError};
            const int errors = countOf(validateSetup(scenario, shippedContent()), Severity::Error);
            const std::clock_t begin = std::clock();
            const FixPlan plan = planFixes(scenario, shippedContent(), wishes);
            qInfo("%s (%zu tiles): %d errors, %d mended, %zu left, effort %lld, %d ms", what,
                  scenario.tiles.size(), errors, plan.mended, plan.left.size(),
                  static_cast<long long>(plan.effort), milliseconds(begin));
            QVERIFY(plan.mended * 10 > errors * 9);
            QVERIFY(plan.effort <= 5 * wishes.effort);
        };
        Scenario stacked = sample("standard");
        for (int i = 0; i < 200; ++i) {
            stacked.chests.push_back(stacked.chests.front());
            stacked.chests.back().id = ThingId("stacked" + std::to_string(i));
        }
        check("200 chests on one square", stacked);
        if (QTest::currentTestFailed())
            return;
        const int tiles = broken(20) > 20 ? 2'000 : 200;
        // Tiles that come on request only are laid by nobody unasked.
        auto pieces = delve::mageknight::test::piecesOf(shippedContent());
        for (auto* ids : {&pieces.tiles, &pieces.hallways})
            std::erase_if(*ids, [](const auto& id) { return packOf(id) != "starter"; });
        Scenario crowded = crowdedScenario(tiles, pieces);
        for (std::size_t i = 0; i + 1 < crowded.tokens.size() && i < 40; i += 2)
            crowded.tokens[i].square = crowded.tokens[i + 1].square;
        check("many tiles", crowded);
    }
};

DELVE_TEST(TestFixCollection)
#include "tst_fix_collection.moc"
