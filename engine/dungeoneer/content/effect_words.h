// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"

#include <array>
#include <cstdint>

// The words that effects are made of. effect.h says how they are put together.

namespace delve::dungeoneer {

/// Whom an effect concerns. "Their player" is the player of that Hero.
enum class Who : std::uint8_t
{
    Controller, ///< DNR-GLOSS-22: you, the player who controls the card, and your Hero
    Target,     ///< the Hero or monster that was chosen, or in a hit effect the side that was hit
    Roller,     ///< in the outcomes of a Threat: the Hero that rolled
    HitSide,    ///< in a hit effect: the Hero or monster that made the hit
    Bearer,     ///< the monster that this card is, or lies on as an Attachment
    AllInSpace, ///< every Hero in the chosen space; without one, in the space of the roller or your Hero
    Opponents,  ///< every Hero but yours
    All         ///< every Hero
};

constexpr auto fileWords(Who)
{
    return std::to_array<EnumName<Who>>({{Who::Controller, "controller"},
                                         {Who::Target, "target"},
                                         {Who::Roller, "roller"},
                                         {Who::HitSide, "hitSide"},
                                         {Who::Bearer, "bearer"},
                                         {Who::AllInSpace, "allInSpace"},
                                         {Who::Opponents, "opponents"},
                                         {Who::All, "all"}});
}

enum class Duration : std::uint8_t
{
    Now,        ///< done once
    NextRoll,   ///< for the next roll that it fits, at the latest until the turn ends
    ThisTurn,   ///< until the next Reset Phase begins: DNR-RESET-03
    WhileInPlay ///< as long as its card lies in play
};

constexpr auto fileWords(Duration)
{
    return std::to_array<EnumName<Duration>>({{Duration::Now, "now"},
                                              {Duration::NextRoll, "nextRoll"},
                                              {Duration::ThisTurn, "thisTurn"},
                                              {Duration::WhileInPlay, "whileInPlay"}});
}

/// Which rolls of a die an effect speaks of.
enum class RollKind : std::uint8_t
{
    Any,
    Combat,   ///< Attack and Defence
    Attack,   ///< of the side that began: DNR-COMBAT-09
    Defence,  ///< of the side that answers
    Threat,   ///< Trap, Obstacle, Door and Quest
    Trap,     ///< of an Encounter
    Obstacle, ///< Pits and Spikes
    Door,     ///< Locked or Trapped
    Quest,    ///< a Threat of a Quest, Search included
    Chance    ///< DNR-QUEST-12
};

constexpr auto fileWords(RollKind)
{
    return std::to_array<EnumName<RollKind>>({{RollKind::Any, "any"},
                                              {RollKind::Combat, "combat"},
                                              {RollKind::Attack, "attack"},
                                              {RollKind::Defence, "defence"},
                                              {RollKind::Threat, "threat"},
                                              {RollKind::Trap, "trap"},
                                              {RollKind::Obstacle, "obstacle"},
                                              {RollKind::Door, "door"},
                                              {RollKind::Quest, "quest"},
                                              {RollKind::Chance, "chance"}});
}

/// What wounds come from.
enum class WoundSource : std::uint8_t
{
    Any,
    Combat,
    Trap,
    Obstacle,
    Door,
    Card ///< the text of a card, such as a Bane
};

constexpr auto fileWords(WoundSource)
{
    return std::to_array<EnumName<WoundSource>>({{WoundSource::Any, "any"},
                                                 {WoundSource::Combat, "combat"},
                                                 {WoundSource::Trap, "trap"},
                                                 {WoundSource::Obstacle, "obstacle"},
                                                 {WoundSource::Door, "door"},
                                                 {WoundSource::Card, "card"}});
}

enum class WoundSide : std::uint8_t
{
    Taken,
    Dealt
};

constexpr auto fileWords(WoundSide)
{
    return std::to_array<EnumName<WoundSide>>({{WoundSide::Taken, "taken"}, {WoundSide::Dealt, "dealt"}});
}

/// The limits of a player: DNR-HERO-19, DNR-COMBAT-18, DNR-DRAW-07.
enum class Limit : std::uint8_t
{
    Boons,
    Treasures,
    Horde,
    Hand ///< the number of cards that the hand is filled up to
};

constexpr auto fileWords(Limit)
{
    return std::to_array<EnumName<Limit>>({{Limit::Boons, "boons"},
                                           {Limit::Treasures, "treasures"},
                                           {Limit::Horde, "horde"},
                                           {Limit::Hand, "hand"}});
}

/// Where something is put.
enum class Destination : std::uint8_t
{
    Chosen,     ///< the space that was chosen with the card
    Entrance,   ///< of the map on which the Hero stands
    Controller, ///< the space of your Hero
    Target,     ///< the space of the chosen Hero
    Adjacent,   ///< a space adjacent to its own, which you choose: DNR-GLOSS-02
    Marker      ///< the space with the marker of this card
};

constexpr auto fileWords(Destination)
{
    return std::to_array<EnumName<Destination>>({{Destination::Chosen, "chosen"},
                                                 {Destination::Entrance, "entrance"},
                                                 {Destination::Controller, "controller"},
                                                 {Destination::Target, "target"},
                                                 {Destination::Adjacent, "adjacent"},
                                                 {Destination::Marker, "marker"}});
}

/// Which doors an effect opens or closes. Walls stay Walls.
enum class DoorScope : std::uint8_t
{
    Chosen,  ///< the door that was chosen with the card
    OneHere, ///< one door of the space of whom it concerns; you choose
    AllHere  ///< all doors of that space
};

constexpr auto fileWords(DoorScope)
{
    return std::to_array<EnumName<DoorScope>>(
        {{DoorScope::Chosen, "chosen"}, {DoorScope::OneHere, "oneHere"}, {DoorScope::AllHere, "allHere"}});
}

/// Where the cards lie that an effect takes.
enum class Zone : std::uint8_t
{
    Hand,
    Boons,     ///< readied, the ability of the Hero not among them
    Treasures, ///< readied
    Banes,     ///< permanent ones in the Inventory
    Horde,
    DiscardPile ///< of Adventure cards
};

constexpr auto fileWords(Zone)
{
    return std::to_array<EnumName<Zone>>({{Zone::Hand, "hand"},
                                          {Zone::Boons, "boons"},
                                          {Zone::Treasures, "treasures"},
                                          {Zone::Banes, "banes"},
                                          {Zone::Horde, "horde"},
                                          {Zone::DiscardPile, "discardPile"}});
}

/// Who picks the cards that an effect takes.
enum class Chooser : std::uint8_t
{
    Owner,      ///< the player whose cards they are
    Controller, ///< you
    Chance      ///< they are drawn blindly
};

constexpr auto fileWords(Chooser)
{
    return std::to_array<EnumName<Chooser>>(
        {{Chooser::Owner, "owner"}, {Chooser::Controller, "controller"}, {Chooser::Chance, "chance"}});
}

/// What can be prevented.
enum class Harm : std::uint8_t
{
    Wounds,
    Tip,
    Discard, ///< forced ones: DNR-GLOSS-15
    Steal,
    Relocate, ///< being moved or put elsewhere by another player's card
    GloryLoss,
    PerilGain
};

constexpr auto fileWords(Harm)
{
    return std::to_array<EnumName<Harm>>({{Harm::Wounds, "wounds"},
                                          {Harm::Tip, "tip"},
                                          {Harm::Discard, "discard"},
                                          {Harm::Steal, "steal"},
                                          {Harm::Relocate, "relocate"},
                                          {Harm::GloryLoss, "gloryLoss"},
                                          {Harm::PerilGain, "perilGain"}});
}

} // namespace delve::dungeoneer
