// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"

#include <string>

namespace delve::mageknight {

/// The canonical text of a pack in a single pack.json: the same value gives the same bytes, and reading them
/// gives an equal pack, whatever files it was in before.
std::string writePack(const Pack& pack);

} // namespace delve::mageknight
