// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/play.h"

#include <optional>
#include <vector>

namespace delve::dungeoneer {

/// Something on the maps that can be pointed at: a cell with all that stands there, or one door of it.
struct BoardTarget
{
    MapKind map = MapKind::Dungeon;
    Cell cell;
    std::optional<Side> door{};

    friend bool operator==(const BoardTarget&, const BoardTarget&) = default;
};

/// What an action of a player is about, of what can be pointed at. Empty for actions that are about nothing
/// on the maps.
std::vector<BoardTarget> targetsOf(const play::Position& position, play::PlayerId actor,
                                   const play::Action& action);

/// The cell of a Map card that is laid.
std::optional<BoardTarget> targetAt(const play::Position& position, play::SpaceId space);
/// The Map card in a cell; None if nothing lies there.
play::SpaceId spaceAt(const play::Position& position, const BoardTarget& target);

/// Whether a card or a Quest is used, paid, thrown away, attacked or in another way meant by an action.
bool isAbout(const play::Action& action, play::CardId card);
bool isAbout(const play::Action& action, play::QuestId quest);
/// The ability of a player's Hero.
bool isAbout(const play::Action& action, play::PlayerId player);

} // namespace delve::dungeoneer
