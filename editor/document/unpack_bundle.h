// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/own_files.h"
#include "engine/base/enum_names.h"
#include "engine/base/file.h"
#include "engine/scenario/bundled_packs.h"

#include <QString>

#include <filesystem>
#include <optional>

namespace delve {

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

/// What a bundle meets under the id of one of its packs: a pack of the folder that packs go to, one that is
/// installed elsewhere, or something that is no pack.
struct PresentPack
{
    std::string version;
    std::string hash;
    bool inFolder = false;
    bool isPack = true;
    std::vector<std::string> files; ///< of a pack in the folder; what else lies there is the user's own
};

/// The pack of this id that a bundle meets, read by the `load` of its game; `installed` is what is there
/// besides.
template <typename Pack>
std::optional<PresentPack> presentPack(const std::string& id, std::string_view game, const Pack* installed,
                                       const std::filesystem::path& packs,
                                       Result<Pack> (*load)(const std::filesystem::path&,
                                                            const PackFileListener&))
{
    std::vector<std::string> files;
    const auto own = load(packs / id, [&files](const std::string& name, const std::string&) {
        files.push_back(name); // pack.json first
    });
    if (own)
        return PresentPack{own->version, own->hash, true, true, std::move(files)};
    if (holdsPack(packs / id, game))
        return PresentPack{"?", "", true, true, {packManifestName}}; // one that cannot be read
    if (installed)
        return PresentPack{installed->version, installed->hash, false, true, {}};
    if (isThere(packs / id))
        return PresentPack{"?", "", true, false, {}};
    return std::nullopt;
}

/// What a game knows of the place where a bundle is unpacked.
struct BundleSurroundings
{
    std::string_view game;
    std::function<std::optional<PresentPack>(const std::string& id)> presentPack;
    /// What the scenario would not find if it were played with the packs that are there.
    std::function<std::vector<Error>()> missingWithPresent;
};

/// Unpacks a bundle that was read: saves its scenario, which is this text, and those of its packs that are
/// not there yet. Everything happens, or nothing.
Result<std::vector<ImportedPack>> unpackBundle(const std::vector<BundledPack>& packs,
                                               const std::string& scenario, const BundleImport& options,
                                               const BundleSurroundings& around);

} // namespace delve
