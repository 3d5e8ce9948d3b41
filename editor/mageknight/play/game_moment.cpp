// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/play/game_moment.h"

#include "editor/mageknight/play/refused_wish.h"
#include "editor/mageknight/text/play/action_groups.h"
#include "engine/base/dice.h"
#include "engine/mageknight/play/fighting/forecast.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"

#include <algorithm>

namespace delve::mageknight {

using namespace play;

namespace {

/// A click on something asks for these; the others are only named in lists.
bool isPointedAt(const Action& action)
{
    const ActionGroup group = groupOf(action);
    return group != ActionGroup::Other && group != ActionGroup::Without && group != ActionGroup::Turn;
}

/// The step to a square beside the active figure; any step to one further away.
Action wayTowards(const Position& position, SquareIndex to)
{
    if (position.turn().figure != FigureId::None && isHull(position, position.turn().figure))
        return Drive{position.figure(position.turn().figure).facing};
    if (const SquareIndex from = squareOfActive(position); from != noSquare && to != noSquare)
        for (const Direction direction : allDirections)
            if (position.board().neighbour(from, direction) == to)
                return Step{direction};
    return Step{};
}

/// Out of reach of a blow, and the active figure has a range.
bool isShotAt(const Position& position, FigureId target)
{
    const FigureId active = position.turn().figure;
    return active != FigureId::None && position.figure(active).isInside() &&
           position.figure(target).isInside() && rangeOf(position, active) > 0 &&
           !areAdjacent(position, active, target);
}

/// It is what a thing calls for as it stands now: a trap is exposed, then disarmed, then the chest is opened;
/// an enemy out of reach is shot at by who can shoot.
bool isCalledFor(const Position& position, const Action& action)
{
    return std::visit(
        [&]<typename T>(const T& what) {
            if constexpr (std::is_same_v<T, ExposeTrap>)
                return position.state().chest(what.chest).trap == TrapStage::Untouched;
            else if constexpr (std::is_same_v<T, DisarmTrap>)
                return position.state().chest(what.chest).trap == TrapStage::Exposed;
            else if constexpr (std::is_same_v<T, OpenChest>)
                return position.state().chest(what.chest).trap == TrapStage::Safe;
            else if constexpr (std::is_same_v<T, OpenDoor>)
                return !position.state().contains(DoorSet::Open, what.door);
            else if constexpr (std::is_same_v<T, CloseDoor>)
                return position.state().contains(DoorSet::Open, what.door);
            else if constexpr (std::is_same_v<T, Attack>)
                return !isShotAt(position, what.target);
            else if constexpr (std::is_same_v<T, Shoot>)
                return isShotAt(position, what.target);
            else
                return false;
        },
        action);
}

/// What a click on a thing most likely means, the lower the likelier.
int distanceFromWish(const Position& position, const Action& action)
{
    const bool isPlain = std::visit(
        []<typename T>(const T& what) {
            if constexpr (requires { what.form; })
                return what.form == AttackForm::Plain;
            else
                return true;
        },
        action);
    const bool isActivating =
        std::holds_alternative<Activate>(action) || std::holds_alternative<ActivateToken>(action);
    const int rank = isActivating ? 0 : isCalledFor(position, action) ? 1 : 2 + int(groupOf(action));
    return isPlain ? rank : rank + 20;
}

} // namespace

GameMoment::GameMoment(const GameSession& session, const Content& content, const PlayWords& words)
    : m_view(viewFor(session.game(), session.state(), playerToAct(session.game(), session.state()))),
      m_legal(legalActionsInGroups(m_view.game, m_view.state)),
      m_scene(sceneOf(session.record().scenario, content, m_view.game, m_view.state)),
      m_figures(figuresSeen(session.record().scenario, m_view, words))
{}

const Walks& GameMoment::walks() const
{
    if (!m_walks)
        m_walks.emplace(m_view.game, m_view.state);
    return *m_walks;
}

const DrivePlans& GameMoment::drives() const
{
    if (!m_drives)
        m_drives.emplace(position(), m_legal);
    return *m_drives;
}

std::vector<Body> GameMoment::bodiesOn(const Actions& way) const
{
    std::vector<Body> bodies;
    GameState state = m_view.state;
    const FigureId figure = state.turn().figure;
    for (const Action& action : way) {
        if (figure == FigureId::None || !check(m_view.game, state, action).isAllowed())
            break;
        GameState after = state;
        ScriptedDice noDice{};
        Events events;
        perform(m_view.game, after, action, noDice, events);
        if (noDice.ranOut())
            break;
        for (const Event& event : events) {
            evolve(m_view.game, state, event);
            if (!state.figure(figure).isInside())
                continue;
            const Body body = bodyOf(Position(m_view.game, state), figure);
            if (bodies.empty() || !std::ranges::equal(body, bodies.back()))
                bodies.push_back(body);
        }
    }
    return bodies;
}

bool GameMoment::isDominated(std::size_t action) const
{
    if (!m_dominated)
        m_dominated = findDominated();
    return (*m_dominated)[action];
}

std::vector<bool> GameMoment::findDominated() const
{
    struct Passage
    {
        std::size_t action;
        SquareIndex to;
        bool isSafe; ///< nobody strikes at who passes (PASS-08)
        int price;
    };
    std::vector<bool> dominated(m_legal.size(), false);
    std::vector<Passage> passages;
    for (std::size_t i = 0; i < m_legal.size(); ++i)
        if (const auto* passage = std::get_if<PassThrough>(&m_legal[i]); passage && !passage->use)
            passages.push_back({i, targetsOf(position(), m_legal[i]).back().square,
                                isPlain(m_view.game, m_view.state, m_legal[i]),
                                priceOf(m_view.game, m_view.state, m_legal[i])});
    if (passages.empty())
        return dominated;
    const auto walkable = reached();
    for (const Passage& one : passages) {
        const bool canWalk = std::ranges::any_of(walkable, [&](const Walks::Reached& walk) {
            return walk.square == one.to && !walk.isEventful && walk.cost <= one.price;
        });
        const bool canPass = std::ranges::any_of(passages, [&](const Passage& other) {
            return other.to == one.to && other.isSafe >= one.isSafe &&
                   std::pair(other.price, other.action) < std::pair(one.price, one.action);
        });
        dominated[one.action] = canWalk || canPass;
    }
    return dominated;
}

std::vector<std::size_t> GameMoment::actionsAt(const BoardTarget& target) const
{
    std::vector<std::size_t> found;
    const auto findAll = [&](auto isMeant) {
        for (std::size_t i = 0; i < m_legal.size(); ++i)
            if (isPointedAt(m_legal[i]) && isMeant(m_legal[i]) && !isDominated(i))
                found.push_back(i);
    };
    findAll([&](const Action& action) { return isAbout(position(), action, target); });
    // Where nothing can be done to a section, the others of its base are meant.
    if (found.empty() && sectionOn(position(), target.square) != FigureId::None) {
        const Occupant hull = m_view.state.occupant(target.square);
        findAll([&](const Action& action) {
            return std::ranges::any_of(targetsOf(position(), action), [&](const BoardTarget& other) {
                return other.square != noSquare && m_view.state.occupant(other.square) == hull;
            });
        });
    }
    std::ranges::stable_sort(found, {},
                             [&](std::size_t i) { return distanceFromWish(position(), m_legal[i]); });
    return found;
}

std::vector<BoardTarget> GameMoment::targets() const
{
    std::vector<BoardTarget> targets;
    for (const Action& action : m_legal)
        if (isPointedAt(action) && groupOf(action) != ActionGroup::Move)
            for (const BoardTarget& target : targetsOf(position(), action))
                if (std::ranges::find(targets, target) == targets.end())
                    targets.push_back(target);
    return targets;
}

std::optional<GameMoment::Refused> GameMoment::refusalOfFigure(FigureId figure) const
{
    const FigureId active = m_view.state.turn().figure;
    if (figure == FigureId::None || figure == active)
        return std::nullopt;
    const auto refusalOf = [&](const Action& action) -> std::optional<Refused> {
        const Refusal refusal = check(m_view.game, m_view.state, action);
        return refusal.isAllowed() ? std::nullopt : std::optional(Refused{refusal, action});
    };
    // ACT-04: who clicks a hero of the own team wants to go on with that one.
    if (m_view.state.figure(figure).team == m_view.player)
        return refusalOf(Activate{figure});
    if (active == FigureId::None || !areOpposing(position(), active, figure))
        return std::nullopt;
    return isShotAt(position(), figure) ? refusalOf(Shoot{.target = figure}) : std::nullopt;
}

GameMoment::Refused GameMoment::refusalAt(const BoardTarget& target) const
{
    const FigureId figure = target.outside != FigureId::None ? target.outside
                            : target.square != noSquare      ? m_view.state.occupant(target.square).figure()
                                                             : FigureId::None;
    if (isFreeToAct(m_view.state))
        if (auto refused = refusalOfFigure(figure))
            return *std::move(refused);
    const bool isThing = target.door != DoorId::None || target.outside != FigureId::None ||
                         (target.square != noSquare && !m_view.state.occupant(target.square).isNone());
    if (isThing) {
        const auto fitOf = [&](const Action& action) -> std::optional<int> {
            // Who points at a thing does not mean to fly onto it, nor through it to nowhere.
            if (std::holds_alternative<FlyTo>(action) || std::holds_alternative<PassThrough>(action))
                return std::nullopt;
            if (!isPointedAt(action) || !isTimely(action, m_view) || !isAbout(position(), action, target))
                return std::nullopt;
            return distanceFromWish(position(), action);
        };
        if (const auto wish = likeliestRefused(m_view, fitOf))
            return {wish->refusal, wish->action};
    }
    return {checkWalk(m_view.game, m_view.state, target.square), wayTowards(position(), target.square)};
}

} // namespace delve::mageknight
