// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/save_file.h"
#include "editor/export/pdf_device.h"
#include "editor/export/whole_path.h"
#include "editor/mageknight/export/export_vectors.h"
#include "editor/mageknight/export/pdf_tiles.h"
#include "editor/mageknight/export/picture_area.h"

#include <QPdfWriter>

#include <algorithm>
#include <cmath>

namespace delve::mageknight {

namespace {

constexpr double pointsPerPixel = 72.0 / 96;
constexpr double mostPoints = 14'400; ///< readers of PDF know no longer side: 200 inches

} // namespace

Result<void> exportPdf(const QString& path, const Scenario& scenario, const Content& content,
                       const VectorOptions& options)
{
    const QRectF area =
        pictureArea(scenario, content, options.paint.level, options.pixelsPerSquare, options.marginSquares);
    const double pointsPerSquare = options.pixelsPerSquare * pointsPerPixel;
    const double longest = std::max(area.width(), area.height());
    if (longest * pointsPerSquare > mostPoints)
        return Error{path.toStdString(),
                     {QT_TRANSLATE_NOOP("Engine", "a page of PDF is at most 200 inches long; this dungeon "
                                                  "fits with at most %1 pixels a square"),
                      {std::to_string(int(mostPoints / pointsPerPixel / longest))}}};
    return saveFile(path, [&](QIODevice& device) -> Result<void> {
        PdfDevice pdf(device);
        pdf.writer().setTitle(QString::fromStdString(scenario.title));
        const QSizeF paper = area.size() * pointsPerSquare * 25.4 / 72;
        pdf.setPaper(paper);
        QPainter painter(&pdf);
        const double scale = pointsPerSquare * pdfDotsPerInch / 72;
        painter.scale(scale, scale);
        painter.translate(-area.topLeft());
        if (!options.transparent)
            painter.fillRect(area, paletteOf(options.paint.style).ground);
        ScenarioPaintOptions paint = options.paint;
        paint.tilePainter = tilesOn(&pdf, paint);
        std::size_t painted = 0;
        bool wanted = true;
        paint.thingWrapper = [&](const PaintedThing&, const std::function<void(QPainter&)>& paintThing) {
            wanted =
                wanted && goesOn(options.progress, double(painted++) / double(scenario.tiles.size() + 1));
            if (wanted)
                paintThing(painter);
        };
        paintScenario(painter, scenario, content, paint);
        if (!painter.end() || !pdf.finish({{paper}}))
            return Error{"", {QT_TRANSLATE_NOOP("Engine", "the page could not be written"), {}}};
        return wanted ? Result<void>() : stopped("");
    });
}

} // namespace delve::mageknight
