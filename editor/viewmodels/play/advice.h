// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/played_table.h"
#include "editor/validation/aside.h"

#include <QObject>
#include <QVariantList>
#include <qqmlregistration.h>

#include <atomic>
#include <functional>
#include <memory>
#include <vector>

namespace delve {

class PlayGame;

/// Why something was done in a game, and what to do next: the one sentence first, then what was weighed. Who
/// chose thinks again beside the window, as it did then; in the place of a person a good player does.
class Advice : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the game")
    /// The answer is still being thought about.
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed)
    /// What is asked about: "Bruno: Attack Hedda Stonelatch".
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// The answer in a sentence.
    Q_PROPERTY(QString gist READ gist NOTIFY changed)
    /// What was weighed, each {text, chosen, facts}; of a whole turn what was done, and why.
    Q_PROPERTY(QVariantList reasons READ reasons NOTIFY changed)
    /// The answer is a hint, which can be followed.
    Q_PROPERTY(bool hinting READ isHint NOTIFY changed)
    /// Somebody else than a person has chosen before this moment.
    Q_PROPERTY(bool canExplain READ canExplain NOTIFY momentChanged)

public:
    explicit Advice(PlayGame& game);
    ~Advice() override;

    bool isBusy() const { return m_stop != nullptr; }
    QString title() const { return m_title; }
    QString gist() const { return m_gist; }
    QVariantList reasons() const { return m_reasons; }
    bool isHint() const { return m_isHint; }
    bool canExplain() const { return lastOfOpponents() >= 0; }

    /// Why the action was taken that leads on from a moment. False where nobody can tell.
    Q_INVOKABLE bool explain(int moment);
    /// Why the turn was played like this that goes on at a moment.
    Q_INVOKABLE bool explainTurn(int moment);
    /// Why the opponents did what they did last, before the moment that is looked at.
    Q_INVOKABLE bool explainLast();
    /// What a good player would do now.
    Q_INVOKABLE bool hint();
    /// Does it.
    Q_INVOKABLE void followHint();
    /// Nobody waits for the answer any more. Another table needs this, too.
    Q_INVOKABLE void dismiss();

    /// The game is at another moment: a hint for the last one is worth nothing.
    void onMoment();

signals:
    void changed();
    void momentChanged();

private:
    using Thoughts = std::vector<PlayedTable::Thought>;

    int lastOfOpponents() const;
    void forget();
    /// Has these thought one after the other; `tell` is called with what they came to.
    void think(std::vector<PlayedTable::Thinking> thinkers, std::function<void(const Thoughts&)> tell);
    void tellOne(const PlayedTable::Thought& thought);
    void tellTurn(const Thoughts& thoughts);
    void add(const PlayedTable::Reason& reason);

    PlayGame& m_game;
    QString m_title;
    QString m_gist;
    QVariantList m_reasons;
    bool m_isHint = false;
    int m_hinted = -1;                         ///< the number of the action
    std::shared_ptr<std::atomic<bool>> m_stop; ///< for those who think
    Aside m_aside;                             ///< the last, so that nobody thinks when the rest goes
};

} // namespace delve
