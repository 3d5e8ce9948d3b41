// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/document/scenario_document.h"
#include "editor/mageknight/viewmodels/insight/dungeon_playtest_settings.h"
#include "editor/viewmodels/insight/playtest.h"
#include "engine/mageknight/stats/batch_report.h"

#include <memory>

namespace delve::mageknight {

/// Whether games of both would go the same: names, notes and assertions change nothing.
bool playAlike(const Scenario& one, const Scenario& other);

/// What a playtest of a document came to. Content and game stay as they were when it was played.
struct PlaytestResult
{
    BatchScenario played;
    play::BatchFile batch;
    play::BatchReport report;
    const Content* content = nullptr;
};

/// The playtest of a dungeon.
class PlaytestRun : public delve::Playtest // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a document")

public:
    explicit PlaytestRun(ScenarioDocument& document, QObject* parent = nullptr);

    DungeonPlaytestSettings* settings() override { return &m_settings; }
    bool hasResult() const override { return m_result != nullptr; }
    const std::shared_ptr<const PlaytestResult>& result() const { return m_result; }
    ScenarioDocument& document() const { return m_document; }

    void run() override;

    /// The name of the file for the command that plays the same games, even where there is none yet.
    static std::string fileNameOf(const ScenarioDocument& document);

protected:
    bool isOutdated() const override;

private:
    ScenarioDocument& m_document;
    DungeonPlaytestSettings m_settings;
    std::shared_ptr<const PlaytestResult> m_result;
};

} // namespace delve::mageknight
