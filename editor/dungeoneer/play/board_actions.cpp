// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/play/board_actions.h"

#include "engine/dungeoneer/play/core/task.h"

#include <algorithm>

namespace delve::dungeoneer {

using namespace play;

BoardActions::BoardActions(const Position& position, PlayerId actor, const Actions& legal)
{
    for (const Action& action : legal) {
        m_targets.push_back(targetsOf(position, actor, action));
        for (const BoardTarget& target : m_targets.back())
            if (std::ranges::find(m_all, target) == m_all.end())
                m_all.push_back(target);
    }
}

std::vector<int> BoardActions::at(const BoardTarget& target) const
{
    const auto isMeant = [&](const BoardTarget& about) {
        return about.map == target.map && about.cell == target.cell &&
               (!target.door || about.door == target.door);
    };
    std::vector<int> actions;
    for (std::size_t i = 0; i < m_targets.size(); ++i)
        if (std::ranges::any_of(m_targets[i], isMeant))
            actions.push_back(int(i));
    return actions;
}

std::optional<Action> wishAt(const Position& position, PlayerId actor, const BoardTarget& target)
{
    if (actor == PlayerId::None)
        return std::nullopt;
    if (const auto place = pending<PlaceChoice>(position); place && place->space != SpaceId::None)
        return PlaceMap{place->space, std::int16_t(target.cell.column), std::int16_t(target.cell.row), false};
    const SpaceId to = spaceAt(position, target);
    const SpaceId from = position.player(actor).space;
    if (from == SpaceId::None)
        return std::nullopt;
    if (to == SpaceId::None || to == from)
        return Explore{};
    for (const Side side : allSides)
        if (position.space(from).beside[std::size_t(side)] == to)
            return Step{side};
    return Travel{to};
}

std::optional<Action> wishFor(const Position& position, PlayerId actor, CardId card)
{
    if (actor == PlayerId::None)
        return std::nullopt;
    if (position.card(card).place != play::Place::Hand)
        return UseAbility{sourceOf(card)};
    if (pending<DiscardChoice>(position))
        return DiscardOne{card};
    if (position.game().card(card).kind != AdventureKind::Encounter)
        return PlayCard{card};
    return LayEncounter{card, position.leftOf(actor), Form::Melee};
}

bool isTakenAtOnce(const Action& action)
{
    return std::visit(
        []<typename T>(const T&) {
            return std::is_same_v<T, Step> || std::is_same_v<T, Travel> || std::is_same_v<T, Explore> ||
                   std::is_same_v<T, PlaceMap> || std::is_same_v<T, ChooseEntrance> ||
                   std::is_same_v<T, DiscardOne> || std::is_same_v<T, DropSurplus> ||
                   std::is_same_v<T, PayWithCard> || std::is_same_v<T, ChooseCard> ||
                   std::is_same_v<T, ChooseHit> || std::is_same_v<T, ChooseSide> ||
                   std::is_same_v<T, GivePeril> || std::is_same_v<T, StopMoving>;
        },
        action);
}

} // namespace delve::dungeoneer
