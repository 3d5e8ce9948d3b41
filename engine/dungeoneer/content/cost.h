// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/card_filter.h"

namespace delve::dungeoneer {

/// What something is paid with.
enum class Resource : std::uint8_t
{
    None,        ///< free
    Glory,       ///< the payer's own
    Peril,       ///< of the player who is struck, never the payer's own: DNR-LORD-05
    Movement,    ///< outside the own turn only the saved point: DNR-SPECIAL-01
    Life,        ///< never the last point: DNR-QUEST-22
    DiscardCard, ///< cards from the hand or, of the sorts treasure and monster, also from the Inventory
    Charge       ///< tokens on the card itself: DNR-TURN-08
};

constexpr auto fileWords(Resource)
{
    return std::to_array<EnumName<Resource>>({{Resource::None, "none"},
                                              {Resource::Glory, "glory"},
                                              {Resource::Peril, "peril"},
                                              {Resource::Movement, "movement"},
                                              {Resource::Life, "life"},
                                              {Resource::DiscardCard, "discardCard"},
                                              {Resource::Charge, "charge"}});
}

/// A price: DNR-CARD-02 for cards, DNR-RESET-04 for upkeep, DNR-SPECIAL-04 for abilities.
struct Cost
{
    Resource resource = Resource::None;
    int value = 0;
    bool isVariable = false; ///< DNR-GLOSS-01: more may be paid, and # is how much more
    CardFilter card;         ///< of DiscardCard

    bool isFree() const { return resource == Resource::None; }

    friend bool operator==(const Cost&, const Cost&) = default;
};

} // namespace delve::dungeoneer
