// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/export/pdf_form.h"

#include "editor/export/vector_engine.h"
#include "editor/export/whole_path.h"

#include <QPaintDevice>
#include <QPainter>

#include <charconv>
#include <cmath>
#include <set>
#include <string>

namespace delve {

namespace {

void appendNumber(std::string& out, double number)
{
    char digits[24];
    out.append(digits, std::to_chars(digits, digits + sizeof digits, std::llround(number)).ptr);
    out += ' ';
}

/// A part of one, from 255: three digits say it exactly.
std::string part(int of255)
{
    if (of255 == 0 || of255 == 255)
        return of255 == 0 ? "0 " : "1 ";
    return '.' + std::to_string(1000 + std::lround(of255 / 0.255)).substr(1) + ' ';
}

/// The command for fills and lines in colour, or in grey where that is what the colour is to be.
std::string colourOf(const QColor& colour, bool stroke, bool grey)
{
    if (grey)
        return part(greyOf(colour).red()) + (stroke ? "G\n" : "g\n");
    return part(colour.red()) + part(colour.green()) + part(colour.blue()) + (stroke ? "RG\n" : "rg\n");
}

} // namespace

/// Writes the operators of PDF; what does not change is not said again.
class PdfFormEngine : public VectorEngine
{
public:
    explicit PdfFormEngine(bool grey)
        : VectorEngine(PrimitiveTransform | AlphaBlend | PainterPaths | Antialiasing | ConstantOpacity |
                       PaintOutsidePaintEvent),
          m_isGrey(grey)
    {}

    using QPaintEngine::drawPolygon;
    using QPaintEngine::drawRects;

