// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/viewmodels/builder/set_draft.h"
#include "editor/viewmodels/builder/form_model.h"

#include <QPointer>

namespace delve::dungeoneer {

/// The form of the card that is edited, or of the set itself.
class CardFormModel : public delve::FormModel // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::dungeoneer::SetDraft* draft READ draft WRITE setDraft NOTIFY draftChanged)

public:
    using FormModel::FormModel;

    SetDraft* draft() const { return m_draft; }
    void setDraft(SetDraft* draft);
    QString heading() const override;

signals:
    void draftChanged();

protected:
    FormSubject subject() const override;
    Result<void> judge(const FormSubject& changed) const override;
    bool commit(const FormSubject& changed, const QString& label) override;

private:
    void refresh();

    QPointer<SetDraft> m_draft;
};

} // namespace delve::dungeoneer
