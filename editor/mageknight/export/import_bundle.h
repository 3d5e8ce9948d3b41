// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"
#include "engine/base/result.h"
#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/bundle.h"

#include <QString>

#include <filesystem>

namespace delve::mageknight {

/// What to do with a pack of a bundle that is there already, with other files.
enum class PackConflict : std::uint8_t
{
    Refuse,
    Keep,   ///< play with the pack that is there
    Replace ///< put the bundle's in its place
};

constexpr auto fileWords(PackConflict)
{
    return std::to_array<EnumName<PackConflict>>(
        {{PackConflict::Refuse, "refuse"}, {PackConflict::Keep, "keep"}, {PackConflict::Replace, "replace"}});
}

struct BundleImport
{
    QString scenarioFile;             ///< where the scenario goes; empty: only packs are unpacked
    std::filesystem::path packFolder; ///< where packs go that are not there yet
    PackConflict conflict = PackConflict::Refuse;
};

/// What became of a pack of a bundle.
enum class PackOutcome : std::uint8_t
{
    AlreadyThere,
    Installed,
    Kept,
    Replaced
};

struct ImportedPack
{
    std::string id;
    std::string version;
    PackOutcome outcome = PackOutcome::AlreadyThere;
};

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
