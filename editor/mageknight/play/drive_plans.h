// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/play.h"

#include <vector>

namespace delve::mageknight {

/// A line that the active multi-dial figure can drive, and how it would lie at its end (MD-35).
struct DrivePlan
{
    int action = -1; ///< its place among the legal actions
    play::Stance end;

    friend bool operator==(const DrivePlan&, const DrivePlan&) = default;
};

/// All lines that can be driven now, to choose one by where the base comes to lie.
class DrivePlans
{
public:
    DrivePlans() = default;
    DrivePlans(const play::Position& position, const play::Actions& legal);

    const std::vector<DrivePlan>& all() const { return m_all; }
    bool isEmpty() const { return m_all.empty(); }
    /// The one that ends with its anchor on this square: facing so if it can, otherwise any. Null without.
    const DrivePlan* endingOn(SquareIndex anchor, Direction facing) const;
    /// The one that ends exactly so.
    const DrivePlan* endingAs(const play::Stance& end) const;

private:
    std::vector<DrivePlan> m_all;
};

} // namespace delve::mageknight
