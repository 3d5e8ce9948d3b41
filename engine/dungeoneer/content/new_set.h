// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/card_set.h"

namespace delve::dungeoneer {

/// A set to begin with: an Entrance and four Passages around it (DNR-SETUP-15, DNR-SETUP-16), which promises
/// no size yet. Its symbol is the first letter of its name.
CardSet newCardSet(const std::string& id, const std::string& englishName, const std::string& author);

/// The set under another id: all ids of its own follow, aliases and references among its cards too.
CardSet renamedSet(const CardSet& set, const std::string& id);

} // namespace delve::dungeoneer
