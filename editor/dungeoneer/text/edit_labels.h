// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/scenario/edits/edit.h"

#include <QString>

namespace delve::dungeoneer {

/// What undo and history call an edit, in the language of the program: "Lay Card", "Delete 3 Things".
QString labelOf(const Edit& edit);

} // namespace delve::dungeoneer
