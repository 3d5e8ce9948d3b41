// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/fixes/fix_plan.h"

#include "engine/mageknight/setup/fixes/rebased_edit.h"
#include "engine/mageknight/setup/validate_setup.h"

#include <queue>

#include <algorithm>
#include <compare>
#include <memory>
#include <ranges>
#include <tuple>
#include <utility>

namespace delve::mageknight {

namespace {

/// Prices are shared among findings without rounding for up to ten of them.
constexpr std::int64_t shareUnit = 2520;
/// The first plan may cost more than the search for a better one: a file with hundreds of faults is mended,
/// though perhaps not in the best way.
constexpr std::int64_t firstPlanFactor = 4;
/// So many findings are weighed together; further ones come in when these are mended.
constexpr std::size_t findingsTogether = 24;
constexpr std::size_t findingsTogetherInLargeOnes = 8;

struct Trouble
{
    int errors = 0;
    int findings = 0;

    friend auto operator<=>(const Trouble&, const Trouble&) = default;
};

/// A fix that could be the next step, and which of the node's findings it mends.
struct Candidate
{
    PlanStep step;
    std::vector<std::size_t> mended;
};

/// A state of the scenario on the way.
struct Node
{
    std::unique_ptr<EditTrial> edits; ///< in large scenarios handed on to the next node
    Findings wanted;                  ///< errors first, of these what counts things
    Findings barren;                  ///< of these: no fix is known
    std::vector<Candidate> candidates;
    int price = 0;
    int parent = -1;
    PlanStep step; ///< from the parent
};

/// A step that was not gone yet.
struct OpenStep
{
    std::int64_t bound = 0; ///< no plan that begins like this is cheaper
    int left = 0;           ///< findings
    int number = 0;         ///< the order in which they came up
    int node = 0;
    std::size_t candidate = 0;

