// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/read_content_id.h"
#include "engine/geometry/rotation.h"

namespace delve::mageknight {

int readStock(ObjectReader& in);

/// A turn of 0, 90, 180 or 270 degrees; none if the member is missing.
Rotation readRotationOr(ObjectReader& in, std::string_view key, Rotation otherwise = Rotation::None);

} // namespace delve::mageknight
