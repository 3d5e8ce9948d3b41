// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/tour_files.h"
#include "app/mageknight/commands/batch_options.h"
#include "app/mageknight/commands/dungeon_program.h"
#include "app/mageknight/commands/scenario_summary.h"
#include "editor/document/save_file.h"
#include "editor/mageknight/document/dungeon_names.h"
#include "editor/mageknight/play/seats.h"
#include "editor/mageknight/print/plan_print.h"
#include "editor/mageknight/render/contact_sheet.h"
#include "editor/mageknight/render/scenario_painter.h"
#include "editor/mageknight/report/report_page.h"
#include "editor/mageknight/text/conflict_text.h"
#include "engine/mageknight/agents/match.h"
#include "engine/mageknight/scenario/write_scenario.h"
#include "engine/mageknight/setup/generate/generate_dungeons.h"
#include "engine/mageknight/setup/validate_setup.h"
#include "engine/scenario/scenario_version.h"

#include <QDir>
#include <QImage>

#include <memory>

namespace delve::mageknight {

namespace {

constexpr std::uint64_t tourSeed = 7;
constexpr std::uint64_t tourGames = 96;
constexpr int tourRounds = 100; ///< END-09

/// Puts results into a folder and says where they are.
class Results
{
public:
    Results(const QDir& folder, DungeonProgram& program) : m_folder(folder), m_program(program) {}

    bool add(const char* name, const QByteArray& bytes) { return tell(name, saveFile(pathOf(name), bytes)); }
    bool print(const char* name, const std::shared_ptr<const Scenario>& scenario, PrintKind kind)
    {
        PrintOptions options;
        options.kind = kind;
        options.language = m_program.language();
        const auto plan = planPrint(scenario, *m_program.content(), options);
        return tell(name, plan ? writePdf(*plan, pathOf(name)) : Result<void>(plan.error()));
    }

    QString pathOf(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }

private:
    bool tell(const char* name, const Result<void>& saved)
    {
        if (!saved)
            m_program.complain(pathOf(name).toStdString(), saved.error());
        else
            m_program.out.line(QStringLiteral("   ") + pathOf(name));
        return saved.has_value();
    }

