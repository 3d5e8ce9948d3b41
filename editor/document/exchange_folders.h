// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <system_error>

namespace delve {

/// Two folders of one disk change places. Where the system can do it, in one step: whoever looks, or is
/// killed in between, finds both.
std::error_code exchangeFolders(const std::filesystem::path& one, const std::filesystem::path& other);

} // namespace delve
