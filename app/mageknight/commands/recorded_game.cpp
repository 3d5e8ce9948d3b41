// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/commands/recorded_game.h"

#include "editor/text/messages.h"
#include "engine/base/file.h"
#include "engine/mageknight/play/core/replay.h"

namespace delve::mageknight {

std::optional<play::Replay> readGame(const std::string& file, DungeonProgram& program)
{
    const Content* content = program.content();
    if (!content)
        return std::nullopt;
    const auto text = readFile(file, play::mostReplayBytes);
    if (!text) {
        program.complain(file, text.error());
        return std::nullopt;
    }
    auto replay = play::parseReplay(*text, *content);
    if (!replay) {
        program.complain(file, replay.error());
        return std::nullopt;
    }
    for (const Error& warning : replayWarnings(*replay, *content))
        program.err.line(program.err.warning(translated(QT_TRANSLATE_NOOP("delve", "warning"))) +
                         QStringLiteral(": ") + QString::fromStdString(file) + QStringLiteral(": ") +
                         sentence(warning));
    return *std::move(replay);
}

} // namespace delve::mageknight
