// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/print/page_frame.h"
#include "editor/mageknight/print/plan_print.h"
#include "editor/print/page_text.h"

#include <QPainter>

namespace delve::mageknight {

/// What the plans of all kinds share.
struct PrintSubject
{
    std::shared_ptr<const Scenario> scenario;
    const Content* content;
    PrintOptions options;
    const RuleReference* rules; ///< may be missing

    QString title() const;
    /// A text of a pack in the language of the names.
    QString words(const LocalizedText& text) const;
    QString nameOf(Ability ability) const;
};

// Plans by kind. Measures have been checked.
Result<PrintPlan> planPoster(const PrintSubject& subject);
Result<PrintPlan> planTiles(const PrintSubject& subject);
Result<PrintPlan> planOverview(const PrintSubject& subject);
Result<PrintPlan> planSheet(const PrintSubject& subject);
Result<PrintPlan> planCounters(const PrintSubject& subject);

/// An empty plan for sheets of this frame.
PrintPlan emptyPlan(const PrintSubject& subject, const PageFrame& frame);

/// "wild-moor" as "Wild Moor", for words of packs that have no text of their own.
QString fromKebabCase(std::string_view words);

/// "Weak wandering token" and so on.
QString wanderingTokenName(Colour colour);

/// "38.1 mm" and the like, as an argument of a message.
std::string inMessage(double millimetres);

// The colours of printed text and lines; they do not change with the style of the map.
inline const QColor pageInk(0x1a, 0x1a, 0x1a);
inline const QColor quietInk(0x66, 0x66, 0x66);
inline const QColor ruleInk(0xb8, 0xb8, 0xb8);
inline const QColor accentInk(0x8a, 0x2b, 0x1d);

/// Title and subtitle at the top of a page, with a line below. Returns where the rest begins.
double paintHeading(QPainter& painter, const QRectF& area, const QString& title, const QString& subtitle);
/// The height that paintHeading takes.
double headingHeight(const QString& subtitle);

/// The room at the bottom of a first page for the ruler and the sentence that explains it; empty if the
/// ruler is not wanted.
double rulerStripHeight(const PrintSubject& subject, const QRectF& printable);
void paintRulerStrip(QPainter& painter, const QRectF& printable);

} // namespace delve::mageknight
