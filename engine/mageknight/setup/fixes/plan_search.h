// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/fixes/fix_plan.h"

#include <queue>

#include <compare>
#include <memory>
#include <tuple>

namespace delve::mageknight {

// In fix_plan.cpp and plan_candidates.cpp.

/// Looks for the cheapest plan. See planFixes.
class PlanSearch
{
public:
    PlanSearch(const Scenario& scenario, const Content& content, const PlanWishes& wishes);

    FixPlan run();

private:
    /// How much is wrong, of what is wanted.
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

    Trouble troubleOf(const Findings& findings) const;
    Trouble troubleOf(const Node& node) const { return troubleOf(node.wanted); }
    void describe(Node& node) const;
    /// Which candidates remove what is surplus wherever it lies, so that there is no other way.
    static std::vector<bool> removalsOfSurplus(const Node& node);
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
    bool m_mayHaveMissed = false; ///< fixes of a finding, since not all ways to mend it were tried
};

} // namespace delve::mageknight
