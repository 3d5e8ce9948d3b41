// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/exchange_folders.h"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>

namespace delve {

namespace fs = std::filesystem;

namespace {

/// One after the other, for systems and disks that know no exchange.
std::error_code exchangeByTurns(const fs::path& one, const fs::path& other)
{
    std::error_code failure;
    fs::path aside = other;
    aside += ".aside";
    fs::rename(other, aside, failure);
    if (failure)
        return failure;
    fs::rename(one, other, failure);
    std::error_code ignored;
    fs::rename(aside, failure ? other : one, ignored);
    return failure;
}

} // namespace

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

} // namespace delve
