// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/report/chart_painter.h"
#include "editor/mageknight/report/report_text.h"

#include <optional>
#include <variant>

namespace delve::mageknight {

/// The charts of a report.
enum class ChartKind : std::uint8_t
{
    Seats,     ///< wins by player
    Entrances, ///< wins by entrance, where players changed them
    Agents,    ///< wins by who plays, where different ones do
    Rounds,    ///< length
    Causes     ///< of deaths
};

constexpr auto fileWords(ChartKind)
{
    return std::to_array<EnumName<ChartKind>>({{ChartKind::Seats, "seats"},
                                               {ChartKind::Entrances, "entrances"},
                                               {ChartKind::Agents, "agents"},
                                               {ChartKind::Rounds, "rounds"},
                                               {ChartKind::Causes, "causes"}});
}

/// A chart, and what it says in words for those who do not see it.
struct ReportChart
{
    std::variant<ShareChart, HistogramChart> drawing;
    QString words;

    void setWidth(double width);
    QSizeF size() const;
    void paint(QPainter& painter, const ChartColours& colours, const QLocale& locale) const;
};

/// Nothing where there is nothing to tell.
std::optional<ReportChart> chartOf(ChartKind kind, const ReportSource& source);

} // namespace delve::mageknight
