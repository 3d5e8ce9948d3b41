// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/cards.h"
#include "engine/dungeoneer/scenario/edits/edit.h"

#include <span>

namespace delve::dungeoneer {

// Edits of what lies on the maps. A draft may hold anything; whether it is legal is the validator's question.
// Where something would come to lie outside the coordinates that a file may hold, nothing changes at all.

/// Lays a card on the map of a kind, as the last of it. Its id must be new. The map, and the set of the card,
/// are in use from now on.
Edit layCard(const Scenario& scenario, const Cards& cards, MapKind map, PlacedCard card);

/// Moves cards and notes by so many columns and rows.
Edit moveCards(const Scenario& scenario, std::span<const ThingId> ids, Offset by);

/// Turns cards upside down on the spot, or back (DNR-MAP-05).
Edit turnCards(const Scenario& scenario, std::span<const ThingId> ids);

/// Lays another card in the place of one.
Edit swapCard(const Scenario& scenario, const Cards& cards, const ThingId& id, const ContentId& other);

/// Takes things away, and with them what cannot be without them: the links of a Portal, assertions about them
/// alone.
Edit removeThings(const Scenario& scenario, std::span<const ThingId> ids);

/// DNR-OBST-09: links a Portal to an Entrance with the first pair of markers that is free; a link that it had
/// goes. Nothing changes where the letters are used up.
Edit linkPortal(const Scenario& scenario, const ThingId& link, const ThingId& portal,
                const ThingId& entrance);

} // namespace delve::dungeoneer
