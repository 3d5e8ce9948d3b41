// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/report/comparison_text.h"
#include "editor/mageknight/viewmodels/insight/playtest_run.h"
#include "editor/viewmodels/insight/playtest_changes.h"

namespace delve::mageknight {

/// What the edits since the last playtest did to the games of a dungeon.
class VersionComparison : public delve::PlaytestChanges // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a document")

public:
    explicit VersionComparison(PlaytestRun& run, QObject* parent = nullptr);

    bool isPossible() const override { return m_run.hasResult() && m_run.isStale(); }
    bool hasResult() const override { return m_result != nullptr; }
    QString games() const override;
    QVariantList changes() const override;
    int shownCount() const override;
    QVariantList fairness() const override;
    bool isStale() const override { return m_isStale; }

    void run() override;

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
