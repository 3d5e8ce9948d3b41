#pragma once

#include "editor/text/language_watch.h"
#include "editor/viewmodels/document_view_model.h"
#include "editor/viewmodels/inspector/property.h"

#include <QAbstractListModel>
#include <QPointer>
#include <qqmlregistration.h>

namespace delve {

/// The properties of what is selected in a document, or of the scenario itself while nothing is. Of several
/// things those that all of them have. A row stays while its property does, so that one can go on typing.
class InspectorModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::DocumentViewModel* document READ document WRITE setDocument NOTIFY documentChanged)
    /// "Cistern", "4 things", or "Scenario".
    Q_PROPERTY(QString title READ title NOTIFY titleChanged)

public:
    enum Role
    {
        NameRole = Qt::UserRole,
        LabelRole,
        SectionRole,
        TypeRole, ///< 0 text, 1 long text, 2 number, 3 choice, 4 flag
        ValueRole,
        MixedRole,
        ChoicesRole, ///< what the choices are called
        ChoiceRole,  ///< the index of the one that is chosen, -1 for none
        LeastRole,
        MostRole
    };

    using QAbstractListModel::QAbstractListModel;

    DocumentViewModel* document() const { return m_document; }
    void setDocument(DocumentViewModel* document);
    QString title() const;

    /// Why a text is no value of a row; empty if it is one.
    Q_INVOKABLE QString fault(int row, const QString& value) const;
    /// Gives everything that is selected this value, as one step of undo. False if it has it already or
    /// cannot have it.
    Q_INVOKABLE bool set(int row, const QString& value);
    /// The same by the index of a choice.
    Q_INVOKABLE bool choose(int row, int choice);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void documentChanged();
    void titleChanged();

private:
    void update();
    std::vector<Property> properties() const;

    QPointer<DocumentViewModel> m_document;
    std::vector<Property> m_properties;
    LanguageWatch m_language{[this] { update(); }};
};

} // namespace delve
