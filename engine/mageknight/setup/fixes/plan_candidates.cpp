// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/fixes/plan_search.h"
#include "engine/mageknight/setup/fixes/rebased_edit.h"
#include "engine/mageknight/setup/validate_setup.h"

#include <algorithm>
#include <ranges>

// What could be the next step of a plan.

namespace delve::mageknight {

namespace {

/// So many findings are weighed together; further ones come in when these are mended.
constexpr std::size_t findingsTogether = 24;
constexpr std::size_t findingsTogetherInLargeOnes = 8;

/// Whether a finding counts things wherever they lie.
bool isCount(const Finding& finding)
{
    return std::ranges::any_of(setupChecks(), [&](const SetupCheck& check) {
        return check.scope == Scope::Count &&
               std::ranges::find(check.rules, finding.rule) != std::ranges::end(check.rules);
    });
}

bool removesSomething(const Edit& edit)
{
    return std::ranges::any_of(edit.changes, [](const ThingChange& change) { return !change.after; });
}

} // namespace

std::vector<bool> PlanSearch::removalsOfSurplus(const Node& node)
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

PlanSearch::Trouble PlanSearch::troubleOf(const Findings& findings) const
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
    const FindingsChange change = edits.change(step.fix.edit);
    m_spent += std::max(effortOfTry(edits, step.fix.edit), edits.effortOfLast());
    if (troubleOf(change.after) >= troubleOf(change.before) ||
        countOf(change.after, Severity::Error) > countOf(change.before, Severity::Error) ||
        std::ranges::any_of(change.after, [&](const Finding& error) {
            return error.severity == Severity::Error && edits.known().isNew(error);
        }))
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
    bool keepsAll = false, isMended = false;
    for (const Fix& fix : fixes) {
        keepsAll |= keepsEverything(fix.kind) && concessionsIn(fix.edit).isPartOf(m_wishes.may);
        const bool isKnown = std::ranges::any_of(node.candidates, [&](const Candidate& candidate) {
            return candidate.step.fix.edit.changes == fix.edit.changes &&
                   candidate.step.fix.edit.facts == fix.edit.facts;
        });
        isMended |= isKnown || consider(node, {finding, fix});
    }
    // Where nothing but a removal came of it, the fix that was not looked for may be the cheap one.
    m_mayHaveMissed |= effort.wasShort && !keepsAll;
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

} // namespace delve::mageknight
