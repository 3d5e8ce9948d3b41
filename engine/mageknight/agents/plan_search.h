// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"
#include "engine/mageknight/agents/plans.h"
#include "engine/mageknight/agents/standing.h"

namespace delve::mageknight::play {

/// How much is thought before a choice.
struct SearchLimits
{
    std::uint32_t playouts = 0;
    const std::atomic<bool>* stop = nullptr;
};

/// Information-set Monte Carlo tree search over plans. Every playout has dice of its own, with which all
/// that is hidden is drawn when somebody learns it: it is one of the games that the player cannot tell apart
/// from the one it is in. The tree goes by what players choose and not by what the dice make of it. Everybody
/// plays as steady does, but where the tree has something better; after some rounds it is looked how the
/// players stand. Whole numbers only, so that it comes out the same in every build.
class PlanSearch
{
public:
    /// A plan of the root, after the search.
    struct Result
    {
        Plan plan;
        std::uint32_t visits = 0;
        int standing = 0; ///< on average, 0 to `surely`
    };

    /// Thinks about a moment. The results are in the order of the planner: the first plan is steady's.
    void run(const PlayerView& view, std::span<const Action> legal, std::uint64_t seed,
             const SearchLimits& limits);

    std::span<const Result> results() const { return m_results; }
    /// The place of the best result.
    std::size_t best() const;
    /// How many playouts were made.
    std::uint32_t playouts() const { return m_playouts; }

private:
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
        PlayerId player; ///< who chose it
    };

    void playOut(const PlayerView& root, std::uint64_t seed);
    void goDown(std::int32_t edge, Dice& dice);
    void learn();
    std::int32_t choose(std::int32_t node, std::span<const Plan> plans);
    std::int32_t edgeFor(std::int32_t node, const Plan& plan);
    std::int32_t newNode();
    void follow(const Plan& plan, Dice& dice);
    void actSteadily(Dice& dice, const Aim& aim = {});
    void act(const Action& action, Dice& dice);
    bool isDeepEnough() const;
    int meanOf(const Edge& edge) const { return int(edge.sum / std::int64_t(edge.visits)); }

    WayMemory m_memory;
    Planner m_planner{m_memory};
    const Game* m_game = nullptr;
    GameState m_state; ///< of the playout that goes on
    Actions m_actions;
    Events m_events;
    std::vector<Plan> m_rootPlans;
    std::vector<Plan> m_plans;
    std::vector<Node> m_nodes;
    std::vector<Edge> m_edges;
    std::vector<Passed> m_path;
    std::vector<Result> m_results;
    std::uint32_t m_playouts = 0;
    int m_lastRound = 0; ///< where playouts end
};

} // namespace delve::mageknight::play
