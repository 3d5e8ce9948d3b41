// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/document/thing_bounds.h"
#include "editor/mageknight/validation/verdict.h"
#include "editor/validation/aside.h"
#include "engine/mageknight/setup/placements/placement_field.h"

#include <functional>
#include <memory>
#include <vector>

namespace delve::mageknight {

/// A spot where a piece may lie, and where it would be seen there.
struct LegalSpot
{
    Spot spot;
    ThingBounds bounds;
};

/// Leads the hand that carries a piece: knows every legal spot, judges the others, and makes the edit. All of
/// that is about the scenario as it was when the piece was picked up; an edit of the document ends its use.
class SpotFinder
{
public:
    /// `ready` is called when legal spots that took their time are known.
    explicit SpotFinder(std::function<void()> ready = {}) : m_ready(std::move(ready)) {}

    /// Looks for the legal spots: at once in a usual dungeon, and beside the window in one so large that the
    /// window would stand still meanwhile. The content must stay as it is until the piece is put down.
    void pickUp(const Scenario& scenario, const Content& content, CarriedPiece piece);
    void putDown();
    bool isLooking() const { return m_isLooking; }
    bool isReady() const { return m_carried != nullptr; }

    // What is known once it is ready.

    const std::vector<LegalSpot>& legalSpots() const;
    /// The legal spots where the piece lies turned and flipped like this, wherever they are.
    std::vector<LegalSpot> legalSpotsLike(const Spot& orientation) const;
    /// A piece without any legal spot: the spot and the error that speak for most of those that were tried.
    /// Nothing where there are legal spots.
    std::optional<std::pair<Spot, Finding>> whyNowhere() const;
    /// What the rules say about the piece in any spot.
    Verdict judge(const Spot& spot) const;
    /// The edit that puts it there; empty where it cannot be.
    Edit edit(const Spot& spot) const;

    /// In dungeons of up to so many tiles the spots are found at once, not beside the window.
    static constexpr std::size_t usualTiles = 120;

private:
    struct Carried;

    std::function<void()> m_ready;
    std::shared_ptr<Carried> m_carried;
    bool m_isLooking = false;
    Aside m_aside;
};

/// The spot nearest to a point of a level, no further away than so many squares. Ties go to the first.
const LegalSpot* nearestSpot(const std::vector<LegalSpot>& spots, QPointF point, int level, double reach);

} // namespace delve::mageknight
