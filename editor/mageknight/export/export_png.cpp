// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/export/export_png.h"

#include "editor/document/save_file.h"
#include "editor/export/png_stream.h"
#include "editor/mageknight/export/face_pictures.h"
#include "editor/mageknight/export/picture_area.h"

#include <algorithm>
#include <cmath>
#include <future>

namespace delve::mageknight {

namespace {

constexpr qint64 bandBytes = 8 << 20;
constexpr int mostColumns = 8192; ///< painted at once: the painter knows no wider pictures than 32,767

/// How a picture is cut into bands of whole rows.
struct Bands
{
    QSize size;
    int height = 0;

    int count() const { return (size.height() + height - 1) / height; }
    QRect band(int index) const
    {
        const int top = index * height;
        return {0, top, size.width(), std::min(height, size.height() - top)};
    }
};

Bands bandsOf(const QRectF& area, int pixels)
{
    const QSize size(int(std::ceil(area.width() * pixels)), int(std::ceil(area.height() * pixels)));
    const qint64 rows = std::max<qint64>(1, bandBytes / (qint64(size.width()) * 4));
    return {size, int(std::min<qint64>(rows, size.height()))};
}

class BandPainter
{
public:
    BandPainter(const Scenario& scenario, const Content& content, const QRectF& area,
                const PngOptions& options)
        : m_scenario(scenario),
          m_content(content),
          m_area(area),
          m_transparent(options.transparent),
          m_pixels(options.pixelsPerSquare),
          m_paint(options.paint),
          m_faces(m_paint.style, options.pixelsPerSquare, m_paint.grid)
    {
        m_paint.pixelsPerSquare = m_pixels;
        m_paint.tilePainter = [this](QPainter& painter, const Tile& tile, TileSide side, Rotation rotation) {
            m_faces.paint(painter, tile, side, rotation);
        };
    }

    QImage paint(const QRect& band, QImage::Format format)
    {
        QImage image(band.size(), QImage::Format_ARGB32_Premultiplied);
        image.fill(m_transparent ? QColor(Qt::transparent) : paletteOf(m_paint.style).ground);
        for (int left = 0; left < band.width(); left += mostColumns) {
            const int columns = std::min(mostColumns, band.width() - left);
            QImage part(image.bits() + left * 4, columns, band.height(), image.bytesPerLine(),
                        image.format());
            m_paint.visible =
                QRectF(m_area.left() + double(left) / m_pixels, m_area.top() + double(band.top()) / m_pixels,
                       double(columns) / m_pixels, double(band.height()) / m_pixels);
            QPainter painter(&part);
            painter.translate(-left, -band.top());
            painter.scale(m_pixels, m_pixels);
            painter.translate(-m_area.topLeft());
            paintScenario(painter, m_scenario, m_content, m_paint);
        }
        return std::move(image).convertToFormat(format);
    }

private:
    const Scenario& m_scenario;
    const Content& m_content;
    QRectF m_area;
    bool m_transparent;
    int m_pixels;
    ScenarioPaintOptions m_paint;
    FacePictures m_faces;
};

} // namespace

Result<void> exportPng(QIODevice& device, const Scenario& scenario, const Content& content,
                       const QRectF& area, const PngOptions& options)
{
    const Bands bands = bandsOf(area, options.pixelsPerSquare);
    const double metresPerSquare = 0.0381;
    PngStream png(device, bands.size, options.transparent,
                  int(std::lround(options.pixelsPerSquare / metresPerSquare)));
    const Error refused{"",
                        {QT_TRANSLATE_NOOP("Engine", "the picture could not be written: %1"),
                         {device.errorString().toStdString()}}};
    BandPainter painter(scenario, content, area, options);
    // While one band is compressed the next is painted.
    std::future<bool> writing;
    for (int i = 0; i < bands.count(); ++i) {
        QImage rows = painter.paint(bands.band(i), png.rowFormat());
        if (writing.valid() && !writing.get())
            return refused;
        if (!goesOn(options.progress, double(i) / bands.count()))
            return stopped("");
        writing = std::async(std::launch::async,
                             [&png, rows = std::move(rows)]() mutable { return png.write(rows); });
    }
    if ((writing.valid() && !writing.get()) || !png.finish())
        return refused;
    goesOn(options.progress, 1);
    return {};
}

Result<void> exportPng(const QString& path, const Scenario& scenario, const Content& content,
                       const PngOptions& options)
{
    return saveFile(path, [&](QIODevice& device) {
        return exportPng(device, scenario, content,
                         pictureArea(scenario, content, options.paint.level, options.pixelsPerSquare,
                                     options.marginSquares),
                         options);
    });
}

} // namespace delve::mageknight
