#pragma once

#include "engine/setup/finding.h"

namespace delve {

/// Whether a finding names a thing.
bool isAbout(const Finding& finding, const ThingId& thing);

/// Whether an error is there because a new thing was placed: it names the thing, or nothing like it was found
/// before. A number that was too high or too low and is now further off is new; other changed numbers are
/// not.
bool isAddedBy(const ThingId& thing, const Finding& error, const Findings& before);

/// Whether an error is there because of an edit: before it, nothing of the same rule named all the things
/// that it names. A number that was wrong and is now further off is new.
bool isNewAfterEdit(const Finding& error, const Findings& before);
/// Whether any of the findings after an edit is such an error.
bool hasNewErrors(const Findings& after, const Findings& before);

} // namespace delve
