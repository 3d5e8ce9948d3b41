// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/finding.h"

#include <functional>

namespace delve::mageknight {

/// For sets of findings that are looked up in. Equal findings, and such that differ in numbers only, have the
/// same.
struct FindingHash
{
    std::size_t operator()(const Finding* finding) const
    {
        std::size_t hash = std::hash<std::string>()(finding->rule);
        const auto mix = [&hash](std::size_t more) { hash = hash * 0x9e3779b97f4a7c15u + more; };
        for (const ThingId& id : finding->about.things)
            mix(std::hash<ThingId>()(id));
        for (const Square& square : finding->about.squares)
            mix(std::size_t(square.x) << 16 ^ std::size_t(square.y));
        for (const Edge& edge : finding->about.edges)
            mix(std::size_t(edge.square.x) << 16 ^ std::size_t(edge.square.y));
        return hash;
    }
};

} // namespace delve::mageknight
