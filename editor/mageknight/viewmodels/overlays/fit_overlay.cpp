// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/overlays/fit_overlay.h"

#include "editor/mageknight/document/thing_bounds.h"
#include "editor/mageknight/render/square_bands.h"
#include "editor/mageknight/text/fit_text.h"
#include "editor/mageknight/viewmodels/canvas/band_sample.h"

#include <QPainter>

namespace delve::mageknight {

namespace {

constexpr int reached = 1;
constexpr int notReached = 2;

void reckon(MapSurvey& survey, const play::GameParts& parts, const std::stop_token& stop)
{
    std::vector<Edge> edges;
    for (const play::GameParts::Team& team : parts.teams)
        if (team.entrance)
            edges.push_back(*team.entrance);
    survey.isFromArrows = !edges.empty();
    if (edges.empty()) // nobody has an entrance yet: wherever one could come in
        for (const auto& [square, side] : survey.board.exteriorOpenings())
            edges.push_back({survey.board.squareOf(square), side});
    for (const BaseReach::Mover& mover : shownMovers) {
        if (stop.stop_requested())
            return;
        std::vector<BaseStand> stands;
        for (const Edge& edge : edges)
            for (const BaseStand& stand : standsInside(survey.board, mover.base, edge))
                stands.push_back(stand);
        const BaseReach reach(survey.board, mover, stands);
        FitMap& map = survey.fits.emplace_back();
        map.canEnter = !stands.empty();
        map.covered = BitSet(survey.board.squareCount());
        for (SquareIndex square = 0; square < survey.board.squareCount(); ++square)
            map.covered.set(square, reach.covers(square));
        map.stops = reach.stops();
    }
}

BandLook lookOf(int band)
{
    if (band == reached)
        return {QColor(0x2e, 0x8b, 0x57, 110)};
    return {QColor(0x80, 0x30, 0x30, 60), std::uint8_t(Hatch::Falling), 3};
}

} // namespace

FitOverlay::FitOverlay(QObject* parent) : SurveyOverlay(reckon, parent)
{}

void FitOverlay::setBase(int base)
{
    if (m_base == base || base < 0 || base >= int(shownMovers.size()))
        return;
    m_base = base;
    emit baseChanged();
    showAnew();
}

QStringList FitOverlay::baseNames() const
{
    QStringList names;
    for (std::size_t mover = 0; mover < shownMovers.size(); ++mover)
        names << moverInWords(mover);
    return names;
}

QVariantList FitOverlay::samples() const
{
    return {BandSample::entry(tr("gets there"), lookOf(reached)),
            BandSample::entry(tr("does not"), lookOf(notReached))};
}

const FitMap* FitOverlay::fit() const
{
    const MapSurvey* known = survey();
    return known && std::size_t(m_base) < known->fits.size() ? &known->fits[std::size_t(m_base)] : nullptr;
}

void FitOverlay::paint(QPainter& painter, int level, const QRectF& visible, double pixelsPerSquare) const
{
    const MapSurvey* known = survey();
    const FitMap* map = fit();
    if (!map || !known->extentOf(level).intersects(visible))
        return;
    const auto bandAt = [&](int x, int y) {
        const SquareIndex square = known->board.squareAt({level, x, y});
        if (square == noSquare || known->board.terrain(square) == Terrain::Blocking)
            return 0;
        return map->covered.test(square) ? reached : notReached;
    };
    paintBands(painter, {bandAt, lookOf, [](int, int) { return QString(); }},
               known->extentOf(level) & visible, pixelsPerSquare);
    for (const BaseStop& stop : map->stops)
        if (stop.edge.square.level == level && visible.intersects(bandOf(stop.edge, 1)))
            paintStop(painter, stop, pixelsPerSquare);
}

/// A bar across the edge, and beside it the reason, as long as there is room for letters.
void FitOverlay::paintStop(QPainter& painter, const BaseStop& stop, double pixelsPerSquare) const
{
    constexpr double barWidth = 0.14;
    const QColor bar(0xb0, 0x20, 0x20);
    painter.fillRect(bandOf(stop.edge, barWidth), bar);
    constexpr double leastRoom = 26; // pixels of a square below which nobody can read
    if (pixelsPerSquare < leastRoom)
        return;
    painter.save();
    const QPointF at = bandOf(stop.edge, barWidth).center();
    painter.translate(at);
    painter.scale(1 / pixelsPerSquare, 1 / pixelsPerSquare);
    QFont font = painter.font();
    font.setPixelSize(11);
    painter.setFont(font);
    const QString words = stopInShort(stop, shownMovers[std::size_t(m_base)]);
    QRectF box = QRectF(QFontMetricsF(font).boundingRect(words)).adjusted(-5, -3, 5, 3);
    box.moveCenter({});
    painter.setPen(QPen(bar, 1));
    painter.setBrush(QColor(255, 250, 245, 235));
    painter.drawRoundedRect(box, 3, 3);
    painter.setPen(QColor(0x40, 0x10, 0x10));
    painter.drawText(box, Qt::AlignCenter, words);
    painter.restore();
}

QString FitOverlay::textOn(const MapSurvey& survey, SquareIndex square) const
{
    const FitMap* map = fit();
    if (!map || survey.board.terrain(square) == Terrain::Blocking)
        return {};
    const std::size_t mover = std::size_t(m_base);
    for (const BaseStop& stop : map->stops) {
        const Square here = survey.board.squareOf(square);
        if (stop.edge.square == here || neighbour(stop.edge.square, stop.edge.side) == here)
            return stopInWords(stop, mover);
    }
    return fitInWords(mover, map->covered.test(square));
}

QString FitOverlay::basisOf(const MapSurvey& survey) const
{
    const FitMap* map = fit();
    if (map && !map->canEnter)
        return tr("It cannot come in: no entrance is as wide as it is (BASE-17)");
    return survey.isFromArrows ? tr("From the entrances of the teams")
                               : tr("From every opening to the outside, since no team has an entrance");
}

} // namespace delve::mageknight
