// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/exchange_folders.h"

#include "editor/document/file_lock.h"
#include "engine/base/file.h"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <string>

namespace delve {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view asideMark = ".aside";

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

/// The folder that something aside belongs to; nothing if it is something else.
fs::path ownerOf(const fs::path& aside)
{
    const std::string name = aside.filename().string();
    const auto mark = name.rfind(asideMark);
    return name.starts_with('.') && mark != std::string::npos && mark > 1
               ? aside.parent_path() / name.substr(1, mark - 1)
               : fs::path();
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
