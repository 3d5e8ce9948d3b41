// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/card_set.h"

#include <functional>

namespace delve::dungeoneer {

/// Where on a card a list of effects stands.
enum class EffectPlace : std::uint8_t
{
    Played,  ///< the effect of an Adventure card
    Ability, ///< of a readied card, a Hero or an Artifact
    Hit,     ///< of a hit
    Outcome, ///< success or failure of a Threat
    Entry,   ///< on entering a Map card
    Ongoing, ///< of a Quest in play
    Reward
};

/// A list of effects and what around it gives its words a meaning.
struct EffectList
{
    const Effects* effects = nullptr;
    EffectPlace place = EffectPlace::Played;
    Targeting target;                 ///< what was chosen with the card or ability
    bool hasVariableCost = false;     ///< # means something
    const Ability* ability = nullptr; ///< of Ability
};

using EffectListVisitor = std::function<void(const EffectList&)>;

void walkEffects(const MapCard& card, const EffectListVisitor& visit);
void walkEffects(const HeroCard& card, const EffectListVisitor& visit);
void walkEffects(const AdventureCard& card, const EffectListVisitor& visit);
void walkEffects(const QuestCard& card, const EffectListVisitor& visit);

/// All cards of a set that have effects: told the card, and each list of it.
void walkEffects(const CardSet& set,
                 const std::function<void(const CardHead& card, const EffectList& list)>& visit);

} // namespace delve::dungeoneer
