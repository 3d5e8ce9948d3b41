// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/position.h"
#include "engine/mageknight/play/fighting/attack_form.h"

#include <array>

namespace delve::mageknight::play {

// What the course of a ranged attack asks; what others ask too is declared in ranged_combat.h.

/// The forms of a ranged attack at figures.
inline constexpr std::array shotForms{AttackForm::Plain,          AttackForm::MagicBlast,
                                      AttackForm::FlameLightning, AttackForm::MagicFreeze,
                                      AttackForm::MagicConfusion, AttackForm::LongShot,
                                      AttackForm::IndirectShot,   AttackForm::LongIndirectShot};

/// LONG-01, INDIR-01, INDIR-06: whether the figure can shoot in these ways at all.
Refusal checkDistanceForm(const Position& position, FigureId shooter, AttackForm form);

} // namespace delve::mageknight::play
