// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/builder/form_builder.h"
#include "engine/dungeoneer/content/new_cards.h"

namespace delve::dungeoneer {

/// A word of the card builder in the language of the user.
QString builderText(const char* text);

// What values are called in the menus of the builder.
QString labelOf(CardKind kind); ///< as a heading: "Map cards"
QString labelOf(NewCard kind);  ///< what a card is called that was just made: "New Room"
/// In English, for the name that every card must have.
const char* englishNameOf(NewCard kind);
QString labelOf(MapKind kind);
QString labelOf(MapCardType type);
QString labelOf(DoorKind door);
QString labelOf(ObstacleKind obstacle);
QString labelOf(Form form);
QString labelOf(Stat stat);
QString labelOf(AttackType type);
QString labelOf(AdventureKind kind);
QString labelOf(EncounterForm form);
QString labelOf(CardUse use);
QString labelOf(CardDuration duration);
QString labelOf(Scope scope);
QString labelOf(Whose whose);
QString labelOf(CardSort sort);
QString labelOf(Resource resource);
QString labelOf(TargetKind target);
QString labelOf(Reach reach);
QString labelOf(Criterion criterion);
QString labelOf(PlaceKind by);
QString labelOf(SetSize size);

// Parts of effects, so that they read as a sentence.
QString labelOf(EffectKind kind); ///< what they do: "take wounds"
QString labelOf(AmountKind kind);
QString labelOf(Who who);
QString labelOf(Duration duration);
QString labelOf(RollKind roll);
QString labelOf(WoundSource source);
QString labelOf(WoundSide side);
QString labelOf(Limit limit);
QString labelOf(Destination to);
QString labelOf(DoorScope doors);
QString labelOf(Zone from);
QString labelOf(Chooser chooser);
QString labelOf(Harm harm);

/// All values of an enum with their labels.
template <typename Enum> EnumLabels<Enum> labelsOf()
{
    EnumLabels<Enum> labels;
    for (const auto& [value, word] : enumNames<Enum>)
        labels.emplace_back(value, labelOf(value));
    return labels;
}

} // namespace delve::dungeoneer
