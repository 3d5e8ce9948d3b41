// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/document/pack_document.h"

#include "editor/mageknight/document/user_packs.h"
#include "engine/mageknight/content/files/load_pack.h"

#include <QUndoCommand>

namespace delve::mageknight {

/// Undo and redo are the same swap.
class PackDocument::SwapPieces : public QUndoCommand
{
public:
    SwapPieces(PackDocument& document, const QString& label, PackEdit edit)
        : QUndoCommand(label), m_document(document), m_edit(std::move(edit))
    {}

    void redo() override { m_document.change(m_edit); }
    void undo() override { m_document.change(inverted(m_edit)); }

private:
    PackDocument& m_document;
    PackEdit m_edit;
};

PackDocument::PackDocument(Pack pack, std::filesystem::path folder, QObject* parent)
    : QObject(parent), m_pack(std::move(pack)), m_saved(m_pack), m_folder(std::move(folder))
{
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, &PackDocument::modifiedChanged);
}

bool PackDocument::push(PackEdit edit, const QString& label)
{
    if (edit.isEmpty())
        return false;
    m_undoStack.push(new SwapPieces(*this, label, std::move(edit)));
    return true;
}

void PackDocument::change(const PackEdit& edit)
{
    apply(m_pack, edit);
    emit edited(edit);
}

Result<void> PackDocument::save()
{
    if (const auto done = savePack(m_pack, m_folder); !done)
        return done.error();
    const auto read = loadPack(m_folder);
    if (!read)
        return read.error();
    m_pack.hash = read->hash;
    m_saved = m_pack;
    m_undoStack.setClean();
    return {};
}

} // namespace delve::mageknight
