// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintDevice>
#include <QSizeF>
#include <QString>

#include <memory>
#include <string_view>

class QIODevice;

namespace delve {

class SvgEngine;

/// Paints into SVG text: fills and strokes in plain colours, text as paths, with named groups. It knows what
/// our renderer uses and no more: no clipping, no gradients, no pictures. Coordinates are whole thousandths
/// of a square, which keeps files small and exact. The text goes to its target piece by piece, so that memory
/// stays the same however large the drawing is.
class SvgDevice : public QPaintDevice
{
public:
    static constexpr int unitsPerSquare = 1000;

    /// A drawing of so many squares, shown `pixelsPerSquare` (of 1/96 inch) wide.
    SvgDevice(QIODevice& target, QSizeF squares, double pixelsPerSquare, std::string_view title);
    ~SvgDevice() override;

    QPaintEngine* paintEngine() const override;

    /// A layer, as Inkscape knows it too; layers are not nested. Only while a painter is at work.
    void beginLayer(std::string_view id, const QString& label);
    void endLayer();
    /// A group inside a layer.
    void beginGroup(std::string_view id);
    void endGroup();

    /// Ends the text, once painting has ended. False if the target refused any of it.
    bool finish();

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    QSizeF m_squares;
    std::unique_ptr<SvgEngine> m_engine;
};

} // namespace delve
