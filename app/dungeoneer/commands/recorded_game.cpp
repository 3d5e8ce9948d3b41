// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dungeoneer/commands/recorded_game.h"

#include "editor/text/messages.h"
#include "engine/base/file.h"

namespace delve::dungeoneer {

std::optional<play::Replay> readGame(const std::string& file, CardProgram& program)
{
    if (!program.cards())
        return std::nullopt;
    auto replay = readFile(file, play::mostReplayBytes).and_then([&](std::string&& text) {
        return play::parseReplay(text, program.sharedCards());
    });
    if (!replay) {
        program.complain(file, replay.error());
        return std::nullopt;
    }
    for (const Error& warning : replayWarnings(*replay, *program.cards()))
        program.err.line(program.err.warning(translated(QT_TRANSLATE_NOOP("delve", "warning"))) +
                         QStringLiteral(": ") + QString::fromStdString(file) + QStringLiteral(": ") +
                         sentence(warning));
    return *std::move(replay);
}

} // namespace delve::dungeoneer
