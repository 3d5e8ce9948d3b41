// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/command_games.h"
#include "engine/dungeoneer/content/cards.h"
#include "engine/dungeoneer/scenario/scenario.h"

#include <memory>

namespace delve::dungeoneer {

/// What the commands of this game share.
class CardProgram : public Program
{
public:
    /// Shipped sets and those of the user. A fault is printed, and nothing is returned; a set of the user
    /// that cannot be used is printed, and left out.
    const Cards* cards();
    /// For those who keep them, once they are loaded; the program outlives them.
    std::shared_ptr<const Cards> sharedCards() { return {std::shared_ptr<const Cards>(), cards()}; }

private:
    std::optional<Cards> m_cards;
};

/// A scenario file that was read, with what is odd about it but does not keep it from being used.
struct ReadScenario
{
    Scenario scenario;
    std::vector<Error> errors;   ///< why it cannot be used
    std::vector<Error> warnings; ///< sets of another version or hash
};

/// Reads a scenario and checks that its cards are there.
ReadScenario readScenario(const std::string& file, const Cards& cards);

/// Reads a scenario; prints the errors if it cannot be used.
std::optional<Scenario> readScenarioOrComplain(const std::string& file, CardProgram& program);

/// Everything that is wrong with a file, told.
CheckedFile checkScenario(const std::string& file, const CheckWishes& wishes, CardProgram& program);

/// The value of an option, or of what stands without one; empty if it was not given and has no default.
std::string textOf(const CLI::App& command, const std::string& option);

// Each does one command that was read from the command line.
int printInfo(const CLI::App& command, const CommandGame& game, CardProgram& program);
int generateMaps(const CLI::App& command, const CommandGame& game, CardProgram& program);
int fixScenario(const CLI::App& command, const CommandGame& game, CardProgram& program);
int completeScenario(const CLI::App& command, const CommandGame& game, CardProgram& program);
int layMap(const CLI::App& command, const CommandGame& game, CardProgram& program);
void addExportOptions(CLI::App& app, const std::string& commandName);
int exportScenario(const CLI::App& command, const CommandGame& game, CardProgram& program);
int importFile(const CLI::App& command, const CommandGame& game, CardProgram& program);
/// The commands below `delve pack`.
int runPackCommand(const CLI::App& command, const CommandGame& game, CardProgram& program);
int drawCards(const CLI::App& command, CardProgram& program);
int drawTableSheets(const CLI::App& command, CardProgram& program);
int drawCardSheets(const CLI::App& command, CardProgram& program);
int printCards(const CLI::App& command, const CommandGame& game, CardProgram& program);
int showCollection(const CLI::App& command, const CommandGame& game, CardProgram& program);
int renderMap(const CLI::App& command, const CommandGame& game, CardProgram& program);
int playGame(const CLI::App& command, const CommandGame& game, CardProgram& program);
int replayGame(const CLI::App& command, const CommandGame& game, CardProgram& program);
int makeTour(const CLI::App& command, const CommandGame& game, CardProgram& program);
int playtest(const CLI::App& command, const CommandGame& game, CardProgram& program);
int mergeResults(const CLI::App& command, const CommandGame& game, CardProgram& program);
int compareMaps(const CLI::App& command, const CommandGame& game, CardProgram& program);
int assertGames(const CLI::App& command, const CommandGame& game, CardProgram& program);

/// A set by its id, or the folder of one that is not installed; prints the error if there is none.
std::optional<CardSet> setNamed(const std::string& idOrFolder, CardProgram& program);

/// Adds `delve lay`, which this game alone has.
void addLayCommand(CLI::App& app, const std::string& name);
/// Adds the options of this game to render.
void addRenderOptions(CLI::App& app, const std::string& command);
/// Adds the options of this game to replay.
void addReplayOptions(CLI::App& app, const std::string& command);
/// Adds the options of this game to print.
void addPrintOptions(CLI::App& app, const std::string& command);
/// Adds the options of this game to generate and complete.
void addMapOptions(CLI::App& app, const std::string& command);
/// Adds what only packs of this game have below `delve pack`.
void addPackOptions(CLI::App& app, const std::string& command);
/// Adds `delve pack cards` and `delve pack table`.
void addPictureCommands(CLI::App& pack);

} // namespace delve::dungeoneer
