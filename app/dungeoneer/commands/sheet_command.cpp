// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/sheet_files.h"
#include "app/dungeoneer/commands/card_program.h"
#include "editor/dungeoneer/render/card_sheet.h"

namespace delve::dungeoneer {

int drawCardSheets(const CLI::App& command, CardProgram& program)
{
    const auto set = setNamed(textOf(command, "pack"), program);
    if (!set)
        return Unreadable;
    CardSheetOptions options;
    if (const CLI::Option* style = command.get_option("--style"); style->count() > 0)
        options.style = *fromName<RenderStyle>(style->as<std::string>());
    return saveSheets(textOf(command, "--out"), cardSheets(*set, options), program);
}

} // namespace delve::dungeoneer
