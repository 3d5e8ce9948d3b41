// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/insight/games_aside.h"
#include "editor/viewmodels/insight/playtest_settings.h"

namespace delve {

/// Plays a document many times beside the window, on a copy, and keeps what came out. How it is played and
/// what is kept belongs to the game.
class Playtest : public delve::GamesAside
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a document")
    Q_PROPERTY(delve::PlaytestSettings* settings READ settings CONSTANT)
    Q_PROPERTY(bool hasResult READ hasResult NOTIFY resultChanged)
    /// The document was changed since, so that games would go another way.
    Q_PROPERTY(bool stale READ isStale NOTIFY staleChanged)

public:
    virtual PlaytestSettings* settings() = 0;
    virtual bool hasResult() const = 0;
    bool isStale() const { return m_isStale; }

    /// Begins anew; does nothing while it runs.
    Q_INVOKABLE virtual void run() = 0;

signals:
    void resultChanged();
    void staleChanged();

protected:
    explicit Playtest(QObject* parent);

    /// The document was edited, and may be edited again at once.
    void lookSoon() { m_soon.start(); }
    /// There is another result.
    void tellResult();
    /// Whether what was played is not what would be played now; asked only while there is a result.
    virtual bool isOutdated() const = 0;

private:
    void look();

    bool m_isStale = false;
    QTimer m_soon; ///< several edits at once are looked at once
};

} // namespace delve
