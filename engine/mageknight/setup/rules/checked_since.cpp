// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/finding.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

/// A rule whose ruling was sharpened, and the first version that checks it so.
struct SharpenedRule
{
    std::string_view rule;
    std::string_view version;
};

constexpr SharpenedRule sharpened[]{
    {"CHEST-08", "0.2.0"}, // chests still owed
    {"COMP-03", "0.2.0"},  // the stock of all kinds of pieces
    {"DRESS-03", "0.2.0"}, // crossings as the tiles really lie
    {"LAY-09", "0.2.0"},   // a central chamber in two parts
    {"MRK-02", "0.2.0"},   // the share of each player
    {"TEAM-05", "0.2.0"},  // two players at least
};

} // namespace

std::string_view checkedSince(const Finding& finding)
{
    if (!finding.about.isStricter)
        return {};
    const auto* found = std::ranges::find(sharpened, finding.rule, &SharpenedRule::rule);
    return found == std::ranges::end(sharpened) ? std::string_view() : found->version;
}

} // namespace delve::mageknight
