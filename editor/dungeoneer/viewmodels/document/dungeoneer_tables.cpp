// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/play/card_game_table.h"
#include "editor/dungeoneer/play/seats.h"
#include "editor/dungeoneer/viewmodels/document/dungeoneer_game.h"
#include "engine/dungeoneer/agents/agent_kind.h"

// Games at the table: who may play, how one begins and is read.

namespace delve::dungeoneer {

namespace {

const Scenario& scenarioOf(const FileDocumentViewModel& document)
{
    return dynamic_cast<const CardMapViewModel&>(document).model().scenario();
}

} // namespace

std::vector<SeatChoice> DungeoneerGame::seatChoices() const
{
    return dungeoneer::seatChoices();
}

std::string DungeoneerGame::usualSeat(int player) const
{
    return player == 0 ? std::string(humanSeat) : wordOf(play::AgentChoice(play::AgentKind::Steady));
}

std::vector<SetupPlayer> DungeoneerGame::playersOf(const FileDocumentViewModel& document) const
{
    std::vector<SetupPlayer> players;
    for (const Player& player : scenarioOf(document).players) {
        const int number = int(players.size());
        players.push_back(
            {player.name.empty() ? tr("Player %1").arg(number + 1) : QString::fromStdString(player.name),
             seatColour(number)});
    }
    return players;
}

WindowGame::OpenedTable DungeoneerGame::startTable(const FileDocumentViewModel& document,
                                                   const TableSetup& setup)
{
    auto table = CardGameTable::start(scenarioOf(document), m_library->sharedCards(), setup);
    // Where in the file it is would help nobody here: the map is open in the window.
    return table ? std::move(table) : OpenedTable(Error{"", table.error().what});
}

bool DungeoneerGame::isOf(const PlayedTable& table, const FileDocumentViewModel& document) const
{
    Scenario played = dynamic_cast<const CardGameTable&>(table).scenario();
    // Rounds are said at the table, and are no change of the map.
    played.options.roundLimit = scenarioOf(document).options.roundLimit;
    return played == scenarioOf(document);
}

Result<QString> DungeoneerGame::titleOfTable(const std::string& text) const
{
    const auto title = table::titleOfReplay(text);
    if (!title)
        return title.error();
    return QString::fromStdString(*title);
}

WindowGame::OpenedTable DungeoneerGame::readTable(const std::string& text)
{
    return readTable(text, {});
}

std::function<WindowGame::OpenedTable()> DungeoneerGame::wayBackTo(const PlayedTable& table)
{
    // What older rules made of a game is not written again, but is to be read when it comes back.
    return [this, text = table.saved(),
            older = dynamic_cast<const CardGameTable&>(table).session().record().older] {
        return readTable(text, older);
    };
}

WindowGame::OpenedTable DungeoneerGame::readTable(const std::string& text,
                                                  const std::optional<play::OlderCourse>& older)
{
    auto replay = play::parseReplay(text, m_library->sharedCards());
    if (!replay)
        return replay.error();
    if (older)
        replay->older = older;
    return CardGameTable::resume(*std::move(replay), m_library->sharedCards());
}

} // namespace delve::dungeoneer
