// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/render/card_look.h"
#include "editor/render/sketch.h"
#include "engine/dungeoneer/content/stat_banner.h"

// The small signs of cards, told apart by shape. All are centred on a point; `radius` is half their height.

namespace delve::dungeoneer {

/// A medal with rays.
void paintGlory(const Sketch& sketch, const CardColours& colours, const QPointF& centre, double radius,
                const QString& number);
/// A horned shield that ends in a point.
void paintPeril(const Sketch& sketch, const CardColours& colours, const QPointF& centre, double radius,
                const QString& number);
void paintHeart(const Sketch& sketch, const CardColours& colours, const QPointF& centre, double radius,
                const QString& number);

/// DNR-COMBAT-04, DNR-COMBAT-05, DNR-COMBAT-13: a circle for standard attacks, a diamond for counterattacks,
/// a sun behind either where a hit does something of its own.
void paintScore(const Sketch& sketch, const CardColours& colours, const QPointF& centre, double radius,
                AttackType type, bool hasHitEffect, const QString& number);

/// Sword, star, wing.
void paintForm(const Sketch& sketch, const QPointF& centre, double radius, Form form, const QColor& colour);
/// The sign of what a Threat is rolled with.
void paintStat(const Sketch& sketch, const QPointF& centre, double radius, Stat stat, const QColor& colour);

/// A die with a number to reach: "6+".
void paintThreat(const Sketch& sketch, const CardColours& colours, const QPointF& centre, double radius,
                 int value);

/// An entry of the stat banner, in a box: the sign on the left, the number on the right.
void paintBannerItem(const Sketch& sketch, const CardColours& colours, const QRectF& box,
                     const BannerItem& item);

/// A scroll for Boons, a chest for Treasures.
void paintLimit(const Sketch& sketch, const QPointF& centre, double radius, BannerIcon icon,
                const CardColours& colours);

/// The set that a card is from (DNR-OPT-10): its one or two characters in a roundel.
void paintSetSign(const Sketch& sketch, const CardColours& colours, const QPointF& centre, double radius,
                  const QString& symbol);

} // namespace delve::dungeoneer
