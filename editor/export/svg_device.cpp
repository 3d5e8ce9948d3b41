// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/export/svg_device.h"

#include "editor/export/vector_engine.h"

#include <QIODevice>
#include <QPainterPath>
#include <QPen>

#include <charconv>
#include <cmath>

namespace delve {

namespace {

void appendInteger(std::string& out, qint64 number)
{
    char digits[24];
    out.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
}

/// A number with at most three digits behind the point.
void appendDecimal(std::string& out, double number)
{
    const auto thousandths = std::llround(number * 1000);
    if (thousandths < 0)
        out += '-';
    appendInteger(out, std::abs(thousandths) / 1000);
    if (const auto rest = std::abs(thousandths) % 1000; rest != 0) {
        std::string digits = std::to_string(1000 + rest).substr(1);
        digits.erase(digits.find_last_not_of('0') + 1);
        out += '.' + digits;
    }
}

std::string escaped(std::string_view text)
{
    std::string out;
    for (const char c : text)
        switch (c) {
        case '&': out += "&amp;"; break;
        case '<': out += "&lt;"; break;
        case '>': out += "&gt;"; break;
        case '"': out += "&quot;"; break;
        default: out += c;
        }
    return out;
}

void appendColour(std::string& out, const char* what, const QColor& colour, double opacity)
{
    out += ' ';
    out += what;
    out += "=\"" + colour.name().toStdString() + '"';
    if (const double alpha = colour.alphaF() * opacity; alpha < 0.9995) {
        out += ' ';
        out += what;
        out += "-opacity=\"";
        appendDecimal(out, alpha);
        out += '"';
    }
}

/// The corners of a path in whole units, each given by its way from the one before.
class PathText
{
public:
    void append(const QPainterPath& path)
    {
        for (int i = 0; i < path.elementCount(); ++i) {
            const QPainterPath::Element& element = path.elementAt(i);
            switch (element.type) {
            case QPainterPath::MoveToElement:
                command('m');
                point(element, true);
                m_start = m_at;
                break;
            case QPainterPath::LineToElement:
                if (i + 1 == path.elementCount() || path.elementAt(i + 1).isMoveTo())
                    if (whole(element) == m_start && i > 1) { // closed by hand
                        m_text += 'z';
                        m_command = 'z';
                        m_at = m_start;
                        break;
                    }
                command('l');
                point(element, true);
                break;
            case QPainterPath::CurveToElement:
                command('c');
                point(element, false);
                point(path.elementAt(i + 1), false);
                point(path.elementAt(i + 2), true);
                i += 2;
                break;
            case QPainterPath::CurveToDataElement: break; // read along with the curve
            }
        }
    }

    void close()
    {
        if (m_command != 'z')
            m_text += 'z';
    }
    std::string take() { return std::move(m_text); }

private:
    using Whole = std::pair<qint64, qint64>;

    static Whole whole(const QPointF& p) { return {std::llround(p.x()), std::llround(p.y())}; }

    void command(char c)
    {
        if (c != m_command || c == 'm')
            m_text += c;
        m_command = c;
    }

    void point(const QPointF& p, bool arrive)
    {
        const Whole to = whole(p);
        number(to.first - m_at.first);
        number(to.second - m_at.second);
        if (arrive)
            m_at = to;
    }

    void number(qint64 n)
    {
        if (n >= 0 && !m_text.empty() && m_text.back() >= '0' && m_text.back() <= '9')
            m_text += ' ';
        appendInteger(m_text, n);
    }

    std::string m_text;
    char m_command = 0;
    Whole m_at{0, 0};
    Whole m_start{0, 0};
};

} // namespace

class SvgEngine : public VectorEngine
{
public:
    explicit SvgEngine(QIODevice& device)
        : VectorEngine(PrimitiveTransform | AlphaBlend | PainterPaths | Antialiasing | BrushStroke |
                       ConstantOpacity | PaintOutsidePaintEvent),
          m_device(device)
    {}

    bool end() override
    {
        endStyle();
        return true;
    }

    using QPaintEngine::drawEllipse;
    using QPaintEngine::drawPolygon;

    void drawPath(const QPainterPath& path) override { write(path, true, path.fillRule(), false); }

    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override
    {
        QPainterPath path;
        path.addPolygon(QPolygonF(QList<QPointF>(points, points + count)));
        write(path, mode != PolylineMode, mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill,
              mode != PolylineMode);
    }

