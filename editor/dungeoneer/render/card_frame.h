// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/render/card_look.h"
#include "editor/render/sketch.h"

// The parts of a card that all of one look share. A picture may reach under the border: nothing is clipped,
// so the border is painted over it.

namespace delve::dungeoneer {

/// The border with its pattern, around whatever was painted before. With a bleed it reaches over the edge.
void paintBorder(const Sketch& sketch, CardLook look, const CardColours& colours, double bleed = 0);

/// The plate behind a name; its ends have the shape of the look.
void paintPlate(const Sketch& sketch, CardLook look, const CardColours& colours, const QRectF& area);

/// The paper behind rules, with a thin line around it.
void paintPaper(const Sketch& sketch, const CardColours& colours, const QRectF& area);

/// The strip with the words of the card's type.
void paintTypeStrip(const Sketch& sketch, const CardColours& colours, const QRectF& area);

/// A thin line with a lozenge in its middle, between rules and sayings.
void paintOrnament(const Sketch& sketch, const CardColours& colours, const QPointF& centre, double width);

} // namespace delve::dungeoneer
