// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/ids.h"

#include <QAbstractListModel>
#include <QVariantList>
#include <qqmlregistration.h>

#include <vector>

namespace delve::mageknight {

class DungeonPlay;

/// The figures of a game: heroes by player, then the Mage Spawn in the dungeon. One of them can be looked at
/// closely.
class PlayFiguresModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the game")
    /// The row of the figure that is looked at: the one that was chosen, or the one that acts. -1 for none.
    Q_PROPERTY(int current READ current NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString description READ description NOTIFY changed)
    /// The clicks of its dial that are left to it: {current, eliminated, cells: [{value, ability}]}.
    Q_PROPERTY(QVariantList dial READ dial NOTIFY changed)
    /// The names of the four values of a dial.
    Q_PROPERTY(QStringList valueNames READ valueNames NOTIFY changed)
    /// What works for it now: {name, text, rule}.
    Q_PROPERTY(QVariantList abilities READ abilities NOTIFY changed)
    /// MD-01: of a multi-dial figure front, left, right and back: {name, values, isActive, isShown}; empty
    /// for others.
    Q_PROPERTY(QVariantList sections READ sections NOTIFY changed)
    /// The section under the pointer, by its place among them; -1 for none.
    Q_PROPERTY(int lit READ lit WRITE setLit NOTIFY litChanged)

public:
    enum Role
    {
        NameRole = Qt::UserRole,
        TeamRole,
        PaintRole,
        WhereRole,
        ConditionsRole,
        ValuesRole, ///< speed, attack, defense, damage
        RangeRole,
        ClicksLeftRole,
        ClicksRole,
        LevelRole,
        ActiveRole,
        GoneRole, ///< left or eliminated
        PlaceRole ///< {level, x, y} of its square; undefined unless it is in the dungeon
    };

    explicit PlayFiguresModel(DungeonPlay& play);

    int current() const;
    QString name() const;
    QString description() const;
    QVariantList dial() const;
    QStringList valueNames() const;
    QVariantList abilities() const;
    QVariantList sections() const;
    int lit() const;
    void setLit(int place);
    play::FigureId litFigure() const { return m_lit; }
    /// The section that is lit, whoever is looked at.
    void light(play::FigureId section);

    /// Looks at the figure of a row.
    Q_INVOKABLE void choose(int row);
    /// Looks at a section of the figure, by its place.
    Q_INVOKABLE void lookAtSection(int place);
    /// Looks at a figure.
    void look(play::FigureId figure);
    void refresh();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void changed();
    void litChanged();

private:
    /// The one that is looked at.
    play::FigureId figure() const;
    /// MD-01: the piece that lies on the board for it, if it has sections; None otherwise.
    play::FigureId hull() const;
    /// The one whose dial is shown: of a multi-dial figure one of its sections.
    play::FigureId shownDial() const;

    DungeonPlay& m_play;
    std::vector<play::FigureId> m_rows;
    play::FigureId m_chosen = play::FigureId::None;
    play::FigureId m_active = play::FigureId::None;
    play::FigureId m_lit = play::FigureId::None;
};

} // namespace delve::mageknight
