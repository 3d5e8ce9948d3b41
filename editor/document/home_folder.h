// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace delve {

/// Where the environment does not say where the user is at home, as in services and `env -i`, the system
/// does. Otherwise settings, packs and copies would go to the root of the disk. Called before anything else.
void knowHome();

} // namespace delve
