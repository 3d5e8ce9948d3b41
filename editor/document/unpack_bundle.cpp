// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/unpack_bundle.h"

#include "editor/document/exchange_folders.h"
#include "editor/document/file_lock.h"
#include "editor/document/pack_folder.h"
#include "editor/document/save_file.h"
#include "engine/base/file.h"

#include <QDir>
#include <QIODevice>
#include <QTemporaryDir>

#include <memory>

namespace delve {

namespace {

namespace fs = std::filesystem;

Error cannotWrite(const fs::path& path, const std::error_code& why)
{
    return {path.string(),
            {QT_TRANSLATE_NOOP("Engine", "the folder could not be written: %1. Nothing was changed."),
             {why.message()}}};
}

/// A pack folder that is written aside and then takes its place in one step; taken back unless kept.
class StagedPack
{
public:
    StagedPack(const BundledPack& pack, const fs::path& packs) : m_target(packs / pack.id), m_pack(pack) {}
    StagedPack(const StagedPack&) = delete;
    StagedPack& operator=(const StagedPack&) = delete;

    ~StagedPack()
    {
        // What lies aside goes with its folder.
        std::error_code ignored;
        if (m_isMoved && !m_isKept && m_hadBefore)
            exchangeFolders(aside(), m_target);
        else if (m_isMoved && !m_isKept)
            fs::remove_all(m_target, ignored);
    }

    /// Keeps other programs away from the pack until all is done.
    Result<void> lock()
    {
        auto lock = lockFile(QString::fromStdString(m_target.string()));
        if (!lock)
            return lock.error();
        m_lock = *std::move(lock);
        return {};
    }

    /// `former` are the files of the pack that is there now.
    Result<void> write(std::vector<std::string> former)
    {
        m_formerFiles = std::move(former);
        std::error_code failure;
        fs::create_directories(m_target.parent_path(), failure);
        if (failure)
            return cannotWrite(m_target.parent_path(), failure);
        // Hidden, so that nobody takes it for a pack; on the same disk, so that moving it is one step.
        m_aside =
            std::make_unique<QTemporaryDir>(QString::fromStdString(asideForWhatComes(m_target).string()));
        if (!m_aside->isValid())
            return Error{
                m_target.parent_path().string(),
                {QT_TRANSLATE_NOOP("Engine", "the folder could not be written: %1. Nothing was changed."),
                 {m_aside->errorString().toStdString()}}};
        QDir(m_aside->path()).mkdir(QLatin1String(stagedName));
        for (const BundledFile& file : m_pack.files)
            if (const auto saved = saveFile(QString::fromStdString((aside() / file.name).string()),
                                            QByteArray::fromStdString(file.text));
                !saved)
                return saved.error();
        return {};
    }

    Result<void> move()
    {
        std::error_code failure;
        m_hadBefore = isThere(m_target);
        if (m_hadBefore)
            if (auto brought = bringOwnFiles(m_target, m_formerFiles, aside()); !brought)
                return brought;
        if (m_hadBefore)
            failure = exchangeFolders(aside(), m_target);
        else
            fs::rename(aside(), m_target, failure);
        m_isMoved = !failure;
        return failure ? cannotWrite(m_target, failure) : Result<void>();
    }

    bool isWritten() const { return m_aside != nullptr; }
    void keep() { m_isKept = true; }

private:
    fs::path aside() const { return fs::path(m_aside->path().toStdString()) / stagedName; }

    fs::path m_target;
    const BundledPack& m_pack;
    std::unique_ptr<FileLock> m_lock; ///< goes last
    std::unique_ptr<QTemporaryDir> m_aside;
    std::vector<std::string> m_formerFiles;
    bool m_hadBefore = false;
    bool m_isMoved = false;
    bool m_isKept = false;
};

Result<PackOutcome> outcomeFor(const BundledPack& pack, const std::optional<PresentPack>& present,
                               PackConflict conflict)
{
    if (!present)
        return PackOutcome::Installed;
    if (!present->isPack)
        return Error{pack.id,
                     {QT_TRANSLATE_NOOP("Engine", "something of this name lies among the packs and is no "
                                                  "pack. Move it away, or choose another folder for packs. "
                                                  "Nothing was changed."),
                      {}}};
    if (present->hash == pack.hash)
        return PackOutcome::AlreadyThere;
    if (conflict == PackConflict::Keep)
        return PackOutcome::Kept;
    if (conflict == PackConflict::Refuse)
        return Error{
            pack.id,
            {QT_TRANSLATE_NOOP("Engine", "another pack of this name is installed, version %1; the "
                                         "bundle has version %2. Keep the installed one, replace it, "
                                         "or choose another folder for packs."),
             {present->version, pack.version}}};
    if (!present->inFolder)
        return Error{
            pack.id,
            {QT_TRANSLATE_NOOP("Engine", "the installed pack, version %1, comes with the program and "
                                         "cannot be replaced by version %2. Keep it, or choose "
                                         "another folder for packs."),
             {present->version, pack.version}}};
    return PackOutcome::Replaced;
}

bool isWritten(PackOutcome outcome)
{
    return outcome == PackOutcome::Installed || outcome == PackOutcome::Replaced;
}

} // namespace

Result<std::vector<ImportedPack>> unpackBundle(const std::vector<BundledPack>& packs,
                                               const std::string& scenario, const BundleImport& options,
                                               const BundleSurroundings& around)
{
    std::vector<ImportedPack> imported;
    std::vector<std::unique_ptr<StagedPack>> staged;
    finishExchanges(options.packFolder);
    for (const BundledPack& pack : packs) {
        if (const auto named = checkPackName(pack.id, around.game, options.packFolder); !named)
            return named.error();
        auto present = around.presentPack(pack.id);
        auto outcome = outcomeFor(pack, present, options.conflict);
        if (outcome && isWritten(*outcome)) {
            staged.push_back(std::make_unique<StagedPack>(pack, options.packFolder));
            if (const auto locked = staged.back()->lock(); !locked)
                return locked.error();
            present = around.presentPack(pack.id); // another program may have brought it meanwhile
            outcome = outcomeFor(pack, present, options.conflict);
        }
        if (!outcome)
            return outcome.error();
        imported.push_back({pack.id, pack.version, *outcome});
        if (*outcome == PackOutcome::Kept) {
            // Whoever keeps an older or newer pack must still find in it what the scenario uses.
            if (const auto missing = around.missingWithPresent(); !missing.empty())
                return missing.front();
        } else if (isWritten(*outcome)) {
            if (const auto written =
                    staged.back()->write(present ? present->files : std::vector<std::string>());
                !written)
                return written.error();
        }
    }
    std::erase_if(staged, [](const auto& pack) { return !pack->isWritten(); });
    const auto movePacks = [&]() -> Result<void> {
        for (const auto& pack : staged)
            if (const auto moved = pack->move(); !moved)
                return moved;
        return {};
    };
    const auto done = options.scenarioFile.isEmpty()
                          ? movePacks()
                          : saveFile(options.scenarioFile, [&](QIODevice& device) -> Result<void> {
                                const auto written = writeBytes(device, QByteArray::fromStdString(scenario));
                                return written ? movePacks() : written;
                            });
    if (!done)
        return done.error();
    for (const auto& pack : staged)
        pack->keep();
    return imported;
}

} // namespace delve
