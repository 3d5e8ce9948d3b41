// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/set_report.h"
#include "engine/dungeoneer/setup/place_distances.h"

#include <nlohmann/json_fwd.hpp>

namespace delve::dungeoneer {

/// A report on a set of cards, as schemas/v1/set-report.schema.json describes it.
nlohmann::ordered_json asJson(const SetReport& report, const PlaceDistances& distances, const CardSet& set);

} // namespace delve::dungeoneer
