// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/insight/report_model.h"

#include <QPointer>
#include <QQuickPaintedItem>
#include <qqmlregistration.h>

namespace delve::mageknight {

/// One chart of a report, as wide as there is room.
class ReportChartItem : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::mageknight::ReportModel* report READ report WRITE setReport NOTIFY lookChanged)
    /// seats, entrances, agents, rounds or causes
    Q_PROPERTY(QString chart READ chart WRITE setChart NOTIFY lookChanged)
    Q_PROPERTY(bool dark MEMBER m_dark NOTIFY lookChanged)
    /// How much the interface is enlarged.
    Q_PROPERTY(double zoom MEMBER m_zoom NOTIFY lookChanged)
    /// There is something to see.
    Q_PROPERTY(bool present READ isPresent NOTIFY chartChanged)
    /// What the chart shows, in words.
    Q_PROPERTY(QString words READ words NOTIFY chartChanged)

public:
    explicit ReportChartItem(QQuickItem* parent = nullptr);

    ReportModel* report() const { return m_report; }
    void setReport(ReportModel* report);
    QString chart() const { return m_name; }
    void setChart(const QString& name);
    bool isPresent() const { return m_chart.has_value(); }
    QString words() const { return m_chart ? m_chart->words : QString(); }

    void paint(QPainter* painter) override;

signals:
    void lookChanged();
    void chartChanged();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    void refresh();
    void measure();

    QPointer<ReportModel> m_report;
    QString m_name;
    bool m_dark = false;
    double m_zoom = 1;
    std::optional<ReportChart> m_chart;
};

} // namespace delve::mageknight
