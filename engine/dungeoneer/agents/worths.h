// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/agents/outlook.h"

namespace delve::dungeoneer::play {

/// What an action is worth, in tenths of a point of Glory, and why. 0 is what doing nothing is worth.
struct Worth
{
    using Fact = table::Fact<FactKind>;

    int points = 0;
    std::array<Fact, 2> facts{Fact{FactKind::AnyOther, 0}, Fact{FactKind::AnyOther, 0}};

    Worth() = default;
    Worth(int worth, FactKind kind, int number)
        : points(worth), facts{Fact{kind, number}, {FactKind::AnyOther, 0}}
    {}
    Worth(int worth, Fact first, Fact second) : points(worth), facts{first, second} {}

    std::vector<Fact> told() const
    {
        if (facts[1].kind == FactKind::AnyOther)
            return {facts[0]};
        return {facts[0], facts[1]};
    }
};

/// What a wound, a point of Glory and so on are worth to a player, in the same tenths.
namespace worth {
inline constexpr int wound = 26;
inline constexpr int glory = 8;
inline constexpr int peril = 6;
inline constexpr int movement = 7;
inline constexpr int level = 45;
inline constexpr int quest = 300;
} // namespace worth

Worth worthOf(Outlook& outlook, const Action& action);

// Ways: worth_moving.cpp
Worth worthFor(Outlook& outlook, const Step& action);
Worth worthFor(Outlook& outlook, const Travel& action);
Worth worthFor(Outlook& outlook, const Explore& action);
Worth worthFor(Outlook& outlook, const PlaceMap& action);
Worth worthFor(Outlook& outlook, const ChooseSide& action);
Worth worthFor(Outlook& outlook, const StopMoving& action);
Worth worthFor(Outlook& outlook, const Untip& action);
Worth worthFor(Outlook& outlook, const SaveMovement& action);
Worth worthFor(Outlook& outlook, const ChooseEntrance& action);

// Quests and blows: worth_quests.cpp
Worth worthFor(Outlook& outlook, const AttemptQuest& action);
Worth worthFor(Outlook& outlook, const PickUp& action);
Worth worthFor(Outlook& outlook, const PutDown& action);
Worth worthFor(Outlook& outlook, const Challenge& action);

// The Dungeonlord: worth_lord.cpp
Worth worthFor(Outlook& outlook, const LayEncounter& action);
Worth worthFor(Outlook& outlook, const LayAttachment& action);
Worth worthFor(Outlook& outlook, const ResolveEncounters& action);
Worth worthFor(Outlook& outlook, const ReturnMonster& action);
Worth worthFor(Outlook& outlook, const GivePeril& action);
Worth worthFor(Outlook& outlook, const ChooseForm& action);

// Cards: worth_cards.cpp
Worth worthFor(Outlook& outlook, const PlayCard& action);
Worth worthFor(Outlook& outlook, const UseAbility& action);
Worth worthFor(Outlook& outlook, const RollAgain& action);
Worth worthFor(Outlook& outlook, const PayUpkeep& action);
Worth worthFor(Outlook& outlook, const PayOrNot& action);
Worth worthFor(Outlook& outlook, const DiscardOne& action);
Worth worthFor(Outlook& outlook, const DropSurplus& action);
Worth worthFor(Outlook& outlook, const PayWithCard& action);
Worth worthFor(Outlook& outlook, const ChooseCard& action);
Worth worthFor(Outlook& outlook, const ChooseHit& action);

/// What one effect of a list does, done now by the player or its monster: to its own good, and to the harm of
/// `target`. In worth_effects.cpp.
struct EffectAim
{
    PlayerId controller = PlayerId::None;
    TargetId target = TargetId::None;
    PlayerId roller = PlayerId::None;
    SpaceId space = SpaceId::None;
    int paid = 0;
};
Worth worthOfEffects(Outlook& outlook, const Effects& effects, const EffectAim& aim);
/// What a hit brings the one who makes it, in tenths; a plain hit is a wound.
int worthOfHit(Outlook& outlook, MonsterId monster, Form form, PlayerId victim);

} // namespace delve::dungeoneer::play
