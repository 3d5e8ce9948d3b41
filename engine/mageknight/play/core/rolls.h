// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"
#include "engine/mageknight/play/core/timing.h"
#include "engine/table/rolls.h"

namespace delve::mageknight::play {

class StateWriter;

/// What dice are rolled for.
enum class RollFor : std::uint8_t
{
    BreakAway,
    Attack,
    Counterattack,
    FreeAttack,
    Clicks,         ///< SA-WEAPON-MASTER, SA-MAGIC-BLAST: one die of damage
    Dodge,          ///< SA-DODGE
    Freeze,         ///< SA-MAGIC-FREEZE
    Healing,        ///< SA-HEALING, SA-MAGIC-HEALING
    Regeneration,   ///< SA-REGENERATION
    Necromancy,     ///< SA-NECROMANCY
    Command,        ///< SA-COMMAND
    Terrify,        ///< DG-14
    Conversion,     ///< CONV-03
    TokenFace,      ///< TOK-02
    ExposeTrap,     ///< TRAP-04
    DisarmTrap,     ///< TRAP-09
    TrapAttack,     ///< TRAP-17
    SecondTrap,     ///< TRAP-28
    Treasure,       ///< CHEST-04
    Theft,          ///< THEFT-04
    StolenChest,    ///< THEFT-07
    LostChest,      ///< LOSE-03
    ArtifactToken,  ///< EXO-09: which token is drawn
    ArtifactRow,    ///< EXO-12: the row of its table
    ArtifactAttack, ///< EXO-13
    Start,          ///< START-02
    Passenger,      ///< PSGR-16
    Fall            ///< CHAR-06
};

using Rolled = table::Rolled<RollFor, PlayerId>; ///< COMP-05: one die or two
using Drawn = table::Drawn<RollFor, PlayerId>;

inline void evolve(StateWriter&, const Drawn&)
{}

inline void evolve(StateWriter&, const Rolled&)
{} // dice change nothing by themselves

constexpr auto fileWords(RollFor)
{
    return std::to_array<EnumName<RollFor>>({{RollFor::BreakAway, "break-away"},
                                             {RollFor::Attack, "attack"},
                                             {RollFor::Counterattack, "counterattack"},
                                             {RollFor::FreeAttack, "free-attack"},
                                             {RollFor::Clicks, "clicks"},
                                             {RollFor::Dodge, "dodge"},
                                             {RollFor::Freeze, "freeze"},
                                             {RollFor::Healing, "healing"},
                                             {RollFor::Regeneration, "regeneration"},
                                             {RollFor::Necromancy, "necromancy"},
                                             {RollFor::Command, "command"},
                                             {RollFor::Terrify, "terrify"},
                                             {RollFor::Conversion, "conversion"},
                                             {RollFor::TokenFace, "token-face"},
                                             {RollFor::ExposeTrap, "expose-trap"},
                                             {RollFor::DisarmTrap, "disarm-trap"},
                                             {RollFor::TrapAttack, "trap-attack"},
                                             {RollFor::SecondTrap, "second-trap"},
                                             {RollFor::Treasure, "treasure"},
                                             {RollFor::Theft, "theft"},
                                             {RollFor::StolenChest, "stolen-chest"},
                                             {RollFor::LostChest, "lost-chest"},
                                             {RollFor::ArtifactToken, "artifact-token"},
                                             {RollFor::ArtifactRow, "artifact-row"},
                                             {RollFor::ArtifactAttack, "artifact-attack"},
                                             {RollFor::Start, "start"},
                                             {RollFor::Passenger, "passenger"},
                                             {RollFor::Fall, "fall"}});
}

} // namespace delve::mageknight::play
