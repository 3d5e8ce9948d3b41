// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/mageknight/content/content.h"

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

namespace delve::mageknight {

inline constexpr std::string_view packFormat = "delvewright-pack";
inline constexpr int packFormatVersion = 1;
/// The file of a pack that names all the others.
inline constexpr const char* packManifestName = "pack.json";
/// Largest file of a pack.
inline constexpr std::size_t maxPackFileBytes = 16u << 20;

/// Reads a pack from its pack.json; `readPart` delivers the files it names. Errors say file and JSON pointer.
Result<Pack> parsePack(std::string_view manifest,
                       const std::function<Result<std::string>(const std::string&)>& readPart);

/// Told the name and the text of every file of a pack as it is read.
using PackFileListener = std::function<void(const std::string& name, const std::string& text)>;

/// Reads the pack in a folder. A pack never reaches outside its folder: parts are plain names of regular
/// files.
Result<Pack> loadPack(const std::filesystem::path& folder, const PackFileListener& listener = {});

/// The folders below a folder that hold a pack, in the order of their names. Hidden ones do not count.
Result<std::vector<std::filesystem::path>> packFolders(const std::filesystem::path& folder);

/// Reads all packs below a folder, in the order of their names, and puts them together.
Result<Content> loadContent(const std::filesystem::path& folder);

} // namespace delve::mageknight
