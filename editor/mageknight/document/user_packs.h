// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/pack_keeping.h"
#include "engine/mageknight/content/content.h"

namespace delve::mageknight {

/// The packs of the user, kept as pack_keeping.h does.

/// Writes the pack into its folder, in its canonical form: one pack.json. Parts that it was divided into
/// before are removed once that is safe. Whoever asks holds the lock of the folder (lockFile); all others
/// here take it.
Result<void> savePack(const Pack& pack, const std::filesystem::path& folder);

/// Makes an empty pack among the user's. The result is the pack, as it was saved.
Result<Pack> createPack(const std::string& name, const std::string& author, const Content& installed,
                        const std::filesystem::path& packFolder);

/// Saves a copy of a pack, shipped or not, under another name.
Result<Pack> duplicatePack(const Pack& pack, const std::string& name, const Content& installed,
                           const std::filesystem::path& packFolder);

using delve::deletePack;

/// Writes the pack to one file that importPack reads.
Result<void> exportPack(const Pack& pack, const QString& file);

/// Reads such a file. The pack may refer to others, and need not be one of the user's.
Result<Pack> readPackFile(const QString& file);

/// Reads a pack from one file and puts it among the user's. It must go with the packs that are installed.
Result<ArrivedPack> importPack(const QString& file, PackArrival arrival, const Content& installed,
                               const std::filesystem::path& packFolder);

} // namespace delve::mageknight
