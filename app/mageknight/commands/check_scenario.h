// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/checked_file.h"
#include "engine/mageknight/content/content.h"

namespace delve::mageknight {

/// What `delve validate` tells of a scenario file of this game; names of pieces in the given language.
CheckedFile checkScenario(const std::string& file, const CheckWishes& wishes, const Content& content,
                          const std::string& language);

} // namespace delve::mageknight
