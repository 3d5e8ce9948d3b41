// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/file_lock.h"
#include "editor/document/pack_folder.h"
#include "editor/document/save_text.h"
#include "engine/base/file.h"
#include "engine/base/pack_files.h"

#include <QString>

#include <memory>

namespace delve {

/// The packs of the user, each in a folder of its own named after it. Whatever is written is written as a
/// whole or not at all. The same for the packs of every game, which says how its packs are read and written.

/// What a game knows about its packs.
template <typename Pack> struct PackKeeping
{
    std::string_view game;
    Result<Pack> (*parse)(std::string_view manifest, const PartReader& readPart);
    Result<Pack> (*load)(const std::filesystem::path& folder, const PackFileListener& listener);
    std::string (*write)(const Pack& pack);
    /// Gives a pack another id.
    Pack (*renamed)(const Pack& pack, const std::string& id);
    /// A pack that is installed.
    std::function<const Pack*(const std::string& id)> installed;
    /// Whether the pack goes with all others that are installed.
    std::function<Result<void>(const Pack& pack)> goesWithOthers;
};

/// What to do with a pack that is there already, with other content.
enum class PackArrival
{
    Refuse,
    Replace,
    AsCopy ///< beside it, under another id
};

struct ArrivedPack
{
    std::string id;
    bool wasThere = false; ///< the very same pack; nothing was changed
};

/// A pack under an id that nobody has, not even a program that makes one at this very moment.
template <typename Pack> struct NamedPack
{
    Pack pack;
    std::unique_ptr<FileLock> lock;
};

/// An id made from a name, that `isTaken` does not know, and no pack of any game that comes with the program
/// or lies among the user's.
std::string freePackIdFor(const std::string& name, const std::function<bool(const std::string&)>& isTaken,
                          const std::filesystem::path& packFolder);

/// Keeps other programs away from a pack while it is read and written again. Nothing is held, and nothing
/// made, where there is no such folder, or no place for the lock beside it.
Result<std::unique_ptr<FileLock>> lockPackFolder(const std::filesystem::path& folder);

/// Writes the text of a pack into its folder, and removes the parts that it was divided into before.
Result<void> writePackFolder(const std::string& text, const std::filesystem::path& folder,
                             const std::vector<std::string>& formerParts);

/// Takes the folder of a pack away, to the trash of the system if there is one.
Result<void> deletePack(const std::filesystem::path& folder);

/// A pack of this id is there already, and is another one: why it cannot arrive, if so.
Result<void> checkArrival(const std::string& id, PackArrival arrival, bool isOfUser);

/// Parts that lie beside a pack which should be one file.
Result<std::string> noParts(const std::string& name);

/// Reads a pack from one file. It may refer to others, and need not be one of the user's.
template <typename Pack>
Result<Pack> readSinglePack(const QString& file, Result<Pack> (*parse)(std::string_view, const PartReader&))
{
    const auto text = readFile(file.toStdString(), maxPackFileBytes);
    return text ? parse(*text, noParts) : text.error();
}

/// The text of a pack as one file, if it could be read again: it may have more pieces than one file can hold.
template <typename Pack> Result<std::string> readableText(const PackKeeping<Pack>& keeping, const Pack& pack)
{
    std::string text = keeping.write(pack);
    if (const auto read = keeping.parse(text, noParts); !read)
        return read.error();
    return text;
}

/// Writes the pack to one file, for readSinglePack.
template <typename Pack>
Result<void> sendOutPack(const PackKeeping<Pack>& keeping, const Pack& pack, const QString& file)
{
    const auto text = readableText(keeping, pack);
    return text ? saveText(file, *text, maxPackFileBytes) : Result<void>(text.error());
}

/// Writes the pack into its folder, in its canonical form: one pack.json. Whoever asks holds the lock of the
/// folder (lockFile); all others here take it.
template <typename Pack>
Result<void> keepPack(const PackKeeping<Pack>& keeping, const Pack& pack, const std::filesystem::path& folder)
{
    const auto text = readableText(keeping, pack);
    if (!text)
        return text.error();
    std::vector<std::string> parts;
    const auto former = keeping.load(folder, [&parts](const std::string& name, const std::string&) {
        if (name != packManifestName)
            parts.push_back(name);
    });
    return writePackFolder(*text, folder, former ? parts : std::vector<std::string>());
}

/// Why a pack that was opened or saved with this hash must not be written over what lies in its folder now.
Error changedByAnother(const std::filesystem::path& folder);

/// Saves a pack that is being edited, unless another program changed it since it was read with this hash. The
/// result is the pack as it will be read from now on.
template <typename Pack>
Result<Pack> keepEdited(const Pack& pack, const std::string& hash, const std::filesystem::path& folder,
                        Result<Pack> (*load)(const std::filesystem::path&, const PackFileListener&),
                        Result<void> (*save)(const Pack&, const std::filesystem::path&))
{
    const auto lock = lockFile(QString::fromStdString(folder.string()));
    if (!lock)
        return lock.error();
    if (isThere(folder)) {
        const auto there = load(folder, {});
        if (!there)
            return there.error(); // what cannot be read may be worth mending
        if (there->hash != hash)
            return changedByAnother(folder);
    }
    if (const auto done = save(pack, folder); !done)
        return done.error();
    return load(folder, {});
}

/// A pack that `make` makes for an id that is free.
template <typename Pack, typename Make>
Result<NamedPack<Pack>> nameAnew(const PackKeeping<Pack>& keeping, const std::string& name,
                                 const std::filesystem::path& packFolder, Make&& make)
{
    const auto isTaken = [&](const std::string& id) { return keeping.installed(id) != nullptr; };
    for (;;) {
        const std::string id = freePackIdFor(name, isTaken, packFolder);
        auto lock = lockFile(QString::fromStdString((packFolder / id).string()));
        if (!lock)
            return lock.error();
        if (!isThere(packFolder / id)) // it may have come while the lock was waited for
            return NamedPack<Pack>{make(id), *std::move(lock)};
    }
}

/// Saves a pack that `make` makes among the user's, as it will be read from now on, with its hash.
template <typename Pack, typename Make>
Result<Pack> keepAnew(const PackKeeping<Pack>& keeping, const std::string& name,
                      const std::filesystem::path& packFolder, Make&& make)
{
    const auto made = nameAnew(keeping, name, packFolder, make);
    if (!made)
        return made.error();
    if (const auto done = keepPack(keeping, made->pack, packFolder / made->pack.id); !done)
        return done.error();
    return keeping.load(packFolder / made->pack.id, {});
}

/// Reads a pack from one file and puts it among the user's.
template <typename Pack>
Result<ArrivedPack> keepArriving(const PackKeeping<Pack>& keeping, const QString& file, PackArrival arrival,
                                 const std::filesystem::path& packFolder)
{
    auto pack = readSinglePack(file, keeping.parse);
    if (!pack)
        return pack.error();
    if (const auto named = checkPackName(pack->id, keeping.game, packFolder); !named)
        return named.error();
    const Pack* present = keeping.installed(pack->id);
    const auto lock = lockFile(QString::fromStdString((packFolder / pack->id).string()));
    if (!lock)
        return lock.error();
    const bool isOwn = isThere(packFolder / pack->id);
    if (present && keeping.write(*present) == keeping.write(*pack))
        return ArrivedPack{pack->id, true};
    NamedPack<Pack> arriving{*pack, nullptr};
    if (present || isOwn) {
        if (const auto allowed = checkArrival(pack->id, arrival, isOwn); !allowed)
            return allowed.error();
        if (arrival == PackArrival::AsCopy) {
            auto copy = nameAnew(keeping, pack->id, packFolder,
                                 [&](const std::string& id) { return keeping.renamed(*pack, id); });
            if (!copy)
                return copy.error();
            arriving = *std::move(copy);
        }
    }
    if (const auto together = keeping.goesWithOthers(arriving.pack); !together)
        return together.error();
    if (const auto done = keepPack(keeping, arriving.pack, packFolder / arriving.pack.id); !done)
        return done.error();
    return ArrivedPack{arriving.pack.id, false};
}

} // namespace delve
