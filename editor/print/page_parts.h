// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/page_frame.h"
#include "editor/print/page_text.h"
#include "editor/print/print_plan.h"

#include <QPainter>

namespace delve {

/// An empty plan for sheets of this frame.
PrintPlan emptyPlan(const QString& title, const PageOptions& options, const PageFrame& frame);

/// "38.1 mm" and the like, as an argument of a message.
std::string inMessage(double millimetres);

// The colours of printed text and lines; they do not change with the style of the map.
inline const QColor pageInk(0x1a, 0x1a, 0x1a);
inline const QColor quietInk(0x66, 0x66, 0x66);
inline const QColor ruleInk(0xb8, 0xb8, 0xb8);
inline const QColor accentInk(0x8a, 0x2b, 0x1d);

/// Title and subtitle at the top of a page, with a line below. Long ones take several lines: nothing of them
/// is left out.
struct PageHeading
{
    QString title;
    QString subtitle;

    double height(double width) const;
};

/// Returns where the rest begins.
double paintHeading(QPainter& painter, const QRectF& area, const PageHeading& heading);

/// Room for text, in millimetres, below which a page of it is refused.
inline constexpr double leastTextWidth = 70;
inline constexpr double leastTextHeight = 90;

/// An error where paper leaves less inside its margins, whichever way it lies.
Result<void> checkTextRoom(const PageOptions& options);

/// The room at the bottom of a first page for the ruler and the sentence that explains it; empty if the
/// ruler is not wanted.
double rulerStripHeight(const PageOptions& options, const QRectF& printable);
void paintRulerStrip(QPainter& painter, const QRectF& printable);

/// "Treasure of the Deep" on the left, "page 2 of 3" on the right, at the foot of a page of text.
void paintPageFooter(QPainter& painter, const QRectF& printable, const QString& title, std::size_t page,
                     std::size_t pages);

/// Lines beside the corners of what is cut out, from `clear` to `length` away from it: white below black, so
/// that they show on dark and on light.
void paintCornerMarks(QPainter& painter, const QRectF& area, double clear, double length);

} // namespace delve
