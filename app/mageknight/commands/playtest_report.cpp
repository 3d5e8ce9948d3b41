// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/commands/playtest_report.h"

#include "editor/document/save_file.h"
#include "editor/document/save_text.h"
#include "editor/mageknight/report/report_formats.h"
#include "engine/base/file.h"
#include "engine/mageknight/play/core/replay.h"
#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/stats/batch_identity.h"
#include "engine/mageknight/stats/batch_report.h"
#include "engine/mageknight/stats/check_tally.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

QString inTone(const Terminal& out, Tone tone, const QString& text)
{
    switch (tone) {
    case Tone::Good: return out.good(text);
    case Tone::Bad: return out.bad(text);
    case Tone::Open: return out.warning(text);
    case Tone::Note: break;
    }
    return text;
}

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

bool saveBytes(const std::string& file, const QByteArray& bytes, const DungeonProgram& program)
{
    const auto saved = saveFile(QString::fromStdString(file), bytes);
    if (!saved)
        program.complain(file, saved.error());
    return saved.has_value();
}

} // namespace

std::optional<ResultFiles> ResultFiles::of(const std::vector<std::string>& names,
                                           const DungeonProgram& program)
{
    ResultFiles files;
    for (const std::string& name : names) {
        const auto format = reportFormatOf(QString::fromStdString(name));
        if (format == ReportFormat::Result && files.m_result.empty()) {
            files.m_result = name;
        } else if (format == ReportFormat::Page || format == ReportFormat::Table) {
            files.m_reports.emplace_back(name, *format);
        } else {
            program.err.line(translated(QT_TRANSLATE_NOOP("delve", "--output %1: expected one name ending in "
                                                                   ".json, others in .csv or .html"))
                                 .arg(QString::fromStdString(name)));
            return std::nullopt;
        }
        const char* kind = format == ReportFormat::Result ? "delvewright-playtest"
                           : format == ReportFormat::Page ? "html"
                                                          : "playtest-table";
        if (!program.mayWrite(name, kind))
            return std::nullopt;
    }
    return files;
}

bool ResultFiles::hold(const DungeonProgram& program)
{
    if (m_result.empty())
        return true;
    auto lock = lockFile(QString::fromStdString(m_result), 0);
    if (!lock) {
        program.complain(m_result, lock.error());
        return false;
    }
    m_lock = *std::move(lock);
    return true;
}

bool ResultFiles::saveResult(const play::BatchFile& batch, const DungeonProgram& program) const
{
    if (m_result.empty())
        return true;
    const auto saved =
        saveText(QString::fromStdString(m_result), play::writeBatch(batch), play::mostBatchBytes);
    if (!saved)
        program.complain(m_result, saved.error());
    return saved.has_value();
}

bool ResultFiles::saveReports(const play::BatchFile& batch, const play::Game& game,
                              DungeonProgram& program) const
{
    if (m_reports.empty())
        return true;
    const RuleReference* rules = program.rules();
    if (!rules)
        return false;
    const play::BatchReport report = play::reportOf(batch, game);
    const PlayWords words(game, *rules, program.language());
    QStringList written;
    if (!m_result.empty())
        written << QString::fromStdString(m_result);
    for (const auto& [name, format] : m_reports) {
        if (!saveBytes(name, reportBytes(format, {batch, report, words}, *program.content()), program)) {
            program.tellWritten(written);
            return false;
        }
        written << QString::fromStdString(name);
    }
    return true;
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

SeedProof proveSeed(const std::string& name, const play::BatchFile& file, const play::Game& game,
                    const DungeonProgram& program)
{
    const auto& witness = file.state.witness;
    if (!witness)
        return SeedProof::NotKept;
    if (play::rulesIn(file.identity) != std::to_string(play::rulesVersion))
        return SeedProof::OlderRules;
    if (std::ranges::any_of(file.plan.agents, [](const auto& agent) { return agent.playouts > 0; }))
        return SeedProof::TakesLong;
    if (table::isWitnessTrue(game, file.plan, *witness))
        return SeedProof::Shown;
    program.complain(name, {"/seed",
                            {QT_TRANSLATE_NOOP("Engine", "its games are not those of seed %1: game %2 comes "
                                                         "out otherwise when it is played again"),
                             {std::to_string(file.plan.seed), std::to_string(witness->game + 1)}}});
    return SeedProof::Wrong;
}

std::optional<play::BatchFile> readBatchFile(const std::string& file, const DungeonProgram& program)
{
    const auto text = readFile(file, play::mostBatchBytes);
    if (!text) {
        program.complain(file, text.error());
        return std::nullopt;
    }
    auto batch = play::readBatch(*text);
    if (!batch) {
        program.complain(file, batch.error());
        return std::nullopt;
    }
    return std::move(*batch);
}

} // namespace delve::mageknight
