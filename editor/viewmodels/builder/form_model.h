// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/builder/form_table_model.h"
#include "editor/viewmodels/inspector/property_list_model.h"
#include "engine/base/result.h"

#include <QObjectList>

namespace delve {

/// Everything about a piece that is edited, or about the pack itself while none is: single values one below
/// the other, and tables. A game derives from it and says what the form is; what is typed is judged by its
/// reader, in its own words.
class FormModel : public PropertyListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("each game has its own")
    /// The tables, as FormTableModels.
    Q_PROPERTY(QList<QObject*> tables READ tables NOTIFY tablesChanged)
    /// What is edited, as a heading says it.
    Q_PROPERTY(QString heading READ heading NOTIFY headingChanged)

public:
    using PropertyListModel::PropertyListModel;

    QObjectList tables() const { return m_tables; }
    virtual QString heading() const = 0;

    QString fault(int row, const QString& value) const override;
    bool set(int row, const QString& value) override;
    /// The row of the property of this name; -1 if there is none.
    Q_INVOKABLE int rowOf(const QString& name) const;

signals:
    void tablesChanged();
    void headingChanged();

protected:
    /// Nothing while there is nothing to edit.
    virtual FormSubject subject() const = 0;
    /// What is wrong with a changed subject, if anything is.
    virtual Result<void> judge(const FormSubject& changed) const = 0;
    /// Makes it the subject.
    virtual bool commit(const FormSubject& changed, const QString& label) = 0;

    /// From now on this form. Another subject is another form, even if it has the same fields.
    void show(Form form, const QString& subjectName);

private:
    QString faultOf(const FormSubject& changed) const;
    void showTables(std::vector<FormTable> tables);

    std::vector<FormField> m_fields;
    QString m_shownSubject;
    QObjectList m_tables;
};

} // namespace delve
