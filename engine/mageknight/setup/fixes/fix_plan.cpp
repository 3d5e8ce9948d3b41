// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/fixes/fix_plan.h"

#include "engine/mageknight/setup/fixes/plan_search.h"
#include "engine/mageknight/setup/fixes/plan_steps.h"

#include <algorithm>
#include <utility>

namespace delve::mageknight {

namespace {

/// Prices are shared among findings without rounding for up to ten of them.
constexpr std::int64_t shareUnit = 2520;
/// The first plan may cost more than the search for a better one: a file with hundreds of faults is mended,
/// though perhaps not in the best way.
constexpr std::int64_t firstPlanFactor = 4;

} // namespace

PlanSearch::PlanSearch(const Scenario& scenario, const Content& content, const PlanWishes& wishes)
    : m_start(scenario), m_content(content), m_wishes(wishes), m_limit(firstPlanFactor * wishes.effort)
{
    auto root = std::make_unique<Node>();
    root->edits = std::make_unique<EditTrial>(scenario, content);
    m_isLarge = root->edits->isLarge();
    m_nodes.push_back(std::move(root));
}

/// The node that a step leads to; -1 if it was reached before.
int PlanSearch::go(int from, std::size_t candidate)
{
    Node& parent = nodeAt(from);
    auto node = std::make_unique<Node>();
    node->parent = from;
    node->step = parent.candidates[candidate].step;
    const Edit& edit = node->step.fix.edit;
    if (m_isLarge) {
        node->edits = std::move(parent.edits);
        node->edits->keep(edit);
        node->price = parent.price + node->step.fix.price;
    } else {
        Scenario scenario = parent.edits->scenario();
        apply(scenario, edit);
        if (std::ranges::any_of(m_nodes,
                                [&](const auto& known) { return known->edits->scenario() == scenario; }))
            return -1;
        node->price = priceOf(difference(EditName::FixFinding, m_start, scenario), m_content);
        node->edits = std::make_unique<EditTrial>(std::move(scenario), m_content);
    }
    describe(*node);
    findCandidates(*node, &parent);
    if (m_isLarge)
        parent.candidates.clear();
    m_nodes.push_back(std::move(node));
    const int number = int(m_nodes.size()) - 1;
    keepIfBest(number);
    return number;
}

void PlanSearch::keepIfBest(int node)
{
    const auto rank = [&](int number) { return std::pair(troubleOf(nodeAt(number)), nodeAt(number).price); };
    if (rank(node) < rank(m_best))
        m_best = node;
}

/// Makes a plan step by step. What removes something waits for the rest, but surplus goes first: it would be
/// mended in vain.
void PlanSearch::followCheapest(int from)
{
    while (from >= 0 && !nodeAt(from).candidates.empty() && m_spent < m_limit) {
        const auto& candidates = nodeAt(from).candidates;
        const std::vector<bool> isSurplus = removalsOfSurplus(nodeAt(from));
        const auto rank = [&](std::size_t i) {
            const int own = candidates[i].step.fix.price;
            const int group = isSurplus[i] ? 0 : own < price::remove ? 1 : 2;
            return std::pair(group, own * shareUnit / std::int64_t(candidates[i].mended.size()));
        };
        std::size_t best = 0;
        for (std::size_t i = 1; i < candidates.size(); ++i)
            if (rank(i) < rank(best))
                best = i;
        from = go(from, best);
    }
}

/// What each finding costs at least: its part of the fix that mends it cheapest. Nothing where none is known.
std::vector<std::int64_t> PlanSearch::sharesOf(const Node& node) const
{
    std::vector<std::int64_t> shares(node.wanted.size(), 0);
    std::vector<bool> isKnown(node.wanted.size(), false);
    for (const Candidate& candidate : node.candidates) {
        const std::int64_t share =
            candidate.step.fix.price * shareUnit / std::int64_t(candidate.mended.size());
        for (const std::size_t finding : candidate.mended) {
            shares[finding] = isKnown[finding] ? std::min(shares[finding], share) : share;
            isKnown[finding] = true;
        }
    }
    return shares;
}

void PlanSearch::open(int number, std::priority_queue<OpenStep>& steps)
{
    const Node& node = nodeAt(number);
    const auto shares = sharesOf(node);
    std::int64_t all = 0;
    for (const std::int64_t share : shares)
        all += share;
    for (std::size_t i = 0; i < node.candidates.size(); ++i) {
        const Candidate& candidate = node.candidates[i];
        std::int64_t rest = all;
        for (const std::size_t finding : candidate.mended)
            rest -= shares[finding];
        steps.push({(node.price + candidate.step.fix.price) * shareUnit + rest,
                    int(node.wanted.size() - candidate.mended.size()), m_opened++, number, i});
    }
}

void PlanSearch::searchFrom(int root)
{
    std::priority_queue<OpenStep> steps;
    std::vector<bool> isOpened;
    const auto openOnce = [&](int node) {
        isOpened.resize(m_nodes.size(), false);
        if (!isOpened[std::size_t(node)])
            open(node, steps);
        isOpened[std::size_t(node)] = true;
    };
    for (int node = root; node < int(m_nodes.size()); ++node) // those of the first plan, too
        openOnce(node);
    while (!steps.empty()) {
        const OpenStep next = steps.top();
        if (isSolved(m_best) && next.bound >= nodeAt(m_best).price * shareUnit)
            break;
        if (m_spent >= m_wishes.effort)
            return;
        steps.pop();
        if (const int node = go(next.node, next.candidate); node >= 0)
            openOnce(node);
    }
    m_isCheapest = isSolved(m_best);
}

FixPlan PlanSearch::run()
{
    Node& root = nodeAt(0);
    describe(root);
    const std::size_t wanted = root.wanted.size();
    findCandidates(root, nullptr);
    m_hopeless = root.barren.size();
    followCheapest(0);
    if (!m_isLarge)
        searchFrom(0);
    FixPlan plan;
    for (int node = m_best; node > 0; node = nodeAt(node).parent)
        plan.steps.push_back(std::move(nodeAt(node).step));
    std::ranges::reverse(plan.steps);
    plan.scenario = m_start;
    for (const PlanStep& step : plan.steps)
        apply(plan.scenario, step.fix.edit);
    plan.left = nodeAt(m_best).wanted;
    plan.mended = std::max(0, int(wanted) - int(plan.left.size()));
    if (!m_isLarge) { // there each step was counted by itself
        tellOnce(m_start, plan.scenario, plan.steps);
        tellPrices(m_start, m_content, plan.steps);
    }
    for (const PlanStep& step : plan.steps)
        plan.price += step.fix.price;
    plan.effort = m_spent;
    const bool losesSomething =
        std::ranges::any_of(plan.steps, [](const PlanStep& step) { return step.fix.price >= price::remove; });
    plan.isCheapest = m_isCheapest && !(losesSomething && m_mayHaveMissed);
    return plan;
}

FixPlan planFixes(const Scenario& scenario, const Content& content, const PlanWishes& wishes)
{
    return PlanSearch(scenario, content, wishes).run();
}

} // namespace delve::mageknight
