// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/report/comparison_text.h"
#include "editor/mageknight/viewmodels/insight/playtest_run.h"

#include <QVariantList>

namespace delve::mageknight {

/// Plays the version of the last playtest and the one of now with the same seeds, and says what changed.
class VersionComparison : public delve::GamesAside
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
    /// The dungeon was changed since.
    Q_PROPERTY(bool stale READ isStale NOTIFY staleChanged)

public:
    explicit VersionComparison(PlaytestRun& run, QObject* parent = nullptr);

    bool isPossible() const { return m_run.hasResult() && m_run.isStale(); }
    bool hasResult() const { return m_result != nullptr; }
    QString games() const;
    QVariantList changes() const;
    int shownCount() const;
    QVariantList fairness() const;
    bool isStale() const { return m_isStale; }

    Q_INVOKABLE void run();

signals:
    void possibleChanged();
    void resultChanged();
    void staleChanged();

private:
    struct Versions
    {
        std::shared_ptr<const PlaytestResult> before;
        BatchScenario after;
        play::Comparison comparison;
    };
    using Played = Result<std::shared_ptr<const Versions>>;

    void take(const std::shared_ptr<const Versions>& versions);
    void look();

    PlaytestRun& m_run;
    std::shared_ptr<const Versions> m_result;
    bool m_isStale = false;
    LanguageWatch m_language{[this] { emit resultChanged(); }};
};

} // namespace delve::mageknight
