// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

#include <cstdint>
#include <functional>

class QPainter;

namespace delve::mageknight {

/// The ways in which a band can be hatched; several at once are a set of bits.
enum class Hatch : std::uint8_t
{
    None = 0,
    Rising = 1,
    Falling = 2,
    Across = 4,
    Down = 8
};

/// How the squares of a band look. Colour alone never tells bands apart: they are hatched and have labels.
struct BandLook
{
    QColor colour;
    std::uint8_t hatches = 0; ///< of Hatch
    int lines = 2;            ///< of a hatch on a square
};

/// What lies over the squares of a map in bands: a line goes around squares of the same band.
struct SquareBands
{
    std::function<int(int, int)> bandAt; ///< by x and y; 0 for a square without one
    std::function<BandLook(int)> lookOf;
    std::function<QString(int, int)> labelAt; ///< asked only where there is room for it
};

/// Paints those squares that are visible; one unit is one square.
void paintBands(QPainter& painter, const SquareBands& bands, const QRectF& visible, double pixelsPerSquare);

/// One square of a band, for legends.
void paintBandSample(QPainter& painter, const BandLook& look, const QRectF& area, double pixelsPerSquare);

} // namespace delve::mageknight
