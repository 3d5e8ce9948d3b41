// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/collection/collection.h"
#include "engine/base/result.h"

#include <QString>

#include <functional>
#include <string>
#include <string_view>

namespace delve {

/// Where the user's collection is kept: delvewright/collection.json among the user's data, or what the
/// environment variable DELVEWRIGHT_COLLECTION says. The file need not exist.
QString collectionFile();

/// Reads a collection strictly; errors name the place as a JSON pointer.
Result<Collection> parseCollection(std::string_view text);
/// The canonical text: the same collection gives the same bytes.
std::string writeCollection(const Collection& collection);

/// What the file says; without a file, what everybody has at the start.
Result<Collection> loadCollection(const QString& path);
/// Changes what the file says now, which may be more than was read from it before: another program may have
/// changed it, too. Others wait meanwhile. A file that cannot be read is not touched; it is written as a
/// whole or not at all, and its folder made if need be. Returns what it says then.
Result<Collection> changeCollection(const QString& path, const std::function<void(Collection&)>& change);

} // namespace delve
