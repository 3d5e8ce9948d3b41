// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dungeoneer/commands/card_program.h"
#include "app/dungeoneer/commands/recorded_game.h"
#include "editor/document/save_text.h"
#include "engine/base/file.h"
#include "engine/dungeoneer/play/kept/kept_game.h"

namespace delve::dungeoneer {

void addReplayOptions(CLI::App& app, const std::string& commandName)
{
    app.get_subcommand(commandName)
        ->add_option_function<std::string>(
            "--keep-as-test", [](const std::string&) { /* replayGame() reads it */ },
            cliText(QT_TRANSLATE_NOOP(
                "delve", "Dungeoneer: write what was done and what came of it, up to --stop, as a test")));
}

int keepAsTest(const std::string& target, bool overwrite, const play::Replay& replay, const play::Game& game,
               std::size_t count, CardProgram& program)
{
    if (!overwrite && isThere(target)) {
        program.err.line(
            translated(QT_TRANSLATE_NOOP("delve", "%1 is there already; --overwrite writes in its place."))
                .arg(QString::fromStdString(target)));
        return Unreadable;
    }
    if (!program.mayWrite(target, play::keptFormat))
        return Unreadable;
    const std::string about = replay.scenario.title + ", " + std::to_string(count) + " actions";
    const play::KeptGame kept = play::keepAsTest(game, replay, count, about);
    const auto saved =
        saveText(QString::fromStdString(target), play::writeKept(game, kept), table::mostReplayBytes);
    if (!saved) {
        program.complain(target, saved.error());
        return Unreadable;
    }
    program.out.line(counted(QT_TRANSLATE_N_NOOP("delve", "%1: %n action(s) kept as a test"), count)
                         .arg(QString::fromStdString(target)));
    return Legal;
}

} // namespace delve::dungeoneer
