// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/builder/form_table_model.h"
#include "editor/mageknight/viewmodels/builder/pack_view_model.h"
#include "editor/mageknight/viewmodels/document/library.h"
#include "editor/viewmodels/inspector/property_list_model.h"

#include <QObjectList>
#include <QPointer>
#include <qqmlregistration.h>

namespace delve::mageknight {

/// Everything about the piece that is edited, or about the pack itself while none is: single values one below
/// the other, and tables. What is typed is judged by the reader of packs, in its own words.
class PieceFormModel : public delve::PropertyListModel // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::mageknight::PackViewModel* pack READ pack WRITE setPack NOTIFY packChanged)
    Q_PROPERTY(delve::mageknight::Library* library READ library WRITE setLibrary NOTIFY packChanged)
    /// The tables, as FormTableModels.
    Q_PROPERTY(QList<QObject*> tables READ tables NOTIFY tablesChanged)

public:
    using PropertyListModel::PropertyListModel;

    PackViewModel* pack() const { return m_pack; }
    void setPack(PackViewModel* pack);
    Library* library() const { return m_library; }
    void setLibrary(Library* library);
    QObjectList tables() const { return m_tables; }

    QString fault(int row, const QString& value) const override;
    bool set(int row, const QString& value) override;

signals:
    void packChanged();
    void tablesChanged();

private:
    void refresh();
    void showTables(std::vector<FormTable> tables);
    FormSubject subject() const;
    QString judge(const FormSubject& subject) const;
    bool commit(const FormSubject& subject, const QString& label);

    QPointer<PackViewModel> m_pack;
    QPointer<Library> m_library;
    std::vector<FormField> m_fields;
    QString m_shownPiece;
    QObjectList m_tables;
};

} // namespace delve::mageknight
