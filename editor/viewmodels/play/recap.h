// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/played_table.h"

#include <QObject>
#include <QTimer>
#include <QVariantList>
#include <qqmlregistration.h>

namespace delve {

class PlayGame;

/// What the opponents did while a person waited, told in short, and shown once more on the board.
class Recap : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the game")
    /// There is something to tell to whoever has to choose.
    Q_PROPERTY(bool shown READ isShown NOTIFY changed)
    /// {text, rule, drawing, heading}
    Q_PROPERTY(QVariantList lines READ lines NOTIFY changed)
    /// It is shown on the board once more; a click or a key ends that.
    Q_PROPERTY(bool replaying READ isReplaying NOTIFY changed)

public:
    explicit Recap(PlayGame& game);

    bool isShown() const { return m_to > m_from; }
    QVariantList lines() const;
    bool isReplaying() const { return m_timer.isActive(); }

    Q_INVOKABLE void dismiss();
    Q_INVOKABLE void replay();
    /// The game is again at the moment at which it was when the replay began.
    Q_INVOKABLE void stopReplay();

    /// Somebody goes to a moment of their own choice.
    void giveUp();
    void onMoment();

signals:
    void changed();

private:
    void showNext();

    PlayGame& m_game;
    std::size_t m_from = 0;
    std::size_t m_to = 0;
    QTimer m_timer;
};

} // namespace delve
