// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/object_reader.h"
#include "engine/base/pack_head.h"
#include "engine/base/result.h"

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

// Packs are folders with a pack.json and the parts it names, in every game. What the lists in them hold is
// the game's business.

namespace delve {

class JsonObjectText;

inline constexpr std::string_view packFormat = "delvewright-pack";
inline constexpr std::string_view packPartFormat = "delvewright-pack-part";
inline constexpr int packFormatVersion = 1;
/// The file of a pack that names all the others.
inline constexpr const char* packManifestName = "pack.json";
/// Largest file of a pack.
inline constexpr std::size_t maxPackFileBytes = 16u << 20;
/// The game of packs that name none.
inline constexpr std::string_view firstGame = "mage-knight-dungeons";

/// Delivers the text of a part.
using PartReader = std::function<Result<std::string>(const std::string& name)>;
/// Told the name and the text of every file of a pack as it is read.
using PackFileListener = std::function<void(const std::string& name, const std::string& text)>;

/// How the packs of a game are read. Its functions find the id of the pack in the head.
struct PackMembers
{
    std::string_view game;
    std::function<void(ObjectReader&)> facts; ///< members of pack.json alone; may be empty
    std::function<void(ObjectReader&)> lists; ///< members of pack.json and of its parts
};

/// Reads a pack from the text of its pack.json. Errors say file and JSON pointer.
Result<void> parsePackFiles(std::string_view manifest, const PartReader& readPart, PackHead& head,
                            const PackMembers& members);

/// Delivers pack.json and then the parts out of a folder. A pack never reaches outside its folder: parts are
/// regular files.
Result<std::string> readManifestFile(const std::filesystem::path& folder, const PackFileListener& listener);
PartReader partsIn(const std::filesystem::path& folder, const PackFileListener& listener);

/// The folders below a folder that hold a pack of a game, in the order of their names. Hidden ones do not
/// count; what cannot be read at all is counted to the first game, which then says so.
Result<std::vector<std::filesystem::path>> packFolders(const std::filesystem::path& folder,
                                                       std::string_view game);

/// Writes the members that all packs begin with. The first game is not named.
void writePackHead(JsonObjectText& object, const PackHead& head, std::string_view game);

} // namespace delve
