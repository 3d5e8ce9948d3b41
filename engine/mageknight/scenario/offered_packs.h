// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"

#include <functional>
#include <vector>

namespace delve::mageknight {

/// The packs from which the program takes pieces by itself, in their order: all but those on request, and of
/// these the ones that are named.
std::vector<std::reference_wrapper<const Pack>> offeredPacks(const Content& content,
                                                             const std::vector<PackReference>& named = {});

/// How a new scenario names the packs that are always offered.
std::vector<PackReference> referencesToOffered(const Content& content);

} // namespace delve::mageknight
