// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/unpacked_bundle.h"
#include "app/dungeoneer/commands/card_program.h"
#include "editor/document/pack_folder.h"
#include "editor/dungeoneer/document/card_bundles.h"
#include "editor/dungeoneer/document/installed_sets.h"
#include "engine/base/file.h"
#include "engine/dungeoneer/content/files/load_card_set.h"
#include "engine/scenario/bundled_packs.h"
#include "engine/scenario/scenario_version.h"

namespace delve::dungeoneer {

int importFile(const CLI::App& command, const CommandGame& game, CardProgram& program)
{
    const std::string file = textOf(command, "file");
    if (!takesOnly(command, {"file", "--out", "--pack-folder", "--packs"}, game, program))
        return Unreadable;
    if (!file.ends_with(".bundle.json")) {
        program.err.line(translated(
            QT_TRANSLATE_NOOP("delve", "Of Dungeoneer only bundles (.bundle.json) can be imported; "
                                       "delve pack import takes a set of cards.")));
        return Unreadable;
    }
    const auto target = scenarioFileFor(file, textOf(command, "--out"), program);
    const Cards* installed = target ? program.cards() : nullptr;
    if (!installed || !program.mayWrite(target->toStdString(), scenarioFormat))
        return Unreadable;
    const auto text = readFile(file, bundle_limits::fileBytes);
    const auto bundle = text ? parseBundle(*text) : Result<Bundle>(text.error());
    if (!bundle) {
        program.complain(file, bundle.error());
        return Unreadable;
    }
    // In a folder of their own the sets of the bundle meet only what lies there.
    const std::string elsewhere = textOf(command, "--pack-folder");
    const std::filesystem::path folder =
        elsewhere.empty() ? userPackFolder() : std::filesystem::path(elsewhere);
    const auto there = elsewhere.empty() ? Result<Cards>(*installed) : loadCards(folder);
    const auto conflict = fromName<PackConflict>(textOf(command, "--packs"));
    const auto imported = importBundle(*bundle, there ? *there : Cards(),
                                       {*target, folder, conflict.value_or(PackConflict::Refuse)});
    if (!imported) {
        program.complain(file, imported.error());
        return Unreadable;
    }
    tellUnpacked(*target, *imported, program);
    return Legal;
}

} // namespace delve::dungeoneer
