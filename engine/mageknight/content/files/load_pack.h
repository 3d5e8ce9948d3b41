// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/pack_files.h"
#include "engine/mageknight/content/content.h"

#include <filesystem>
#include <string_view>

namespace delve::mageknight {

/// Reads a pack from its pack.json; `readPart` delivers the files it names. Errors say file and JSON pointer.
Result<Pack> parsePack(std::string_view manifest, const PartReader& readPart);

/// Reads the pack in a folder. A pack never reaches outside its folder: parts are plain names of regular
/// files.
Result<Pack> loadPack(const std::filesystem::path& folder, const PackFileListener& listener = {});

/// The folders below a folder that hold a pack of this game, in the order of their names.
Result<std::vector<std::filesystem::path>> packFolders(const std::filesystem::path& folder);

/// Reads all packs below a folder, in the order of their names, and puts them together.
Result<Content> loadContent(const std::filesystem::path& folder);

} // namespace delve::mageknight
