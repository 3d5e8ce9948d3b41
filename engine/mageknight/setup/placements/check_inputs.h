// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/scenario/edits/thing.h"
#include "engine/mageknight/setup/validate_setup.h"

#include <vector>

namespace delve::mageknight {

/// Whether what a check finds depends on where the pieces of a kind lie, apart from what they do to the
/// boards: covering a crevasse, blocking a square, joining levels. A check that nobody told about looks at
/// everything.
bool looksAt(const SetupCheck& check, ThingKind kind);

/// Whether every check says what it looks at.
bool areAllChecksKnown();

/// The checks that look at a kind, in order.
std::vector<const SetupCheck*> checksLookingAt(ThingKind kind);

} // namespace delve::mageknight
