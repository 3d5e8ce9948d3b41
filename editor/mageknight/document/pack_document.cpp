// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/document/pack_document.h"

#include "editor/mageknight/document/user_packs.h"
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

Result<void> PackDocument::save()
{
    const auto read = keepEdited(m_pack, m_saved.hash, m_folder, loadPack, savePack);
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
