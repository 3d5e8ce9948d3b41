// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/collection/collection_model.h"
#include "editor/mageknight/viewmodels/document/library.h"
#include "editor/mageknight/viewmodels/document/scenario_view_model.h"
#include "editor/mageknight/viewmodels/printing/print_choices.h"
#include "editor/viewmodels/printing/pages_model.h"

#include <QPointer>

namespace delve::mageknight {

/// The pages that a scenario would print with the choices of the print dialog.
class PrintViewModel : public delve::PagesModel // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::mageknight::Library* library MEMBER m_library)
    Q_PROPERTY(delve::mageknight::CollectionModel* collection MEMBER m_collection)
    /// Nothing while the dialog is closed: nothing is planned then.
    Q_PROPERTY(
        delve::mageknight::ScenarioViewModel* document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(delve::mageknight::PrintChoices* choices READ choices CONSTANT)

public:
    explicit PrintViewModel(QObject* parent = nullptr);

    ScenarioViewModel* document() const { return m_document; }
    void setDocument(ScenarioViewModel* document);
    PrintChoices* choices() { return &m_choices; }
    QUrl proposedFile() const override;

signals:
    void documentChanged();

protected:
    bool hasSubject() const override { return m_document != nullptr; }
    Result<Order> orderFor(const QString& printer) const override;
    QString chosenPrinter() const override { return m_choices.printer(); }
    Duplex chosenDuplex() const override { return m_choices.duplex(); }

private:
    QPointer<Library> m_library;
    QPointer<CollectionModel> m_collection;
    QPointer<ScenarioViewModel> m_document;
    PrintChoices m_choices;
};

} // namespace delve::mageknight
