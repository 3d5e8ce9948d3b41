// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace delve {

/// The folder with packs, scenarios, rules and schemas: share/delvewright beside the folder of the
/// program, or what the environment variable DELVEWRIGHT_DATA says.
std::filesystem::path resourceFolder();

} // namespace delve
