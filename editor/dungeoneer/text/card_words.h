// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/cards.h"

#include <QString>

namespace delve::dungeoneer {

/// The language in which the names of cards are said: that of the program.
QString in(const LocalizedText& text);

QString wordFor(Form form);
QString wordFor(Stat stat);
QString wordFor(AdventureKind kind);
QString wordFor(CardUse use);
QString wordFor(CardDuration duration);
QString wordFor(Criterion criterion);
QString wordFor(DoorKind door, MapKind map);
/// "Passage", "Road": the same type has another name in the Wilderness.
QString wordFor(MapCardType type, MapKind map);

/// "Beast", as printed on a card; the id where the set does not know it.
QString categoryName(const CardSet& set, const std::string& id);
/// "Beasts", "le Bestie": as it stands behind "against".
QString categoryPlural(const CardSet& set, const std::string& id);
QString terrainName(const CardSet& set, const std::string& id);

/// "Treasures", "i Tesori", with the category where one is asked for.
QString cardsWord(const CardSet& set, const CardFilter& filter);
/// "a Treasure", "un Tesoro".
QString oneCardWord(const CardSet& set, const CardFilter& filter);

/// "1 Glory", "discard 1 Treasure": what is paid.
QString costWords(const CardSet& set, const Cost& cost);

/// "pay 1 Glory", "remove 1 charge", "discard 1 card from the hand".
QString payWords(const CardSet& set, const Cost& cost);
/// "you may pay 1 Glory".
QString mayPayWords(const CardSet& set, const Cost& cost);

/// "Speed Threat 6+".
QString threatWords(Stat stat, int value);

} // namespace delve::dungeoneer
