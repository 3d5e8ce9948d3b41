// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/builder/forms/form_builder.h"

namespace delve::mageknight {

// What only large figures and those around them have.

/// Minimum range, explosive attacks, the ranges of sections.
void addShots(FormBuilder<Figure>& form);
/// MOUNT-01, INT-01, PROF, CAV-01: what makes a mount, and what makes a rider.
void addRiding(FormBuilder<Figure>& form);
/// TITAN-13, MD-45: further point values with the turns of each dial, beside what they should be by the
/// dials.
void addPointValues(FormBuilder<Figure>& form);

} // namespace delve::mageknight
