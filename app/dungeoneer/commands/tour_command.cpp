// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/tour_files.h"
#include "app/dungeoneer/commands/card_program.h"
#include "editor/document/resource_folder.h"
#include "editor/document/save_text.h"
#include "editor/dungeoneer/export/export_map.h"
#include "editor/dungeoneer/play/card_game_table.h"
#include "engine/dungeoneer/setup/validate_setup.h"

#include <QDir>

#include <algorithm>

namespace delve::dungeoneer {

namespace {

constexpr std::uint64_t tourSeed = 7;

/// Opponents play the map; what they did is kept, and gone over again as `delve replay` does.
bool playTourGame(const Scenario& scenario, const QString& file, CardProgram& program)
{
    const TableSetup setup{std::vector<std::string>(scenario.players.size(), "steady"), false, tourSeed, 0};
    const auto opened = CardGameTable::start(scenario, program.sharedCards(), setup);
    if (!opened) {
        program.complain("", opened.error());
        return false;
    }
    PlayedTable& table = **opened;
    const std::atomic<bool> isStopped = false;
    while (!table.isOver())
        table.perform(table.thinking()(isStopped).action, table.seededDice());
    const std::string record = table.saved();
    const auto read = play::parseReplay(record, program.sharedCards());
    const bool isTrue = read && CardGameTable::resume(*read, program.sharedCards());
    program.out.paragraph(
        isTrue ? counted(
                     QT_TRANSLATE_N_NOOP("delve", "%n action(s), gone over again: all as they were recorded"),
                     table.recordedCount())
               : translated(QT_TRANSLATE_NOOP("delve", "The record of the game is not true.")),
        3);
    for (const QString& line : table.outcome().split(u'\n'))
        program.out.hanging(QStringLiteral("   ") + line, 6);
    if (const auto saved = saveText(file, record, play::mostReplayBytes); !saved) {
        program.complain(file.toStdString(), saved.error());
        return false;
    }
    program.out.line(QStringLiteral("   ") + file);
    return isTrue;
}

} // namespace

int makeTour(const CLI::App& command, const CommandGame& game, CardProgram& program)
{
    const QDir folder(QString::fromStdString(textOf(command, "--out")));
    NewFolders made;
    if (!prepareTour(made, folder, {{"cards.png", "png"}, {"cards.save.json", play::replayFormat}}, program))
        return Unreadable;
    const auto sample = resourceFolder() / "scenarios" / "dungeoneer" / "closing-time.scenario.json";
    const auto scenario = readScenarioOrComplain(sample.string(), program);
    if (!scenario)
        return Unreadable;
    const auto heading = [&](const QString& text) { program.out.line(program.out.strong(text)); };
    heading(translated(QT_TRANSLATE_NOOP("delve", "%1: a map of cards")).arg(game.name()));
    const auto findings = validateSetup(*scenario, *program.cards());
    const auto errors = std::ranges::count(findings, Severity::Error, &Finding::severity);
    program.out.paragraph(
        QString::fromStdString(scenario->title) + QStringLiteral(": ") +
            (errors == 0 ? translated(QT_TRANSLATE_NOOP("delve", "legal by every rule of the setup"))
                         : counted(QT_TRANSLATE_N_NOOP("delve", "%n finding(s), see delve validate"),
                                   std::size_t(errors))),
        3);
    const QString picture = folder.filePath(QStringLiteral("cards.png"));
    if (const auto drawn = exportMap(picture, *pictureFormatOf(picture), *scenario, *program.cards(), {});
        !drawn) {
        program.complain(picture.toStdString(), drawn.error());
        return Unreadable;
    }
    program.out.line(QStringLiteral("   ") + picture);
    heading(translated(QT_TRANSLATE_NOOP("delve", "%1: letting opponents play it")).arg(game.name()));
    return playTourGame(*scenario, folder.filePath(QStringLiteral("cards.save.json")), program) ? Legal
                                                                                                : Unreadable;
}

} // namespace delve::dungeoneer