    friend bool operator<(const OpenStep& a, const OpenStep& b) // the last is looked at first
    {
        return std::tie(a.bound, a.left, a.number) > std::tie(b.bound, b.left, b.number);
    }
};

/// Whether a finding counts things wherever they lie.
bool isCount(const Finding& finding)
{
    return std::ranges::any_of(setupChecks(), [&](const SetupCheck& check) {
        return check.scope == Scope::Count &&
               std::ranges::find(check.rules, finding.rule) != std::ranges::end(check.rules);
    });
}

/// Which candidates remove what is surplus wherever it lies, so that there is no other way.
std::vector<bool> removalsOfSurplus(const Node& node)
{
    std::vector<bool> hasOther(node.wanted.size(), false);
    for (const Candidate& candidate : node.candidates)
        if (candidate.step.fix.price < price::remove)
            for (const std::size_t finding : candidate.mended)
                hasOther[finding] = true;
    std::vector<bool> removals;
    for (const Candidate& candidate : node.candidates)
        removals.push_back(std::ranges::any_of(candidate.mended, [&](std::size_t finding) {
            return !hasOther[finding] && isCount(node.wanted[finding]);
        }));
    return removals;
}

/// Whether two steps are two changes of the same kind to the same things, so that one can do both.
bool areOfOneKind(const Fix& a, const Fix& b)
{
    const auto isLaidAnew = [](FixKind kind) {
        return kind == FixKind::Turn || kind == FixKind::Flip || kind == FixKind::Move;
    };
    if (a.edit.facts || b.edit.facts || a.edit.changes.empty() || b.edit.changes.empty())
        return false;
    const bool isRecord = a.kind == FixKind::Reorder || a.kind == FixKind::Give;
    if (isRecord && a.kind == b.kind)
        return a.edit.changes.front().kind == b.edit.changes.front().kind;
    return (a.kind == b.kind || (isLaidAnew(a.kind) && isLaidAnew(b.kind))) && keepsEverything(a.kind) &&
           std::ranges::is_permutation(a.edit.changes, b.edit.changes, {}, &ThingChange::id,
                                       &ThingChange::id);
}

std::optional<ThingId> playerOf(const Thing& thing)
{
    return std::visit(
        [](const auto& one) -> std::optional<ThingId> {
            if constexpr (requires { one.player; })
                return one.player;
            else
                return {};
        },
        thing);
}

/// What the sentence of a fix names that gives things to others.
Concern givenAway(const Edit& edit)
{
    Concern about;
    std::optional<ThingId> to;
    for (const ThingChange& change : edit.changes)
        if (change.before && change.after &&
            playerOf(change.before->thing) != playerOf(change.after->thing)) {
            about.things.push_back(change.id());
            to = playerOf(change.after->thing);
        }
    if (about.things.size() == 1 && to && !to->empty()) {
        about.things.push_back(*to);
        about.variant = "to-player";
    }
    return about;
}

/// The same plan where an earlier step does what a later one does to the same things; none if that leads
/// elsewhere.
std::optional<std::vector<PlanStep>> joined(const Scenario& start, const Scenario& end,
                                            const std::vector<PlanStep>& steps, std::size_t earlier,
                                            std::size_t later)
{
    std::vector<PlanStep> fewer;
    Scenario now = start;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (i == later)
            continue;
        PlanStep step = steps[i];
        auto edit = rebased(step.fix.edit, now);
        if (!edit)
            return {};
        Scenario after = now;
        apply(after, *edit);
        if (i == earlier) {
            const auto again = rebased(steps[later].fix.edit, after);
            if (!again)
                return {};
            apply(after, *again);
            edit = difference(EditName::FixFinding, now, after);
            const Fix& last = steps[later].fix;
            step.fix.kind = step.fix.kind == FixKind::Move ? FixKind::Move : last.kind;
            step.fix.about = last.kind == FixKind::Give ? givenAway(*edit) : last.about;
        }
        now = std::move(after);
        step.fix.edit = std::move(*edit);
        if (!step.fix.edit.isEmpty())
            fewer.push_back(std::move(step));
    }
    return now == end ? std::optional(std::move(fewer)) : std::nullopt;
}

/// What is moved twice, or moved there and back, is told once.
void tellOnce(const Scenario& start, const Scenario& end, std::vector<PlanStep>& steps)
{
    for (std::size_t later = 1; later < steps.size(); ++later)
        for (std::size_t earlier = 0; earlier < later && later < steps.size(); ++earlier)
            if (areOfOneKind(steps[earlier].fix, steps[later].fix))
                if (auto fewer = joined(start, end, steps, earlier, later)) {
                    steps = std::move(*fewer);
                    later = 1;
                    earlier = std::size_t(-1); // from the beginning
                }
}

/// Each step costs what it adds to the price of all before it, so that the prices add up.
void shareOutPrice(const Scenario& start, const Content& content, std::vector<PlanStep>& steps)
{
    Scenario now = start;
    int before = 0;
    for (PlanStep& step : steps) {
        apply(now, step.fix.edit);
        const int all = priceOf(difference(EditName::FixFinding, start, now), content);
        step.fix.price = all - std::exchange(before, all);
    }
    // What a step saves was not needed before.
    for (std::size_t i = steps.size(); i-- > 1;)
        if (steps[i].fix.price < 0)
            steps[i - 1].fix.price += std::exchange(steps[i].fix.price, 0);
}

class PlanSearch
{
public:
    PlanSearch(const Scenario& scenario, const Content& content, const PlanWishes& wishes);

    FixPlan run();

private:
    Trouble troubleOf(const Findings& findings) const;
    Trouble troubleOf(const Node& node) const { return troubleOf(node.wanted); }
    void describe(Node& node) const;
    void findCandidates(Node& node, const Node* parent);
    void inherit(Node& node, const Node& parent, Findings& toAsk);
    bool ask(Node& node, const Finding& finding);
    void askOthers(Node& node, std::size_t most);
    bool consider(Node& node, PlanStep step);
    int go(int from, std::size_t candidate);
    void followCheapest(int from);
    void searchFrom(int root);
    void open(int node, std::priority_queue<OpenStep>& steps);
    std::vector<std::int64_t> sharesOf(const Node& node) const;
    void keepIfBest(int node);
    bool isSolved(int node) const { return m_nodes[std::size_t(node)]->wanted.size() <= m_hopeless; }
    Node& nodeAt(int node) { return *m_nodes[std::size_t(node)]; }

