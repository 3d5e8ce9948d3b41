// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/render/square_bands.h"
#include "editor/mageknight/viewmodels/overlays/survey_overlay.h"

#include <QVariantList>

namespace delve::mageknight {

/// Where heroes can stand after so many turns, in bands: the number tells the turn, the hatching the player.
class ReachOverlay : public delve::mageknight::SurveyOverlay // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    /// Up to which turn, 1 to 9.
    Q_PROPERTY(int turn READ turn WRITE setTurn NOTIFY turnChanged)
    Q_PROPERTY(int mostTurns READ mostTurns CONSTANT)
    /// Whose, -1 for all players.
    Q_PROPERTY(int player READ player WRITE setPlayer NOTIFY playerChanged)
    /// All players, then each of them.
    Q_PROPERTY(QStringList playerNames READ playerNames NOTIFY surveyed)
    /// For the legend: label, colour, hatches and lines of each player and turn that is shown.
    Q_PROPERTY(QVariantList samples READ samples NOTIFY surveyed)

public:
    explicit ReachOverlay(QObject* parent = nullptr);

    int turn() const { return m_turn; }
    void setTurn(int turn);
    static int mostTurns() { return play::mostReachTurns; }
    int player() const { return m_player; }
    void setPlayer(int player);
    QStringList playerNames() const;
    QVariantList samples() const;

    void paint(QPainter& painter, int level, const QRectF& visible, double pixelsPerSquare) const override;

signals:
    void turnChanged();
    void playerChanged();

protected:
    QString textOn(const MapSurvey& survey, SquareIndex square) const override;
    QString basisOf(const MapSurvey& survey) const override;

private:
    int bandOn(const MapSurvey& survey, SquareIndex square) const;
    BandLook lookOf(int band) const;

    int m_turn = 3;
    int m_player = -1;
};

} // namespace delve::mageknight
