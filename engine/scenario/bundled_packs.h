// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/json_document.h"
#include "engine/base/pack_files.h"
#include "engine/scenario/pack_reference.h"

#include <memory>
#include <set>

namespace delve {

/// A scenario with the packs it needs in one file, for a friend who has none of them. Packs travel as their
/// files, byte by byte, so that they keep their hashes. What scenario and packs hold is each game's own.

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

/// A bundle of whatever game: the packs as they came, and where the scenario stands.
struct BundleParts
{
    std::unique_ptr<JsonDocument> document; ///< the scenario looks into it
    JsonView scenario;
    std::vector<BundledPack> packs;
};

/// Reads the form of a bundle strictly. Whether its packs are packs, and the scenario is one, is the question
/// of the game.
Result<BundleParts> readBundleParts(std::string_view text);

/// The canonical text of a bundle, of the canonical text of its scenario.
std::string writeBundleParts(std::string_view scenario, const std::vector<BundledPack>& packs);

/// The packs that a scenario names, out of those installed, and those that these need: `namedBy` tells which
/// ids a pack refers to.
Result<std::vector<BundledPack>>
packsToBundle(const std::vector<PackReference>& references, const std::vector<BundledPack>& installed,
              const std::function<std::set<std::string>(const BundledPack&)>& namedBy);

/// The references as they are once the scenario travels with these very packs.
std::vector<PackReference> exactReferences(std::vector<PackReference> references,
                                           const std::vector<BundledPack>& packs);

/// Delivers the files of a bundled pack to its reader, and knows which of them were asked for.
class FilesOfPack
{
public:
    explicit FilesOfPack(const BundledPack& pack) : m_pack(pack) {}

    Result<std::string> manifest();
    Result<std::string> part(const std::string& name);
    /// Nothing else may travel along: what is not read is not checked, and would still be written to disk.
    Result<void> checkAllUsed() const;

private:
    const BundledFile* find(std::string_view name) const;

    const BundledPack& m_pack;
    std::set<std::string> m_used;
};

/// The pack that these files are, read by the `parse` of its game.
template <typename Pack>
Result<Pack> parseBundled(const BundledPack& bundled,
                          Result<Pack> (*parse)(std::string_view manifest, const PartReader& readPart))
{
    FilesOfPack files(bundled);
    const auto manifest = files.manifest();
    if (!manifest)
        return manifest.error();
    auto pack = parse(*manifest, [&files](const std::string& name) { return files.part(name); });
    if (!pack)
        return pack.error();
    if (const auto complete = files.checkAllUsed(); !complete)
        return complete.error();
    return pack;
}

/// Reads the files of the pack in a folder and checks that they are a pack.
template <typename Pack>
Result<BundledPack> bundledFrom(const std::filesystem::path& folder,
                                Result<Pack> (*load)(const std::filesystem::path&, const PackFileListener&))
{
    BundledPack bundled;
    const auto pack = load(folder, [&bundled](const std::string& name, const std::string& text) {
        bundled.files.push_back({name, text});
    });
    if (!pack)
        return pack.error();
    bundled.id = pack->id;
    bundled.version = pack->version;
    bundled.hash = pack->hash;
    return bundled;
}

/// The packs in these folders that can be read.
template <typename Pack>
std::vector<BundledPack> readableIn(const std::vector<std::filesystem::path>& folders,
                                    Result<Pack> (*load)(const std::filesystem::path&,
                                                         const PackFileListener&))
{
    std::vector<BundledPack> packs;
    for (const auto& folder : folders)
        if (auto pack = bundledFrom(folder, load))
            packs.push_back(*std::move(pack));
    return packs;
}

/// The pack is the one that the bundle says it is; the files it was read from were not changed.
Result<void> checkClaim(const BundledPack& bundled, const PackHead& pack);

/// The packs of a bundle, each of which can be read and has the hash it claims. Errors say which pack.
template <typename Pack>
Result<std::vector<Pack>> parseAllBundled(const std::vector<BundledPack>& bundled,
                                          Result<Pack> (*parse)(std::string_view, const PartReader&))
{
    std::vector<Pack> packs;
    for (std::size_t i = 0; i < bundled.size(); ++i) {
        auto pack = parseBundled(bundled[i], parse);
        const Result<void> claim = pack ? checkClaim(bundled[i], *pack) : pack.error();
        if (!claim)
            return Error{"/packs/" + std::to_string(i) + (claim.error().where.empty() ? "" : ": ") +
                             claim.error().where,
                         claim.error().what};
        packs.push_back(*std::move(pack));
    }
    return packs;
}

} // namespace delve
