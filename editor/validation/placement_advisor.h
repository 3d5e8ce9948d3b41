#pragma once

#include "engine/content/content.h"
#include "engine/scenario/edits/edit.h"
#include "engine/setup/finding.h"

#include <cstdint>

namespace delve {

/// What the rules say about a change before it is made.
struct Verdict
{
    enum class Kind : std::uint8_t
    {
        Legal,
        Questionable, ///< it brings a warning
        Refused       ///< it breaks a rule
    };

    Kind kind = Kind::Legal;
    Findings reasons; ///< what the change would add: errors, or else warnings

    friend bool operator==(const Verdict&, const Verdict&) = default;
};

/// Judges changes that somebody only thinks of: a piece over a spot, a selection being dragged. The tools ask
/// nobody else, so that a faster way to know is put in here alone.
class PlacementAdvisor
{
public:
    /// `before` are the findings of the scenario as it is.
    Verdict judge(const Scenario& scenario, const Content& content, const Findings& before,
                  const Edit& edit) const;
};

/// The scenario as it would be.
Scenario preview(const Scenario& scenario, const Edit& edit);

} // namespace delve
