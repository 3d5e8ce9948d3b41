// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/overlays/finding_signs.h"

#include "editor/viewmodels/exchange_watched.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace delve {

namespace {

constexpr double radiusPixels = 9;
constexpr int mostFindings = 1000; ///< beyond, the panel of problems is the better place

double radiusOf(double squarePixels)
{
    return std::min(radiusPixels / squarePixels, 0.5);
}

/// Inside the corner of what wears it.
QPointF centreOf(QPointF corner, double radius)
{
    return corner + QPointF(-radius, radius) * 1.3;
}

/// Shape and colour both tell: a round sign is an error, a triangle a warning.
void paintSign(QPainter& painter, QPointF centre, double radius, Severity severity)
{
    painter.setPen(QPen(Qt::white, radius / 6));
    if (severity == Severity::Error) {
        painter.setBrush(QColor(0xd6, 0x2f, 0x2a));
        painter.drawEllipse(centre, radius, radius);
    } else {
        painter.setBrush(QColor(0xb5, 0x6f, 0x05));
        painter.drawPolygon(QPolygonF{centre + QPointF(0, -radius * 1.05),
                                      centre + QPointF(radius * 1.1, radius * 0.85),
                                      centre + QPointF(-radius * 1.1, radius * 0.85)});
    }
    QPen mark(Qt::white, radius * 0.24);
    mark.setCapStyle(Qt::RoundCap);
    painter.setPen(mark);
    painter.drawLine(centre - QPointF(0, radius * 0.45), centre + QPointF(0, radius * 0.12));
    painter.drawPoint(centre + QPointF(0, radius * 0.52));
}

} // namespace

void FindingSigns::setFindings(FindingsModel* findings)
{
    if (!exchangeWatched(m_findings, findings, *this))
        return;
    if (m_findings) {
        connect(m_findings, &FindingsModel::countsChanged, this, &FindingSigns::forget);
        connect(m_findings, &FindingsModel::wearersMoved, this, &FindingSigns::forget);
    }
    emit findingsChanged();
    forget();
}

void FindingSigns::forget()
{
    m_signs.reset();
    emit changed();
}

FindingSigns::Signs FindingSigns::gathered() const
{
    Signs signs;
    std::map<std::tuple<int, double, double>, std::size_t> known; // where there is one already, and which
    for (int row = 0; m_findings && row < std::min(m_findings->count(), mostFindings); ++row) {
        const auto severity =
            Severity(m_findings->data(m_findings->index(row), FindingsModel::SeverityRole).toInt());
        if (severity > Severity::Warning)
            continue;
        for (const auto& [level, area] : m_findings->wearersOf(row)) {
            std::vector<Sign>& there = signs[level];
            const QPointF corner = area.topRight();
            const auto [place, isNew] =
                known.try_emplace(std::tuple(level, corner.x(), corner.y()), there.size());
            if (isNew)
                there.push_back({row, severity, corner});
            else if (Sign& other = there[place->second]; severity < other.severity)
                other = {row, severity, corner};
        }
    }
    return signs;
}

const std::vector<FindingSigns::Sign>& FindingSigns::signsOn(int level) const
{
    if (!m_signs)
        m_signs = gathered();
    return (*m_signs)[level];
}

void FindingSigns::paint(QPainter& painter, int level, const QRectF& visible, double pixelsPerSquare) const
{
    const double ratio = painter.device() ? painter.device()->devicePixelRatioF() : 1;
    const double radius = radiusOf(pixelsPerSquare / ratio);
    const QRectF seen = visible.adjusted(-radius, -radius, radius, radius);
    for (const Sign& sign : signsOn(level))
        if (const QPointF centre = centreOf(sign.corner, radius); seen.contains(centre))
            paintSign(painter, centre, radius, sign.severity);
}

bool FindingSigns::press(QPointF at, int level, double squarePixels)
{
    if (!m_isOpen)
        return false;
    const double radius = radiusOf(squarePixels);
    for (const Sign& sign : signsOn(level)) {
        const QPointF way = at - centreOf(sign.corner, radius);
        if (std::hypot(way.x(), way.y()) > radius * 1.1)
            continue;
        emit chosen(sign.row);
        return true;
    }
    return false;
}

} // namespace delve
