// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/overlays/survey_overlay.h"

#include <QVariantList>

namespace delve::mageknight {

/// How many clicks of damage a hero must expect on each square, in bands.
class DangerOverlay : public delve::mageknight::SurveyOverlay // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    /// For the legend: label, colour, hatches and lines of each band.
    Q_PROPERTY(QVariantList samples READ samples NOTIFY surveyed)

public:
    explicit DangerOverlay(QObject* parent = nullptr);

    QVariantList samples() const;

    void paint(QPainter& painter, int level, const QRectF& visible, double pixelsPerSquare) const override;

protected:
    QString textOn(const MapSurvey& survey, SquareIndex square) const override;
    QString basisOf(const MapSurvey& survey) const override;
};

} // namespace delve::mageknight
