// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/commands/playtest_report.h"

#include "app/play/batch_run.h"
#include "editor/mageknight/report/report_formats.h"
#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/stats/batch_identity.h"
#include "engine/mageknight/stats/batch_report.h"
#include "engine/mageknight/stats/check_tally.h"

namespace delve::mageknight {

namespace {

void printWins(const Terminal& out, const QString& name, const table::Share& share, const QString& rest,
               const QLocale& locale)
{
    out.line(translated(QT_TRANSLATE_NOOP("delve", "  %1: won %2 % (%3 to %4 % at 95 %)%5"))
                 .arg(name, numberText(share.percent, locale), numberText(share.least, locale),
                      numberText(share.most, locale), rest));
}

void printSeats(const ReportSource& source, const Terminal& out)
{
    const QLocale locale = source.locale();
    for (const play::BatchReport::Seat& seat : source.report.seats)
        printWins(out, QString::fromStdString(seat.name), seat.won,
                  translated(QT_TRANSLATE_NOOP("delve", ", gold %1, experience %2, heroes lost %3"))
                      .arg(numberText(seat.gold.value, locale), numberText(seat.experience, locale),
                           numberText(seat.heroesLost, locale)),
                  locale);
    if (source.file.plan.rotatesEntrances)
        for (const play::BatchReport::Record& entrance : source.report.entrances)
            printWins(out,
                      translated(QT_TRANSLATE_NOOP("delve", "entering where %1 does"))
                          .arg(QString::fromStdString(entrance.name)),
                      entrance.won, {}, locale);
    // Where different agents play it matters who was who.
    for (const play::BatchReport::Record& agent : source.report.agents)
        printWins(out,
                  translated(QT_TRANSLATE_NOOP("delve", "as %1")).arg(QString::fromStdString(agent.name)),
                  agent.won, {}, locale);
}

} // namespace

bool saveReports(const ResultFiles& files, const play::BatchFile& batch, const play::Game& game,
                 DungeonProgram& program)
{
    const RuleReference* rules = program.rules();
    if (!rules)
        return false;
    const play::BatchReport report = play::reportOf(batch, game);
    const PlayWords words(game, *rules, program.language());
    const ReportSource source{batch, report, words};
    return files.saveReports({[&] { return reportBytes(ReportFormat::Table, source, *program.content()); },
                              [&] { return reportBytes(ReportFormat::Page, source, *program.content()); }},
                             program);
}

bool printPlaytest(const play::BatchFile& file, const play::Game& game, DungeonProgram& program)
{
    const RuleReference* rules = program.rules();
    if (!rules)
        return false;
    const play::BatchReport report = play::reportOf(file, game);
    const PlayWords words(game, *rules, program.language());
    const ReportSource source{file, report, words};
    program.out.line(program.out.strong(QString::fromStdString(file.scenario.title)) + QStringLiteral(": ") +
                     counted(QT_TRANSLATE_N_NOOP("delve", "%n game(s)"), report.games));
    if (report.games == 0)
        return true;
    printSeats(source, program.out);
    program.out.line(
        translated(QT_TRANSLATE_NOOP("delve", "  In a game: %1 decisions, %2 turns, %3 changes of "
                                              "the lead"))
            .arg(numberText(report.choices.mean, source.locale()), numberText(report.turns, source.locale()),
                 numberText(report.leadChanges.mean, source.locale())));
    for (const ReportVerdict& verdict : verdictsOf(source))
        program.out.line(inTone(program.out, verdict.tone, verdict.title) + QStringLiteral(": ") +
                         verdict.sentence);
    return true;
}

std::optional<play::Game> gameOf(const play::BatchFile& file, DungeonProgram& program)
{
    const Content* content = program.content();
    if (!content)
        return std::nullopt;
    if (const auto errors = checkReferences(file.scenario, *content); !errors.empty()) {
        program.complain(file.scenarioFile, errors.front());
        return std::nullopt;
    }
    auto game = play::makeGame(file.scenario, *content);
    if (!game) {
        program.complain(file.scenarioFile, game.error());
        return std::nullopt;
    }
    if (!play::isOfGame(file, *game)) {
        program.complain(
            file.scenarioFile,
            {"",
             {QT_TRANSLATE_NOOP("Engine", "the result counts other players, chests, tokens or squares "
                                          "than this scenario has with the packs that are here"),
              {}}});
        return std::nullopt;
    }
    if (!play::canBeIdentity(file.identity, file.scenario, *content)) {
        program.complain(file.scenarioFile,
                         {"",
                          {QT_TRANSLATE_NOOP("Engine", "the result is not of the scenario in it with the "
                                                       "packs that are here"),
                           {}}});
        return std::nullopt;
    }
    return isCountOf(*game, file, program) ? std::optional(std::move(*game)) : std::nullopt;
}

bool isCountOf(const play::Game& game, const play::BatchFile& file, const DungeonProgram& program)
{
    const auto fault = play::faultOf(file.state.tally, game);
    if (fault)
        program.complain(file.scenarioFile, {"/tally", *fault});
    return !fault;
}

} // namespace delve::mageknight
