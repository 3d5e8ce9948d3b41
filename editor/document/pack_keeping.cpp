// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/pack_keeping.h"

#include "editor/document/exchange_folders.h"
#include "editor/document/resource_folder.h"
#include "editor/document/save_text.h"
#include "engine/base/kebab_case.h"
#include "engine/base/schema_name.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace delve {

namespace {

QString pathOf(const std::filesystem::path& path)
{
    return QString::fromStdString(path.string());
}

} // namespace

std::string freePackIdFor(const std::string& name, const std::function<bool(const std::string&)>& isTaken,
                          const std::filesystem::path& packFolder)
{
    std::string word = kebabCaseOf(name).substr(0, 40);
    while (word.ends_with('-'))
        word.pop_back();
    if (word.empty())
        word = "pack";
    std::string id = word;
    const std::filesystem::path shipped = resourceFolder() / "packs";
    for (int number = 2; isTaken(id) || isThere(packFolder / id) || isThere(shipped / id); ++number)
        id = word + "-" + std::to_string(number);
    return id;
}

Result<std::unique_ptr<FileLock>> lockPackFolder(const std::filesystem::path& folder)
{
    const QString path = QDir::cleanPath(QFileInfo(pathOf(folder)).absoluteFilePath());
    const QFileInfo around(QFileInfo(path).absolutePath()); // where the lock lies
    return isThere(folder) && around.isWritable() ? lockFile(path) : std::unique_ptr<FileLock>();
}

Result<void> writePackFolder(const std::string& text, const std::filesystem::path& folder,
                             const std::vector<std::string>& formerParts)
{
    const bool isNew = !isThere(folder);
    if (!QDir().mkpath(pathOf(folder)))
        return Error{folder.string(), {QT_TRANSLATE_NOOP("Engine", "the folder cannot be made"), {}}};
    const std::filesystem::path manifest = folder / packManifestName;
    const std::string written = keepingSchemaName(text, manifest);
    if (const auto done = saveText(pathOf(manifest), written, maxPackFileBytes); !done) {
        if (isNew)
            QDir().rmdir(pathOf(folder));
        return done.error();
    }
    // From here on nothing names them any more.
    for (const std::string& part : formerParts)
        QFile::remove(pathOf(folder / part));
    return {};
}

Result<void> checkArrival(const std::string& id, PackArrival arrival, bool isOfUser)
{
    if (arrival == PackArrival::Refuse)
        return Error{id,
                     {QT_TRANSLATE_NOOP("Engine", "another pack of this name is there already. Replace "
                                                  "it, or import this one as a copy."),
                      {}}};
    if (arrival == PackArrival::Replace && !isOfUser)
        return Error{id,
                     {QT_TRANSLATE_NOOP("Engine", "a pack that comes with the program cannot be "
                                                  "replaced. Import this one as a copy."),
                      {}}};
    return {};
}

Result<void> deletePack(const std::filesystem::path& folder)
{
    const auto lock = lockFile(pathOf(folder));
    if (!lock)
        return lock.error();
    if (!isThere(folder) || QFile::moveToTrash(pathOf(folder)))
        return {};
    // Out of sight in one step; what follows may take its time.
    const std::filesystem::path aside = deletedAsideOf(folder);
    std::error_code failure;
    std::filesystem::remove_all(aside, failure);
    std::filesystem::rename(folder, aside, failure);
    if (failure)
        return Error{
            folder.string(),
            {QT_TRANSLATE_NOOP("Engine", "the folder could not be removed: %1. Nothing was changed."),
             {failure.message()}}};
    std::filesystem::remove_all(aside, failure);
    return {};
}

Error changedByAnother(const std::filesystem::path& folder)
{
    return {folder.string(),
            {QT_TRANSLATE_NOOP("Engine", "another program has changed this pack since it was opened here; "
                                         "nothing was overwritten. Duplicate the pack to keep both."),
             {}}};
}

Result<std::string> noParts(const std::string& name)
{
    return Error{packManifestName,
                 {QT_TRANSLATE_NOOP("Engine", "expected a pack in one file, found one that has the part "
                                              "%1 beside it. Import the folder of that pack."),
                  {name}}};
}

} // namespace delve
