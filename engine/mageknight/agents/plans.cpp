// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/agents/plans.h"

#include "engine/mageknight/agents/steady_agent.h"
#include "engine/mageknight/agents/worths.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/turns/ending.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

constexpr std::size_t mostPlans = 14;
constexpr std::size_t mostDeeds = 5;
constexpr std::size_t nearestChests = 2;
constexpr std::size_t nearestFigures = 2;

/// Who a plan of this action would be for.
FigureId figureOf(const Action& action)
{
    if (const auto* activate = std::get_if<Activate>(&action))
        return activate->figure;
    if (const auto* with = std::get_if<ActivateWith>(&action))
        return with->figure;
    return FigureId::None;
}

/// Moving about is left to the aims; everything else is a deed of its own.
bool isMove(const Action& action)
{
    return std::holds_alternative<Step>(action) || std::holds_alternative<Turn>(action) ||
           std::holds_alternative<FlyTo>(action) || std::holds_alternative<PassThrough>(action);
}

} // namespace

void Planner::weigh(const PlayerView& view, std::span<const Action> legal)
{
    Prospect prospect(view, m_memory);
    m_valued.clear();
    for (std::size_t i = 0; i < legal.size(); ++i) {
        Weighed weighed(prospect, nullptr);
        const int worth = std::visit([&](const auto& action) { return worthOf(weighed, action); }, legal[i]);
        if (worth > never / 4)
            m_valued.push_back({i, worth});
    }
    std::ranges::stable_sort(m_valued, std::greater(), &Valued::worth);
}

void Planner::list(const PlayerView& view, std::span<const Action> legal, std::vector<Plan>& out)
{
    out.clear();
    weigh(view, legal);
    if (isBetweenActivations(view.state))
        listActivations(view, legal, out);
    else
        listDeeds(view, legal, out);
    if (out.empty())
        out.push_back({legal[steadyChoice(view, legal, m_memory)], {}});
}

void Planner::listActivations(const PlayerView& view, std::span<const Action> legal, std::vector<Plan>& out)
{
    // What each figure would do by itself comes before what else it could be after.
    for (const Valued& valued : m_valued)
        if (out.size() < mostPlans / 2)
            out.push_back({legal[valued.index], {}});
    for (const Valued& valued : m_valued) {
        const FigureId figure = figureOf(legal[valued.index]);
        if (figure == FigureId::None || !view.state.figure(figure).isInside())
            continue;
        findAims(view, figure);
        for (const Aim& aim : m_aims)
            if (out.size() < mostPlans)
                out.push_back({legal[valued.index], aim});
    }
}

void Planner::listDeeds(const PlayerView& view, std::span<const Action> legal, std::vector<Plan>& out)
{
    std::size_t deeds = 0;
    for (std::size_t i = 0; i < m_valued.size(); ++i) {
        const Action& action = legal[m_valued[i].index];
        if (i == 0 || (!isMove(action) && deeds < mostDeeds)) {
            out.push_back({action, {}});
            deeds += !isMove(action);
        }
    }
    const FigureId figure = view.state.turn().figure;
    if (figure == FigureId::None || !isFreeToAct(view.state) || !view.state.figure(figure).isInside())
        return;
    // Aims that begin with the same action are told apart when that has been taken.
    findAims(view, figure);
    for (const Aim& aim : m_aims) {
        const Action& action = legal[steadyChoice(view, legal, m_memory, aim)];
        if (std::ranges::none_of(out, [&](const Plan& plan) { return plan.first == action; }))
            out.push_back({action, aim});
    }
}

void Planner::findAims(const PlayerView& view, FigureId figure)
{
    m_aims.clear();
    const Position position(view.game, view.state);
    const FigureState& state = position.figure(figure);
    const Square from = position.board().squareOf(state.square);
    const auto nearest = [&](std::size_t count) {
        std::ranges::stable_sort(m_near, {}, &std::pair<int, Aim>::first);
        for (std::size_t i = 0; i < std::min(count, m_near.size()); ++i)
            m_aims.push_back(m_near[i].second);
        m_near.clear();
    };
    m_near.clear();
    if (state.team == view.player) {
        const auto chests = position.state().chests();
        for (std::size_t i = 0; i < chests.size(); ++i)
            if (chests[i].place == ChestPlace::Board)
                if (const int way = m_memory.toSquaresBefore(position, ChestId(i)).from(state.square);
                    way != Prospect::unreachable)
                    m_near.push_back({way, {Aim::Kind::Chest, std::int16_t(i)}});
        nearest(nearestChests);
        if (mayLeave(position, view.player))
            m_aims.push_back({Aim::Kind::Exit, -1});
    }
    const int reach = speedOf(position, figure) + 2;
    const auto figures = position.state().figures();
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const FigureState& other = figures[i];
        if (!other.isInside() || !areOpposing(position, figure, FigureId(i)))
            continue;
        const Square there = position.board().squareOf(other.square);
        if (there.level == from.level && distance(from, there) <= reach)
            m_near.push_back({distance(from, there), {Aim::Kind::Figure, std::int16_t(i)}});
    }
    nearest(nearestFigures);
}

} // namespace delve::mageknight::play
