// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/awaited_dice.h"

#include <QColor>
#include <QObject>
#include <QVariantList>
#include <qqmlregistration.h>

#include <optional>
#include <vector>

namespace delve {

class PlayGame;

/// The dice that people roll at the table for an action: asks for face after face until all are known, then
/// takes the action with them. Nothing has happened as long as one is missing.
class AwaitedRoll : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the game")
    Q_PROPERTY(bool pending READ isPending NOTIFY changed)
    /// Who rolls, what for, and how many dice at once.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QColor colour READ colour NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// What the dice decide: "Attack Hedda Stonelatch"; and the faces that are known of this action so far.
    Q_PROPERTY(QString about READ about NOTIFY changed)
    Q_PROPERTY(QVariantList faces READ faces NOTIFY changed)

public:
    explicit AwaitedRoll(PlayGame& game);

    bool isPending() const { return m_action.has_value(); }
    QString text() const;
    QColor colour() const;
    int count() const { return m_purpose.count; }
    QString about() const;
    QVariantList faces() const;

    /// Asks for the dice of an action.
    void begin(int action);
    /// A face from 1 to 6.
    Q_INVOKABLE void give(int face);
    /// The action is not taken after all.
    Q_INVOKABLE void cancel();

signals:
    void changed();

private:
    void goOn();

    PlayGame& m_game;
    std::optional<int> m_action;
    std::vector<int> m_faces;
    SeededDice m_drawn{0}; ///< for what nobody rolls; the same again where an action is given up
    AwaitedDice::Purpose m_purpose;
};

} // namespace delve
