// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/viewmodels/overlays/card_overlay.h"

#include <QStringList>

namespace delve::dungeoneer {

/// A number on every card: Movement from the Entrance, Glory or Peril.
class SpaceOverlay : public delve::dungeoneer::CardOverlay // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int measure READ measure WRITE setMeasure NOTIFY measureChanged)

public:
    enum Measure
    {
        Distance,
        Glory,
        Peril
    };
    Q_ENUM(Measure)

    explicit SpaceOverlay(QObject* parent = nullptr) : CardOverlay(parent) {}

    int measure() const { return m_measure; }
    void setMeasure(int measure);

    void paint(QPainter& painter, int level, const QRectF& visible, double pixelsPerSquare) const override;
    QString describe(Square square) const override;

signals:
    void measureChanged();

private:
    /// By the number of the card; -1 where it cannot be reached.
    std::vector<int> values(MapKind map) const;

    int m_measure = Distance;
};

/// The places of the Quests that players have, or that everybody may do; without any, of all Quests in use.
class QuestOverlay : public delve::dungeoneer::CardOverlay // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT

public:
    explicit QuestOverlay(QObject* parent = nullptr) : CardOverlay(parent) {}

    void paint(QPainter& painter, int level, const QRectF& visible, double pixelsPerSquare) const override;
    QString describe(Square square) const override;

private:
    /// The names of the Quests that mean a card.
    QStringList questsAt(const MapCard& card) const;
};

/// The chance to pass each door without harm with a Speed.
class DoorOverlay : public delve::dungeoneer::CardOverlay // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int speed READ speed WRITE setSpeed NOTIFY speedChanged)

public:
    explicit DoorOverlay(QObject* parent = nullptr) : CardOverlay(parent) {}

    int speed() const { return m_speed; }
    void setSpeed(int speed);

    void paint(QPainter& painter, int level, const QRectF& visible, double pixelsPerSquare) const override;
    QString describe(Square square) const override;

signals:
    void speedChanged();

private:
    int m_speed = 3;
};

} // namespace delve::dungeoneer
