// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/collection/collection.h"
#include "engine/base/result.h"

#include <string>

namespace delve {

/// The collection in this file, which must be there; without a name the user's own, which is empty as long as
/// there is none.
Result<Collection> readCollection(const std::string& file);

} // namespace delve