    QDir m_folder;
    DungeonProgram& m_program;
};

/// Two opponents play the dungeon; what they did is kept, and gone over again as `delve replay` does.
bool playOnce(const Scenario& scenario, Results& results, DungeonProgram& program)
{
    const Content& content = *program.content();
    const auto parts = play::gatherParts(scenario, content);
    if (!parts) {
        program.complain("", parts.error());
        return false;
    }
    play::Replay begun = play::beginReplay(scenario, parts->options, content);
    begun.table = play::PlayTable{false, tourSeed, std::vector<std::string>(parts->teams.size(), "steady")};
    auto session = GameSession::resume(std::move(begun), content);
    if (!session) {
        program.complain("", session.error());
        return false;
    }
    const auto agents = makeAgents(*session);
    play::Actions legal;
    while (!session->state().turn().isOver()) {
        play::Agent& agent = *agents[play::indexOf(play::playerToAct(session->game(), session->state()))];
        session->perform(
            play::choiceOf(agent, session->game(), session->state(), session->actionCount(), legal),
            session->seededDice());
    }
    const std::string record = play::writeReplay(session->game(), session->record());
    const auto read = play::parseReplay(record, content);
    play::GameState again = play::startGame(session->game());
    const bool isTrue = read && !play::replayTo(session->game(), *read, read->steps.size(), again) &&
                        again == session->state();
    program.out.paragraph(
        isTrue ? counted(
                     QT_TRANSLATE_N_NOOP("delve", "%n action(s), gone over again: all as they were recorded"),
                     session->recordedCount())
               : translated(QT_TRANSLATE_NOOP("delve", "The record of the game is not true.")),
        3);
    return results.add("game.save.json", QByteArray::fromStdString(record)) && isTrue;
}

/// Many games at once, and what they tell about the dungeon.
bool playMany(const BatchScenario& played, Results& results, DungeonProgram& program)
{
    const RuleReference* rules = program.rules();
    if (!rules)
        return false;
    BatchOptions options;
    options.games = tourGames;
    options.seed = tourSeed;
    play::BatchFile batch = play::newBatch(played.game, played.scenario, "dungeon.scenario.json",
                                           played.identity, planOf(options));
    play::BatchControl control;
    control.threads = threadsOf(options);
    play::runBatch(played.game, batch.plan, batch.state, control);
    const play::BatchReport report = play::reportOf(batch, played.game);
    const PlayWords words(played.game, *rules, program.language());
    const ReportSource source{batch, report, words};
    for (const ReportVerdict& verdict : verdictsOf(source))
        program.out.paragraph(verdict.sentence, 3);
    return results.add("playtest.json", QByteArray::fromStdString(play::writeBatch(batch))) &&
           results.add("report.html", reportPage(source, *program.content()));
}

/// Does the main work once: make a dungeon, check it, say what it is, draw and print it, play it, and leave
/// the results in a folder.
int makeTour(const std::string& folder, DungeonProgram& program)
{
    const QDir target(QString::fromStdString(folder));
    NewFolders folders;
    if (!prepareTour(folders, target,
                     {{"dungeon.scenario.json", scenarioFormat},
                      {"dungeon.png", "png"},
                      {"overview.pdf", "pdf"},
                      {"poster.pdf", "pdf"},
                      {"sheet.pdf", "pdf"},
                      {"tiles.png", "png"},
                      {"game.save.json", play::replayFormat},
                      {"playtest.json", "delvewright-playtest"},
                      {"report.html", "html"}},
                     program))
        return Unreadable;
    const auto heading = [&](const char* text) { program.out.line(program.out.strong(translated(text))); };
    heading(QT_TRANSLATE_NOOP("delve", "1. Making a dungeon for two players"));
    const Content& content = *program.content();
    auto made = generateDungeons(content, {}, tourSeed, 1, {});
    if (made.proposals.empty()) {
        program.err.line(sentence(made.outcome, made.rules));
        return HasFindings;
    }
    nameDungeon(made.proposals.front());
    const auto scenario = std::make_shared<const Scenario>(std::move(made.proposals.front().scenario));
    for (const QString& line : summaryOf(*scenario, content, program.language()))
        program.out.paragraph(line, 3);

    heading(QT_TRANSLATE_NOOP("delve", "2. Checking it"));
    const Findings findings = validateSetup(*scenario, content);
    program.out.line(
        QStringLiteral("   ") +
        (findings.empty()
             ? translated(QT_TRANSLATE_NOOP("delve", "legal by every rule of the setup, and ready for play"))
             : counted(QT_TRANSLATE_N_NOOP("delve", "%n finding(s), see delve validate"), findings.size())));

    heading(QT_TRANSLATE_NOOP("delve", "3. Drawing and printing it"));
    Results results(target, program);
    const bool isDone =
        results.add("dungeon.scenario.json", QByteArray::fromStdString(writeScenario(*scenario))) &&
        results.add("dungeon.png", asPng(renderScenario(*scenario, content, {}))) &&
        results.print("overview.pdf", scenario, PrintKind::Overview) &&
        results.print("poster.pdf", scenario, PrintKind::Poster) &&
        results.print("sheet.pdf", scenario, PrintKind::Sheet) &&
        results.add("tiles.png",
                    asPng(contactSheet(content.packs().front(), {.language = program.language()}).front()));
    if (!isDone)
        return Unreadable;

    BatchOptions options;
    options.rounds = tourRounds;
    const auto played = readForBatch(results.pathOf("dungeon.scenario.json").toStdString(), options, program);
    if (!played)
        return Unreadable;
    heading(QT_TRANSLATE_NOOP("delve", "4. Letting two opponents play it"));
    if (!playOnce(played->scenario, results, program))
        return Unreadable;
    heading(QT_TRANSLATE_NOOP("delve", "5. Playing it many times"));
    return playMany(*played, results, program) ? Legal : Unreadable;
}

} // namespace

void addTourCommand(CLI::App& app, DungeonProgram& program)
{
    auto* command = app.add_subcommand(
        "tour",
        cliText(QT_TRANSLATE_NOOP("delve", "Do the main work once, and leave the results in a folder")));
    command->footer(cliText(QT_TRANSLATE_NOOP("delve", "Example:\n  delve tour --out ~/delvewright-tour")));
    auto folder = std::make_shared<std::string>("./delvewright-tour");
    command->add_option("--out", *folder, cliText(QT_TRANSLATE_NOOP("delve", "Where the results go")))
        ->capture_default_str();
    command->callback(
        [folder, &program] { program.run = [folder, &program] { return makeTour(*folder, program); }; });
}

} // namespace delve::mageknight
