// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"

namespace delve::fuzz {

/// The packs that come with the program, read once.
const mageknight::Content& shippedContent();

} // namespace delve::fuzz
