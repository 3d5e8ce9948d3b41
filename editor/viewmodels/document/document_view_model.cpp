// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/document/document_view_model.h"

namespace delve {

DocumentViewModel::DocumentViewModel(std::unique_ptr<Document> document, QObject* parent)
    : QObject(parent), m_document(std::move(document))
{
    connect(m_document.get(), &Document::modifiedChanged, this, &DocumentViewModel::modifiedChanged);
    connect(&m_document->undoStack(), &QUndoStack::indexChanged, this, &DocumentViewModel::historyChanged);
}

Autosave& DocumentViewModel::keepCopyIn(const QString& recoveryFile)
{
    m_autosave = std::make_unique<Autosave>(*m_document, recoveryFile);
    return *m_autosave;
}

} // namespace delve
