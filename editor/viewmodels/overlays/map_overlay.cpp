// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/overlays/map_overlay.h"

#include <algorithm>

namespace delve {

void MapOverlay::setShown(bool shown)
{
    if (m_isShown == shown)
        return;
    m_isShown = shown;
    emit shownChanged();
    emit changed();
}

bool pressOverlays(const QList<QPointer<MapOverlay>>& overlays, QPointF at, int level, double squarePixels)
{
    return std::any_of(overlays.rbegin(), overlays.rend(), [&](const QPointer<MapOverlay>& overlay) {
        return overlay && overlay->isShown() && overlay->press(at, level, squarePixels);
    });
}

} // namespace delve
