// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/stats/batch_report.h"

#include <QColor>
#include <QLocale>
#include <QPainter>
#include <QString>

#include <vector>

namespace delve::mageknight {

/// The colours of charts, for a light and a dark ground. The ground itself is left to whoever shows them.
struct ChartColours
{
    QColor text;
    QColor quiet; ///< axes and their numbers
    QColor line;  ///< lines of the grid
    QColor bar;
    QColor mark; ///< what a bar is compared with

    static const ChartColours& light();
    static const ChartColours& dark();
};

inline constexpr double usualChartWidth = 900;

/// A bar of a share, with its interval.
struct ShareBar
{
    QString label;
    table::Share share;
    QColor colour; ///< of the player; none: that of the chart
};

/// Shares of games as bars from the left, each with its interval as a whisker and its number behind it;
/// a dashed line stands where all would be equal.
struct ShareChart
{
    std::vector<ShareBar> bars;
    double due = 0; ///< percent; 0: no line
    QString dueLabel;
    double width = usualChartWidth; ///< in pixels; where it is narrow, names stand above their bars

    QSizeF size() const; ///< in pixels
    void paint(QPainter& painter, const ChartColours& colours, const QLocale& locale) const;
};

/// How many games came to each number, with the middle marked.
struct HistogramChart
{
    play::Tally::Histogram counts;
    int perBin = 1;
    int middle = -1; ///< the number to be marked; -1: none
    int cut = -1;    ///< the last bin that stands for a limit, drawn apart; -1: none
    QString label;   ///< of the numbers
    QString middleLabel;
    double width = usualChartWidth;

    QSizeF size() const;
    void paint(QPainter& painter, const ChartColours& colours, const QLocale& locale) const;
};

} // namespace delve::mageknight
