// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/sheet_files.h"

#include "editor/document/save_file.h"

#include <QDir>
#include <QFileInfo>

namespace delve {

bool isPngName(const std::string& target, const Program& program)
{
    const bool isPng = QFileInfo(QString::fromStdString(target)).suffix() == QStringLiteral("png");
    if (!isPng)
        program.err.line(translated(
            QT_TRANSLATE_NOOP("delve", "The sheets are PNG pictures; name a file that ends in .png.")));
    return isPng;
}

bool savePictures(const std::vector<PictureFile>& pictures, const Program& program)
{
    std::vector<std::string> targets;
    for (const PictureFile& picture : pictures)
        targets.push_back(picture.path.toStdString());
    if (!program.mayWrite(targets, "png"))
        return false;
    QStringList written;
    for (const PictureFile& picture : pictures) {
        if (const auto saved = saveFile(picture.path, asPng(picture.draw())); !saved) {
            program.complain(picture.path.toStdString(), saved.error());
            program.tellWritten(written);
            return false;
        }
        written << picture.path;
        if (!picture.said.isEmpty())
            program.out.line(picture.said);
    }
    return true;
}

int saveSheets(const std::string& target, const std::vector<std::function<QImage()>>& pages,
               const Program& program)
{
    if (!isPngName(target, program))
        return Unreadable;
    const QFileInfo file(QString::fromStdString(target));
    std::vector<PictureFile> pictures;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const QString number = pages.size() == 1 ? QString() : QStringLiteral("-%1").arg(i + 1);
        const QString path = file.dir().filePath(file.completeBaseName() + number + QStringLiteral(".png"));
        pictures.push_back({path, pages[i], path});
    }
    return savePictures(pictures, program) ? Legal : Unreadable;
}

} // namespace delve
