// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/id.h"
#include "engine/base/message.h"
#include "engine/base/severity.h"

#include <string>
#include <vector>

namespace delve::dungeoneer {

/// One thing that is wrong or odd in a set of cards, with the rule that says so.
struct SetFinding
{
    std::string rule; ///< DNR-SETUP-02
    Severity severity = Severity::Error;
    ContentId card; ///< the card it is about; empty: the whole set
    Message what;

    friend bool operator==(const SetFinding&, const SetFinding&) = default;
};

using SetFindings = std::vector<SetFinding>;

} // namespace delve::dungeoneer