    void drawEllipse(const QRectF& box) override
    {
        QPainterPath path;
        path.addEllipse(box);
        write(path, true, Qt::WindingFill, false);
    }

    void beginGroup(const std::string& attributes)
    {
        endStyle();
        text += "<g" + attributes + ">\n";
    }

    void endGroup()
    {
        endStyle();
        text += "</g>\n";
        constexpr std::size_t enough = 1u << 16;
        if (text.size() > enough)
            flush();
    }

    /// Passes on what was written so far. False if that failed now or before.
    bool flush()
    {
        m_isWritten = m_isWritten && m_device.write(text.data(), qint64(text.size())) == qint64(text.size());
        text.clear();
        return m_isWritten;
    }

    std::string text;

private:
    void write(const QPainterPath& path, bool filled, Qt::FillRule rule, bool close)
    {
        const bool isFilled = filled && fills();
        if (!isFilled && !strokes())
            return;
        std::string style;
        if (isFilled) {
            appendColour(style, "fill", brush().color(), opacity());
            if (rule == Qt::OddEvenFill)
                style += " fill-rule=\"evenodd\"";
        } else {
            style += " fill=\"none\"";
        }
        if (strokes()) {
            appendColour(style, "stroke", pen().color(), opacity());
            style += " stroke-width=\"";
            appendInteger(style, std::max<qint64>(1, std::llround(penWidth())));
            style += '"';
        }
        if (style != m_style) {
            endStyle();
            m_style = style;
            text += "<g" + style + ">\n";
        }
        PathText corners;
        corners.append(transform().map(path));
        if (close)
            corners.close();
        text += "<path d=\"" + corners.take() + "\"/>\n";
    }

    /// Consecutive shapes of one look share a group.
    void endStyle()
    {
        if (!m_style.empty())
            text += "</g>\n";
        m_style.clear();
    }

    QIODevice& m_device;
    bool m_isWritten = true;
    std::string m_style;
};

SvgDevice::SvgDevice(QIODevice& target, QSizeF squares, double pixelsPerSquare, std::string_view title)
    : m_squares(squares), m_engine(std::make_unique<SvgEngine>(target))
{
    std::string& text = m_engine->text;
    text =
        R"(<?xml version="1.0" encoding="UTF-8"?>)"
        "\n"
        R"(<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape")";
    text += " width=\"";
    appendDecimal(text, squares.width() * pixelsPerSquare);
    text += "\" height=\"";
    appendDecimal(text, squares.height() * pixelsPerSquare);
    text += "\" viewBox=\"0 0 ";
    appendInteger(text, std::llround(squares.width() * unitsPerSquare));
    text += ' ';
    appendInteger(text, std::llround(squares.height() * unitsPerSquare));
    text += "\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n<title>" + escaped(title) + "</title>\n";
}

SvgDevice::~SvgDevice() = default;

QPaintEngine* SvgDevice::paintEngine() const
{
    return m_engine.get();
}

void SvgDevice::beginLayer(std::string_view id, const QString& label)
{
    m_engine->beginGroup(" id=\"" + escaped(id) + "\" inkscape:groupmode=\"layer\" inkscape:label=\"" +
                         escaped(label.toStdString()) + '"');
}

void SvgDevice::endLayer()
{
    m_engine->endGroup();
}

void SvgDevice::beginGroup(std::string_view id)
{
    m_engine->beginGroup(" id=\"" + escaped(id) + '"');
}

void SvgDevice::endGroup()
{
    m_engine->endGroup();
}

bool SvgDevice::finish()
{
    m_engine->text += "</svg>\n";
    return m_engine->flush();
}

int SvgDevice::metric(PaintDeviceMetric metric) const
{
    constexpr int dotsPerInch = 96;
    const auto units = [](double squares) { return int(std::lround(squares * unitsPerSquare)); };
    switch (metric) {
    case PdmWidth: return units(m_squares.width());
    case PdmHeight: return units(m_squares.height());
    case PdmWidthMM: return int(units(m_squares.width()) * 25.4 / dotsPerInch);
    case PdmHeightMM: return int(units(m_squares.height()) * 25.4 / dotsPerInch);
    case PdmNumColors: return 1 << 24;
    case PdmDepth: return 24;
    case PdmDevicePixelRatio: return 1;
    case PdmDevicePixelRatioScaled: return int(devicePixelRatioFScale());
    default: return dotsPerInch;
    }
}

} // namespace delve
