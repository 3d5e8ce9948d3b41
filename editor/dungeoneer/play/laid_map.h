// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/play.h"
#include "engine/dungeoneer/scenario/scenario.h"

namespace delve::dungeoneer {

/// The Map cards that lie on the table at a moment, as a scenario that can be painted.
Scenario laidMap(const play::Position& position);

/// A Hero on the map, or a laid Encounter: who stands where.
struct SeenPawn
{
    play::PlayerId player = play::PlayerId::None;
    play::SpaceId space = play::SpaceId::None;
    int cusp = -1; ///< DNR-DOOR-14: the side on whose door it stands
    int place = 0; ///< among those who stand there
    int count = 1;
};
std::vector<SeenPawn> pawnsOn(const play::Position& position);

struct SeenEncounter
{
    play::CardId card = play::CardId::None;
    play::SpaceId space = play::SpaceId::None;
    int place = 0;
    int count = 1;
    int attachments = 0;
};
std::vector<SeenEncounter> encountersOn(const play::Position& position);

/// A component of a Quest that was put down, or a marker that a card or an Artifact has on the map.
struct SeenThing
{
    play::QuestId component = play::QuestId::None;
    play::CardId marker = play::CardId::None;
    play::QuestId artifact = play::QuestId::None;
    play::SpaceId space = play::SpaceId::None;
    int place = 0;
};
std::vector<SeenThing> thingsOn(const play::Position& position);

/// The spaces where a Quest can be gone on with by a player: where it is completed or, as long as the player
/// does not carry its component, where that is.
std::vector<play::SpaceId> placesOf(const play::Position& position, play::QuestId quest,
                                    play::PlayerId player);

} // namespace delve::dungeoneer
