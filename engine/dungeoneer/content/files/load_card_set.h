// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/pack_files.h"
#include "engine/dungeoneer/content/cards.h"

namespace delve::dungeoneer {

/// What packs of this game call it.
inline constexpr std::string_view gameName = "dungeoneer";

/// Reads a set of cards from its pack.json; `readPart` delivers the files it names. Errors say file and JSON
/// pointer.
Result<CardSet> parseCardSet(std::string_view manifest, const PartReader& readPart);

/// Reads the set in a folder.
Result<CardSet> loadCardSet(const std::filesystem::path& folder, const PackFileListener& listener = {});

/// Reads all sets below a folder, in the order of their names, and puts them together.
Result<Cards> loadCards(const std::filesystem::path& folder);

} // namespace delve::dungeoneer
