// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/export/pdf_device.h"

#include "editor/export/vector_engine.h"
#include "editor/export/whole_path.h"

#include <QPageSize>
#include <QPainter>
#include <QPainterPath>
#include <QPdfWriter>

#include <algorithm>
#include <cmath>

namespace delve {

namespace {

constexpr double thinPen = 20; ///< in dots; nobody sees whether the ends of such a line are round

} // namespace

class PdfEngine : public VectorEngine
{
public:
    explicit PdfEngine(QPdfWriter& writer) : VectorEngine(AllFeatures), m_writer(writer) {}

    void setGrey(bool grey) { m_isGrey = grey; }

    bool begin(QPaintDevice*) override { return m_painter.begin(&m_writer); }
    bool end() override { return m_painter.end(); }

    void updateState(const QPaintEngineState& now) override
    {
        VectorEngine::updateState(now);
        const DirtyFlags flags = now.state();
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

    using QPaintEngine::drawLines;
    using QPaintEngine::drawPolygon;
    using QPaintEngine::drawRects;

    void drawPath(const QPainterPath& path) override
    {
        WholePath drawn(transform(), pen().style() != Qt::NoPen);
        drawn.path.setFillRule(path.fillRule());
        drawn.add(path);
        draw(drawn.path, brush());
    }

    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override
    {
        if (count == 0)
            return;
        WholePath drawn(transform(), pen().style() != Qt::NoPen);
        drawn.path.setFillRule(mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
        drawn.add(points, count, mode != PolylineMode);
        draw(drawn.path, mode == PolylineMode ? QBrush() : brush());
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
            if (keepsRectangles(transform())) {
                setLook(penOnPage(), brush());
                m_painter.drawRect(inWholeDots(transform().mapRect(rect)));
            } else {
                const QPointF corners[]{rect.topLeft(), rect.topRight(), rect.bottomRight(),
                                        rect.bottomLeft()};
                drawPolygon(corners, 4, ConvexMode);
            }
        }
    }

    void drawTextItem(const QPointF& at, const QTextItem& text) override
    {
        setLook(pen(), brush());
        m_painter.setTransform(transform());
        m_painter.drawTextItem(at, text);
        m_painter.resetTransform();
    }

    void drawPixmap(const QRectF& to, const QPixmap& picture, const QRectF& from) override
    {
        m_painter.setTransform(transform());
        m_painter.drawPixmap(to, picture, from);
        m_painter.resetTransform();
    }

    void drawImage(const QRectF& to, const QImage& picture, const QRectF& from,
                   Qt::ImageConversionFlags flags) override
    {
        m_painter.setTransform(transform());
        m_painter.drawImage(to, picture, from, flags);
        m_painter.resetTransform();
    }

private:
    void clip(const QPainterPath& path, Qt::ClipOperation operation)
    {
        m_painter.setClipPath(transform().map(path), operation);
    }

    /// The pen as wide as it is on the page.
    QPen penOnPage() const
    {
        QPen onPage = pen();
        if (onPage.style() == Qt::NoPen || onPage.isCosmetic())
            return onPage;
        const double width = penWidth();
        onPage.setWidthF(std::max(1.0, std::round(width)));
        // The writer outlines what is drawn with such a pen; round ends would be most of it.
        if (!onPage.brush().isOpaque() && width < thinPen)
            onPage.setCapStyle(Qt::FlatCap);
        return onPage;
    }

    void draw(const QPainterPath& path, const QBrush& brush)
    {
        setLook(penOnPage(), brush);
        m_painter.drawPath(path);
    }

    void setLook(QPen pen, QBrush brush)
    {
        if (m_isGrey) {
            pen.setColor(greyOf(pen.color()));
            brush.setColor(greyOf(brush.color()));
        }
        if (m_painter.pen() != pen)
            m_painter.setPen(pen);
        if (m_painter.brush() != brush)
            m_painter.setBrush(brush);
    }

    QPdfWriter& m_writer;
    QPainter m_painter;
    bool m_isGrey = false;
};

PdfDevice::PdfDevice(QIODevice& target) : m_target(target)
{
    m_file.open(); // if it cannot be, finish() finds nothing in it
    m_writer = std::make_unique<QPdfWriter>(&m_file);
    m_writer->setResolution(pdfDotsPerInch);
    m_writer->setCreator(QStringLiteral("Delvewright"));
    m_engine = std::make_unique<PdfEngine>(*m_writer);
}

PdfDevice::~PdfDevice() = default;

void PdfDevice::setPaper(const QSizeF& millimetres)
{
    // Whole points that hold all of it: nothing is cut off before the exact size is put in.
    const auto points = [](double length) { return std::ceil(length / 25.4 * 72 - 1e-6); };
    m_writer->setPageSize(QPageSize(QSizeF(points(millimetres.width()), points(millimetres.height())),
                                    QPageSize::Point, {}, QPageSize::ExactMatch));
    m_writer->setPageMargins({});
}

QPaintEngine* PdfDevice::paintEngine() const
{
    return m_engine.get();
}

void PdfDevice::paintShared(QPainter& painter, const std::string& name, const QRectF& area,
                            const std::function<void(QPainter&)>& paint)
{
    const QTransform transform = painter.transform();
    const std::array key{transform.m11(), transform.m12(), transform.m21(), transform.m22()};
    const auto [found, isNew] = m_shared.try_emplace({name, key});
    if (isNew)
        found->second = addForm(painter, area, paint);
    show(painter, found->second, transform.map(area.topLeft()));
}

void PdfDevice::paintLayer(QPainter& painter, const QString& layer, const QRectF& area,
                           const std::function<void(QPainter&)>& paint)
{
    const QImage placeholder = addForm(painter, area, paint);
    m_forms.back().layer = layer;
    show(painter, placeholder, painter.transform().map(area.topLeft()));
}

QImage PdfDevice::addForm(QPainter& painter, const QRectF& area, const std::function<void(QPainter&)>& paint)
{
    QImage placeholder(placeholderSize(m_forms.size()), QImage::Format_Mono);
    placeholder.fill(0);
    const QPointF corner = painter.transform().map(area.topLeft());
    const QTransform inForm = painter.transform() * QTransform::fromTranslate(-corner.x(), -corner.y());
    m_forms.push_back(pdfFormOf(inForm.mapRect(area).adjusted(-1, -1, 1, 1), inForm, paint, m_grey));
    return placeholder;
}

void PdfDevice::show(QPainter& painter, const QImage& placeholder, const QPointF& corner)
{
    const QTransform before = painter.transform();
    const QPointF at = inWholeDots(corner);
    painter.setTransform(QTransform::fromTranslate(at.x(), at.y()));
    painter.drawImage(QRectF(0, 0, 1, 1), placeholder);
    painter.setTransform(before);
}

void PdfDevice::setGrey(bool grey)
{
    m_grey = grey;
    m_engine->setGrey(grey);
}

QString PdfDevice::fault() const
{
    return m_file.error() == QFileDevice::NoError ? QString() : m_file.errorString();
}

bool PdfDevice::finish(const std::vector<PdfBoxes>& boxes)
{
    return m_file.flush() && m_file.error() == QFileDevice::NoError &&
           rewritePdf(m_file.fileName(), {m_forms, boxes, m_grey}, m_target);
}

int PdfDevice::metric(PaintDeviceMetric metric) const
{
    switch (metric) {
    case PdmWidth: return m_writer->width();
    case PdmHeight: return m_writer->height();
    case PdmWidthMM: return m_writer->widthMM();
    case PdmHeightMM: return m_writer->heightMM();
    case PdmNumColors: return m_writer->colorCount();
    case PdmDepth: return m_writer->depth();
    case PdmDpiX: return m_writer->logicalDpiX();
    case PdmDpiY: return m_writer->logicalDpiY();
    case PdmPhysicalDpiX: return m_writer->physicalDpiX();
    case PdmPhysicalDpiY: return m_writer->physicalDpiY();
    case PdmDevicePixelRatio: return 1;
    default: return int(devicePixelRatioFScale());
    }
}

} // namespace delve
