// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"
#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/edits/edit.h"

namespace delve::mageknight::test {

/// An edit of this name with random things and places, for a scenario whose references lead somewhere. It may
/// be empty where there is nothing to do it with.
Edit randomEdit(EditName name, const Scenario& scenario, const Content& content, Random& random);

/// One of any name.
Edit randomEdit(const Scenario& scenario, const Content& content, Random& random);

} // namespace delve::mageknight::test
