// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/document/scenario_document.h"
#include "editor/mageknight/viewmodels/insight/playtest_settings.h"
#include "editor/viewmodels/insight/games_aside.h"
#include "engine/mageknight/stats/batch_report.h"

#include <memory>

namespace delve::mageknight {

/// Whether games of both would go the same: names, notes and promises change nothing.
bool playAlike(const Scenario& one, const Scenario& other);

/// What a playtest of a document came to. Content and game stay as they were when it was played.
struct PlaytestResult
{
    BatchScenario played;
    play::BatchFile batch;
    play::BatchReport report;
    const Content* content = nullptr;
};

/// Plays a document many times beside the window, on a copy, and keeps what came out.
class PlaytestRun : public delve::GamesAside
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a document")
    Q_PROPERTY(delve::mageknight::PlaytestSettings* settings READ settings CONSTANT)
    Q_PROPERTY(bool hasResult READ hasResult NOTIFY resultChanged)
    /// The dungeon was changed since.
    Q_PROPERTY(bool stale READ isStale NOTIFY staleChanged)

public:
    explicit PlaytestRun(ScenarioDocument& document, QObject* parent = nullptr);

    PlaytestSettings* settings() { return &m_settings; }
    bool hasResult() const { return m_result != nullptr; }
    bool isStale() const { return m_isStale; }
    const std::shared_ptr<const PlaytestResult>& result() const { return m_result; }
    ScenarioDocument& document() const { return m_document; }

    /// Begins anew; does nothing while it runs.
    Q_INVOKABLE void run();

    /// The name of the file for the command that plays the same games, even where there is none yet.
    static std::string fileNameOf(const ScenarioDocument& document);

signals:
    void resultChanged();
    void staleChanged();

private:
    void look();

    ScenarioDocument& m_document;
    PlaytestSettings m_settings;
    std::shared_ptr<const PlaytestResult> m_result;
    bool m_isStale = false;
    QTimer m_soon; ///< several edits at once are looked at once
};

} // namespace delve::mageknight
