// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/exchange_folders.h"
#include "editor/document/pack_folder.h"
#include "editor/document/resource_folder.h"
#include "engine/base/pack_files.h"

#include <map>
#include <span>
#include <string>
#include <vector>

namespace delve {

/// The packs of a game that there are. A pack of the user that cannot be read, or that does not go with the
/// others, is left out, and `leftOut` says why.
template <typename Content> struct InstalledPacks
{
    Content content;
    std::vector<Error> leftOut{};
    std::map<std::string, std::filesystem::path> userFolders{}; ///< of the packs of the user, by id
    int combinations = 0; ///< how often packs were put together, for tests
};

/// How a game reads its packs and puts them together.
template <typename Content, typename Pack> struct PackLoading
{
    std::string_view game;
    Result<Content> (*loadAll)(const std::filesystem::path& folder);
    Result<Pack> (*load)(const std::filesystem::path& folder, const PackFileListener& listener);
    Result<Content> (*combine)(std::vector<Pack> packs);
    const std::vector<Pack>& (Content::*packs)() const;
};

/// The folders of all packs of a game: those shipped with the program, then those of the user.
inline std::vector<std::filesystem::path> installedFolders(std::string_view game)
{
    std::vector<std::filesystem::path> folders;
    for (const auto& place : {resourceFolder() / "packs", userPackFolder()})
        if (const auto found = packFolders(place, game))
            folders.insert(folders.end(), found->begin(), found->end());
    return folders;
}

/// A pack of the user, and where it lies.
template <typename Pack> struct UserPack
{
    Pack pack;
    std::filesystem::path folder;
};

/// Adds the packs that go with those that are there. Halves are tried where they do not all, so that many
/// good packs cost little and one bad pack costs only itself.
template <typename Content, typename Pack>
void addUserPacks(std::span<const UserPack<Pack>> arriving, const PackLoading<Content, Pack>& game,
                  InstalledPacks<Content>& installed)
{
    std::vector<Pack> together = (installed.content.*game.packs)();
    for (const auto& each : arriving)
        together.push_back(each.pack);
    ++installed.combinations;
    if (auto combined = game.combine(std::move(together))) {
        installed.content = *std::move(combined);
        for (const auto& each : arriving)
            installed.userFolders.emplace(each.pack.id, each.folder);
    } else if (arriving.size() == 1) {
        installed.leftOut.push_back(
            {arriving.front().folder.string() + ": " + combined.error().where, combined.error().what});
    } else {
        addUserPacks(arriving.first(arriving.size() / 2), game, installed);
        addUserPacks(arriving.subspan(arriving.size() / 2), game, installed);
    }
}

/// The packs shipped, and those of the user; a fault in what is shipped is an error.
template <typename Content, typename Pack>
Result<InstalledPacks<Content>> loadInstalledPacks(const PackLoading<Content, Pack>& game)
{
    auto shipped = game.loadAll(resourceFolder() / "packs");
    if (!shipped)
        return shipped.error();
    InstalledPacks<Content> installed{*std::move(shipped)};
    finishExchanges(userPackFolder());
    const auto folders = packFolders(userPackFolder(), game.game);
    if (!folders)
        return installed; // most people have none
    std::vector<UserPack<Pack>> arriving;
    for (const auto& folder : *folders) {
        if (auto pack = game.load(folder, {}))
            arriving.push_back({*std::move(pack), folder});
        else
            installed.leftOut.push_back({(folder / pack.error().where).string(), pack.error().what});
    }
    if (!arriving.empty())
        addUserPacks(std::span<const UserPack<Pack>>(arriving), game, installed);
    return installed;
}

} // namespace delve
