// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/insight/report_chart_item.h"

#include "editor/viewmodels/exchange_watched.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace delve::mageknight {

ReportChartItem::ReportChartItem(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    connect(this, &ReportChartItem::lookChanged, this, &ReportChartItem::refresh);
}

void ReportChartItem::setReport(ReportModel* report)
{
    if (!exchangeWatched(m_report, report, *this))
        return;
    if (m_report)
        connect(m_report, &ReportModel::changed, this, &ReportChartItem::refresh);
    emit lookChanged();
}

void ReportChartItem::setChart(const QString& name)
{
    m_name = name;
    emit lookChanged();
}

void ReportChartItem::refresh()
{
    m_chart.reset();
    const auto kind = fromName<ChartKind>(m_name.toStdString());
    const auto source = m_report ? m_report->source() : std::nullopt;
    if (kind && source)
        m_chart = chartOf(*kind, *source);
    measure();
    emit chartChanged();
}

void ReportChartItem::measure()
{
    constexpr double leastWidth = 120;
    if (m_chart) {
        m_chart->setWidth(std::max(leastWidth, width() / m_zoom));
        setImplicitHeight(m_chart->size().height() * m_zoom);
    } else {
        setImplicitHeight(0);
    }
    update();
}

void ReportChartItem::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(now, before);
    if (now.width() != before.width())
        measure();
}

void ReportChartItem::paint(QPainter* painter)
{
    if (!m_chart)
        return;
    painter->scale(m_zoom, m_zoom);
    m_chart->paint(*painter, m_dark ? ChartColours::dark() : ChartColours::light(), QLocale());
}

} // namespace delve::mageknight
