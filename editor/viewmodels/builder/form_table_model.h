// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/builder/form.h"

#include <QAbstractListModel>
#include <qqmlregistration.h>

#include <functional>
#include <vector>

namespace delve {

/// The cells of one table of a form, row by row; each row begins with a cell that is its heading. Cells stay
/// while the table keeps its shape, so that one can go on typing.
class FormTableModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a form")
    Q_PROPERTY(QString name READ name CONSTANT)
    Q_PROPERTY(QString title READ title NOTIFY headingsChanged)
    /// The headings of the columns, first that of the row headings, which is empty.
    Q_PROPERTY(QStringList columns READ columns NOTIFY headingsChanged)
    Q_PROPERTY(int rows READ rows NOTIFY shapeChanged)
    Q_PROPERTY(bool growing READ isGrowing CONSTANT)

public:
    enum Role
    {
        TextRole = Qt::UserRole, ///< the value as it is shown
        LabelRole,
        TypeRole, ///< as PropertyListModel says; -1 for a heading
        UsedRole,
        ChoicesRole,
        ChoiceRole,
        SwatchRole, ///< of the choice that is chosen
        SwatchesRole
    };

    /// Asks what is wrong with a changed subject, or makes it the subject.
    using Judge = std::function<QString(const FormSubject&)>;
    using Commit = std::function<bool(const FormSubject&, const QString& label)>;
    using Current = std::function<FormSubject()>;

    FormTableModel(const QString& name, bool growing, Current current, Judge judge, Commit commit,
                   QObject* parent);

    QString name() const { return m_name; }
    QString title() const { return m_table.title; }
    QStringList columns() const { return QStringList{QString()} + m_table.columns; }
    int rows() const { return int(m_table.rows.size()); }
    bool isGrowing() const { return m_isGrowing; }
    void show(FormTable table);

    /// Why a text is no value of a cell, in the words of the reader; empty if it is one.
    Q_INVOKABLE QString fault(int cell, const QString& value) const;
    Q_INVOKABLE bool set(int cell, const QString& value);
    Q_INVOKABLE bool choose(int cell, int choice);
    /// Puts a row in before this one, or takes it out. False where the reader would not have it.
    Q_INVOKABLE bool addRow(int row);
    Q_INVOKABLE bool dropRow(int row);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void headingsChanged();
    void shapeChanged();

private:
    int width() const { return int(m_table.columns.size()) + 1; }
    const FormField* fieldAt(int cell) const;

    QString m_name;
    bool m_isGrowing;
    Current m_current;
    Judge m_judge;
    Commit m_commit;
    FormTable m_table;
};

} // namespace delve
