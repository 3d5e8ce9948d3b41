// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/validation/guide_maker.h"

namespace delve::mageknight {

void GuideMaker::forget()
{
    m_aside.forget();
    m_guide.reset();
    m_isMaking = false;
}

void GuideMaker::make(const Scenario& scenario, const Content& content, CarriedPiece piece)
{
    forget();
    if (scenario.tiles.size() <= usualTiles) {
        m_guide = std::make_shared<PlacementGuide>(scenario, content, std::move(piece));
        return;
    }
    m_isMaking = true;
    m_aside.run(
        [scenario, &content, piece = std::move(piece)](const std::stop_token& stop) {
            return std::make_shared<PlacementGuide>(scenario, content, piece, stop);
        },
        [this](const std::shared_ptr<PlacementGuide>& guide) {
            m_isMaking = false;
            m_guide = guide;
            m_ready();
        });
}

} // namespace delve::mageknight
