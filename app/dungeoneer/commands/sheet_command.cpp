// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dungeoneer/commands/card_program.h"
#include "editor/document/save_file.h"
#include "editor/dungeoneer/render/card_sheet.h"
#include "engine/base/file.h"
#include "engine/dungeoneer/content/files/load_card_set.h"

#include <QDir>
#include <QFileInfo>

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
    const auto target = command.get_option("--out")->as<std::string>();
    const QFileInfo file(QString::fromStdString(target));
    if (file.suffix() != QStringLiteral("png")) {
        program.err.line(translated(
            QT_TRANSLATE_NOOP("delve", "The sheets are PNG pictures; name a file that ends in .png.")));
        return Unreadable;
    }
    const auto set = setNamed(command.get_option("pack")->as<std::string>(), program);
    if (!set || !program.mayWrite(target, "png"))
        return Unreadable;
    CardSheetOptions options;
    if (const CLI::Option* style = command.get_option("--style"); style->count() > 0)
        options.style = *fromName<RenderStyle>(style->as<std::string>());
    const auto pages = cardSheets(*set, options);
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const QString path =
            file.dir().filePath(QStringLiteral("%1-%2.png").arg(file.completeBaseName()).arg(i + 1));
        if (!program.mayWrite(path.toStdString(), "png"))
            return Unreadable;
        if (const auto saved = saveFile(path, asPng(pages[i])); !saved) {
            program.complain(path.toStdString(), saved.error());
            return Unreadable;
        }
        program.out.line(path);
    }
    return Legal;
}

} // namespace delve::dungeoneer
