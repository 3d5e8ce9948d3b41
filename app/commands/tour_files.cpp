// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/tour_files.h"

#include <algorithm>

namespace delve {

bool prepareTour(NewFolders& made, const QDir& folder, std::initializer_list<TourFile> files,
                 const Program& program)
{
    if (!made.make(folder.path())) {
        program.err.line(
            translated(QT_TRANSLATE_NOOP("delve", "The folder %1 cannot be made.")).arg(folder.path()));
        return false;
    }
    return std::ranges::all_of(files, [&](const TourFile& file) {
        return program.mayWrite(folder.filePath(QString::fromLatin1(file.name)).toStdString(), file.kind);
    });
}

} // namespace delve
