// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/scenario/edits/edit.h"

#include <QString>

namespace delve::mageknight {

/// What undo and the history call an edit: "Move 3 Things", "Add a Door".
QString labelOf(const Edit& edit);

/// A kind of thing by itself: "tile", "door".
QString kindInWords(ThingKind kind);

} // namespace delve::mageknight
