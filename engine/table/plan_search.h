// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/playout.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace delve::table {

/// How much is thought before a choice.
struct SearchLimits
{
    std::uint32_t playouts = 0;
    const std::atomic<bool>* stop = nullptr;
};

/// How a player may stand: from 0 (lost) to this (won).
inline constexpr int surely = 10'000;

/// What a game says to one who thinks ahead in it: which plans there are, and how they are carried out.
template <typename Policy>
concept PlanPolicy =
    PlayableGame<typename Policy::Traits> && std::equality_comparable<typename Policy::Plan> &&
    requires(Policy& policy, const typename Policy::Plan& plan, std::vector<typename Policy::Plan>& plans,
             const typename Policy::Traits::View& view,
             std::span<const typename Policy::Traits::Action> legal, Dice& dice,
             typename Policy::Traits::State& state, const typename Policy::Traits::State& seen,
             const typename Policy::Traits::Game& game, typename Policy::Traits::Player player,
             Playout<typename Policy::Traits>& playout) {
        {
            view.player
        } -> std::convertible_to<typename Policy::Traits::Player>;
        /// The game that thoughts are about: the open one, without what is hidden.
        {
            policy.begin(view)
        } -> std::same_as<const typename Policy::Traits::Game&>;
        /// Plans that are worth a thought, the usual one first. There is at least one.
        policy.list(view, legal, plans);
        /// One of the states that the player cannot tell from the one it sees.
        policy.imagine(view, dice, state);
        /// Carries a plan out, until somebody has to choose a plan again.
        policy.follow(plan, playout);
        /// What everybody does where the tree has nothing better.
        {
            policy.usualChoice(view, legal)
        } -> std::same_as<std::size_t>;
        /// The playout may end here.
        {
            policy.isDeepEnough(seen)
        } -> std::same_as<bool>;
        /// How the players stand, from 0 to `surely`, by their places.
        {
            policy.standingsOf(game, seen)[indexOf(player)]
        } -> std::convertible_to<int>;
    };

/// Information-set Monte Carlo tree search over plans. Every playout has dice of its own, with which all
/// that is hidden is drawn: it is one of the games that the player cannot tell apart from the one it is in.
/// The tree goes by what players choose and not by what the dice make of it. Everybody plays as usual, but
/// where the tree has something better; in the end it is looked how the players stand. Whole numbers only, so
/// that it comes out the same in every build.
template <PlanPolicy Policy> class PlanSearch
{
public:
    using Traits = typename Policy::Traits;
    using Plan = typename Policy::Plan;
    using View = typename Traits::View;

    /// A plan of the root, after the search.
    struct Result
    {
        Plan plan;
        std::uint32_t visits = 0;
        int standing = 0; ///< on average, 0 to `surely`
    };

    /// Thinks about a moment. The results are in the order of the policy: the first plan is the usual one.
    void run(const View& view, std::span<const typename Traits::Action> legal, std::uint64_t seed,
             const SearchLimits& limits);

    std::span<const Result> results() const { return m_results; }
    /// The place of the best result.
    std::size_t best() const;
    /// How many playouts were made.
    std::uint32_t playouts() const { return m_playouts; }

private:
    static constexpr std::size_t mostPlansInTree = 5; ///< below the root
    static constexpr std::size_t mostPlansCompared = 32;
    static constexpr std::size_t mostDepth = 6;
    /// A place is worth a node once it has been come to so often.
    static constexpr std::uint32_t visitsToRemember = 3;
    /// How gladly something is tried that has been tried seldom.
    static constexpr std::int64_t boldness = 2200;
    /// What was never tried counts as a little worse than the average.
    static constexpr std::int64_t firstGuess = -150;
    /// Percent of the uncertainty by which another plan has to be better than the usual one.
    static constexpr int doubt = 150;
    static constexpr std::int32_t none = -1;

    struct Edge
    {
        Plan plan;
        std::int32_t next = none;  ///< of the same node
        std::int32_t child = none; ///< the node it leads to
        std::uint32_t visits = 0;
        std::int64_t sum = 0;    ///< of standings of the player who chose it
        std::int64_t square = 0; ///< of their squares
    };
    struct Node
    {
        std::int32_t firstEdge = none;
    };
    struct Passed
    {
        std::int32_t edge;
        typename Traits::Player player; ///< who chose it
    };

    void playOut(const View& root, std::uint64_t seed);
    void goDown(std::int32_t edge);
    void learn();
    std::int32_t choose(std::int32_t node, std::span<const Plan> plans);
    std::int32_t edgeFor(std::int32_t node, const Plan& plan);
    std::int32_t newNode();
    Edge& edgeAt(std::int32_t edge) { return m_edges[std::size_t(edge)]; }
    int meanOf(const Edge& edge) const { return int(edge.sum / std::int64_t(edge.visits)); }
    static std::int64_t rootOf(std::int64_t number);

    Policy m_policy;
    Playout<Traits> m_playout; ///< the one that goes on
    std::vector<Plan> m_rootPlans;
    std::vector<Plan> m_plans;
    std::vector<Node> m_nodes;
    std::vector<Edge> m_edges;
    std::vector<Passed> m_path;
    std::vector<Result> m_results;
    std::uint32_t m_playouts = 0;
};

