// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <system_error>

namespace delve {

/// Two folders of one disk change places. Where the system can do it, in one step: whoever looks, or is
/// killed in between, finds both. Elsewhere whoever is killed leaves the second one aside, and
/// finishExchanges() brings it back. Whoever exchanges a folder holds its lock (lockFile).
std::error_code exchangeFolders(const std::filesystem::path& one, const std::filesystem::path& other);

// Names of folders, beside this one and hidden; what a program that was killed leaves there is cleared away.

/// Where the folder is while another one takes its place.
std::filesystem::path asideOf(const std::filesystem::path& folder);
/// Where it goes out of sight before all in it is removed.
std::filesystem::path deletedAsideOf(const std::filesystem::path& folder);
/// For what is to take its place: the pattern of a QTemporaryDir, which has nothing in it but `stagedName`.
std::filesystem::path asideForWhatComes(const std::filesystem::path& folder);
inline constexpr const char* stagedName = "pack";

/// Puts folders back that a program did not live to exchange, and clears away what others left aside, among
/// the folders in this one. What a running program is exchanging is left to it.
void finishExchanges(const std::filesystem::path& within);

} // namespace delve
