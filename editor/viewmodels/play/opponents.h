// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/played_table.h"
#include "editor/validation/aside.h"

#include <QObject>
#include <QTimer>
#include <QVariantList>
#include <qqmlregistration.h>

#include <atomic>
#include <memory>

namespace delve {

class PlayGame;

/// Those who play without a person. They think beside the window; how quickly one action follows the other is
/// for the user to say.
class Opponents : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the game")
    /// Somebody else than a person plays in this game.
    Q_PROPERTY(bool present READ arePresent NOTIFY changed)
    /// One of them has to choose, and is at it unless they are held.
    Q_PROPERTY(bool choosing READ areChoosing NOTIFY changed)
    Q_PROPERTY(bool paused READ arePaused WRITE setPaused NOTIFY changed)
    /// 0 slow, 1 as people follow easily, 2 fast, 3 as fast as they think.
    Q_PROPERTY(int pace READ pace WRITE setPace NOTIFY changed)
    /// The last choice of one of them, and why: that choice first, then what came next to it, each
    /// {text, chosen, facts}.
    Q_PROPERTY(QString lastChoice READ lastChoice NOTIFY weighed)
    Q_PROPERTY(QVariantList weighing READ weighing NOTIFY weighed)

public:
    explicit Opponents(PlayGame& game);
    ~Opponents() override;

    bool arePresent() const;
    bool areChoosing() const;
    bool arePaused() const { return m_paused; }
    void setPaused(bool paused);
    int pace() const { return m_pace; }
    void setPace(int pace);
    /// Nothing is waited for: what they do is there at once.
    bool areAtOnce() const { return arePresent() && pauseBetween() == 0; }
    /// The last action was one of theirs, and the game goes on.
    bool haveActed() const;
    /// Milliseconds between their actions.
    int pauseBetween() const;
    QString lastChoice() const { return m_lastChoice; }
    QVariantList weighing() const { return m_weighing; }

    /// One action, and no more.
    Q_INVOKABLE void step();

    /// Another game, or other seats: whoever thinks is forgotten.
    void seat();
    /// The game is at another moment.
    void momentChanged();

signals:
    void changed();
    void weighed();

private:
    bool isTheirTurn() const;
    /// Whoever thinks may stop: nobody waits for the answer any more.
    void forget();
    void think();
    void choose(const PlayedTable::Thought& thought);
    void tell(const PlayedTable::Thought& thought);

    PlayGame& m_game;
    bool m_paused = false;
    bool m_stepping = false;
    int m_pace = 1;
    QTimer m_pause;                            ///< before the next action
    std::shared_ptr<std::atomic<bool>> m_stop; ///< for the one who thinks
    QString m_lastChoice;
    QVariantList m_weighing;
    Aside m_aside; ///< the last, so that nobody thinks when the rest goes
};

} // namespace delve
