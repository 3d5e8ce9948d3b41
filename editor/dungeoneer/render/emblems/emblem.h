// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/render/card_look.h"
#include "editor/dungeoneer/render/emblems/emblem_parts.h"
#include "editor/render/sketch.h"

namespace delve::dungeoneer {

/// The drawing that fits a card best: by the words of its id and its English name, then by its categories,
/// then by what it is. Sets of other people find theirs too, and the same card always has the same.
const EmblemDrawing& emblemOf(const AdventureCard& card);
const EmblemDrawing& emblemOf(const QuestCard& card);
/// Of a monster that is printed on a Map or Quest card.
const EmblemDrawing& emblemOf(const PrintedMonster& monster);

/// Paints a drawing as large as the area, its own colour taken from the noise of the sketch.
void paintEmblem(const Sketch& sketch, const EmblemDrawing& drawing, const QRectF& area);

/// All drawings, for tests and galleries.
std::vector<const EmblemDrawing*> allEmblems();

} // namespace delve::dungeoneer
