// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/edits/edit.h"
#include "engine/mageknight/setup/session/validation_session.h"

#include <cstdint>

namespace delve::mageknight {

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

    /// Two things would lie in one place and hide each other; nobody means that.
    bool isOverlap() const;

    friend bool operator==(const Verdict&, const Verdict&) = default;
};

/// Judges an edit that somebody only thinks of by what it changes about the findings. `before` are all
/// findings without it, in their order.
Verdict verdictOf(const FindingsChange& change, const Findings& before, const Edit& edit);
/// Judges an edit by all findings before and after it.
Verdict verdictOf(const Findings& before, const Findings& after, const Edit& edit);

} // namespace delve::mageknight
