// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/document/user_sets.h"

#include "engine/dungeoneer/content/files/load_card_set.h"
#include "engine/dungeoneer/content/files/write_card_set.h"
#include "engine/dungeoneer/content/new_set.h"

namespace delve::dungeoneer {

namespace {

namespace fs = std::filesystem;

/// Whether the set goes with all others that are installed.
Result<void> checkTogether(const CardSet& set, const Cards& installed)
{
    std::vector<CardSet> sets = installed.sets();
    std::erase_if(sets, [&](const CardSet& other) { return other.id == set.id; });
    sets.push_back(set);
    const auto combined = Cards::combine(std::move(sets));
    return combined ? Result<void>() : combined.error();
}

PackKeeping<CardSet> keepingOf(const Cards& installed)
{
    return {gameName,
            parseCardSet,
            loadCardSet,
            writeCardSet,
            renamedSet,
            [&installed](const std::string& id) { return installed.set(id); },
            [&installed](const CardSet& set) { return checkTogether(set, installed); }};
}

} // namespace

Result<void> saveSet(const CardSet& set, const fs::path& folder)
{
    const Cards none; // who lies beside it is not asked here
    return keepPack(keepingOf(none), set, folder);
}

Result<CardSet> createSet(const std::string& name, const std::string& author, const Cards& installed,
                          const fs::path& packFolder)
{
    return keepAnew(keepingOf(installed), name, packFolder,
                    [&](const std::string& id) { return newCardSet(id, name, author); });
}

Result<CardSet> duplicateSet(const CardSet& set, const std::string& name, const Cards& installed,
                             const fs::path& packFolder)
{
    return keepAnew(keepingOf(installed), name, packFolder, [&](const std::string& id) {
        CardSet copy = renamedSet(set, id);
        copy.name = {{{"en", name}}};
        return copy;
    });
}

Result<void> exportSet(const CardSet& set, const QString& file)
{
    const Cards none;
    return sendOutPack(keepingOf(none), set, file);
}

Result<CardSet> readSetFile(const QString& file)
{
    return readSinglePack<CardSet>(file, parseCardSet);
}

Result<ArrivedPack> importSet(const QString& file, PackArrival arrival, const Cards& installed,
                              const fs::path& packFolder)
{
    return keepArriving(keepingOf(installed), file, arrival, packFolder);
}

} // namespace delve::dungeoneer
