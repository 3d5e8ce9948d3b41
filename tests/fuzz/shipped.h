// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/cards.h"
#include "engine/mageknight/content/content.h"

namespace delve::fuzz {

/// The packs that come with the program, read once.
const mageknight::Content& shippedContent();
/// The sets of cards that do.
const dungeoneer::Cards& shippedCards();

} // namespace delve::fuzz
