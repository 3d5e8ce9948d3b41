// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/render/any_card.h"
#include "editor/dungeoneer/render/letters.h"
#include "editor/dungeoneer/text/card_text.h"

namespace delve::dungeoneer {

/// A part of a card that holds text.
enum class CardPart : std::uint8_t
{
    Name,
    Type,
    Rules,
    Turned ///< upside down, of Artifact Quests
};

/// Where the text of a card stands, in millimetres; an empty rectangle where there is none.
struct TextAreas
{
    QRectF name;
    QRectF type;
    QRectF rules; ///< and the saying
    QRectF turned;
};

/// The text of a card, set: what is painted, and what had no room.
struct LaidText
{
    TextAreas areas;
    SetText name;
    SetText type;
    SetRules rules;
    SetRules turned; ///< as it is read when the card is turned
    std::vector<CardPart> overflow;
};

// In the language of the program.
LaidText layOut(const CardSet& set, const MapCard& card);
LaidText layOut(const CardSet& set, const HeroCard& card);
LaidText layOut(const CardSet& set, const AdventureCard& card);
LaidText layOut(const CardSet& set, const QuestCard& card);
LaidText layOut(const CardSet& set, const TrackerCard& card);
LaidText layOut(const CardSet& set, const CutoutCard& card);

/// The plate behind name and type of a Map card, in millimetres of the upright card.
QRectF mapNamePlate();

/// The parts of a card whose text has no room even at the smallest size.
std::vector<CardPart> overflowOf(const CardSet& set, const AnyCard& card);

/// Where the picture of a card is, border to border.
QRectF sceneOf(const AnyCard& card);

} // namespace delve::dungeoneer