    void drawPath(const QPainterPath& path) override
    {
        WholePath drawn(transform(), strokes());
        drawn.add(path);
        draw(drawn.path, fills(), path.fillRule());
    }

    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override
    {
        if (count == 0)
            return;
        WholePath drawn(transform(), strokes());
        drawn.add(points, count, mode != PolylineMode);
        draw(drawn.path, mode != PolylineMode && fills(),
             mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
    }

    void drawRects(const QRectF* rects, int count) override
    {
        for (const QRectF* rect = rects; rect != rects + count; ++rect) {
            if (!keepsRectangles(transform())) {
                const QPointF corners[]{rect->topLeft(), rect->topRight(), rect->bottomRight(),
                                        rect->bottomLeft()};
                drawPolygon(corners, 4, ConvexMode);
                continue;
            }
            if (!setLook(fills()))
                continue;
            const QRectF onPage = inWholeDots(transform().mapRect(*rect));
            for (const double number : {onPage.x(), onPage.y(), onPage.width(), onPage.height()})
                appendNumber(text, number);
            text += "re\n";
            finish(fills(), Qt::WindingFill);
        }
    }

    std::string text{"1 J 1 j\n"};   ///< round ends and corners, as our renderer draws them
    std::set<std::string> opacities; ///< that the text names, as entries of a dictionary

private:
    void say(std::string& said, const std::string& now)
    {
        if (said == now)
            return;
        said = now;
        text += now;
    }

    void sayOpacity(std::string& said, const QColor& colour, const char* entry)
    {
        const int of255 = int(std::lround(colour.alphaF() * opacity() * 255));
        const std::string name = std::string(1, entry[0]) + std::to_string(of255);
        opacities.insert('/' + name + "<</" + entry + ' ' + part(of255) + ">>");
        say(said, '/' + name + " gs\n");
    }

    /// False if nothing would be seen.
    bool setLook(bool fill)
    {
        if (fill) {
            say(m_fill, colourOf(brush().color(), false, m_isGrey));
            sayOpacity(m_fillOpacity, brush().color(), "ca");
        }
        if (strokes()) {
            say(m_stroke, colourOf(pen().color(), true, m_isGrey));
            sayOpacity(m_strokeOpacity, pen().color(), "CA");
            std::string width;
            appendNumber(width, std::max(1.0, penWidth()));
            say(m_width, width + "w\n");
            say(m_cap, pen().capStyle() == Qt::FlatCap ? "0 J\n" : "1 J\n");
            say(m_dashes, dashesOfPen());
        }
        return fill || strokes();
    }

    /// Dashes are as long as the pen says, in widths of its line.
    std::string dashesOfPen() const
    {
        std::string dashes = "[";
        if (pen().style() != Qt::SolidLine)
            for (const double length : pen().dashPattern())
                appendNumber(dashes, std::max(1.0, length * penWidth()));
        return dashes + "] 0 d\n";
    }

    void draw(const QPainterPath& path, bool fill, Qt::FillRule rule)
    {
        if (path.elementCount() < 2 || !setLook(fill))
            return;
        QPointF start;
        for (int i = 0; i < path.elementCount(); ++i) {
            const QPainterPath::Element& element = path.elementAt(i);
            const bool isLast = i + 1 == path.elementCount() || path.elementAt(i + 1).isMoveTo();
            if (element.isLineTo() && isLast && QPointF(element) == start) {
                text += "h\n";
                continue;
            }
            appendNumber(text, element.x);
            appendNumber(text, element.y);
            if (element.isMoveTo()) {
                start = element;
                text += "m\n";
            } else if (element.isLineTo())
                text += "l\n";
            else if (element.type == QPainterPath::CurveToDataElement &&
                     (isLast || path.elementAt(i + 1).type != QPainterPath::CurveToDataElement)) {
                text += "c\n";
                if (isLast && QPointF(element) == start && strokes())
                    text += "h\n";
            }
        }
        finish(fill, rule);
    }

    void finish(bool fill, Qt::FillRule rule)
    {
        text += !fill ? "S" : strokes() ? "B" : "f";
        text += fill && rule == Qt::OddEvenFill ? "*\n" : "\n";
    }

    std::string m_fill, m_fillOpacity, m_stroke, m_strokeOpacity, m_width; ///< as they were said last
    std::string m_cap = "1 J\n", m_dashes = "[] 0 d\n";
    bool m_isGrey;
};

namespace {

class PdfFormDevice : public QPaintDevice
{
public:
    explicit PdfFormDevice(bool grey) : m_engine(grey) {}

    QPaintEngine* paintEngine() const override { return &m_engine; }
    PdfFormEngine& engine() { return m_engine; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
        case PdmHeight: return 1 << 20;
        case PdmNumColors: return 1 << 24;
        case PdmDepth: return 24;
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return int(devicePixelRatioFScale());
        default: return pdfDotsPerInch;
        }
    }

private:
    mutable PdfFormEngine m_engine;
};

} // namespace

QColor greyOf(const QColor& colour)
{
    const int light = qGray(colour.rgb());
    return {light, light, light, colour.alpha()};
}

PdfForm pdfFormOf(const QRectF& box, const QTransform& transform, const std::function<void(QPainter&)>& paint,
                  bool grey)
{
    PdfFormDevice device(grey);
    QPainter painter(&device);
    painter.setTransform(transform);
    paint(painter);
    painter.end();
    const PdfFormEngine& engine = device.engine();
    // Quickly packed: most of the time of a page would go into saving the last tenth.
    const QByteArray packed =
        qCompress(reinterpret_cast<const uchar*>(engine.text.data()), qsizetype(engine.text.size()), 1)
            .mid(4);
    std::string head = "<<\n/Type /XObject\n/Subtype /Form\n/Matrix [1 0 0 -1 0 1]\n/BBox [";
    for (const double edge : {box.left(), box.top(), box.right(), box.bottom()})
        appendNumber(head, edge);
    head += "]\n/Resources <</ExtGState <<";
    for (const std::string& opacity : engine.opacities)
        head += opacity;
    return {head + ">>>>\n>>", packed};
}

} // namespace delve
