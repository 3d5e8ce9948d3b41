#pragma once

#include "engine/setup/fixes/fixes_for.h"

#include <functional>
#include <vector>

namespace delve {

/// One finding and what was done about it.
struct MendedFinding
{
    Finding finding;
    Fix fix;
    Scenario before; ///< to which the finding and the fix refer
};

struct MendReport
{
    Scenario scenario;
    std::vector<MendedFinding> mended; ///< in order
    Findings left;                     ///< wanted, but no fix was found
};

/// Mends one finding after the other with the fix that comes first, errors before the rest, as long as one is
/// found. Every step leaves fewer errors, or as many errors and fewer other findings, so it comes to an end.
/// `isWanted` tells which findings are to be mended.
MendReport mend(const Scenario& scenario, const Content& content,
                const std::function<bool(const Finding&)>& isWanted);

} // namespace delve
