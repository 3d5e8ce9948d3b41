// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/sheet_files.h"

#include "editor/document/save_file.h"

#include <QDir>
#include <QFileInfo>

namespace delve {

int saveSheets(const std::string& target, const std::function<std::vector<QImage>()>& draw,
               const Program& program)
{
    const QFileInfo file(QString::fromStdString(target));
    if (file.suffix() != QStringLiteral("png")) {
        program.err.line(translated(
            QT_TRANSLATE_NOOP("delve", "The sheets are PNG pictures; name a file that ends in .png.")));
        return Unreadable;
    }
    if (!program.mayWrite(target, "png"))
        return Unreadable;
    const auto pages = draw();
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const QString number = pages.size() == 1 ? QString() : QStringLiteral("-%1").arg(i + 1);
        const QString path = file.dir().filePath(file.completeBaseName() + number + QStringLiteral(".png"));
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

} // namespace delve
