// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/insight/games_aside.h"

#include <QVariantList>

namespace delve {

/// Plays the version of the last playtest and the one of now with the same seeds, and says what changed. What
/// is measured belongs to the game.
class PlaytestChanges : public delve::GamesAside
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a document")
    /// There is an older version to compare with.
    Q_PROPERTY(bool possible READ isPossible NOTIFY possibleChanged)
    Q_PROPERTY(bool hasResult READ hasResult NOTIFY resultChanged)
    /// How many games, and how many of them went the same.
    Q_PROPERTY(QString games READ games NOTIFY resultChanged)
    /// {what, numbers, verdict, shown}: what is certain first.
    Q_PROPERTY(QVariantList changes READ changes NOTIFY resultChanged)
    Q_PROPERTY(int shownCount READ shownCount NOTIFY resultChanged)
    /// {tone, title, sentence} of the version before and of that after.
    Q_PROPERTY(QVariantList fairness READ fairness NOTIFY resultChanged)
    /// The document was changed since.
    Q_PROPERTY(bool stale READ isStale NOTIFY staleChanged)

public:
    virtual bool isPossible() const = 0;
    virtual bool hasResult() const = 0;
    virtual QString games() const = 0;
    virtual QVariantList changes() const = 0;
    virtual int shownCount() const = 0;
    virtual QVariantList fairness() const = 0;
    virtual bool isStale() const = 0;

    Q_INVOKABLE virtual void run() = 0;

signals:
    void possibleChanged();
    void resultChanged();
    void staleChanged();

protected:
    using GamesAside::GamesAside;
};

} // namespace delve
