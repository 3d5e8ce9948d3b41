// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/print/plan_print.h"

#include "editor/mageknight/print/page_parts.h"

namespace delve::mageknight {

Result<PrintPlan> planPrint(std::shared_ptr<const Scenario> scenario, const Content& content,
                            const PrintOptions& options, const RuleReference* rules)
{
    if (const auto fine = checkMeasures(options); !fine)
        return fine.error();
    const PrintSubject subject{std::move(scenario), &content, options, rules};
    switch (options.kind) {
    case PrintKind::Poster: return planPoster(subject);
    case PrintKind::Tiles: return planTiles(subject);
    case PrintKind::Overview: return planOverview(subject);
    case PrintKind::Sheet: return planSheet(subject);
    case PrintKind::Counters: return planCounters(subject);
    }
    return PrintPlan{};
}

} // namespace delve::mageknight
