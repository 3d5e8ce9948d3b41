// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/printing/page_choices.h"
#include "editor/viewmodels/printing/pages_model.h"

#include <QPointer>

namespace delve {

/// The calibration sheet as pages, for the printer, tray and paper that were chosen.
class CalibrationViewModel : public delve::PagesModel // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    /// Nothing while the dialog is closed.
    Q_PROPERTY(delve::PageChoices* choices READ choices WRITE setChoices NOTIFY choicesChanged)
    /// Draws the sheet with what is kept: all scales should show 0.
    Q_PROPERTY(bool check READ isCheck WRITE setCheck NOTIFY choicesChanged)

public:
    explicit CalibrationViewModel(QObject* parent = nullptr) : PagesModel(parent) {}

    PageChoices* choices() const { return m_choices; }
    void setChoices(PageChoices* choices);
    bool isCheck() const { return m_isCheck; }
    void setCheck(bool check);
    QUrl proposedFile() const override;

signals:
    void choicesChanged();

protected:
    bool hasSubject() const override { return m_choices != nullptr; }
    Result<Order> orderFor(const QString& printer) const override;
    QString chosenPrinter() const override { return m_choices ? m_choices->printer() : QString(); }
    Duplex chosenDuplex() const override { return m_choices ? m_choices->sheetDuplex() : Duplex::LongEdge; }

private:
    QPointer<PageChoices> m_choices;
    bool m_isCheck = false;
};

} // namespace delve
