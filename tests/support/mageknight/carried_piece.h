// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/placements/spot.h"

namespace delve::mageknight::test {

/// A new piece of this kind, with the id "carried". Tokens and arrows need no content.
CarriedPiece carriedPiece(ThingKind kind, const ContentId& content = {}, const ThingId& player = {});

} // namespace delve::mageknight::test
