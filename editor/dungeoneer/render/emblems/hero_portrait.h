// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sketch.h"
#include "engine/dungeoneer/content/hero_card.h"

namespace delve::dungeoneer {

/// The head and shoulders of a Hero: the face by ancestry, hat and what is in the hand by profession, the
/// rest by the noise of the sketch.
void paintPortrait(const Sketch& sketch, const HeroCard& hero, const QRectF& area);

} // namespace delve::dungeoneer
