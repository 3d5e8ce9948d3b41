// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/render/any_card.h"
#include "editor/render/palette.h"

#include <QPainter>

namespace delve::dungeoneer {

/// How cards are painted. The painter is scaled to millimetres first.
struct CardPaint
{
    RenderStyle style = RenderStyle::FullColour;
    double pixelsPerMm = 8; ///< on the device: says how much detail can be seen
    double bleed = 0;       ///< colour beyond the edge, in millimetres; with it, corners are square
};

/// The front of a card, upright, its north-west corner at (0, 0), in the language of the program.
void paintCard(QPainter& painter, const CardSet& set, const AnyCard& card, const CardPaint& paint);

/// The front of a Map card as it lies.
struct MapCardPose
{
    bool isTurned = false;    ///< DNR-MAP-05: doors and picture are upside down
    bool keepsUpright = true; ///< of a turned card: name, numbers and rules stay readable; never in print
    bool showsText = true;    ///< rules and sayings; an overview does without
};
void paintMapCard(QPainter& painter, const CardSet& set, const MapCard& card, const MapCardPose& pose,
                  const CardPaint& paint);

/// The decks, each with a back of its own.
enum class Deck : std::uint8_t
{
    Map,
    Adventure,
    Quest,
    Hero,
    Tracker
};

inline constexpr std::array allDecks{Deck::Map, Deck::Adventure, Deck::Quest, Deck::Hero, Deck::Tracker};

constexpr auto fileWords(Deck)
{
    return std::to_array<EnumName<Deck>>({{Deck::Map, "map"},
                                          {Deck::Adventure, "adventure"},
                                          {Deck::Quest, "quest"},
                                          {Deck::Hero, "hero"},
                                          {Deck::Tracker, "tracker"}});
}

/// The deck that a card is from; Cut-out cards have none.
std::optional<Deck> deckOf(const AnyCard& card);

/// The back of a deck. It looks the same turned upside down, so that nobody knows how a card lies.
void paintBack(QPainter& painter, Deck deck, const CardPaint& paint);

/// The back of a Tracker: its reminder of phases and costs.
void paintTrackerBack(QPainter& painter, const CardSet& set, const TrackerCard& card, const CardPaint& paint);

} // namespace delve::dungeoneer