template <PlanPolicy Policy>
void PlanSearch<Policy>::run(const View& view, std::span<const typename Traits::Action> legal,
                             std::uint64_t seed, const SearchLimits& limits)
{
    m_playout.playIn(m_policy.begin(view));
    m_nodes.clear();
    m_edges.clear();
    m_results.clear();
    m_playouts = 0;
    m_policy.list(view, legal, m_rootPlans);
    const std::int32_t root = newNode();
    for (const Plan& plan : m_rootPlans)
        edgeFor(root, plan); // so that they are the first, in this order
    const auto isStopped = [&] { return limits.stop != nullptr && *limits.stop; };
    if (m_rootPlans.size() > 1)
        for (; m_playouts < limits.playouts && !isStopped(); ++m_playouts)
            playOut(view, seed);
    for (std::size_t i = 0; i < m_rootPlans.size(); ++i) {
        const Edge& edge = m_edges[i];
        m_results.push_back({edge.plan, edge.visits, edge.visits > 0 ? meanOf(edge) : 0});
    }
}

template <PlanPolicy Policy> std::size_t PlanSearch<Policy>::best() const
{
    // Edges of the root come first, in the order of the plans.
    std::size_t best = 0;
    std::int64_t bestWorth = std::numeric_limits<std::int64_t>::min();
    for (std::size_t i = 0; i < m_results.size(); ++i) {
        const Edge& edge = m_edges[i];
        if (edge.visits == 0)
            continue;
        const std::int64_t visits = edge.visits;
        const std::int64_t mean = edge.sum / visits;
        const std::int64_t variance = std::max<std::int64_t>(edge.square / visits - mean * mean, 0);
        const std::int64_t uncertain = rootOf((variance + 250'000) / visits);
        const std::int64_t worth = i == 0 ? mean : mean - uncertain * doubt / 100;
        if (worth > bestWorth) {
            best = i;
            bestWorth = worth;
        }
    }
    return best;
}

template <PlanPolicy Policy> std::int32_t PlanSearch<Policy>::newNode()
{
    m_nodes.emplace_back();
    return std::int32_t(m_nodes.size()) - 1;
}

template <PlanPolicy Policy> std::int32_t PlanSearch<Policy>::edgeFor(std::int32_t node, const Plan& plan)
{
    std::int32_t last = none;
    for (std::int32_t edge = m_nodes[std::size_t(node)].firstEdge; edge != none; edge = edgeAt(edge).next) {
        if (edgeAt(edge).plan == plan)
            return edge;
        last = edge;
    }
    const auto made = std::int32_t(m_edges.size());
    m_edges.push_back({plan});
    (last == none ? m_nodes[std::size_t(node)].firstEdge : edgeAt(last).next) = made;
    return made;
}

template <PlanPolicy Policy>
std::int32_t PlanSearch<Policy>::choose(std::int32_t node, std::span<const Plan> plans)
{
    // The plans that can be chosen differ from playout to playout; only those are compared.
    std::int64_t visits = 0;
    std::int64_t sum = 0;
    std::array<std::int32_t, mostPlansCompared> edges{};
    const std::size_t count = std::min(plans.size(), edges.size());
    for (std::size_t i = 0; i < count; ++i) {
        edges[i] = edgeFor(node, plans[i]);
        visits += edgeAt(edges[i]).visits;
        sum += edgeAt(edges[i]).sum;
    }
    const std::int64_t average = visits > 0 ? sum / visits : surely / 2;
    const std::int64_t root = rootOf((visits + 1) * 10'000);
    std::int32_t best = edges[0];
    std::int64_t bestWorth = std::numeric_limits<std::int64_t>::min();
    for (std::size_t i = 0; i < count; ++i) {
        const Edge& edge = edgeAt(edges[i]);
        const std::int64_t mean = edge.visits > 0 ? meanOf(edge) : average + firstGuess;
        // The order of the policy is the first guess at how good they are.
        const std::int64_t liking = i == 0 ? 100 : 80 - std::int64_t(std::min<std::size_t>(i, 10)) * 4;
        const std::int64_t worth =
            mean + boldness * liking * root / (10'000 * (1 + std::int64_t(edge.visits)));
        if (worth > bestWorth) {
            best = edges[i];
            bestWorth = worth;
        }
    }
    return best;
}

template <PlanPolicy Policy> void PlanSearch<Policy>::playOut(const View& root, std::uint64_t seed)
{
    m_path.clear();
    const std::int32_t edge = choose(0, m_rootPlans);
    m_path.push_back({edge, root.player});
    // The dice of a plan's first playout are those of every plan's first, and so on: luck is the same for
    // all.
    m_playout.begin(seedFor(seed, edgeAt(edge).visits),
                    [&](Dice& dice, typename Traits::State& state) { m_policy.imagine(root, dice, state); });
    m_policy.follow(Plan(edgeAt(edge).plan), m_playout);
    goDown(edge);
    for (int i = 0; i < mostPlayoutActions && !m_policy.isDeepEnough(m_playout.state()); ++i)
        m_playout.actBy([&](const View& view, auto legal) { return m_policy.usualChoice(view, legal); });
    learn();
}

template <PlanPolicy Policy> void PlanSearch<Policy>::goDown(std::int32_t edge)
{
    bool isKnown = true;
    while (isKnown && !m_policy.isDeepEnough(m_playout.state()) && m_path.size() < mostDepth) {
        isKnown = edgeAt(edge).child != none;
        if (!isKnown) {
            if (edgeAt(edge).visits < visitsToRemember)
                return;
            edgeAt(edge).child = newNode();
        }
        const auto player =
            m_playout.look([&](const View& view, auto legal) { m_policy.list(view, legal, m_plans); });
        edge =
            choose(edgeAt(edge).child, std::span(m_plans).first(std::min(m_plans.size(), mostPlansInTree)));
        m_path.push_back({edge, player});
        m_policy.follow(Plan(edgeAt(edge).plan), m_playout);
    }
}

template <PlanPolicy Policy> void PlanSearch<Policy>::learn()
{
    const auto standings = m_policy.standingsOf(m_playout.game(), m_playout.state());
    for (const Passed& passed : m_path) {
        Edge& edge = edgeAt(passed.edge);
        const std::int64_t value = standings[indexOf(passed.player)];
        ++edge.visits;
        edge.sum += value;
        edge.square += value * value;
    }
}

template <PlanPolicy Policy> std::int64_t PlanSearch<Policy>::rootOf(std::int64_t number)
{
    std::int64_t root = 0;
    for (std::int64_t bit = std::int64_t(1) << 30; bit != 0; bit >>= 1)
        if ((root + bit) * (root + bit) <= number)
            root += bit;
    return root;
}

} // namespace delve::table
