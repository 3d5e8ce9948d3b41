// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/render/square_bands.h"

#include "editor/render/sketch.h"

#include <cmath>
#include <vector>

namespace delve::mageknight {

namespace {

constexpr double pixelsForBorders = 4;
constexpr double pixelsForHatches = 9;
constexpr double pixelsForLabels = 13;
const QColor ink(24, 18, 14, 210);

bool has(const BandLook& look, Hatch hatch)
{
    return (look.hatches & std::uint8_t(hatch)) != 0;
}

/// Lines from side to side that meet those of the next square.
void paintHatches(const Sketch& sketch, const BandLook& look, const QRectF& area)
{
    QColor colour = ink;
    colour.setAlpha(120);
    QPainterPath path;
    const auto line = [&](double x1, double y1, double x2, double y2) {
        path.moveTo(area.left() + x1 * area.width(), area.top() + y1 * area.height());
        path.lineTo(area.left() + x2 * area.width(), area.top() + y2 * area.height());
    };
    const int lines = std::max(look.lines, 1);
    for (int i = 0; i < lines; ++i) {
        const double at = (i + 0.5) / lines;
        if (has(look, Hatch::Rising)) {
            line(0, at, at, 0);
            line(at, 1, 1, at);
        }
        if (has(look, Hatch::Falling)) {
            line(0, 1 - at, at, 1);
            line(1 - at, 0, 1, at);
        }
        if (has(look, Hatch::Across))
            line(0, at, 1, at);
        if (has(look, Hatch::Down))
            line(at, 0, at, 1);
    }
    sketch.stroke(path, colour, 0.025);
}

/// In a corner, so that what lies on the square stays to be seen. On small squares it is as large as it must
/// be to be read, where there is room for that.
void paintLabel(const Sketch& sketch, const QString& label, int x, int y)
{
    const double height = std::max(0.18, 6.5 / sketch.pixelsPerSquare);
    const double width = height * (0.8 * double(label.size()) + 0.6);
    if (width > 1)
        return;
    const QRectF plate(x + 0.96 - width, y + 0.04, width, height * 1.6);
    sketch.fill(roundedRect(plate, 0.07), QColor(255, 253, 247, 225));
    sketch.text(label, plate.center(), height, QColor(24, 18, 14));
}

} // namespace

void paintBandSample(QPainter& painter, const BandLook& look, const QRectF& area, double pixelsPerSquare)
{
    const Sketch sketch{painter, RenderStyle::FullColour, pixelsPerSquare, Noise("bands")};
    sketch.fill(area, look.colour);
    paintHatches(sketch, look, area);
}

namespace {

/// The bands of the squares that are seen, each asked for once, and of one more on every side for the
/// borders.
class BandGrid
{
public:
    BandGrid(const SquareBands& bands, const QRectF& visible)
        : left(int(std::floor(visible.left())) - 1),
          top(int(std::floor(visible.top())) - 1),
          right(int(std::ceil(visible.right())) + 1),
          bottom(int(std::ceil(visible.bottom())) + 1)
    {
        m_bands.reserve(std::size_t(right - left) * std::size_t(bottom - top));
        for (int y = top; y < bottom; ++y)
            for (int x = left; x < right; ++x)
                m_bands.push_back(bands.bandAt(x, y));
    }

    int at(int x, int y) const
    {
        return m_bands[std::size_t(y - top) * std::size_t(right - left) + std::size_t(x - left)];
    }
    /// Where the run of equal squares ends that begins here.
    int endOfRun(int x, int y) const
    {
        int end = x + 1;
        while (end < right && at(end, y) == at(x, y))
            ++end;
        return end;
    }

    const int left, top, right, bottom;

private:
    std::vector<int> m_bands;
};

void paintSquares(const Sketch& sketch, const SquareBands& bands, const BandGrid& grid)
{
    for (int y = grid.top; y < grid.bottom; ++y)
        for (int x = grid.left, end = 0; x < grid.right; x = end) {
            end = grid.endOfRun(x, y);
            if (grid.at(x, y) == 0)
                continue;
            const BandLook look = bands.lookOf(grid.at(x, y));
            sketch.painter.fillRect(QRectF(x, y, end - x, 1), look.colour);
            for (int at = x; at < end && sketch.pixelsPerSquare >= pixelsForHatches; ++at)
                paintHatches(sketch, look, QRectF(at, y, 1, 1));
        }
}

void paintBorders(const Sketch& sketch, const BandGrid& grid)
{
    QPainterPath path;
    const auto line = [&](double x1, double y1, double x2, double y2) {
        path.moveTo(x1, y1);
        path.lineTo(x2, y2);
    };
    for (int y = grid.top; y + 1 < grid.bottom; ++y)
        for (int x = grid.left; x + 1 < grid.right; ++x) {
            if (grid.at(x, y) != grid.at(x + 1, y))
                line(x + 1, y, x + 1, y + 1);
            if (grid.at(x, y) != grid.at(x, y + 1))
                line(x, y + 1, x + 1, y + 1);
        }
    sketch.stroke(path, ink, 0.05);
}

} // namespace

void paintBands(QPainter& painter, const SquareBands& bands, const QRectF& visible, double pixelsPerSquare)
{
    const BandGrid grid(bands, visible);
    const Sketch sketch{painter, RenderStyle::FullColour, pixelsPerSquare, Noise("bands")};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, pixelsPerSquare >= pixelsForHatches);
    paintSquares(sketch, bands, grid);
    if (pixelsPerSquare >= pixelsForBorders)
        paintBorders(sketch, grid);
    for (int y = grid.top; y < grid.bottom && pixelsPerSquare >= pixelsForLabels; ++y)
        for (int x = grid.left; x < grid.right; ++x)
            if (grid.at(x, y) != 0)
                paintLabel(sketch, bands.labelAt(x, y), x, y);
    painter.restore();
}

} // namespace delve::mageknight
