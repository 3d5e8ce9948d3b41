// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"

#include <array>
#include <cstdint>

namespace delve::dungeoneer {

/// The closed vocabulary of effects. "They" are whom the effect concerns (Who).
enum class EffectKind : std::uint8_t
{
    Wound,       ///< they take `amount` wounds: that much Life less, defeated at 0 (DNR-TURN-07)
    RecoverLife, ///< they get Life back, never above their Life score: DNR-HERO-20
    GainLife,    ///< Life score and Life both rise: DNR-HERO-20; on a monster its Life does
    Glory,       ///< their player gains Glory, or loses it if negative, never below 0: DNR-UNI-04
    Peril,       ///< the same with the Peril of their player
    Movement,    ///< they have more or less Movement in this turn; outside their own turn it lasts for it
    Level,       ///< they advance, not past the last printed Level: DNR-HERO-21
    Tip,         ///< they are tipped: DNR-GLOSS-16
    Untip,       ///< they are untipped without Movement
    ModifyScore, ///< a score, or all three, is `amount` higher, with the attack type if one is given
    ModifyRoll,  ///< `amount` is added to their dice of the kind `roll`: DNR-UNI-02
    Reroll,      ///< up to `amount` of their dice of the kind `roll` are rolled again; the second roll counts
    ModifyThreat, ///< Threats of the kind `roll` that they face have a number `amount` higher
    ModifyWounds, ///< each time they take (or deal) wounds from `source`, it is `amount` more, never below 0
    ModifyCost,   ///< cards of the filter `card` cost `amount` more when they are played by them
    ModifyLimit,  ///< their `limit` is `amount` higher: DNR-HERO-19, DNR-COMBAT-18, DNR-DRAW-07
    Relocate,     ///< they are put on the space `to`; doors do not matter: DNR-DOOR-18
    Move,         ///< you move them up to `amount` spaces over passable edges: DNR-DOOR-18
    OpenDoor,     ///< doors count as Open until doors reset: DNR-RESET-01
    CloseDoor,    ///< Open doors count as `door` with the Threat number `amount`
    PlaceMap,     ///< you draw and place `amount` Map cards as by Exploring, without Movement: DNR-HERO-08
    TurnMap,      ///< the chosen Map card is turned upside down, if the map stays legal: DNR-MAP-12
    RemoveMap, ///< the chosen Map card, with no Hero on it and no Entrance, goes under its deck: DNR-MAP-12
    Draw,      ///< their player draws `amount` Adventure cards
    Discard,   ///< their player loses `amount` cards of the filter from the zone `from`: DNR-GLOSS-15
    ReturnToHand, ///< cards of the filter go from the zone `from` to their player's hand
    Steal,        ///< you take cards of the filter from their player's zone `from` into your own
    Cancel, ///< the card just declared against them, if it fits the filter, has no effect: DNR-SPECIAL-03
    ExtraAttack, ///< they may start `amount` more standard attacks in this turn: DNR-COMBAT-26
    Prevent,     ///< each time `amount` less wounds, lost Glory or gained Peril; no other harm at all
    Marker,      ///< a marker pair is put on this card and on the space `to`, or taken away: DNR-GLOSS-18
    Charge,      ///< `amount` tokens are put on this card: DNR-TURN-08
    Manual       ///< the players do what the text says: DNR-UNI-01
};

constexpr auto fileWords(EffectKind)
{
    using enum EffectKind;
    return std::to_array<EnumName<EffectKind>>({{Wound, "wound"},
                                                {RecoverLife, "recoverLife"},
                                                {GainLife, "gainLife"},
                                                {Glory, "glory"},
                                                {Peril, "peril"},
                                                {Movement, "movement"},
                                                {Level, "level"},
                                                {Tip, "tip"},
                                                {Untip, "untip"},
                                                {ModifyScore, "modifyScore"},
                                                {ModifyRoll, "modifyRoll"},
                                                {Reroll, "reroll"},
                                                {ModifyThreat, "modifyThreat"},
                                                {ModifyWounds, "modifyWounds"},
                                                {ModifyCost, "modifyCost"},
                                                {ModifyLimit, "modifyLimit"},
                                                {Relocate, "relocate"},
                                                {Move, "move"},
                                                {OpenDoor, "openDoor"},
                                                {CloseDoor, "closeDoor"},
                                                {PlaceMap, "placeMap"},
                                                {TurnMap, "turnMap"},
                                                {RemoveMap, "removeMap"},
                                                {Draw, "draw"},
                                                {Discard, "discard"},
                                                {ReturnToHand, "returnToHand"},
                                                {Steal, "steal"},
                                                {Cancel, "cancel"},
                                                {ExtraAttack, "extraAttack"},
                                                {Prevent, "prevent"},
                                                {Marker, "marker"},
                                                {Charge, "charge"},
                                                {Manual, "manual"}});
}

} // namespace delve::dungeoneer
