// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"
#include "engine/mageknight/board/board_plan.h"
#include "engine/mageknight/board/square_map.h"
#include "engine/mageknight/play/core/ids.h"

#include <cstdint>
#include <vector>

namespace delve::mageknight::play {

/// What brought a hero down.
enum class DeathCause : std::uint8_t
{
    Monster, ///< a blow or shot of a monster
    Rival,   ///< a blow or shot of a hero
    Trap,
    Ability,  ///< damage outside an attack: venom, ramming
    Artifact, ///< EXO-12, EXO-13
    OwnMiss,  ///< DMG-05: its own critical miss
    Other     ///< END-09: given up, and whatever else takes figures away without damage
};

/// What happened in one game that was played to its end, as far as batches ask.
struct GameRecord
{
    struct Seat
    {
        bool won = false;    ///< alone
        bool shared = false; ///< END-06: with others
        int gold = 0;
        int experience = 0;
        int levels = 0;
        int heroesLost = 0;
        int heroesOut = 0;  ///< through the exit
        bool fell = false;  ///< every hero was lost
        bool froze = false; ///< it came back to the same for rounds and gained nothing (FreezeWatch)
        int reached = 0;    ///< the round in which a hero first stood beside a chest; 0 is never
        int took = 0;       ///< the round in which it first took a chest; 0 is never
    };
    struct Chest
    {
        int opened = 0;
        int sprung = 0; ///< times that its trap went off
        bool taken = false;
        PlayerId keptBy = PlayerId::None; ///< who carried it out
    };
    struct Death
    {
        SquareIndex square = noSquare;
        DeathCause cause = DeathCause::Other;
    };

    bool isLimited = false; ///< END-09: the round limit ended it
    int rounds = 0;
    int turns = 0;
    int choices = 0;
    int leadChanges = 0;
    std::vector<Seat> seats;
    std::vector<Chest> chests;
    std::vector<bool> tokensMet;
    std::vector<SquareIndex> visits; ///< one for each action that brought a hero onto a square
    std::vector<Death> deaths;       ///< of heroes; without a square they never came in

    int winner() const;     ///< the place of the one who won alone, or -1
    bool hasFrozen() const; ///< somebody has
};

constexpr auto fileWords(DeathCause)
{
    return std::to_array<EnumName<DeathCause>>({{DeathCause::Monster, "monster"},
                                                {DeathCause::Rival, "rival"},
                                                {DeathCause::Trap, "trap"},
                                                {DeathCause::Ability, "ability"},
                                                {DeathCause::Artifact, "artifact"},
                                                {DeathCause::OwnMiss, "own-miss"},
                                                {DeathCause::Other, "other"}});
}

} // namespace delve::mageknight::play
