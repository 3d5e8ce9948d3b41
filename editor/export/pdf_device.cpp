#include "editor/export/pdf_device.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPdfWriter>

#include <algorithm>
#include <cmath>

namespace delve {

namespace {

constexpr double mostOff = 0.75; ///< of a line from the curve that it stands for, in dots
constexpr double thinPen = 10;   ///< in dots; nobody sees whether the ends of such a line are round

QPointF whole(const QPointF& point)
{
    return QPointF(std::round(point.x()), std::round(point.y()));
}

QRectF whole(const QRectF& rect)
{
    const QPointF from = whole(rect.topLeft());
    const QPointF to = whole(rect.bottomRight());
    return QRectF(from, QSizeF(std::max(1.0, to.x() - from.x()), std::max(1.0, to.y() - from.y())));
}

/// A path in whole dots of the page, without what is too small to be seen.
class WholePath
{
public:
    WholePath(const QTransform& transform, bool strokes) : m_transform(transform), m_strokes(strokes) {}

    void add(const QPainterPath& other)
    {
        const int count = other.elementCount();
        for (int i = 0; i < count; ++i) {
            const QPainterPath::Element& element = other.elementAt(i);
            const QPointF to = m_transform.map(QPointF(element));
            if (element.isMoveTo())
                moveTo(to);
            else if (element.isLineTo()) {
                // Shapes that are only filled need no line back to where they began.
                const bool isLast = i + 1 == count || other.elementAt(i + 1).isMoveTo();
                if (m_strokes || !isLast || whole(to) != m_start)
                    lineTo(to);
            } else {
                curveTo(to, m_transform.map(QPointF(other.elementAt(i + 1))),
                        m_transform.map(QPointF(other.elementAt(i + 2))));
                i += 2;
            }
        }
        endLine();
    }

    void add(const QPointF* points, int count, bool closed)
    {
        moveTo(m_transform.map(points[0]));
        for (int i = 1; i < count; ++i)
            lineTo(m_transform.map(points[i]));
        if (closed && m_strokes)
            path.closeSubpath();
        endLine();
    }

    QPainterPath path;

private:
    void moveTo(const QPointF& to)
    {
        endLine();
        m_exact = to;
        m_start = m_at = whole(to);
        path.moveTo(m_at);
        m_isBare = true;
    }

    void lineTo(const QPointF& to)
    {
        m_exact = to;
        if (whole(to) == m_at)
            return;
        m_at = whole(to);
        path.lineTo(m_at);
        m_isBare = false;
    }

    void curveTo(const QPointF& b, const QPointF& c, const QPointF& d)
    {
        const QPointF a = m_exact;
        const auto bend = [](const QPointF& p, const QPointF& q, const QPointF& r) {
            return std::hypot(p.x() - 2 * q.x() + r.x(), p.y() - 2 * q.y() + r.y());
        };
        // No line is further off the curve than this; two lines in place of one are off by a quarter of it.
        const double off = 0.75 * std::max(bend(a, b, c), bend(b, c, d));
        if (off <= 4 * mostOff) {
            if (off > mostOff)
                lineTo((a + 3 * b + 3 * c + d) / 8);
            return lineTo(d);
        }
        m_exact = d;
        m_at = whole(d);
        path.cubicTo(whole(b), whole(c), m_at);
        m_isBare = false;
    }

    /// A line too short to be one is still a dot of its pen.
    void endLine()
    {
        if (m_isBare && m_strokes)
            path.lineTo(m_at + QPointF(1, 0));
        m_isBare = false;
    }

    const QTransform m_transform;
    const bool m_strokes;
    bool m_isBare = false;
    QPointF m_exact, m_at, m_start;
};

} // namespace

class PdfEngine : public QPaintEngine
{
public:
    explicit PdfEngine(QPdfWriter& writer) : QPaintEngine(AllFeatures), m_writer(writer) {}

    bool begin(QPaintDevice*) override { return m_painter.begin(&m_writer); }
    bool end() override { return m_painter.end(); }
    Type type() const override { return QPaintEngine::User; }

    void updateState(const QPaintEngineState& now) override
    {
        const DirtyFlags flags = now.state();
        if (flags & DirtyTransform)
            m_transform = now.transform();
        if (flags & DirtyPen)
            m_pen = now.pen();
        if (flags & DirtyBrush)
            m_brush = now.brush();
        if (flags & DirtyOpacity)
            m_painter.setOpacity(now.opacity());
        if (flags & DirtyClipPath)
            clip(now.clipPath(), now.clipOperation());
        if (flags & DirtyClipRegion) {
            QPainterPath path;
            path.addRegion(now.clipRegion());
            clip(path, now.clipOperation());
        }
        if (flags & DirtyClipEnabled)
            m_painter.setClipping(now.isClipEnabled());
    }

    using QPaintEngine::drawEllipse;
    using QPaintEngine::drawLines;
    using QPaintEngine::drawPolygon;
    using QPaintEngine::drawRects;

