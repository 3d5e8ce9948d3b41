// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/overlays/map_overlay.h"

namespace delve {

void MapOverlay::setShown(bool shown)
{
    if (m_isShown == shown)
        return;
    m_isShown = shown;
    emit shownChanged();
    emit changed();
}

} // namespace delve
