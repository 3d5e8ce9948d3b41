// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/inspector/property.h"

#include <QAbstractListModel>
#include <qqmlregistration.h>

#include <vector>

namespace delve {

/// Properties that are shown and edited one below the other. A row stays while its property does, so that one
/// can go on typing.
class PropertyListModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("what has properties derives from it")

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
        MostRole,
        LeastNameRole,
        NoteRole,
        RuleRole
    };

    using QAbstractListModel::QAbstractListModel;

    /// Why a text is no value of a row; empty if it is one.
    Q_INVOKABLE virtual QString fault(int row, const QString& value) const;
    /// Gives a property this value. False if it has it already or cannot have it.
    Q_INVOKABLE virtual bool set(int row, const QString& value) = 0;
    /// Gives a property the value at this index among its choices. False as for set().
    Q_INVOKABLE bool choose(int row, int choice);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

protected:
    const Property& at(int row) const { return m_properties[std::size_t(row)]; }
    /// From now on these; rows whose properties are edited alike stay.
    void show(std::vector<Property> properties);

private:
    std::vector<Property> m_properties;
};

} // namespace delve
