// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/viewmodels/builder/set_draft.h"
#include "editor/dungeoneer/viewmodels/printing/card_print_choices.h"
#include "editor/viewmodels/printing/pages_model.h"

#include <QPointer>

namespace delve::dungeoneer {

/// The pages that a card set in the builder would print: its cards as they are edited, or its pawns and
/// markers. No map is needed for it.
class SetPrintViewModel : public delve::PagesModel // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    /// Nothing while the dialog is closed: nothing is planned then.
    Q_PROPERTY(delve::dungeoneer::SetDraft* draft READ draft WRITE setDraft NOTIFY draftChanged)
    Q_PROPERTY(delve::dungeoneer::CardPrintChoices* choices READ choices CONSTANT)

public:
    explicit SetPrintViewModel(QObject* parent = nullptr);

    SetDraft* draft() const { return m_draft; }
    void setDraft(SetDraft* draft);
    CardPrintChoices* choices() { return &m_choices; }
    QUrl proposedFile() const override;

signals:
    void draftChanged();

protected:
    bool hasSubject() const override { return m_draft; }
    Result<Order> orderFor(const QString& printer) const override;
    QString chosenPrinter() const override { return m_choices.printer(); }
    Duplex chosenDuplex() const override { return m_choices.duplex(); }

private:
    QPointer<SetDraft> m_draft;
    CardPrintChoices m_choices{CardPrintChoices::Subject::Set};
};

/// A file named after a set, which a dialog begins with.
QUrl proposedFile(const SetDraft& draft, const QString& ending);

} // namespace delve::dungeoneer
