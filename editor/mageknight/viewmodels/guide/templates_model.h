// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/document/scenario_templates.h"
#include "editor/mageknight/viewmodels/document/library.h"

#include <QAbstractListModel>
#include <QPointer>
#include <qqmlregistration.h>

namespace delve::mageknight {

/// The ways to begin a scenario.
class TemplatesModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::mageknight::Library* library READ library WRITE setLibrary NOTIFY libraryChanged)

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

} // namespace delve::mageknight
