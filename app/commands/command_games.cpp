// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_games.h"

#include "engine/base/file.h"
#include "engine/base/file_head.h"

#include <algorithm>
#include <filesystem>
#include <iterator>

namespace delve {

namespace {

constexpr const char* gameOption = "--game";
constexpr std::size_t mostHeadBytes = 512u
                                      << 20; ///< more than any file of ours; its reader says what is too much

/// What a file says of itself; of a folder, what the pack in it says.
std::string gameNamedIn(const std::string& fileOrPack)
{
    std::error_code failure;
    const std::filesystem::path path = fileOrPack;
    const bool isFolder = std::filesystem::is_directory(path, failure);
    const auto text = readFile(isFolder ? path / "pack.json" : path, mostHeadBytes);
    return text ? headOf(*text).game : std::string();
}

/// A command below another one ("info" in "pack info") goes with the one above it.
std::string_view ownerOf(const CLI::App& command)
{
    const CLI::App* top = &command;
    while (top->get_parent() && top->get_parent()->get_parent())
        top = top->get_parent();
    return top->get_name();
}

/// What stands without an option is read, but for a name that is given to something new.
bool isInput(const CLI::Option& option)
{
    return option.get_positional() && !option.check_name("name");
}

/// All that a command was given to read, a game to go on with, and a pack to add to.
std::vector<std::string> inputsOf(const CLI::App& command)
{
    std::vector<std::string> inputs;
    for (const CLI::Option* option : command.get_options())
        if (isInput(*option) || option->check_lname("resume") || option->check_lname("into"))
            inputs.insert(inputs.end(), option->results().begin(), option->results().end());
    return inputs;
}

/// The commands that have none below them.
std::vector<CLI::App*> leavesOf(CLI::App& app)
{
    const std::vector<CLI::App*> below = app.get_subcommands({});
    if (below.empty())
        return {&app};
    std::vector<CLI::App*> leaves;
    for (CLI::App* command : below)
        std::ranges::copy(leavesOf(*command), std::back_inserter(leaves));
    return leaves;
}

bool mayDoWithoutFile(const CLI::App& command)
{
    return std::ranges::none_of(command.get_options(), [](const CLI::Option* option) {
        return isInput(*option) && option->get_required();
    });
}

} // namespace

void CommandGames::addCommand(std::string_view name, CLI::App& app)
{
    for (Entry& entry : m_games)
        if (entry.game->addCommand(name, app))
            entry.commands.emplace_back(name);
}

void CommandGames::addGameOptions(CLI::App& app)
{
    std::vector<std::string> ids;
    for (const Entry& entry : m_games)
        ids.emplace_back(entry.game->id());
    const auto isShared = [this](const CLI::App& command) {
        return std::ranges::count_if(m_games, [&](const Entry& entry) {
                   return std::ranges::count(entry.commands, ownerOf(command)) > 0;
               }) > 1;
    };
    for (CLI::App* command : leavesOf(app))
        if (isShared(*command) && mayDoWithoutFile(*command))
            command
                ->add_option_function<std::string>(
                    gameOption, [](const std::string&) { /* entryFor() reads it */ },
                    cliText(QT_TRANSLATE_NOOP("delve", "The game, where no file says it")))
                ->check(CLI::IsMember(ids));
}

void CommandGames::forEach(const std::function<void(CommandGame&)>& visit) const
{
    for (const Entry& entry : m_games)
        visit(*entry.game);
}

namespace {

bool hasPack(CommandGame& game, const std::string& id)
{
    const auto packs = game.packs();
    return std::ranges::find(packs, id, &PackHead::id) != packs.end();
}

} // namespace

const CommandGames::Entry* CommandGames::entryOf(const std::string& fileOrPack) const
{
    const bool isFile = isThere(fileOrPack);
    if (isFile && fileOrPack.ends_with(".csv"))
        return nullptr; // a table names no game
    const std::string named = isFile ? gameNamedIn(fileOrPack) : std::string();
    const auto found = std::ranges::find_if(m_games, [&](const Entry& entry) {
        // The first one need not be asked for its packs: what nobody claims is its to refuse.
        return isFile ? entry.game->id() == named
                      : &entry != &m_games.front() && hasPack(*entry.game, fileOrPack);
    });
    if (found != m_games.end())
        return &*found;
    return isFile ? &m_games.front() : nullptr;
}

CommandGame& CommandGames::gameOf(const std::string& fileOrPack) const
{
    const Entry* entry = entryOf(fileOrPack);
    return entry ? *entry->game : *m_games.front().game;
}

const CommandGames::Entry* CommandGames::entryFor(const CLI::App& command) const
{
    if (const CLI::Option* wish = command.get_option_no_throw(gameOption); wish && wish->count() > 0)
        return &*std::ranges::find_if(
            m_games, [&](const Entry& entry) { return entry.game->id() == wish->as<std::string>(); });
    const Entry* entry = nullptr;
    std::string first;
    for (const std::string& file : inputsOf(command)) {
        const Entry* own = entryOf(file);
        if (entry && own && entry != own) {
            m_program.err.line(
                translated(
                    QT_TRANSLATE_NOOP("delve", "%1 is of %2, %3 is of %4: name files of one game only."))
                    .arg(QString::fromStdString(first), entry->game->name(), QString::fromStdString(file),
                         own->game->name()));
            return nullptr;
        }
        if (!entry && own) {
            entry = own;
            first = file;
        }
    }
    return entry ? entry : &m_games.front();
}

int CommandGames::run(const CLI::App& command) const
{
    const Entry* entry = entryFor(command);
    if (!entry)
        return Unreadable;
    return std::ranges::count(entry->commands, ownerOf(command)) == 0
               ? refuseCommand(command, *entry->game, m_program)
               : entry->game->run(command);
}

int CommandGames::runAll(const CLI::App& command) const
{
    if (const CLI::Option* wish = command.get_option_no_throw(gameOption); wish && wish->count() > 0)
        return run(command);
    int code = Legal;
    for (const Entry& entry : m_games)
        if (code < Unreadable && std::ranges::count(entry.commands, ownerOf(command)) > 0)
            code = std::max(code, entry.game->run(command));
    return code;
}

int refuseCommand(const CLI::App& command, const CommandGame& game, const Program& program)
{
    // "pack report" of "delve pack report".
    QString name = QString::fromStdString(command.get_name());
    for (const CLI::App* above = command.get_parent(); above && above->get_parent();
         above = above->get_parent())
        name = QString::fromStdString(above->get_name()) + u' ' + name;
    program.err.line(
        translated(QT_TRANSLATE_NOOP("delve", "delve %1 cannot be used for %2 yet.")).arg(name, game.name()));
    return Unreadable;
}

CLI::App& commandIn(CLI::App& app, const std::string& name, const char* description)
{
    for (CLI::App* there : app.get_subcommands({}))
        if (there->get_name() == name)
            return *there;
    return *app.add_subcommand(name, cliText(description));
}

bool takesOnly(const CLI::App& command, const std::vector<std::string>& options, const CommandGame& game,
               const Program& program)
{
    for (const CLI::Option* option : command.get_options()) {
        const bool isTaken =
            std::ranges::any_of(options, [&](const std::string& name) { return option->check_name(name); });
        if (option->count() == 0 || isTaken || option->check_name(gameOption))
            continue;
        program.err.line(translated(QT_TRANSLATE_NOOP("delve", "%1 cannot be used for %2."))
                             .arg(QString::fromStdString(option->get_name()), game.name()));
        return false;
    }
    return true;
}

} // namespace delve