    const Scenario& m_start;
    const Content& m_content;
    const PlanWishes& m_wishes;
    bool m_isLarge = false;
    std::int64_t m_spent = 0;
    std::int64_t m_limit;
    std::vector<std::unique_ptr<Node>> m_nodes;
    std::size_t m_hopeless = 0; ///< so many findings could not be mended from the start
    int m_best = 0;
    int m_opened = 0;
    bool m_isCheapest = false;
};

PlanSearch::PlanSearch(const Scenario& scenario, const Content& content, const PlanWishes& wishes)
    : m_start(scenario), m_content(content), m_wishes(wishes), m_limit(firstPlanFactor * wishes.effort)
{
    auto root = std::make_unique<Node>();
    root->edits = std::make_unique<EditTrial>(scenario, content);
    m_isLarge = root->edits->isLarge();
    m_nodes.push_back(std::move(root));
}

Trouble PlanSearch::troubleOf(const Findings& findings) const
{
    Trouble trouble;
    for (const Finding& finding : findings)
        if (m_wishes.isWanted(finding)) {
            trouble.errors += finding.severity == Severity::Error;
            ++trouble.findings;
        }
    return trouble;
}

void PlanSearch::describe(Node& node) const
{
    std::ranges::copy_if(node.edits->before(), std::back_inserter(node.wanted), m_wishes.isWanted);
    // Surplus comes into view first: whatever else is wrong with it need not be mended.
    std::ranges::stable_sort(node.wanted, {}, [](const Finding& finding) {
        return finding.severity != Severity::Error ? 2 : isCount(finding) ? 0 : 1;
    });
}

/// Keeps the step if it brings the scenario forward: it mends something and adds no error.
bool PlanSearch::consider(Node& node, PlanStep step)
{
    EditTrial& edits = *node.edits;
    // To lay all tiles as a map shows them makes another dungeon of it, where pieces get lost.
    const bool isAnotherOne = step.fix.kind == FixKind::LayAsPrinted && step.fix.price >= price::remove;
    if (isAnotherOne || !concessionsIn(step.fix.edit).isPartOf(m_wishes.may))
        return false;
    m_spent += effortOfTry(edits, step.fix.edit);
    const FindingsChange change = edits.change(step.fix.edit);
    if (troubleOf(change.after) >= troubleOf(change.before) ||
        countOf(change.after, Severity::Error) > countOf(change.before, Severity::Error) ||
        std::ranges::any_of(change.after,
                            [&](const Finding& error) { return edits.known().isNewAfterEdit(error); }))
        return false;
    Candidate candidate{std::move(step), {}};
    const KnownFindings before(change.before), after(change.after);
    for (std::size_t i = 0; i < node.wanted.size(); ++i) {
        const Finding& finding = node.wanted[i];
        if (before.contains(finding) && !after.contains(finding) &&
            countOfAlike(finding, change.after) < countOfAlike(finding, change.before))
            candidate.mended.push_back(i);
    }
    if (candidate.mended.empty())
        return false;
    node.candidates.push_back(std::move(candidate));
    return true;
}

/// Whether a fix of the finding brings the scenario forward.
bool PlanSearch::ask(Node& node, const Finding& finding)
{
    // Where much is wrong each finding gets less, so that something is left for all.
    const std::int64_t fair = m_limit / std::int64_t(4 * std::max<std::size_t>(node.wanted.size(), 1));
    FixEffort effort{std::min({effortOfOneFinding, m_limit - m_spent, fair})};
    const std::int64_t before = effort.left;
    const std::vector<Fix> fixes = fixesFor(*node.edits, finding, effort);
    m_spent += before - effort.left;
    bool isMended = false;
    for (const Fix& fix : fixes) {
        const bool isKnown = std::ranges::any_of(node.candidates, [&](const Candidate& candidate) {
            return candidate.step.fix.edit.changes == fix.edit.changes &&
                   candidate.step.fix.edit.facts == fix.edit.facts;
        });
        isMended |= isKnown || consider(node, {finding, fix});
    }
    return isMended;
}

/// Where something can only be mended by a removal: what mends a finding that nobody asked about may mend it
/// too, such as the tile that is still to be laid.
void PlanSearch::askOthers(Node& node, std::size_t most)
{
    std::vector<bool> isCheap(node.wanted.size(), false);
    for (const Candidate& candidate : node.candidates)
        if (candidate.step.fix.price < price::remove)
            for (const std::size_t finding : candidate.mended)
                isCheap[finding] = true;
    if (m_isLarge || std::ranges::find(isCheap, false) == isCheap.end())
        return;
    const Findings all = node.edits->before();
    for (const Finding& finding : all) {
        if (most == 0 || m_spent >= m_limit)
            return;
        if (!m_wishes.isWanted(finding)) {
            ask(node, finding);
            --most;
        }
    }
}

/// Takes over what the parent knew. Findings about which there is more to know are left to be asked about.
void PlanSearch::inherit(Node& node, const Node& parent, Findings& toAsk)
{
    Findings lost;
    for (const Candidate& candidate : parent.candidates) {
        const Finding& finding = candidate.step.finding;
        if (std::ranges::find(node.wanted, finding) == node.wanted.end())
            continue;
        auto edit = rebased(candidate.step.fix.edit, node.edits->scenario());
        Fix fix = candidate.step.fix;
        if (edit) {
            fix.edit = std::move(*edit);
            fix.price = priceOf(fix.edit, m_content);
        }
        if (!edit || !consider(node, {finding, std::move(fix)}))
            lost.push_back(finding);
    }
    std::erase_if(toAsk, [&](const Finding& finding) {
        if (std::ranges::find(parent.barren, finding) != parent.barren.end()) {
            node.barren.push_back(finding);
            return true;
        }
        return std::ranges::find(lost, finding) == lost.end() &&
               std::ranges::any_of(node.candidates, [&](const Candidate& candidate) {
                   return candidate.step.finding == finding;
               });
    });
}

bool removesSomething(const Edit& edit)
{
    return std::ranges::any_of(edit.changes, [](const ThingChange& change) { return !change.after; });
}

void PlanSearch::findCandidates(Node& node, const Node* parent)
{
    const std::size_t together = m_isLarge ? findingsTogetherInLargeOnes : findingsTogether;
    Findings toAsk(node.wanted.begin(),
                   node.wanted.begin() + std::ptrdiff_t(std::min(together, node.wanted.size())));
    if (parent && !removesSomething(node.step.fix.edit)) // else an edit might name what is gone
        inherit(node, *parent, toAsk);
    for (const Finding& finding : toAsk)
        if (m_spent < m_limit && !ask(node, finding))
            node.barren.push_back(finding);
    askOthers(node, together);
    const bool keepsAll = std::ranges::any_of(
        node.candidates, [](const Candidate& candidate) { return candidate.step.fix.price < price::remove; });
    if (keepsAll || !parent || std::ranges::count(removalsOfSurplus(node), true) > 0)
        return;
    // Before something is removed: what was in the way may be gone, and further findings come into view.
    node.barren.clear();
    for (const Finding& finding : node.wanted | std::views::take(2 * together))
        if (m_spent < m_limit && std::ranges::find(toAsk, finding) == toAsk.end() &&
            (!m_isLarge || node.candidates.empty()) && !ask(node, finding))
            node.barren.push_back(finding);
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
        shareOutPrice(m_start, m_content, plan.steps);
    }
    for (const PlanStep& step : plan.steps)
        plan.price += step.fix.price;
    plan.effort = m_spent;
    plan.isCheapest = m_isCheapest;
    return plan;
}

} // namespace

FixPlan planFixes(const Scenario& scenario, const Content& content, const PlanWishes& wishes)
{
    return PlanSearch(scenario, content, wishes).run();
}

} // namespace delve::mageknight
