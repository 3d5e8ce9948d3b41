// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/document/user_packs.h"

#include "engine/mageknight/content/files/load_pack.h"
#include "engine/mageknight/content/files/write_pack.h"
#include "engine/mageknight/content/new_pieces.h"
#include "engine/mageknight/content/pack_edits.h"
#include "engine/mageknight/game_id.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

namespace fs = std::filesystem;

/// Whether the pack goes with all others that are installed.
Result<void> checkTogether(const Pack& pack, const Content& installed)
{
    std::vector<Pack> packs = installed.packs();
    std::erase_if(packs, [&](const Pack& other) { return other.id == pack.id; });
    packs.push_back(pack);
    const auto combined = Content::combine(std::move(packs));
    return combined ? Result<void>() : combined.error();
}

PackKeeping<Pack> keepingOf(const Content& installed)
{
    return {gameId,
            parsePack,
            loadPack,
            writePack,
            renamed,
            [&installed](const std::string& id) { return installed.pack(id); },
            [&installed](const Pack& pack) { return checkTogether(pack, installed); }};
}

} // namespace

Result<void> savePack(const Pack& pack, const fs::path& folder)
{
    const Content none; // who lies beside it is not asked here
    return keepPack(keepingOf(none), pack, folder);
}

Result<Pack> createPack(const std::string& name, const std::string& author, const Content& installed,
                        const fs::path& packFolder)
{
    return keepAnew(keepingOf(installed), name, packFolder,
                    [&](const std::string& id) { return newPack(id, name, author); });
}

Result<Pack> duplicatePack(const Pack& pack, const std::string& name, const Content& installed,
                           const fs::path& packFolder)
{
    return keepAnew(keepingOf(installed), name, packFolder, [&](const std::string& id) {
        Pack copy = renamed(pack, id);
        copy.name = {{{"en", name}}};
        return copy;
    });
}

Result<void> exportPack(const Pack& pack, const QString& file)
{
    const Content none;
    return sendOutPack(keepingOf(none), pack, file);
}

Result<Pack> readPackFile(const QString& file)
{
    return readSinglePack<Pack>(file, parsePack);
}

Result<ArrivedPack> importPack(const QString& file, PackArrival arrival, const Content& installed,
                               const fs::path& packFolder)
{
    return keepArriving(keepingOf(installed), file, arrival, packFolder);
}

} // namespace delve::mageknight
