// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/insight/heat_overlay.h"

#include "editor/viewmodels/exchange_watched.h"

#include <algorithm>

namespace delve::mageknight {

HeatOverlay::HeatOverlay(QObject* parent) : MapOverlay(parent)
{
    connect(this, &MapOverlay::changed, this, &HeatOverlay::seenChanged);
}

void HeatOverlay::setRun(PlaytestRun* run)
{
    if (!exchangeWatched(m_run, run, *this))
        return;
    if (m_run)
        connect(m_run, &PlaytestRun::resultChanged, this, &HeatOverlay::forget);
    emit runChanged();
    forget();
}

void HeatOverlay::setKind(int kind)
{
    const HeatKind wanted = kind == int(HeatKind::Deaths) ? HeatKind::Deaths : HeatKind::Visits;
    if (m_kind == wanted)
        return;
    m_kind = wanted;
    emit kindChanged();
    forget();
}

void HeatOverlay::toggle(int kind)
{
    const bool isShowing = isShown() && int(m_kind) == kind;
    setKind(kind);
    setShown(!isShowing);
}

void HeatOverlay::forget()
{
    m_maps.clear();
    emit changed();
}

const HeatMap* HeatOverlay::mapOf(int level) const
{
    if (!m_run || !m_run->hasResult())
        return nullptr;
    const auto [entry, isNew] = m_maps.try_emplace(level);
    if (isNew)
        entry->second = heatMapOf(m_run->result()->batch, m_kind, level, m_run->result()->report.unvisited);
    return &entry->second;
}

void HeatOverlay::paint(QPainter& painter, int level, const QRectF& visible, double pixelsPerSquare) const
{
    if (const HeatMap* map = mapOf(level))
        paintHeatMap(painter, *map, pixelsPerSquare, visible);
}

QString HeatOverlay::describe(Square square) const
{
    const HeatMap* map = mapOf(square.level);
    if (!map)
        return {};
    if (const auto spot = std::ranges::find(map->spots, square, &HeatMap::Spot::square);
        spot != map->spots.end())
        return m_kind == HeatKind::Visits ? tr("%n visit(s)", nullptr, int(spot->count))
                                          : tr("%n hero(es) fell", nullptr, int(spot->count));
    return std::ranges::find(map->never, square) != map->never.end() ? tr("never visited") : QString();
}

} // namespace delve::mageknight
