// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/viewmodels/builder/set_draft.h"
#include "editor/dungeoneer/viewmodels/document/card_library.h"
#include "editor/viewmodels/builder/piece_list_model.h"
#include "engine/dungeoneer/content/checks/set_finding.h"

#include <QPointer>

namespace delve::dungeoneer {

/// The cards of a set by kind: of the one that is edited, or of all sets there are, to copy from.
class SetCardsModel : public delve::PieceListModel // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    /// The set whose cards are listed.
    Q_PROPERTY(delve::dungeoneer::SetDraft* draft READ draft WRITE setDraft NOTIFY changed)
    /// Instead of a set: all that are installed.
    Q_PROPERTY(delve::dungeoneer::CardLibrary* library READ library WRITE setLibrary NOTIFY changed)

public:
    using PieceListModel::PieceListModel;

    SetDraft* draft() const { return m_draft; }
    void setDraft(SetDraft* draft);
    CardLibrary* library() const { return m_library; }
    void setLibrary(CardLibrary* library);

signals:
    void changed();

protected:
    std::vector<Row> collect() const override;

private:
    void append(std::vector<Row>& rows, const CardSet& set, CardKind kind, const SetFindings& findings) const;

    QPointer<SetDraft> m_draft;
    QPointer<CardLibrary> m_library;
    LanguageWatch m_language{[this] { refresh(); }};
};

} // namespace delve::dungeoneer
