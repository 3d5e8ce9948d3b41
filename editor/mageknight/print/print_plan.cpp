// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/print/print_plan.h"

#include "editor/mageknight/print/page_parts.h"

#include <cmath>

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

void paintPage(const PrintPlan& plan, std::size_t page, QPainter& painter)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    // About the middle of the sheet, so that fronts and backs still meet.
    const QPointF middle(plan.paper.width() / 2, plan.paper.height() / 2);
    painter.translate(middle);
    painter.scale(plan.correction.x, plan.correction.y);
    painter.translate(-middle);
    plan.pages[page].paint(painter);
    painter.restore();
}

QImage pictureOfPage(const PrintPlan& plan, std::size_t page, double dotsPerInch)
{
    const double scale = dotsPerInch / 25.4;
    QImage image(int(std::lround(plan.paper.width() * scale)), int(std::lround(plan.paper.height() * scale)),
                 QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(scale, scale);
    paintPage(plan, page, painter);
    return image;
}

} // namespace delve::mageknight
