// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/edits/edit.h"

#include <vector>

namespace delve::mageknight {

/// The pieces of content that a thing refers to.
std::vector<ContentId> contentOf(const Thing& thing);
/// Whether anything of the scenario, a placed thing or a team, refers to one of these pieces.
bool usesAny(const Scenario& scenario, const std::vector<ContentId>& pieces);

/// The edit, and with it the packs of the pieces that it brings and that the scenario does not name yet. A
/// scenario names every pack it needs, exactly as it was used.
Edit namingPacks(const Scenario& scenario, const Content& content, Edit edit);

/// Names the packs of the scenario as they are in the content now: version and hash.
Edit renewPackReferences(const Scenario& scenario, const Content& content);

} // namespace delve::mageknight
