// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/insight/playtest_run.h"

#include "editor/text/messages.h"

#include <QFileInfo>

namespace delve::mageknight {

namespace {

/// What decides how games go, and no more.
Scenario asPlayed(Scenario scenario)
{
    scenario.title.clear();
    scenario.author.clear();
    scenario.notes.clear();
    scenario.assertions.clear();
    scenario.pinnedNotes.clear();
    scenario.options.roundLimit.reset(); // batches have their own
    return scenario;
}

using Played = Result<std::shared_ptr<const PlaytestResult>>;

} // namespace

bool playAlike(const Scenario& one, const Scenario& other)
{
    return asPlayed(one) == asPlayed(other);
}

PlaytestRun::PlaytestRun(ScenarioDocument& document, QObject* parent) : Playtest(parent), m_document(document)
{
    connect(&document, &ScenarioDocument::edited, this, [this] { lookSoon(); });
    connect(&document, &ScenarioDocument::contentChanged, this, [this] { lookSoon(); });
}

std::string PlaytestRun::fileNameOf(const ScenarioDocument& document)
{
    const QString name = QFileInfo(document.path()).fileName();
    return name.isEmpty() ? "dungeon.scenario.json" : name.toStdString();
}

void PlaytestRun::run()
{
    if (isRunning())
        return;
    const BatchOptions options = m_settings.options();
    start(
        options.games,
        [scenario = m_document.scenario(), &content = m_document.content(), file = fileNameOf(m_document),
         options](Count& count) -> Played {
            auto prepared = prepareForBatch(file, scenario, options.rounds, content);
            if (!prepared)
                return prepared.error();
            play::BatchFile batch =
                play::newBatch(prepared->game, prepared->scenario, file, prepared->identity, planOf(options));
            play::BatchControl control;
            control.threads = threads();
            control.stop = &count.stop;
            control.progress = [&](const play::BatchState& state) {
                count.done = state.tally.games + state.tally.stopped;
            };
            play::runBatch(prepared->game, batch.plan, batch.state, control);
            if (!play::isComplete(batch))
                endBatchHere(batch);
            play::BatchReport report = play::reportOf(batch, prepared->game);
            return std::make_shared<const PlaytestResult>(
                PlaytestResult{std::move(*prepared), std::move(batch), std::move(report), &content});
        },
        [this](const Played& played) {
            if (!played) {
                fail(sentence(played.error()));
                return;
            }
            if ((*played)->report.games == 0 && (*played)->report.stopped == 0)
                return; // ended before anything was played: what was known before is still known
            m_result = *played;
            tellResult();
        });
}

bool PlaytestRun::isOutdated() const
{
    return m_result->content != &m_document.content() ||
           !playAlike(m_result->played.scenario, m_document.scenario());
}

} // namespace delve::mageknight
