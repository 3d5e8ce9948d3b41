// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/state.h"
#include "engine/geometry/direction.h"

#include <vector>

namespace delve::dungeoneer::play {

/// What wounded a Hero.
enum class WoundCause : std::uint8_t
{
    Encounter,    ///< a monster that another player sent
    QuestMonster, ///< DNR-QUEST-14
    MapMonster,   ///< DNR-COMBAT-24
    Rival,        ///< DNR-COMBAT-25: another Hero
    Trap,
    Obstacle, ///< Spikes, and what a Map card does on entering it
    Door,
    Quest, ///< a Threat of a Quest, or its Search
    Card   ///< what a Bane or another card says
};
constexpr auto fileWords(WoundCause)
{
    using enum WoundCause;
    return std::to_array<EnumName<WoundCause>>({{Encounter, "encounter"},
                                                {QuestMonster, "quest-monster"},
                                                {MapMonster, "map-monster"},
                                                {Rival, "rival"},
                                                {Trap, "trap"},
                                                {Obstacle, "obstacle"},
                                                {Door, "door"},
                                                {Quest, "quest"},
                                                {Card, "card"}});
}
inline constexpr std::size_t woundCauses = fileWords(WoundCause{}).size();

/// What happened in one game that was played to its end, as far as batches ask. Adventure cards and Heroes
/// are those that are printed, without their copies; Quests and spaces are cards one by one.
struct GameRecord
{
    struct Seat
    {
        bool won = false;
        bool isLost = false; ///< DNR-TURN-07
        int hero = -1;
        int order = 0; ///< its place in the order of turns, 0: has initiative
        int completed = 0;
        int wounds = 0;
        int level = 1;
    };
    struct Wounding
    {
        SpaceId space = SpaceId::None;
        WoundCause cause = WoundCause::Card;
        int wounds = 0;
        bool isDeadly = false;
    };
    struct DoorRoll
    {
        SpaceId space = SpaceId::None;
        Side side = Side::North; ///< as printed, with the card upright
        bool isPassed = false;
    };
    struct Quest
    {
        bool wasInPlay = false; ///< dealt or turned up
        int tries = 0;
        PlayerId completedBy = PlayerId::None;
    };
    struct Card
    {
        int drawn = 0;
        int played = 0;
        std::uint8_t drawnBy = 0; ///< bit n: player n has had it in hand
        std::uint8_t playedBy = 0;
    };
    struct Space
    {
        bool wasLaid = false;
        int entries = 0;
        int firstRound = 0; ///< in which it was first entered; 0 is never
    };

    Ending ending = Ending::None;
    int rounds = 0;
    int turns = 0;
    int choices = 0;
    int leadChanges = 0; ///< by Quests completed
    std::vector<Seat> seats;
    std::vector<Quest> quests;
    std::vector<Card> cards;
    std::vector<Space> spaces;
    std::vector<Wounding> woundings;
    std::vector<DoorRoll> doors;
};

} // namespace delve::dungeoneer::play
