// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text/language_watch.h"

#include <QObject>
#include <QStringList>
#include <qqmlregistration.h>

namespace delve {

/// How the next playtest is played. Who plays changes seats from game to game. A game says who can play it,
/// and may add choices of its own.
class PlaytestSettings : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the playtest")
    Q_PROPERTY(int games MEMBER m_games NOTIFY changed)
    Q_PROPERTY(int seed MEMBER m_seed NOTIFY changed)
    /// Who can play, in words; and for the rivals the same again, behind "the same".
    Q_PROPERTY(QStringList agentNames READ agentNames NOTIFY languageChanged)
    Q_PROPERTY(QStringList rivalNames READ rivalNames NOTIFY languageChanged)
    Q_PROPERTY(int agent MEMBER m_agent NOTIFY changed)
    Q_PROPERTY(int rival MEMBER m_rival NOTIFY changed)
    Q_PROPERTY(bool untilClear MEMBER m_untilClear NOTIFY changed)
    /// All of it in a line.
    Q_PROPERTY(QString summary READ summary NOTIFY changed)

public:
    virtual QStringList agentNames() const = 0;
    QStringList rivalNames() const;
    QString summary() const;

signals:
    void changed();
    void languageChanged();

protected:
    PlaytestSettings(int games, int seed, int agent, QObject* parent);

    int games() const { return m_games; }
    int seed() const { return m_seed; }
    /// The numbers of who plays, one or two.
    std::vector<int> agents() const;
    bool isUntilClear() const { return m_untilClear; }
    /// The choices of the game in words, as far as they are not the usual ones.
    virtual QStringList ownWords() const { return {}; }

private:
    int m_games;
    int m_seed;
    int m_agent;
    int m_rival = 0;
    bool m_untilClear = false;
    LanguageWatch m_language{[this] {
        emit languageChanged();
        emit changed();
    }};
};

} // namespace delve
