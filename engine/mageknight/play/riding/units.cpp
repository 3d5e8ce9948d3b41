// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/riding/units.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

bool has(const FigureKind& mount, Proficiency proficiency)
{
    const auto& data = mount.figure().mount;
    return data && std::ranges::count(data->proficiencies, proficiency) > 0;
}

} // namespace

int ridersBonus(const Position& position, FigureId figure)
{
    const auto& rider = position.kind(figure).figure().rider;
    return position.figure(figure).isAboard() && rider ? rider->attackBonus : 0;
}

bool hasProficiency(const Position& position, FigureId rider, Proficiency proficiency)
{
    const FigureId mount = position.figure(rider).carrier;
    return mount != FigureId::None && has(position.kind(mount), proficiency);
}

bool attacksFromTheMove(const Position& position, bool isRanged)
{
    const TurnState& turn = position.turn();
    const FigureId companion = companionOf(position, turn.figure);
    // PROF-06: not together with Charge or Bound.
    if (companion == FigureId::None || turn.has(activation::beganAdjacent) || turn.has(activation::boosted))
        return false;
    const FigureKind& mount = position.kind(pieceOf(position, turn.figure));
    if (!isRanged)
        return has(mount, Proficiency::MountedCharge);
    // PROF-04: the rider shoots.
    return position.figure(turn.figure).isAboard() && has(mount, Proficiency::MountedBound);
}

} // namespace delve::mageknight::play
