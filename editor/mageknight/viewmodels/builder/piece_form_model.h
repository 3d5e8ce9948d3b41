// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/builder/pack_view_model.h"
#include "editor/mageknight/viewmodels/document/library.h"
#include "editor/viewmodels/builder/form_model.h"

#include <QPointer>

namespace delve::mageknight {

/// The form of the piece that is edited, or of the pack itself.
class PieceFormModel : public delve::FormModel // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::mageknight::PackViewModel* pack READ pack WRITE setPack NOTIFY packChanged)
    Q_PROPERTY(delve::mageknight::Library* library READ library WRITE setLibrary NOTIFY packChanged)

public:
    using FormModel::FormModel;

    PackViewModel* pack() const { return m_pack; }
    void setPack(PackViewModel* pack);
    Library* library() const { return m_library; }
    void setLibrary(Library* library);
    QString heading() const override;

signals:
    void packChanged();

protected:
    FormSubject subject() const override;
    Result<void> judge(const FormSubject& changed) const override;
    bool commit(const FormSubject& changed, const QString& label) override;

private:
    void refresh();

    QPointer<PackViewModel> m_pack;
    QPointer<Library> m_library;
};

} // namespace delve::mageknight
