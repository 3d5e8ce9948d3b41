// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/report/heat_map.h"
#include "editor/mageknight/viewmodels/insight/playtest_run.h"
#include "editor/text/language_watch.h"
#include "editor/viewmodels/overlays/map_overlay.h"

#include <QPointer>

#include <map>

namespace delve::mageknight {

/// Where heroes walked or fell in the last playtest, as spots over the map.
class HeatOverlay : public delve::MapOverlay
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::mageknight::PlaytestRun* run READ run WRITE setRun NOTIFY runChanged)
    /// 0 visits, 1 deaths
    Q_PROPERTY(int kind READ kind WRITE setKind NOTIFY kindChanged)
    /// There is a playtest to show, and it is to be shown.
    Q_PROPERTY(bool seen READ isSeen NOTIFY seenChanged)

public:
    explicit HeatOverlay(QObject* parent = nullptr);

    PlaytestRun* run() const { return m_run; }
    void setRun(PlaytestRun* run);
    int kind() const { return int(m_kind); }
    void setKind(int kind);
    bool isSeen() const { return isShown() && m_run && m_run->hasResult(); }

    /// Shows this kind, or nothing if that is what is shown.
    Q_INVOKABLE void toggle(int kind);

    void paint(QPainter& painter, int level, const QRectF& visible, double pixelsPerSquare) const override;
    QString describe(Square square) const override;
    /// The spots of a level; nothing while there is no result.
    const HeatMap* mapOf(int level) const;

signals:
    void runChanged();
    void kindChanged();
    void seenChanged();

private:
    void forget();

    QPointer<PlaytestRun> m_run;
    HeatKind m_kind = HeatKind::Visits;
    mutable std::map<int, HeatMap> m_maps; ///< by level, as they are asked for
};

} // namespace delve::mageknight
