// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/document/user_packs.h"

#include "editor/document/exchange_folders.h"
#include "editor/document/file_lock.h"
#include "editor/document/save_file.h"
#include "editor/mageknight/document/pack_folder.h"
#include "engine/base/file.h"
#include "engine/mageknight/content/figure_list.h"
#include "engine/mageknight/content/files/load_pack.h"
#include "engine/mageknight/content/files/write_pack.h"
#include "engine/mageknight/content/new_pieces.h"
#include "engine/mageknight/content/pack_edits.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <functional>

namespace delve::mageknight {

namespace {

namespace fs = std::filesystem;

QString pathOf(const fs::path& path)
{
    return QString::fromStdString(path.string());
}

Result<Pack> parseSinglePack(const std::string& text)
{
    return parsePack(text, [](const std::string& name) -> Result<std::string> {
        return Error{packManifestName,
                     {QT_TRANSLATE_NOOP("Engine", "expected a pack in one file, found one that has the part "
                                                  "%1 beside it. Import the folder of that pack."),
                      {name}}};
    });
}

/// A pack under an id that nobody has, not even a program that makes one at this very moment.
struct NamedPack
{
    Pack pack;
    std::unique_ptr<FileLock> lock;
};

Result<NamedPack> named(const std::string& name, const Content& installed, const fs::path& packFolder,
                        const std::function<Pack(const std::string& id)>& make)
{
    for (;;) {
        const std::string id = freePackId(name, installed, packFolder);
        auto lock = lockFile(pathOf(packFolder / id));
        if (!lock)
            return lock.error();
        if (!isThere(packFolder / id)) // it may have come while the lock was waited for
            return NamedPack{make(id), *std::move(lock)};
    }
}

/// The pack as it will be read from now on, with its hash.
Result<Pack> saved(const Result<NamedPack>& made, const fs::path& packFolder)
{
    if (!made)
        return made.error();
    if (const auto done = savePack(made->pack, packFolder / made->pack.id); !done)
        return done.error();
    return loadPack(packFolder / made->pack.id);
}

/// Whether the pack goes with all others that are installed.
Result<void> checkTogether(const Pack& pack, const Content& installed)
{
    std::vector<Pack> packs = installed.packs();
    std::erase_if(packs, [&](const Pack& other) { return other.id == pack.id; });
    packs.push_back(pack);
    const auto combined = Content::combine(std::move(packs));
    return combined ? Result<void>() : combined.error();
}

} // namespace

Result<void> savePack(const Pack& pack, const fs::path& folder)
{
    const std::string text = writePack(pack);
    // Nothing is written that could not be read again.
    if (const auto read = parseSinglePack(text); !read)
        return read.error();
    const bool isNew = !isThere(folder);
    const std::vector<std::string> parts = partsOfPack(folder);
    if (!QDir().mkpath(pathOf(folder)))
        return Error{folder.string(), {QT_TRANSLATE_NOOP("Engine", "the folder cannot be made"), {}}};
    if (const auto done = saveFile(pathOf(folder / packManifestName), QByteArray::fromStdString(text));
        !done) {
        if (isNew)
            QDir().rmdir(pathOf(folder));
        return done.error();
    }
    // From here on nothing names them any more.
    for (const std::string& part : parts)
        QFile::remove(pathOf(folder / part));
    return {};
}

std::string freePackId(const std::string& name, const Content& installed, const fs::path& packFolder)
{
    std::string word = kebabCaseOf(name).substr(0, 40);
    while (word.ends_with('-'))
        word.pop_back();
    if (word.empty())
        word = "pack";
    std::string id = word;
    for (int number = 2; installed.pack(id) || isThere(packFolder / id); ++number)
        id = word + "-" + std::to_string(number);
    return id;
}

Result<Pack> createPack(const std::string& name, const std::string& author, const Content& installed,
                        const fs::path& packFolder)
{
    return saved(
        named(name, installed, packFolder, [&](const std::string& id) { return newPack(id, name, author); }),
        packFolder);
}

Result<Pack> duplicatePack(const Pack& pack, const std::string& name, const Content& installed,
                           const fs::path& packFolder)
{
    const auto copied = [&](const std::string& id) {
        Pack copy = renamed(pack, id);
        copy.name = {{{"en", name}}};
        return copy;
    };
    return saved(named(name, installed, packFolder, copied), packFolder);
}

Result<void> deletePack(const fs::path& folder)
{
    const auto lock = lockFile(pathOf(folder));
    if (!lock)
        return lock.error();
    if (!isThere(folder) || QFile::moveToTrash(pathOf(folder)))
        return {};
    // Out of sight in one step; what follows may take its time.
    const fs::path aside = asideOf(folder) += "-deleted";
    std::error_code failure;
    fs::remove_all(aside, failure);
    fs::rename(folder, aside, failure);
    if (failure)
        return Error{
            folder.string(),
            {QT_TRANSLATE_NOOP("Engine", "the folder could not be removed: %1. Nothing was changed."),
             {failure.message()}}};
    fs::remove_all(aside, failure);
    return {};
}

Result<void> exportPack(const Pack& pack, const QString& file)
{
    return saveFile(file, QByteArray::fromStdString(writePack(pack)));
}

Result<Pack> readPackFile(const QString& file)
{
    const auto text = readFile(file.toStdString(), maxPackFileBytes);
    if (!text)
        return text.error();
    return parseSinglePack(*text);
}

Result<ArrivedPack> importPack(const QString& file, PackArrival arrival, const Content& installed,
                               const fs::path& packFolder)
{
    auto pack = readPackFile(file);
    if (!pack)
        return pack.error();
    const Pack* present = installed.pack(pack->id);
    const auto lock = lockFile(pathOf(packFolder / pack->id));
    if (!lock)
        return lock.error();
    const bool isOwn = isThere(packFolder / pack->id);
    if (present || isOwn) {
        if (present && writePack(*present) == writePack(*pack))
            return ArrivedPack{pack->id, true};
        if (arrival == PackArrival::Refuse)
            return Error{pack->id,
                         {QT_TRANSLATE_NOOP("Engine", "another pack of this name is there already. Replace "
                                                      "it, or import this one as a copy."),
                          {}}};
        if (arrival == PackArrival::Replace && !isOwn)
            return Error{pack->id,
                         {QT_TRANSLATE_NOOP("Engine", "a pack that comes with the program cannot be "
                                                      "replaced. Import this one as a copy."),
                          {}}};
    }
    NamedPack arriving{*pack, nullptr};
    if (arrival == PackArrival::AsCopy && (present || isOwn)) {
        auto copy =
            named(pack->id, installed, packFolder, [&](const std::string& id) { return renamed(*pack, id); });
        if (!copy)
            return copy.error();
        arriving = *std::move(copy);
    }
    if (const auto together = checkTogether(arriving.pack, installed); !together)
        return together.error();
    if (const auto done = savePack(arriving.pack, packFolder / arriving.pack.id); !done)
        return done.error();
    return ArrivedPack{arriving.pack.id, false};
}

} // namespace delve::mageknight
