// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/sheet_files.h"
#include "app/dungeoneer/commands/card_program.h"
#include "editor/dungeoneer/render/card_sheet.h"
#include "engine/base/file.h"
#include "engine/dungeoneer/content/files/load_card_set.h"

namespace delve::dungeoneer {

namespace {

/// A set by its id, or the folder of one that is not shipped.
std::optional<CardSet> setNamed(const std::string& idOrFolder, CardProgram& program)
{
    if (!isThere(idOrFolder)) // the command came here because a set has this id
        return *program.cards()->set(idOrFolder);
    auto set = loadCardSet(idOrFolder);
    if (!set) {
        program.complain(idOrFolder, set.error());
        return std::nullopt;
    }
    return *std::move(set);
}

} // namespace

int drawCardSheets(const CLI::App& command, CardProgram& program)
{
    const auto set = setNamed(command.get_option("pack")->as<std::string>(), program);
    if (!set)
        return Unreadable;
    CardSheetOptions options;
    if (const CLI::Option* style = command.get_option("--style"); style->count() > 0)
        options.style = *fromName<RenderStyle>(style->as<std::string>());
    return saveSheets(
        command.get_option("--out")->as<std::string>(), [&] { return cardSheets(*set, options); }, program);
}

} // namespace delve::dungeoneer
