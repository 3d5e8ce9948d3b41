// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/agents/plan_search.h"

#include "engine/mageknight/agents/steady_agent.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

constexpr int roundsAhead = 3;
constexpr std::size_t mostPlansInTree = 5; ///< below the root
constexpr std::size_t mostDepth = 6;
constexpr std::uint32_t visitsToRemember = 3; ///< a place is worth a node once it has been come to so often
constexpr int mostActions = 5000;             ///< nobody plays on for longer than that, come what may
constexpr std::int64_t boldness = 2200;       ///< how gladly something is tried that has been tried seldom
constexpr std::int64_t firstGuess = -150; ///< what was never tried counts as a little worse than the average
constexpr int doubt =
    150; ///< percent of the uncertainty by which another plan has to be better than steady's

std::int64_t rootOf(std::int64_t number)
{
    std::int64_t root = 0;
    for (std::int64_t bit = std::int64_t(1) << 30; bit != 0; bit >>= 1)
        if ((root + bit) * (root + bit) <= number)
            root += bit;
    return root;
}

} // namespace

void PlanSearch::run(const PlayerView& view, std::span<const Action> legal, std::uint64_t seed,
                     const SearchLimits& limits)
{
    m_game = &view.game;
    m_memory.keepFor(view.game);
    m_nodes.clear();
    m_edges.clear();
    m_results.clear();
    m_playouts = 0;
    m_lastRound = view.state.turn().round + roundsAhead;
    m_planner.list(view, legal, m_rootPlans);
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

std::size_t PlanSearch::best() const
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

std::int32_t PlanSearch::newNode()
{
    m_nodes.emplace_back();
    return std::int32_t(m_nodes.size()) - 1;
}

std::int32_t PlanSearch::edgeFor(std::int32_t node, const Plan& plan)
{
    std::int32_t last = none;
    for (std::int32_t edge = m_nodes[std::size_t(node)].firstEdge; edge != none;
         edge = m_edges[std::size_t(edge)].next) {
        if (m_edges[std::size_t(edge)].plan == plan)
            return edge;
        last = edge;
    }
    const auto made = std::int32_t(m_edges.size());
    m_edges.push_back({plan});
    (last == none ? m_nodes[std::size_t(node)].firstEdge : m_edges[std::size_t(last)].next) = made;
    return made;
}

std::int32_t PlanSearch::choose(std::int32_t node, std::span<const Plan> plans)
{
    // The plans that can be chosen differ from playout to playout; only those are compared.
    std::int64_t visits = 0;
    std::int64_t sum = 0;
    std::array<std::int32_t, 32> edges{};
    const std::size_t count = std::min(plans.size(), edges.size());
    for (std::size_t i = 0; i < count; ++i) {
        edges[i] = edgeFor(node, plans[i]);
        visits += m_edges[std::size_t(edges[i])].visits;
        sum += m_edges[std::size_t(edges[i])].sum;
    }
    const std::int64_t average = visits > 0 ? sum / visits : surely / 2;
    const std::int64_t root = rootOf((visits + 1) * 10'000);
    std::int32_t best = edges[0];
    std::int64_t bestWorth = std::numeric_limits<std::int64_t>::min();
    for (std::size_t i = 0; i < count; ++i) {
        const Edge& edge = m_edges[std::size_t(edges[i])];
        const std::int64_t mean = edge.visits > 0 ? meanOf(edge) : average + firstGuess;
        // Steady's order is the first guess at how good they are.
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

bool PlanSearch::isDeepEnough() const
{
    return m_state.turn().isOver() || (m_state.turn().round >= m_lastRound && isBetweenActivations(m_state));
}

void PlanSearch::act(const Action& action, Dice& dice)
{
    m_events.clear();
    perform(*m_game, m_state, action, dice, m_events);
}

void PlanSearch::actSteadily(Dice& dice, const Aim& aim)
{
    legalActions(*m_game, m_state, m_actions);
    const PlayerView view{*m_game, m_state, playerToAct(*m_game, m_state)};
    act(Action(m_actions[steadyChoice(view, m_actions, m_memory, aim)]), dice);
}

void PlanSearch::follow(const Plan& plan, Dice& dice)
{
    const bool isBegun = m_state.turn().isActivation();
    act(plan.first, dice);
    const FigureId figure = m_state.turn().figure;
    const bool hasAim = plan.aim.kind != Aim::Kind::Usual && figure != FigureId::None;
    if (!isBegun && !m_state.turn().isActivation())
        return;
    for (int i = 0; i < mostActions && !m_state.turn().isOver() && !isBetweenActivations(m_state); ++i)
        actSteadily(dice, hasAim && m_state.turn().figure == figure ? plan.aim : Aim{});
}

void PlanSearch::playOut(const PlayerView& root, std::uint64_t seed)
{
    m_state = root.state;
    m_path.clear();
    const std::int32_t edge = choose(0, m_rootPlans);
    m_path.push_back({edge, root.player});
    // The dice of a plan's first playout are those of every plan's first, and so on: luck is the same for
    // all.
    SeededDice dice(seedFor(seed, m_edges[std::size_t(edge)].visits));
    follow(Plan(m_edges[std::size_t(edge)].plan), dice);
    goDown(edge, dice);
    for (int i = 0; i < mostActions && !isDeepEnough(); ++i)
        actSteadily(dice);
    learn();
}

void PlanSearch::goDown(std::int32_t edge, Dice& dice)
{
    bool isKnown = true;
    while (isKnown && !isDeepEnough() && m_path.size() < mostDepth) {
        isKnown = m_edges[std::size_t(edge)].child != none;
        if (!isKnown) {
            if (m_edges[std::size_t(edge)].visits < visitsToRemember)
                return;
            m_edges[std::size_t(edge)].child = newNode();
        }
        legalActions(*m_game, m_state, m_actions);
        const PlayerView view{*m_game, m_state, playerToAct(*m_game, m_state)};
        m_planner.list(view, m_actions, m_plans);
        edge = choose(m_edges[std::size_t(edge)].child,
                      std::span(m_plans).first(std::min(m_plans.size(), mostPlansInTree)));
        m_path.push_back({edge, view.player});
        follow(Plan(m_edges[std::size_t(edge)].plan), dice);
    }
}

void PlanSearch::learn()
{
    const Standings standings = standingsOf(*m_game, m_state, m_memory);
    for (const Passed& passed : m_path) {
        Edge& edge = m_edges[std::size_t(passed.edge)];
        const std::int64_t value = standings[indexOf(passed.player)];
        ++edge.visits;
        edge.sum += value;
        edge.square += value * value;
    }
}

} // namespace delve::mageknight::play
