// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/document/pack_document.h"

#include "editor/document/file_lock.h"
#include "editor/mageknight/document/user_packs.h"
#include "engine/base/file.h"
#include "engine/mageknight/content/files/load_pack.h"

#include <QLocale>

namespace delve::mageknight {

PackDocument::PackDocument(Pack pack, std::filesystem::path folder, QObject* parent)
    : Document(parent), m_pack(std::move(pack)), m_saved(m_pack), m_folder(std::move(folder))
{}

QString PackDocument::title() const
{
    return QString::fromStdString(m_pack.name.in(QLocale().name().toStdString()));
}

bool PackDocument::push(PackEdit edit, const QString& label)
{
    if (edit.isEmpty())
        return false;
    remember(label, std::move(edit), [this](const PackEdit& done) { change(done); });
    return true;
}

void PackDocument::change(const PackEdit& edit)
{
    apply(m_pack, edit);
    emit edited(edit);
}

/// Whether what lies in the folder is what this document was made from or saved as.
Result<void> PackDocument::checkFolder() const
{
    if (!isThere(m_folder))
        return {};
    const auto there = loadPack(m_folder);
    if (!there)
        return there.error(); // what cannot be read may be worth mending
    if (there->hash != m_saved.hash)
        return Error{
            m_folder.string(),
            {QT_TRANSLATE_NOOP("Engine", "another program has changed this pack since it was opened here; "
                                         "nothing was overwritten. Duplicate the pack to keep both."),
             {}}};
    return {};
}

Result<void> PackDocument::save()
{
    const auto lock = lockFile(QString::fromStdString(m_folder.string()));
    if (!lock)
        return lock.error();
    if (const auto same = checkFolder(); !same)
        return same.error();
    if (const auto done = savePack(m_pack, m_folder); !done)
        return done.error();
    const auto read = loadPack(m_folder);
    if (!read)
        return read.error();
    m_pack.hash = read->hash;
    m_saved = m_pack;
    undoStack().setClean();
    return {};
}

Result<void> PackDocument::writeCopy(const QString& file) const
{
    return exportPack(m_pack, file);
}

} // namespace delve::mageknight
