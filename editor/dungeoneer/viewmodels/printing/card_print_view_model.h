// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/viewmodels/printing/card_map_source.h"
#include "editor/dungeoneer/viewmodels/printing/card_print_choices.h"
#include "editor/viewmodels/printing/pages_model.h"

#include <QPointer>

namespace delve::dungeoneer {

/// The pages that a card map would print with the choices of the print dialog.
class CardPrintViewModel : public delve::PagesModel // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    /// Nothing while the dialog is closed: nothing is planned then.
    Q_PROPERTY(delve::dungeoneer::CardMapSource* source READ source WRITE setSource NOTIFY sourceChanged)
    Q_PROPERTY(delve::dungeoneer::CardPrintChoices* choices READ choices CONSTANT)

public:
    explicit CardPrintViewModel(QObject* parent = nullptr);

    CardMapSource* source() const { return m_source; }
    void setSource(CardMapSource* source);
    CardPrintChoices* choices() { return &m_choices; }
    QUrl proposedFile() const override;

signals:
    void sourceChanged();

protected:
    bool hasSubject() const override { return m_source && m_source->scenario(); }
    Result<Order> orderFor(const QString& printer) const override;
    QString chosenPrinter() const override { return m_choices.printer(); }
    Duplex chosenDuplex() const override { return m_choices.duplex(); }

private:
    QPointer<CardMapSource> m_source;
    CardPrintChoices m_choices;
};

} // namespace delve::dungeoneer
