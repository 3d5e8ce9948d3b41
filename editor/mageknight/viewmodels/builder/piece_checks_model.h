// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/builder/pack_view_model.h"
#include "editor/viewmodels/builder/checks_model.h"
#include "engine/mageknight/setup/rules/check_pack.h"

#include <QPointer>

namespace delve::mageknight {

/// What the rules say of the piece that is edited, as it is edited: first what is wrong or odd, then what
/// holds.
class PieceChecksModel : public delve::ChecksModel // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::mageknight::PackViewModel* pack READ pack WRITE setPack NOTIFY packChanged)

public:
    using ChecksModel::ChecksModel;

    PackViewModel* pack() const { return m_pack; }
    void setPack(PackViewModel* pack);

signals:
    void packChanged();

private:
    void refresh();
    /// `place` says the face that is meant (side, -1 for both), and its squares as points.
    static Row rowOf(const PackFinding& finding);
    static void appendWhatHolds(std::vector<Row>& rows, const Tile& tile);

    QPointer<PackViewModel> m_pack;
};

} // namespace delve::mageknight
