// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/scenario/edits/edit.h"

#include <optional>

namespace delve::mageknight {

/// An edit that was made for another state of a scenario, for this one: the things that it changes are as
/// they were, perhaps in other places of their lists, and what it adds comes to the end. Nothing where that
/// is not so. No thing of that other state may be missing here.
std::optional<Edit> rebased(Edit edit, const Scenario& onto);

} // namespace delve::mageknight
