// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/overlays/survey_overlay.h"

#include <QVariantList>

namespace delve::mageknight {

/// BASE-08: where a base of some size can get from the entrances, and what stops it where a figure of one
/// square could go on.
class FitOverlay : public delve::mageknight::SurveyOverlay // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    /// Which of the bases.
    Q_PROPERTY(int base READ base WRITE setBase NOTIFY baseChanged)
    Q_PROPERTY(QStringList baseNames READ baseNames NOTIFY surveyed)
    /// For the legend: label, colour, hatches and lines.
    Q_PROPERTY(QVariantList samples READ samples NOTIFY surveyed)

public:
    explicit FitOverlay(QObject* parent = nullptr);

    int base() const { return m_base; }
    void setBase(int base);
    QStringList baseNames() const;
    QVariantList samples() const;

    void paint(QPainter& painter, int level, const QRectF& visible, double pixelsPerSquare) const override;

signals:
    void baseChanged();

protected:
    QString textOn(const MapSurvey& survey, SquareIndex square) const override;
    QString basisOf(const MapSurvey& survey) const override;

private:
    const FitMap* fit() const;
    void paintStop(QPainter& painter, const BaseStop& stop, double pixelsPerSquare) const;

    int m_base = 2; ///< a titan
};

} // namespace delve::mageknight
