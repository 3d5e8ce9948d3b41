// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/builder/pack_draft.h"

namespace delve {

void PackDraft::setPiece(const QString& id)
{
    const ContentId wanted(id.toStdString());
    if (m_piece == wanted || (!wanted.empty() && !hasPiece(wanted)))
        return;
    m_piece = wanted;
    emit pieceChanged();
    emit pieceEdited();
}

void PackDraft::followEdit(const std::optional<ContentId>& changed)
{
    if (changed && *changed != m_piece) {
        m_piece = *changed;
        emit pieceChanged();
    } else if (!m_piece.empty() && !hasPiece(m_piece)) {
        m_piece = {};
        emit pieceChanged();
    }
    emit edited();
    emit pieceEdited();
}

} // namespace delve
