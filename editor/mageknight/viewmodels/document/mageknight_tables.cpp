// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/play/dungeon_table.h"
#include "editor/mageknight/render/palette.h"
#include "editor/mageknight/viewmodels/document/mageknight_game.h"
#include "editor/text/seat_words.h"
#include "engine/base/file_kind.h"
#include "engine/mageknight/agents/agent_kind.h"

// Games at the table: who may play, how one begins and is read.

namespace delve::mageknight {

namespace {

const ScenarioDocument& modelOf(const FileDocumentViewModel& document)
{
    return dynamic_cast<const ScenarioViewModel&>(document).model();
}

} // namespace

bool MageKnightGame::owns(const FileDocumentViewModel& document) const
{
    return dynamic_cast<const ScenarioViewModel*>(&document) != nullptr;
}

std::vector<SeatChoice> MageKnightGame::seatChoices() const
{
    std::vector<SeatChoice> choices{{std::string(humanSeat), seatInWords(humanSeat)}};
    for (const auto& [kind, word] : enumNames<play::AgentKind>)
        choices.push_back({std::string(word), seatInWords(word)});
    return choices;
}

std::vector<SetupPlayer> MageKnightGame::playersOf(const FileDocumentViewModel& document) const
{
    std::vector<SetupPlayer> players;
    for (const auto& player : modelOf(document).scenario().players)
        players.push_back({player.name.empty() ? tr("Player %1").arg(players.size() + 1)
                                               : QString::fromStdString(player.name),
                           playerColour(player.colour, RenderStyle::FullColour)});
    return players;
}

WindowGame::OpenedTable MageKnightGame::startTable(const FileDocumentViewModel& document,
                                                   const TableSetup& setup)
{
    const ScenarioDocument& model = modelOf(document);
    return DungeonTable::start(model.scenario(), model.content(), m_library->rules(), setup);
}

bool MageKnightGame::isOf(const PlayedTable& table, const FileDocumentViewModel& document) const
{
    return dynamic_cast<const DungeonTable&>(table).scenario() == modelOf(document).scenario();
}

Result<QString> MageKnightGame::titleOfTable(const std::string& text) const
{
    const auto title = play::titleOfReplay(text);
    if (!title)
        return title.error();
    return QString::fromStdString(*title);
}

WindowGame::OpenedTable MageKnightGame::readTable(const std::string& text)
{
    return readTable(text, {});
}

std::function<WindowGame::OpenedTable()> MageKnightGame::wayBackTo(const PlayedTable& table)
{
    // What older rules made of a game is not written again, but is to be read when it comes back.
    return [this, text = table.saved(),
            older = dynamic_cast<const DungeonTable&>(table).session().record().older] {
        return readTable(text, older);
    };
}

WindowGame::OpenedTable MageKnightGame::readTable(const std::string& text,
                                                  const std::optional<play::OlderCourse>& older)
{
    auto replay = play::parseReplay(text, m_library->content());
    if (!replay)
        return replay.error();
    if (older)
        replay->older = older;
    return DungeonTable::resume(*std::move(replay), m_library->content(), m_library->rules());
}

} // namespace delve::mageknight
