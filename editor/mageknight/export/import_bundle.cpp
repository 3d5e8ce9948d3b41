// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/export/import_bundle.h"

#include "engine/mageknight/content/files/load_pack.h"
#include "engine/mageknight/game_id.h"
#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/scenario/write_scenario.h"

namespace delve::mageknight {

namespace {

std::optional<PresentPack> present(const std::string& id, const Content& installed,
                                   const std::filesystem::path& packs)
{
    return presentPack<Pack>(id, gameId, installed.pack(id), packs, loadPack);
}

} // namespace

std::vector<PackMeeting> meetPacks(const Bundle& bundle, const Content& installed,
                                   const std::filesystem::path& packFolder)
{
    std::vector<PackMeeting> meetings;
    for (const BundledPack& pack : bundle.packs) {
        PackMeeting meeting{pack.id, pack.version, {}, {}, false, false};
        if (const auto parsed = parsePack(pack))
            meeting.name = parsed->name;
        if (const auto there = present(pack.id, installed, packFolder)) {
            meeting.installedVersion = there->version;
            meeting.isSame = there->hash == pack.hash;
            meeting.canBeReplaced = !meeting.isSame && there->inFolder && there->isPack;
        }
        meetings.push_back(std::move(meeting));
    }
    return meetings;
}

Result<std::vector<ImportedPack>> importBundle(const Bundle& bundle, const Content& installed,
                                               const BundleImport& options)
{
    return unpackBundle(bundle.packs, writeScenario(bundle.scenario), options,
                        {gameId,
                         [&](const std::string& id) { return present(id, installed, options.packFolder); },
                         [&] { return checkReferences(bundle.scenario, installed); }});
}

} // namespace delve::mageknight
