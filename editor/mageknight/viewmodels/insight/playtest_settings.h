// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/report/batch_setup.h"
#include "editor/text/language_watch.h"

#include <QObject>
#include <QStringList>
#include <qqmlregistration.h>

namespace delve::mageknight {

/// How the next playtest is played. Who plays changes seats from game to game.
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
    Q_PROPERTY(bool rotateEntrances MEMBER m_rotateEntrances NOTIFY changed)
    Q_PROPERTY(bool untilClear MEMBER m_untilClear NOTIFY changed)
    /// All of it in a line.
    Q_PROPERTY(QString summary READ summary NOTIFY changed)

public:
    explicit PlaytestSettings(QObject* parent = nullptr) : QObject(parent) {}

    static QStringList agentNames();
    static QStringList rivalNames();
    QString summary() const;
    BatchOptions options() const;

signals:
    void changed();
    void languageChanged();

private:
    int m_games = int(BatchOptions().games);
    int m_seed = int(BatchOptions().seed);
    int m_agent = int(play::AgentKind::Steady);
    int m_rival = 0;
    bool m_rotateEntrances = false;
    bool m_untilClear = false;
    LanguageWatch m_language{[this] {
        emit languageChanged();
        emit changed();
    }};
};

} // namespace delve::mageknight
