// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/unpack_bundle.h"
#include "engine/dungeoneer/scenario/bundle.h"

namespace delve::dungeoneer {

/// Writes a scenario with the sets it names into one file.
Result<void> exportBundle(const QString& file, const Scenario& scenario,
                          const std::vector<std::filesystem::path>& setFolders);

/// Unpacks a bundle beside the sets that are installed: saves its scenario, and those of its sets that are
/// not there yet. Everything happens, or nothing.
Result<std::vector<ImportedPack>> importBundle(const Bundle& bundle, const Cards& installed,
                                               const BundleImport& options);

} // namespace delve::dungeoneer
