#pragma once

#include <QPaintDevice>
#include <QSizeF>
#include <QString>

#include <memory>
#include <string>
#include <string_view>

namespace delve {

class SvgEngine;

/// Paints into SVG text: fills and strokes in plain colours, text as paths, with named groups. It knows what
/// our renderer uses and no more: no clipping, no gradients, no pictures. Coordinates are whole thousandths
/// of a square, which keeps files small and exact.
class SvgDevice : public QPaintDevice
{
public:
    static constexpr int unitsPerSquare = 1000;

    /// A drawing of so many squares, shown `pixelsPerSquare` (of 1/96 inch) wide.
    SvgDevice(QSizeF squares, double pixelsPerSquare, std::string_view title);
    ~SvgDevice() override;

    QPaintEngine* paintEngine() const override;

    /// A layer, as Inkscape knows it too; layers are not nested. Only while a painter is at work.
    void beginLayer(std::string_view id, const QString& label);
    void endLayer();
    /// A group inside a layer.
    void beginGroup(std::string_view id);
    void endGroup();

    /// The finished text, once painting has ended.
    std::string takeText();

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    QSizeF m_squares;
    std::unique_ptr<SvgEngine> m_engine;
};

} // namespace delve
