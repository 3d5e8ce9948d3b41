// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/document/card_bundles.h"

#include "editor/document/save_text.h"
#include "engine/dungeoneer/content/files/load_card_set.h"
#include "engine/dungeoneer/scenario/check_references.h"
#include "engine/dungeoneer/scenario/write_scenario.h"

namespace delve::dungeoneer {

Result<void> exportBundle(const QString& file, const Scenario& scenario,
                          const std::vector<std::filesystem::path>& setFolders)
{
    const auto bundle = makeBundle(scenario, setFolders);
    return bundle ? saveText(file, writeBundle(*bundle), bundle_limits::fileBytes)
                  : Result<void>(bundle.error());
}

Result<std::vector<ImportedPack>> importBundle(const Bundle& bundle, const Cards& installed,
                                               const BundleImport& options)
{
    return unpackBundle(bundle.packs, writeScenario(bundle.scenario), options,
                        {gameName,
                         [&](const std::string& id) {
                             return presentPack<CardSet>(id, gameName, installed.set(id), options.packFolder,
                                                         loadCardSet);
                         },
                         [&] { return checkReferences(bundle.scenario, installed); }});
}

} // namespace delve::dungeoneer
