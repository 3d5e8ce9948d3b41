// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/figures/values.h"

namespace delve::mageknight::play {

/// TITAN-16, MD-15: the rule by which a figure shrugs abilities of others off (shrugsOff).
inline std::string_view ruleOfShrugging(const Position& position, FigureId figure)
{
    return isMultiDialBase(position.kind(figure).base()) ? "MD-15" : "TITAN-16";
}

} // namespace delve::mageknight::play
