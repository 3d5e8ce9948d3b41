// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/overlays/danger_overlay.h"

#include "editor/mageknight/report/heat_map.h"
#include "editor/mageknight/text/survey_text.h"
#include "editor/mageknight/text/thing_names.h"
#include "editor/mageknight/viewmodels/canvas/band_sample.h"

#include <QLocale>

#include <array>

namespace delve::mageknight {

namespace {

/// Up to so many clicks; the last band has all that is more.
constexpr std::array limits{0.5, 1.0, 2.0, 4.0};
constexpr int lastBand = int(limits.size()) + 1;

int bandOf(double clicks)
{
    if (clicks <= 0)
        return 0;
    int band = 1;
    for (const double limit : limits)
        band += clicks > limit;
    return band;
}

/// The more dangerous, the denser.
BandLook lookOf(int band)
{
    QColor colour = heatColour(HeatKind::Deaths, double(band - 1) / (lastBand - 1));
    colour.setAlphaF(0.6f);
    const Hatch hatch = band == 1 ? Hatch::None : Hatch::Falling;
    return {colour, std::uint8_t(hatch), band - 1};
}

void reckon(MapSurvey& survey, const play::GameParts& parts, const std::stop_token& stop)
{
    survey.danger = play::dangerOf(parts, survey.board, stop);
    survey.clicks.assign(std::size_t(survey.board.squareCount()), 0);
    for (const play::Threat& threat : survey.danger.threats())
        survey.clicks[std::size_t(threat.square)] += float(threat.clicks);
}

} // namespace

DangerOverlay::DangerOverlay(QObject* parent) : SurveyOverlay(reckon, parent)
{}

QVariantList DangerOverlay::samples() const
{
    const auto number = [](double clicks) { return QLocale().toString(clicks); };
    QVariantList samples;
    for (int band = 1; band <= lastBand; ++band) {
        const QString label = band < lastBand ? tr("up to %1").arg(number(limits[std::size_t(band - 1)]))
                                              : tr("over %1").arg(number(limits.back()));
        samples << BandSample::entry(label, lookOf(band));
    }
    return samples;
}

void DangerOverlay::paint(QPainter& painter, int level, const QRectF& visible, double pixelsPerSquare) const
{
    const MapSurvey* known = survey();
    if (!known || !known->extentOf(level).intersects(visible))
        return;
    const auto clicksAt = [&](int x, int y) {
        const SquareIndex square = known->board.squareAt({level, x, y});
        return square == noSquare ? 0.0 : double(known->clicks[std::size_t(square)]);
    };
    paintBands(painter,
               {[&](int x, int y) { return bandOf(clicksAt(x, y)); }, lookOf,
                [&](int x, int y) { return clicksInWords(clicksAt(x, y)); }},
               known->extentOf(level) & visible, pixelsPerSquare);
}

QString DangerOverlay::textOn(const MapSurvey& survey, SquareIndex square) const
{
    const auto nameOfChest = [&](std::int32_t number) {
        const ScenarioDocument& scenario = document()->model();
        return nameInWords(survey.chests[std::size_t(number)], scenario.scenario(), scenario.content(),
                           QLocale().name().toStdString());
    };
    return play::canStopOn(survey.board, square) ? dangerInWords(survey.danger.on(square), nameOfChest)
                                                 : QString();
}

QString DangerOverlay::basisOf(const MapSurvey& survey) const
{
    return defensesInWords(survey.danger);
}

} // namespace delve::mageknight
