// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/collection_file_option.h"

#include "editor/collection/collection_file.h"

#include <QFileInfo>

namespace delve {

Result<Collection> readCollection(const std::string& file)
{
    const QString path = file.empty() ? collectionFile() : QString::fromStdString(file);
    if (!file.empty() && !QFileInfo::exists(path))
        return Error{file, {QT_TRANSLATE_NOOP("Engine", "there is no such file"), {}}};
    return loadCollection(path);
}

} // namespace delve
