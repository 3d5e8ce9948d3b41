// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/unpack_bundle.h"
#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/bundle.h"

namespace delve::mageknight {

/// A pack of a bundle and what is there of the same name.
struct PackMeeting
{
    std::string id;
    std::string version;
    LocalizedText name;
    std::string installedVersion; ///< empty: there is none
    bool isSame = false;          ///< with the same files
    bool canBeReplaced = false;   ///< it is another one, and not one that comes with the program

    bool isNew() const { return installedVersion.empty(); }
    bool isConflict() const { return !isNew() && !isSame; }
};

/// What importing a bundle would meet, pack by pack.
std::vector<PackMeeting> meetPacks(const Bundle& bundle, const Content& installed,
                                   const std::filesystem::path& packFolder);

/// Unpacks a bundle beside the packs of `installed`: saves its scenario, and those of its packs that are not
/// there yet. Everything happens, or nothing.
Result<std::vector<ImportedPack>> importBundle(const Bundle& bundle, const Content& installed,
                                               const BundleImport& options);

} // namespace delve::mageknight
