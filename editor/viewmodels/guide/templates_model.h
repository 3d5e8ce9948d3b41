// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/scenario_templates.h"
#include "editor/viewmodels/library.h"

#include <QAbstractListModel>
#include <QPointer>
#include <qqmlregistration.h>

namespace delve {

/// The ways to begin a scenario.
class TemplatesModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::Library* library READ library WRITE setLibrary NOTIFY libraryChanged)

public:
    enum Role
    {
        TemplateRole = Qt::UserRole, ///< its id
        TitleRole,
        DescriptionRole
    };

    using QAbstractListModel::QAbstractListModel;

    Library* library() const { return m_library; }
    void setLibrary(Library* library);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void libraryChanged();

private:
    QPointer<Library> m_library;
    std::vector<ScenarioTemplate> m_templates;
};

} // namespace delve
