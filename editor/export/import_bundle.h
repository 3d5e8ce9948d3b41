#pragma once

#include "engine/base/enum_names.h"
#include "engine/base/result.h"
#include "engine/content/content.h"
#include "engine/scenario/bundle.h"

#include <QString>

#include <filesystem>

namespace delve {

/// What to do with a pack of a bundle that is there already, with other files.
enum class PackConflict : std::uint8_t
{
    Refuse,
    Keep,   ///< play with the pack that is there
    Replace ///< put the bundle's in its place
};

template <>
inline constexpr auto enumNames<PackConflict> = std::to_array<EnumName<PackConflict>>(
    {{PackConflict::Refuse, "refuse"}, {PackConflict::Keep, "keep"}, {PackConflict::Replace, "replace"}});

struct BundleImport
{
    QString scenarioFile;             ///< where the scenario goes
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

/// Unpacks a bundle beside the packs of `installed`: saves its scenario, and those of its packs that are not
/// there yet. Everything happens, or nothing.
Result<std::vector<ImportedPack>> importBundle(const Bundle& bundle, const Content& installed,
                                               const BundleImport& options);

} // namespace delve
