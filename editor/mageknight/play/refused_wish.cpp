// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/play/refused_wish.h"

#include "editor/mageknight/play/board_targets.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/monsters/changelings.h"

#include <algorithm>

namespace delve::mageknight {

using namespace play;

namespace {

template <typename T, typename... Others> constexpr bool isOneOf = (std::is_same_v<T, Others> || ...);

bool isOnBoard(const Position& position, ChestId chest)
{
    return position.state().chest(chest).place == ChestPlace::Board;
}

/// Whom nobody wants to strike or to rob.
bool isNoEnemy(const Position& position, FigureId target)
{
    const FigureId active = position.turn().figure;
    return active != FigureId::None && (target == active || !areOpposing(position, active, target));
}

bool isSomeoneElses(const Position& position, FigureId figure)
{
    const FigureState& state = position.figure(figure);
    return !state.isMageSpawn() && state.team != position.turn().player;
}

} // namespace

bool isFarFetched(const Position& position, const Action& action)
{
    return std::visit(
        [&]<typename T>(const T& what) {
            if constexpr (isOneOf<T, Attack, Shoot, Steal>)
                return isNoEnemy(position, what.target);
            else if constexpr (std::is_same_v<T, HealFigure>)
                return !isHealingForm(what.form) ||
                       (position.turn().figure != FigureId::None &&
                        areOpposing(position, position.turn().figure, what.target));
            else if constexpr (std::is_same_v<T, ShootDoor>)
                return what.form != AttackForm::MagicBlast && what.form != AttackForm::FlameLightning;
            else if constexpr (std::is_same_v<T, ShootAhead>)
                return position.turn().figure != FigureId::None &&
                       !isChangeling(position, position.turn().figure);
            else if constexpr (isOneOf<T, Activate, ActivateWith, Pass, TurnNimble>)
                return isSomeoneElses(position, what.figure);
            else if constexpr (isOneOf<T, ExposeTrap, DisarmTrap, OpenChest>)
                return !isOnBoard(position, what.chest);
            else if constexpr (isOneOf<T, AssignTreasure, StoreTreasure, TakeTreasure>)
                return isOnBoard(position, what.chest);
            else
                return false;
        },
        action);
}

int distanceTo(const Position& position, const Action& action)
{
    const SquareIndex from = squareOfActive(position);
    std::optional<int> least;
    const auto measure = [&](SquareIndex square) {
        if (from == noSquare || square == noSquare)
            return;
        const int away = distance(position.board().squareOf(from), position.board().squareOf(square));
        least = std::min(least.value_or(away), away);
    };
    for (const BoardTarget& target : targetsOf(position, action)) {
        measure(target.square);
        if (target.door != DoorId::None) {
            const BoardDoor& door = position.board().doors()[indexOf(target.door)];
            measure(door.square);
            measure(door.beyond);
        }
    }
    return least.value_or(0);
}

} // namespace delve::mageknight
