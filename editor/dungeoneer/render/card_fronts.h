// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/render/card_layout.h"
#include "editor/dungeoneer/render/card_look.h"
#include "editor/render/sketch.h"
#include "engine/dungeoneer/content/stat_banner.h"

// The fronts of cards by kind, for card_painter.cpp.

namespace delve::dungeoneer {

/// What is painted with; the unit of the sketch is a millimetre.
struct CardSketch
{
    const Sketch& sketch;
    const CardSet& set;
    CardColours colours;
    bool hasSentences; ///< there are pixels enough to read them
    double bleed;      ///< how far the border reaches over the edge
};

void paintFront(const CardSketch& on, const HeroCard& card);
void paintFront(const CardSketch& on, const AdventureCard& card);
void paintFront(const CardSketch& on, const QuestCard& card);
void paintFront(const CardSketch& on, const TrackerCard& card);
void paintFront(const CardSketch& on, const CutoutCard& card);

/// DNR-SETUP-07: a Hero to cut out and fold, two pictures head to head; feet to glue together at both ends.
void paintPawn(const CardSketch& on, const HeroCard& hero, const QRectF& box);
/// DNR-GLOSS-18: a marker with a letter.
void paintMarker(const CardSketch& on, char letter, const QPointF& centre, double radius);

/// Plate and name, strip and type, rules on their paper, where a card has them.
void paintTexts(const CardSketch& on, CardLook look, const LaidText& text);
/// The sign of the set in the lower left corner, the number of copies in the lower right one.
void paintFoot(const CardSketch& on, const CardHead& card);
/// The numbers of a monster that is printed on a Map or Quest card: DNR-COMBAT-24.
std::vector<BannerItem> bannerOf(const PrintedMonster& monster);
/// The numbers of a card on its left edge (DNR-CARD-12), below `top`. Returns how wide they are.
double paintBanner(const CardSketch& on, const std::vector<BannerItem>& items, double top, double bottom);

} // namespace delve::dungeoneer
