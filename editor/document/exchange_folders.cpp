// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/exchange_folders.h"

#include "editor/document/file_lock.h"
#include "engine/base/file.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <string>
#include <string_view>

namespace delve {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view asideMark = ".aside";
constexpr std::string_view deletedMark = "-deleted";

/// One after the other, for systems and disks that know no exchange.
std::error_code exchangeByTurns(const fs::path& one, const fs::path& other)
{
    std::error_code failure;
    const fs::path aside = asideOf(other);
    fs::remove_all(aside, failure); // of somebody who was killed here before
    fs::rename(other, aside, failure);
    if (failure)
        return failure;
    fs::rename(one, other, failure);
    std::error_code ignored;
    fs::rename(aside, failure ? other : one, ignored);
    return failure;
}

/// A folder for what is to come, as QTemporaryDir names it, and nothing in it but that. People name folders,
/// too, and what they name much like it stays.
bool isForWhatComes(const fs::path& aside, std::string_view ending)
{
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    if (ending.size() != 7 || ending.front() != '-' || !std::ranges::all_of(ending.substr(1), isLetter))
        return false;
    const auto entries = entriesOf(aside);
    return entries && std::ranges::all_of(
                          *entries, [](const fs::path& entry) { return entry.filename() == stagedName; });
}

/// The folder that something aside belongs to; nothing if it is something that we have not named.
fs::path ownerOf(const fs::path& aside)
{
    const std::string name = aside.filename().string();
    const auto mark = name.rfind(asideMark);
    if (!name.starts_with('.') || mark == std::string::npos || mark < 2)
        return {};
    const std::string_view ending = std::string_view(name).substr(mark + asideMark.size());
    const bool isOurs = ending.empty() || ending == deletedMark || isForWhatComes(aside, ending);
    return isOurs ? aside.parent_path() / name.substr(1, mark - 1) : fs::path();
}

void finishExchange(const fs::path& aside, const fs::path& owner)
{
    const auto lock = lockFile(QString::fromStdString(owner.string()), 0);
    if (!lock)
        return; // somebody is at it
    std::error_code failure;
    // Only what was moved away has the plain name: the folder itself, as it was.
    if (aside == asideOf(owner) && !isThere(owner))
        fs::rename(aside, owner, failure);
    else
        fs::remove_all(aside, failure);
}

} // namespace

fs::path asideOf(const fs::path& folder)
{
    return folder.parent_path() / ("." + folder.filename().string() + std::string(asideMark));
}

fs::path deletedAsideOf(const fs::path& folder)
{
    return asideOf(folder) += deletedMark;
}

fs::path asideForWhatComes(const fs::path& folder)
{
    return asideOf(folder) += "-XXXXXX";
}

std::error_code exchangeFolders(const fs::path& one, const fs::path& other)
{
#ifdef RENAME_EXCHANGE
    if (renameat2(AT_FDCWD, one.c_str(), AT_FDCWD, other.c_str(), RENAME_EXCHANGE) == 0)
        return {};
    if (errno != EINVAL && errno != ENOSYS)
        return {errno, std::generic_category()};
#endif
    return exchangeByTurns(one, other);
}

void finishExchanges(const fs::path& within)
{
    const auto entries = entriesOf(within);
    if (!entries)
        return;
    for (const fs::path& entry : *entries)
        if (const fs::path owner = ownerOf(entry); !owner.empty())
            finishExchange(entry, owner);
}

} // namespace delve
