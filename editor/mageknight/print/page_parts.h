// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/print/plan_print.h"
#include "editor/print/page_parts.h"

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

/// Measures that no page can be made of: a margin without end, a square larger than the page.
Result<void> checkMeasures(const PrintOptions& options);

/// "wild-moor" as "Wild Moor", for words of packs that have no text of their own.
QString fromKebabCase(std::string_view words);

/// "Weak wandering token" and so on.
QString wanderingTokenName(Colour colour);

} // namespace delve::mageknight
