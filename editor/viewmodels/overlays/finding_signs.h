// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/overlays/map_overlay.h"
#include "editor/viewmodels/problems/findings_model.h"

#include <QPointer>

#include <map>
#include <optional>
#include <vector>

namespace delve {

/// A small sign on everything that an error or a warning is about. A click on it asks for the finding.
class FindingSigns : public delve::MapOverlay // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::FindingsModel* findings READ findings WRITE setFindings NOTIFY findingsChanged)
    /// Whether clicks on signs are meant for them.
    Q_PROPERTY(bool open MEMBER m_isOpen NOTIFY openChanged)

public:
    explicit FindingSigns(QObject* parent = nullptr) : MapOverlay(parent) {}

    FindingsModel* findings() const { return m_findings; }
    void setFindings(FindingsModel* findings);

    void paint(QPainter& painter, int level, const QRectF& visible, double pixelsPerSquare) const override;
    bool press(QPointF at, int level, double squarePixels) override;

signals:
    void findingsChanged();
    void openChanged();
    /// Somebody asks for the finding in this row.
    void chosen(int row);

private:
    struct Sign
    {
        int row;
        Severity severity;
        QPointF corner; ///< the upper right one of what wears it
    };
    using Signs = std::map<int, std::vector<Sign>>; ///< by level

    Signs gathered() const;
    /// One on each corner, that of the worst finding.
    const std::vector<Sign>& signsOn(int level) const;
    void forget();

    QPointer<FindingsModel> m_findings;
    mutable std::optional<Signs> m_signs; ///< gathered when somebody looks after a change
    bool m_isOpen = true;
};

} // namespace delve
