// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/edits/edit.h"

#include <QRect>

#include <vector>

namespace delve::mageknight {

/// The squares that the things of a scenario cover together, whatever their level.
QRect squaresOf(const Scenario& things, const Content& content);

/// The things that an edit adds.
std::vector<ThingId> addedThings(const Edit& edit);

} // namespace delve::mageknight
