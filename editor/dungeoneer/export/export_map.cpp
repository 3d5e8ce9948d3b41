// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/export/export_map.h"

#include "editor/document/save_file.h"
#include "editor/dungeoneer/render/card_measures.h"
#include "editor/export/pdf_device.h"
#include "editor/export/svg_device.h"
#include "editor/export/whole_path.h"

#include <QCoreApplication>
#include <QPdfWriter>

#include <cmath>

namespace delve::dungeoneer {

namespace {

constexpr double margin = 4; ///< around the map, in millimetres
constexpr double mmPerInch = 25.4;
constexpr int mostPixels = 12'000;    ///< of a side
constexpr double mostPoints = 14'400; ///< readers of PDF know no longer side: 200 inches
constexpr double mmPerUnit = 10;      ///< of the drawing of SVG

QRectF areaOf(const Scenario& scenario)
{
    return boundsOf(scenario).adjusted(-margin, -margin, margin, margin);
}

/// How much larger than it is the map is drawn, where the size of a card is given in pixels of 1/96 inch.
double scaleOf(const MapPictureOptions& options)
{
    return options.cardPixels > 0 ? options.cardPixels / (cardWidth / mmPerInch * 96) : 1;
}

CardMapPaint paintOf(const MapPictureOptions& options, double pixelsPerMm)
{
    CardMapPaint paint;
    paint.card = {options.style, pixelsPerMm};
    paint.keepsUpright = options.keepsUpright;
    return paint;
}

Error tooLarge(const QString& path, double longest, double most)
{
    return {path.toStdString(),
            {QT_TRANSLATE_NOOP("Engine",
                               "the picture would be too large; it fits with cards of at most %1 pixels"),
             {std::to_string(int(cardWidth * most / longest))}}};
}

Result<void> exportPng(const QString& path, const Scenario& scenario, const Cards& cards,
                       const MapPictureOptions& options)
{
    const QRectF area = areaOf(scenario);
    const double unit = (options.cardPixels > 0 ? options.cardPixels : usualCardPixels) / cardWidth;
    const double longest = std::max(area.width(), area.height());
    if (longest * unit > mostPixels)
        return tooLarge(path, longest, mostPixels);
    QImage image(int(std::ceil(area.width() * unit)), int(std::ceil(area.height() * unit)),
                 options.transparent ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    image.fill(options.transparent ? QColor(Qt::transparent) : tableColour(options.style));
    image.setDotsPerMeterX(int(std::lround(unit * 1000)));
    image.setDotsPerMeterY(int(std::lround(unit * 1000)));
    QPainter painter(&image);
    painter.scale(unit, unit);
    painter.translate(-area.topLeft());
    paintCardMap(painter, scenario, cards, paintOf(options, unit));
    painter.end();
    return saveFile(path, asPng(image));
}

Result<void> exportSvg(const QString& path, const Scenario& scenario, const Cards& cards,
                       const MapPictureOptions& options)
{
    const QRectF area = areaOf(scenario);
    return saveFile(path, [&](QIODevice& device) -> Result<void> {
        const double pixels = mmPerUnit / mmPerInch * 96 * scaleOf(options);
        SvgDevice svg(device, area.size() / mmPerUnit, pixels, scenario.title);
        QPainter painter(&svg);
        painter.scale(SvgDevice::unitsPerSquare / mmPerUnit, SvgDevice::unitsPerSquare / mmPerUnit);
        painter.translate(-area.topLeft());
        if (!options.transparent) {
            svg.beginGroup("ground");
            painter.setPen(Qt::NoPen);
            painter.setBrush(tableColour(options.style));
            painter.drawRect(area);
            svg.endGroup();
        }
        for (const auto& [layer, name] : enumNames<MapLayer>) {
            svg.beginLayer(name, QString::fromUtf8(name.data(), qsizetype(name.size())));
            paintLayer(painter, layer, scenario, cards, paintOf(options, pixels / mmPerUnit * 4));
            svg.endLayer();
        }
        painter.end();
        if (!svg.finish())
            return Error{"",
                         {QT_TRANSLATE_NOOP("Engine", "the picture could not be written: %1"),
                          {device.errorString().toStdString()}}};
        return {};
    });
}

Result<void> exportPdf(const QString& path, const Scenario& scenario, const Cards& cards,
                       const MapPictureOptions& options)
{
    const QRectF area = areaOf(scenario);
    const double pointsPerMm = 72 / mmPerInch * scaleOf(options);
    const double longest = std::max(area.width(), area.height());
    if (longest * pointsPerMm > mostPoints)
        return tooLarge(path, longest, mostPoints * 96 / 72);
    return saveFile(path, [&](QIODevice& device) -> Result<void> {
        PdfDevice pdf(device);
        pdf.writer().setTitle(QString::fromStdString(scenario.title));
        const QSizeF paper = area.size() * pointsPerMm * 25.4 / 72;
        pdf.setPaper(paper);
        QPainter painter(&pdf);
        const double scale = pointsPerMm * pdfDotsPerInch / 72;
        painter.scale(scale, scale);
        painter.translate(-area.topLeft());
        if (!options.transparent)
            painter.fillRect(area, tableColour(options.style));
        paintCardMap(painter, scenario, cards, paintOf(options, scale));
        if (!painter.end() || !pdf.finish({{paper}}))
            return Error{"", {QT_TRANSLATE_NOOP("Engine", "the page could not be written"), {}}};
        return {};
    });
}

} // namespace

std::optional<PictureFormat> pictureFormatOf(const QString& path)
{
    for (const auto& [format, ending] : enumNames<PictureFormat>)
        if (path.endsWith(u'.' + QString::fromUtf8(ending.data(), qsizetype(ending.size())),
                          Qt::CaseInsensitive))
            return format;
    return std::nullopt;
}

Result<void> exportMap(const QString& path, PictureFormat format, const Scenario& scenario,
                       const Cards& cards, const MapPictureOptions& options)
{
    switch (format) {
    case PictureFormat::Png: return exportPng(path, scenario, cards, options);
    case PictureFormat::Svg: return exportSvg(path, scenario, cards, options);
    case PictureFormat::Pdf: break;
    }
    return exportPdf(path, scenario, cards, options);
}

} // namespace delve::dungeoneer
