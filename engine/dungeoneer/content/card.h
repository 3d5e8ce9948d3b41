// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/id.h"
#include "engine/base/localized_text.h"

namespace delve::dungeoneer {

/// What every card has. Rule text is made from the other members; only flavour is stored.
struct CardHead
{
    ContentId id;
    LocalizedText name;
    LocalizedText flavour;
    std::string artist; ///< who made its picture; empty: nobody is named
    int copies = 1;

    friend bool operator==(const CardHead&, const CardHead&) = default;
};

} // namespace delve::dungeoneer
