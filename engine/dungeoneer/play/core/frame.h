// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"
#include "engine/dungeoneer/content/effect.h"
#include "engine/dungeoneer/play/core/described.h"

#include <array>

namespace delve::dungeoneer::play {

/// Which list of effects of the content is meant; the number beside it says of which card.
enum class EffectsOf : std::uint8_t
{
    Played,     ///< of an Adventure card
    Activation, ///< of an Adventure card
    HitMelee,   ///< of a monster, or of a readied card by its number
    HitMagic,
    HitSpeed,
    TrapSuccess, ///< of an Adventure card
    TrapFailure,
    Entry,     ///< of a Map card
    MapReward, ///< of the monster of a Map card
    QuestReward,
    QuestSuccess,
    QuestFailure,
    SearchSuccess,
    SearchFailure,
    Artifact, ///< of a Quest
    Ongoing,  ///< of a Quest
    HeroAbility
};
constexpr auto fileWords(EffectsOf)
{
    using enum EffectsOf;
    return std::to_array<EnumName<EffectsOf>>({{Played, "played"},
                                               {Activation, "activation"},
                                               {HitMelee, "hit-melee"},
                                               {HitMagic, "hit-magic"},
                                               {HitSpeed, "hit-speed"},
                                               {TrapSuccess, "trap-success"},
                                               {TrapFailure, "trap-failure"},
                                               {Entry, "entry"},
                                               {MapReward, "map-reward"},
                                               {QuestReward, "quest-reward"},
                                               {QuestSuccess, "quest-success"},
                                               {QuestFailure, "quest-failure"},
                                               {SearchSuccess, "search-success"},
                                               {SearchFailure, "search-failure"},
                                               {Artifact, "artifact"},
                                               {Ongoing, "ongoing"},
                                               {HeroAbility, "hero-ability"}});
}

/// What is being resolved.
enum class FrameKind : std::uint8_t
{
    Effects, ///< a list of effects, one after the other
    Threat,  ///< DNR-THREAT-02
    Combat   ///< DNR-COMBAT-09
};
constexpr auto fileWords(FrameKind)
{
    return std::to_array<EnumName<FrameKind>>(
        {{FrameKind::Effects, "effects"}, {FrameKind::Threat, "threat"}, {FrameKind::Combat, "combat"}});
}

/// Why a Hero faces a Threat, which says what follows from it.
enum class ThreatFor : std::uint8_t
{
    Door,
    Pit,
    Spikes,
    Trap,
    Quest,       ///< DNR-QUEST-18
    QuestOthers, ///< DNR-QUEST-20
    Search,
    PickUp, ///< DNR-QUEST-10: the Search of an Escort Quest
    Escape, ///< of an effect
    Untip,  ///< DNR-GLOSS-16
    Chance  ///< DNR-QUEST-12: a roll without a score
};
constexpr auto fileWords(ThreatFor)
{
    using enum ThreatFor;
    return std::to_array<EnumName<ThreatFor>>({{Door, "door"},
                                               {Pit, "pit"},
                                               {Spikes, "spikes"},
                                               {Trap, "trap"},
                                               {Quest, "quest"},
                                               {QuestOthers, "quest-others"},
                                               {Search, "search"},
                                               {PickUp, "pick-up"},
                                               {Escape, "escape"},
                                               {Untip, "untip"},
                                               {Chance, "chance"}});
}

/// Something that is being resolved, kept in the state between the choices of the players. Those that were
/// begun later are resolved first (DNR-SPECIAL-13).
struct Frame
{
    TargetId target = TargetId::None; ///< DNR-GLOSS-04
    FrameKind kind = FrameKind::Effects;
    EffectsOf list = EffectsOf::Played;
    PlayerId controller = PlayerId::None; ///< of a monster's combat its Dungeonlord
    PlayerId roller = PlayerId::None;     ///< who faces the Threat; in outcomes who rolled
    std::int16_t source = -1;             ///< of the list; of a Trap or a Quest its card
    std::int16_t paid = 0;                ///< DNR-GLOSS-01: #
    std::int16_t next = 0;                ///< the effect that comes next
    std::int16_t amount = 0;              ///< of the effect under way
    SpaceId space = SpaceId::None;        ///< where it happens
    std::int16_t value = 0;               ///< of the Threat
    std::uint8_t stage = 0;               ///< of the effect under way: 0 not begun
    std::uint8_t subjects = 0;            ///< bit n: the Hero of player n is still to be dealt with
    std::uint8_t victims = 0;             ///< bit n: it was declared against player n (DNR-SPECIAL-03)
    bool isCancelled = false;
    // Of a Threat or a combat:
    ThreatFor why = ThreatFor::Door;
    Stat stat = Stat::Speed;
    Form form = Form::Melee;
    std::int8_t attackDie = 0; ///< of a Threat its only one
    std::int8_t defenceDie = 0;
    PlayerId attacker = PlayerId::None; ///< of a combat: a Hero, or else the monster
    PlayerId defender = PlayerId::None;
    std::uint8_t purpose = 0;            ///< of a combat: 1 takes an Escort Quest
    MonsterId monster = MonsterId::None; ///< of the combat, or of whom the effect was hit by or hit
    bool isHitByMonster = false;         ///< of hit effects: the monster made the hit
    bool isHit = false;                  ///< the effects are those of a hit
    // DNR-UNI-02: how often a die may be rolled again beyond what cards in play allow, for each side; less
    // than 0 where some of that is used up.
    std::int8_t attackRerolls = 0; ///< of a Threat those of its only die
    std::int8_t defenceRerolls = 0;
    std::uint16_t unused = 0; ///< so that there are no gaps

    DNR_MEMBERS(Frame, target, kind, list, controller, roller, source, paid, next, amount, space, value,
                stage, subjects, victims, isCancelled, why, stat, form, attackDie, defenceDie, attacker,
                defender, purpose, monster, isHitByMonster, isHit, attackRerolls, defenceRerolls);
};

} // namespace delve::dungeoneer::play