    void drawPath(const QPainterPath& path) override
    {
        WholePath drawn(m_transform, m_pen.style() != Qt::NoPen);
        drawn.path.setFillRule(path.fillRule());
        drawn.add(path);
        draw(drawn.path, m_brush);
    }

    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override
    {
        if (count == 0)
            return;
        WholePath drawn(m_transform, m_pen.style() != Qt::NoPen);
        drawn.path.setFillRule(mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
        drawn.add(points, count, mode != PolylineMode);
        draw(drawn.path, mode == PolylineMode ? QBrush() : m_brush);
    }

    void drawLines(const QLineF* lines, int count) override
    {
        for (int i = 0; i < count; ++i) {
            const QPointF ends[]{lines[i].p1(), lines[i].p2()};
            drawPolygon(ends, 2, PolylineMode);
        }
    }

    void drawRects(const QRectF* rects, int count) override
    {
        for (int i = 0; i < count; ++i) {
            const QRectF& rect = rects[i];
            // Quarter turns of a rectangle are one.
            const bool stays = m_transform.type() <= QTransform::TxScale ||
                               (m_transform.m11() == 0 && m_transform.m22() == 0);
            if (stays) {
                setLook(penOnPage(), m_brush);
                m_painter.drawRect(whole(m_transform.mapRect(rect)));
            } else {
                const QPointF corners[]{rect.topLeft(), rect.topRight(), rect.bottomRight(),
                                        rect.bottomLeft()};
                drawPolygon(corners, 4, ConvexMode);
            }
        }
    }

    void drawEllipse(const QRectF& box) override
    {
        QPainterPath path;
        path.addEllipse(box);
        drawPath(path);
    }

    void drawTextItem(const QPointF& at, const QTextItem& text) override
    {
        setLook(m_pen, m_brush);
        m_painter.setTransform(m_transform);
        m_painter.drawTextItem(at, text);
        m_painter.resetTransform();
    }

    void drawPixmap(const QRectF& to, const QPixmap& picture, const QRectF& from) override
    {
        m_painter.setTransform(m_transform);
        m_painter.drawPixmap(to, picture, from);
        m_painter.resetTransform();
    }

    void drawImage(const QRectF& to, const QImage& picture, const QRectF& from,
                   Qt::ImageConversionFlags flags) override
    {
        m_painter.setTransform(m_transform);
        m_painter.drawImage(to, picture, from, flags);
        m_painter.resetTransform();
    }

private:
    void clip(const QPainterPath& path, Qt::ClipOperation operation)
    {
        m_painter.setClipPath(m_transform.map(path), operation);
    }

    /// The pen as wide as the transformation makes it, which only moves, turns, mirrors and scales evenly.
    QPen penOnPage() const
    {
        QPen pen = m_pen;
        if (pen.style() == Qt::NoPen || pen.isCosmetic())
            return pen;
        const double width = m_pen.widthF() * std::sqrt(std::abs(m_transform.determinant()));
        pen.setWidthF(std::max(1.0, std::round(width)));
        // The writer outlines what is drawn with such a pen; round ends would be most of it.
        if (!pen.brush().isOpaque() && width < thinPen)
            pen.setCapStyle(Qt::FlatCap);
        return pen;
    }

    void draw(const QPainterPath& path, const QBrush& brush)
    {
        setLook(penOnPage(), brush);
        m_painter.drawPath(path);
    }

    void setLook(const QPen& pen, const QBrush& brush)
    {
        if (m_painter.pen() != pen)
            m_painter.setPen(pen);
        if (m_painter.brush() != brush)
            m_painter.setBrush(brush);
    }

    QPdfWriter& m_writer;
    QPainter m_painter;
    QTransform m_transform;
    QPen m_pen;
    QBrush m_brush;
};

PdfDevice::PdfDevice(QPdfWriter& writer) : m_writer(writer), m_engine(std::make_unique<PdfEngine>(writer))
{}

PdfDevice::~PdfDevice() = default;

QPaintEngine* PdfDevice::paintEngine() const
{
    return m_engine.get();
}

int PdfDevice::metric(PaintDeviceMetric metric) const
{
    switch (metric) {
    case PdmWidth: return m_writer.width();
    case PdmHeight: return m_writer.height();
    case PdmWidthMM: return m_writer.widthMM();
    case PdmHeightMM: return m_writer.heightMM();
    case PdmNumColors: return m_writer.colorCount();
    case PdmDepth: return m_writer.depth();
    case PdmDpiX: return m_writer.logicalDpiX();
    case PdmDpiY: return m_writer.logicalDpiY();
    case PdmPhysicalDpiX: return m_writer.physicalDpiX();
    case PdmPhysicalDpiY: return m_writer.physicalDpiY();
    case PdmDevicePixelRatio: return 1;
    default: return int(devicePixelRatioFScale());
    }
}

} // namespace delve
