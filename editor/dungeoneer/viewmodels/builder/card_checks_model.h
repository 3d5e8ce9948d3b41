// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/viewmodels/builder/set_draft.h"
#include "editor/viewmodels/builder/checks_model.h"

#include <QPointer>

namespace delve::dungeoneer {

/// What the rules say of the card that is edited, and whether its text has room in both languages; of the
/// whole set while none is edited. `place` names the card and the part of it that is meant.
class CardChecksModel : public delve::ChecksModel // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::dungeoneer::SetDraft* draft READ draft WRITE setDraft NOTIFY draftChanged)

public:
    using ChecksModel::ChecksModel;

    SetDraft* draft() const { return m_draft; }
    void setDraft(SetDraft* draft);

signals:
    void draftChanged();

private:
    void refresh();

    QPointer<SetDraft> m_draft;
};

} // namespace delve::dungeoneer
