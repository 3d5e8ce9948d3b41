// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/pack_keeping.h"
#include "engine/dungeoneer/content/cards.h"

namespace delve::dungeoneer {

/// The card sets of the user, kept as pack_keeping.h does.

/// Writes the set into its folder, in its canonical form: one pack.json. Whoever asks holds the lock of the
/// folder.
Result<void> saveSet(const CardSet& set, const std::filesystem::path& folder);

/// Makes a set among the user's that can be played with as soon as it has Heroes and Quests: an Entrance and
/// four Passages.
Result<CardSet> createSet(const std::string& name, const std::string& author, const Cards& installed,
                          const std::filesystem::path& packFolder);

/// Saves a copy of a set, shipped or not, under another name.
Result<CardSet> duplicateSet(const CardSet& set, const std::string& name, const Cards& installed,
                             const std::filesystem::path& packFolder);

/// Writes the set to one file that importSet reads.
Result<void> exportSet(const CardSet& set, const QString& file);

/// Reads such a file. The set may refer to others, and need not be one of the user's.
Result<CardSet> readSetFile(const QString& file);

/// Reads a set from one file and puts it among the user's. It must go with the sets that are installed.
Result<ArrivedPack> importSet(const QString& file, PackArrival arrival, const Cards& installed,
                              const std::filesystem::path& packFolder);

} // namespace delve::dungeoneer
