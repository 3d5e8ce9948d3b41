// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dungeoneer/commands/batch_scenario.h"

#include "app/play/batch_run.h"
#include "editor/dungeoneer/report/card_report.h"
#include "engine/dungeoneer/scenario/check_references.h"
#include "engine/dungeoneer/stats/batch_identity.h"
#include "engine/dungeoneer/stats/check_tally.h"

namespace delve::dungeoneer {

std::optional<BatchScenario> readForBatch(const std::string& file, const table::BatchOptions& options,
                                          CardProgram& program)
{
    if (options.agents.size() > std::size_t(play::mostPlayers)) {
        program.err.line(
            translated(QT_TRANSLATE_NOOP("delve", "--agents: at most %1 take turns, here are %2. Nothing was "
                                                  "played."))
                .arg(play::mostPlayers)
                .arg(options.agents.size()));
        return std::nullopt;
    }
    auto scenario = readScenarioOrComplain(file, program);
    if (!scenario)
        return std::nullopt;
    scenario->options.roundLimit = options.rounds;
    auto game = play::Game::make(*scenario, program.sharedCards());
    if (!game) {
        program.complain(file, game.error());
        return std::nullopt;
    }
    std::string identity = play::identityOf(*scenario, *program.cards());
    return BatchScenario{*std::move(scenario), *std::move(game), std::move(identity)};
}

std::optional<play::Game> gameOf(const play::BatchFile& file, CardProgram& program)
{
    const Cards* cards = program.cards();
    if (!cards)
        return std::nullopt;
    const auto complain = [&](const Error& error) -> std::optional<play::Game> {
        program.complain(file.scenarioFile, error);
        return std::nullopt;
    };
    if (const auto errors = checkReferences(file.scenario, *cards); !errors.empty())
        return complain(errors.front());
    auto game = play::Game::make(file.scenario, program.sharedCards());
    if (!game)
        return complain(game.error());
    if (!play::isOfGame(file, *game))
        return complain({"",
                         {QT_TRANSLATE_NOOP("Engine", "the result counts other players or cards than this "
                                                      "scenario has with the sets that are here"),
                          {}}});
    if (!play::canBeIdentity(file.identity, file.scenario, *cards))
        return complain({"",
                         {QT_TRANSLATE_NOOP("Engine", "the result is not of the scenario in it with the "
                                                      "packs that are here"),
                          {}}});
    return isCountOf(*game, file, program) ? std::optional(*std::move(game)) : std::nullopt;
}

bool isCountOf(const play::Game& game, const play::BatchFile& file, const CardProgram& program)
{
    const auto fault = play::faultOf(file.state.tally, game);
    if (fault)
        program.complain(file.scenarioFile, {"/tally", *fault});
    return !fault;
}

void printPlaytest(const play::BatchFile& file, CardProgram& program)
{
    const play::BatchReport report = play::reportOf(file);
    const ReportSource source{file, report, *program.cards()};
    const Terminal& out = program.out;
    out.line(out.strong(QString::fromStdString(file.scenario.title)) + QStringLiteral(": ") +
             counted(QT_TRANSLATE_N_NOOP("delve", "%n game(s)"), report.games));
    if (report.games == 0)
        return;
    for (const auto& seat : report.seats)
        out.line(
            translated(QT_TRANSLATE_NOOP("delve", "  %1: won %2, Hero defeated %3"))
                .arg(QString::fromStdString(seat.name), shareInWords(seat.won), shareInWords(seat.lost)));
    for (const auto& agent : report.agents)
        out.line(translated(QT_TRANSLATE_NOOP("delve", "  as %1: won %2"))
                     .arg(QString::fromStdString(agent.name), shareInWords(agent.won)));
    for (const ReportVerdict& verdict : verdictsOf(source))
        out.hanging(inTone(out, verdict.tone, verdict.title) + QStringLiteral(": ") + verdict.sentence, 2);
}

bool saveReports(const ResultFiles& files, const play::BatchFile& batch, CardProgram& program)
{
    const play::BatchReport report = play::reportOf(batch);
    const ReportSource source{batch, report, *program.cards()};
    return files.saveReports({[&] { return QByteArray::fromStdString(play::csvOf(batch, report)); },
                              [&] { return reportPage(source); }},
                             program);
}

} // namespace delve::dungeoneer
