// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/validation/placement_guide.h"
#include "editor/validation/aside.h"

#include <functional>
#include <memory>

namespace delve::mageknight {

/// Makes the guide of a piece that is picked up: at once in a usual dungeon, and beside the window in one so
/// large that the window would stand still meanwhile.
class GuideMaker
{
public:
    /// `ready` is called when a guide that took its time is there.
    explicit GuideMaker(std::function<void()> ready) : m_ready(std::move(ready)) {}

    /// The content must stay as it is until the guide is there or forgotten.
    void make(const Scenario& scenario, const Content& content, CarriedPiece piece);
    void forget();

    /// Nothing while it is being made, or if none was asked for.
    PlacementGuide* guide() const { return m_guide.get(); }
    bool isMaking() const { return m_isMaking; }

    /// For dungeons of up to so many tiles the guide is made at once, not beside the window.
    static constexpr std::size_t usualTiles = 120;

private:
    std::function<void()> m_ready;
    std::shared_ptr<PlacementGuide> m_guide;
    bool m_isMaking = false;
    Aside m_aside;
};

} // namespace delve::mageknight
