#pragma once

namespace delve {

/// Makes the running program speak the language of the user's system, English where we have no other.
void installTranslations();

} // namespace delve
