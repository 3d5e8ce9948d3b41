// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/report/report_charts.h"

#include "editor/mageknight/render/palette.h"

namespace delve::mageknight {

namespace {

QColor colourOf(std::size_t player, const ReportSource& source)
{
    const auto& players = source.file.scenario.players;
    return player < players.size() ? playerColour(players[player].colour, RenderStyle::FullColour) : QColor();
}

/// Bars of wins with the share that each would have in a fair dungeon.
template <typename Rows>
std::optional<ReportChart> winChart(const Rows& rows, const QString& what, bool ofPlayers,
                                    const ReportSource& source)
{
    if (rows.empty())
        return std::nullopt;
    ShareChart bars;
    QStringList said;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const QString name = QString::fromStdString(rows[i].name);
        bars.bars.push_back({name, rows[i].won, ofPlayers ? colourOf(i, source) : QColor()});
        said << name + QStringLiteral(": ") + shareText(rows[i].won, source.locale());
    }
    if (ofPlayers) {
        bars.due = 100.0 / double(rows.size());
        bars.dueLabel = reportWords(QT_TRANSLATE_NOOP("Report", "equal shares"));
    }
    return ReportChart{std::move(bars), what + QStringLiteral(". ") + said.join(QStringLiteral("; "))};
}

ReportChart roundsChart(const ReportSource& source)
{
    const play::BatchReport::Spread& spread = source.report.rounds;
    HistogramChart rounds;
    rounds.counts = play::roundsWithoutFreezes(source.file.state.tally);
    rounds.middle = spread.middle;
    rounds.label = reportWords(QT_TRANSLATE_NOOP("Report", "round in which the game ended"));
    rounds.middleLabel =
        reportWords(QT_TRANSLATE_NOOP("Report", "half are over by round %1")).arg(spread.middle);
    return {std::move(rounds),
            reportWords(QT_TRANSLATE_NOOP("Report", "Games by the round in which they ended. Middle: %1; 9 "
                                                    "of 10 games between %2 and %3."))
                .arg(spread.middle)
                .arg(spread.low)
                .arg(spread.high)};
}

std::optional<ReportChart> causesChart(const ReportSource& source)
{
    if (source.report.deaths == 0)
        return std::nullopt;
    ShareChart bars;
    QStringList said;
    for (const auto& [cause, number] : source.report.causes) {
        const table::Share part = table::shareOf(number, source.report.deaths);
        bars.bars.push_back({causeText(cause), part, {}});
        said << causeText(cause) + QStringLiteral(": ") + percentText(part.percent, source.locale());
    }
    return ReportChart{std::move(bars),
                       reportWords(QT_TRANSLATE_NOOP("Report", "Heroes that fell, by cause")) +
                           QStringLiteral(". ") + said.join(QStringLiteral("; "))};
}

} // namespace

void ReportChart::setWidth(double width)
{
    std::visit([&](auto& chart) { chart.width = width; }, drawing);
}

QSizeF ReportChart::size() const
{
    return std::visit([](const auto& chart) { return chart.size(); }, drawing);
}

void ReportChart::paint(QPainter& painter, const ChartColours& colours, const QLocale& locale) const
{
    std::visit([&](const auto& chart) { chart.paint(painter, colours, locale); }, drawing);
}

std::optional<ReportChart> chartOf(ChartKind kind, const ReportSource& source)
{
    const play::BatchReport& report = source.report;
    if (report.games == 0)
        return std::nullopt;
    switch (kind) {
    case ChartKind::Seats:
        return winChart(report.seats, reportWords(QT_TRANSLATE_NOOP("Report", "Games won by each player")),
                        true, source);
    case ChartKind::Entrances:
        if (!source.file.plan.rotatesEntrances)
            return std::nullopt;
        return winChart(report.entrances, reportWords(QT_TRANSLATE_NOOP("Report", "Games won by entrance")),
                        true, source);
    case ChartKind::Agents:
        return winChart(report.agents, reportWords(QT_TRANSLATE_NOOP("Report", "Games won by who plays")),
                        false, source);
    case ChartKind::Rounds: return roundsChart(source);
    case ChartKind::Causes: return causesChart(source);
    }
    return std::nullopt;
}

} // namespace delve::mageknight
