// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/builder/pack_view_model.h"
#include "editor/mageknight/viewmodels/document/library.h"
#include "editor/viewmodels/builder/piece_list_model.h"

#include <QPointer>

namespace delve::mageknight {

/// The pieces of a pack by kind: of the one that is edited, or of all packs there are, to copy from.
class PackPiecesModel : public delve::PieceListModel // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    /// The pack whose pieces are listed.
    Q_PROPERTY(delve::mageknight::PackViewModel* pack READ pack WRITE setPack NOTIFY packChanged)
    /// Instead of a pack: all that are installed.
    Q_PROPERTY(delve::mageknight::Library* library READ library WRITE setLibrary NOTIFY packChanged)

public:
    using PieceListModel::PieceListModel;

    PackViewModel* pack() const { return m_pack; }
    void setPack(PackViewModel* pack);
    Library* library() const { return m_library; }
    void setLibrary(Library* library);

signals:
    void packChanged();

protected:
    std::vector<Row> collect() const override;

private:
    void append(std::vector<Row>& rows, const Pack& pack, PieceKind kind) const;

    QPointer<PackViewModel> m_pack;
    QPointer<Library> m_library;
};

} // namespace delve::mageknight
