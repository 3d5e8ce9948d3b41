// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace delve::mageknight {

/// A scenario with the packs it needs in one file, for a friend who has none of them. Packs travel as their
/// files, byte by byte, so that they keep their hashes.

inline constexpr std::string_view bundleFormat = "delvewright-bundle";
inline constexpr int bundleVersion = 1;

namespace bundle_limits {

inline constexpr std::size_t fileBytes = 128u << 20;
inline constexpr std::size_t packs = 100;       ///< those a scenario names and those that these need
inline constexpr std::size_t filesOfAPack = 51; ///< pack.json and its parts
inline constexpr std::size_t linesOfAFile = 1'000'000;

} // namespace bundle_limits

struct BundledFile
{
    std::string name;
    std::string text;

    friend bool operator==(const BundledFile&, const BundledFile&) = default;
};

/// A pack as its files: pack.json first, then its parts in the order in which it names them.
struct BundledPack
{
    std::string id;
    std::string version;
    std::string hash;
    std::vector<BundledFile> files;

    friend bool operator==(const BundledPack&, const BundledPack&) = default;
};

struct Bundle
{
    Scenario scenario;
    std::vector<BundledPack> packs;

    friend bool operator==(const Bundle&, const Bundle&) = default;
};

/// Reads the files of the pack in a folder and checks that they are a pack.
Result<BundledPack> readPackFiles(const std::filesystem::path& folder);

/// The pack that these files are.
Result<Pack> parsePack(const BundledPack& pack);

/// The scenario with the packs it names, and those that these refer to. `folders` are the folders of all
/// packs there are.
Result<Bundle> makeBundle(const Scenario& scenario, const std::vector<std::filesystem::path>& folders);

/// The canonical text of a bundle: the same value gives the same bytes.
std::string writeBundle(const Bundle& bundle);

/// Reads a bundle strictly: every pack can be read and has the hash it claims, and the scenario finds all its
/// content in the packs. Errors name the place as a JSON pointer, or as the file inside the bundle.
Result<Bundle> parseBundle(std::string_view text);

} // namespace delve::mageknight
