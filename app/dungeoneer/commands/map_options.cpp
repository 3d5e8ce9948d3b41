// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dungeoneer/commands/card_program.h"
#include "editor/document/file_before.h"
#include "editor/dungeoneer/text/missed_wish_text.h"
#include "editor/text/messages.h"
#include "engine/base/schema_name.h"
#include "engine/dungeoneer/scenario/write_scenario.h"
#include "engine/dungeoneer/setup/generate/generate_map.h"
#include "engine/dungeoneer/setup/validate_setup.h"
#include "engine/scenario/scenario_version.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace delve::dungeoneer {

namespace {

using Json = nlohmann::ordered_json;

/// The value of an option, which another game may have declared, or nothing where it was not given.
template <typename T> std::optional<T> given(const CLI::App& command, const std::string& name)
{
    const CLI::Option* option = command.get_option_no_throw(name);
    return option && option->count() > 0 ? std::optional(option->as<T>()) : std::nullopt;
}

template <typename Enum> void read(const CLI::App& command, const std::string& name, Enum& wish)
{
    if (const auto word = given<std::string>(command, name))
        wish = *fromName<Enum>(*word);
}

MapWishes wishesFrom(const CLI::App& command, const Cards& cards)
{
    MapWishes wishes;
    wishes.sets = given<std::vector<std::string>>(command, "--set").value_or(std::vector<std::string>());
    if (wishes.sets.empty() && !cards.sets().empty())
        wishes.sets = {cards.sets().front().id};
    wishes.players = given<int>(command, "--players").value_or(wishes.players);
    wishes.cards = given<int>(command, "--cards");
    wishes.loops = given<int>(command, "--loops").value_or(0);
    wishes.questDistance = given<int>(command, "--quest-distance");
    wishes.isFair = given<bool>(command, "--fair").value_or(false);
    wishes.options.mapInView = given<bool>(command, "--map-in-view").value_or(false);
    read(command, "--stage", wishes.stage);
    read(command, "--shape", wishes.shape);
    read(command, "--door-mood", wishes.doors);
    return wishes;
}

/// map.scenario.json becomes map-3.scenario.json where several are made.
std::string numbered(const std::string& file, int number, int count)
{
    if (count == 1)
        return file;
    const auto folder = file.find_last_of('/');
    const auto dot = std::min(file.find('.', folder == std::string::npos ? 0 : folder + 1), file.size());
    return file.substr(0, dot) + '-' + std::to_string(number) + file.substr(dot);
}

Json missedAsJson(const std::vector<MissedMapWish>& missed)
{
    Json list = Json::array();
    for (const MissedMapWish& wish : missed) {
        list.push_back({{"wish", std::string(nameOf(wish.wish))}, {"wanted", wish.wanted}});
        if (wish.found >= 0) // of Quests that could not be dealt there is no number
            list.back()["nearest"] = wish.found;
    }
    return list;
}

bool save(const std::string& file, const FileBefore& before, const std::string& text, const Program& program)
{
    const auto saved = before.replace(QByteArray::fromStdString(text));
    if (!saved)
        program.complain(file, saved.error());
    return bool(saved);
}

/// Says which wishes do not hold in the nearest map that was found.
void tellMissed(const GeneratedMap& made, const Program& program)
{
    program.err.line(translated(QT_TRANSLATE_NOOP("delve", "No such map was found in %1 tries. The nearest:"))
                         .arg(made.tries));
    for (const MissedMapWish& missed : made.missed)
        program.err.line(QStringLiteral("  ") + sentence(missed));
}

const std::vector<std::string> wishOptions{"--cards", "--door-mood", "--quest-distance", "--fair", "--shape",
                                           "--loops", "--players",   "--seed",           "--json", "--output",
                                           "file"};

/// What a map that was begun says by itself.
const std::vector<std::string> beginningOptions{"--set", "--stage", "--map-in-view", "--count"};

} // namespace

void addMapOptions(CLI::App& app, const std::string& commandName)
{
    CLI::App& command = *app.get_subcommand(commandName);
    // Read from the command line when the command is done: another game declared its other options.
    const auto option = [&command](const char* name, const char* words) {
        return command.add_option_function<std::string>(
            name, [](const std::string&) {}, cliText(words));
    };
    const auto flag = [&command](const char* name, const char* words) {
        command.add_flag_callback(
            name, [] {}, cliText(words));
    };
    const bool isNew = commandName == "generate";
    if (isNew)
        command.add_option_function<std::vector<std::string>>(
            "--set", [](const std::vector<std::string>&) {},
            cliText(QT_TRANSLATE_NOOP("delve", "Dungeoneer: a set of cards to use; may be given again")));
    if (isNew)
        option("--stage", QT_TRANSLATE_NOOP("delve", "Dungeoneer: how far the map has come"))
            ->check(CLI::IsMember(words<Stage>()));
    option("--cards", QT_TRANSLATE_NOOP("delve", "Dungeoneer: cards of each map, the Entrance counted"))
        ->check(CLI::Range(1, 5'000));
    option("--door-mood", QT_TRANSLATE_NOOP("delve", "Dungeoneer: few doors that need a roll, or many"))
        ->check(CLI::IsMember(words<DoorMood>()));
    option(
        "--quest-distance",
        QT_TRANSLATE_NOOP("delve", "Dungeoneer: steps from the Entrance to the places of Quests, at least"))
        ->check(CLI::Range(0, 100));
    flag("--fair",
         QT_TRANSLATE_NOOP("delve", "Dungeoneer: deal Quests so that all players have ways of one length"));
    if (isNew)
        flag("--map-in-view", QT_TRANSLATE_NOOP("delve", "Dungeoneer: the whole map is laid before play"));
}

int generateMaps(const CLI::App& command, const CommandGame& game, CardProgram& program)
{
    const Cards* cards = program.cards();
    std::vector<std::string> options = wishOptions;
    options.insert(options.end(), beginningOptions.begin(), beginningOptions.end());
    if (!cards || !takesOnly(command, options, game, program))
        return Unreadable;
    const MapWishes wishes = wishesFrom(command, *cards);
    if (const auto fault = faultOf(wishes, *cards)) {
        program.err.line(sentence(*fault));
        return Unreadable;
    }
    const std::string file = command.get_option("--output")->as<std::string>();
    const int count = given<int>(command, "--count").value_or(1);
    const auto seed = given<std::uint64_t>(command, "--seed").value_or(1);
    std::vector<std::string> targets;
    for (int number = 1; number <= count; ++number)
        targets.push_back(numbered(file, number, count));
    if (!program.mayWrite(targets, scenarioFormat))
        return Unreadable;
    Json files = Json::array();
    QStringList written;
    bool isDone = true;
    GeneratedMap nearest;
    for (int number = 1; number <= count && isDone; ++number) {
        const std::string& target = targets[std::size_t(number - 1)];
        const FileBefore before(QString::fromStdString(target));
        nearest = generateMap(*cards, wishes, seed + std::uint64_t(number - 1));
        isDone = nearest.isMade();
        if (!isDone)
            break;
        if (!save(target, before, writeScenario(nearest.scenario), program)) {
            program.tellWritten(written);
            return Unreadable;
        }
        written << QString::fromStdString(target);
        files.push_back({{"file", target},
                         {"seed", seed + std::uint64_t(number - 1)},
                         {"cards", nearest.measures.cards},
                         {"loops", nearest.measures.loops},
                         {"rolls", nearest.measures.rolls},
                         {"crossings", nearest.measures.crossings}});
        if (!given<bool>(command, "--json"))
            program.out.line(
                translated(QT_TRANSLATE_NOOP("delve", "%1: made from seed %2"))
                    .arg(QString::fromStdString(target), QString::number(seed + std::uint64_t(number - 1))));
    }
    if (given<bool>(command, "--json"))
        program.out.json(Json{{"format", "delvewright-proposals"},
                              {"version", 1},
                              {"outcome", isDone ? "made" : "gave-up"},
                              {"rules", Json::array()},
                              {"missed", missedAsJson(nearest.missed)},
                              {"files", files}}
                             .dump(2) +
                         "\n");
    if (!isDone)
        tellMissed(nearest, program);
    return isDone ? Legal : HasFindings;
}

int completeScenario(const CLI::App& command, const CommandGame& game, CardProgram& program)
{
    if (!takesOnly(command, wishOptions, game, program))
        return Unreadable;
    const std::string target = command.get_option("--output")->as<std::string>();
    const FileBefore before(QString::fromStdString(target));
    const std::string file = command.get_option("file")->as<std::string>();
    const auto begun = readScenarioOrComplain(file, program);
    if (!begun || !program.mayWrite(target, scenarioFormat))
        return Unreadable;
    const Cards& cards = *program.cards();
    if (countOf(validateSetup(*begun, cards), Severity::Error) > 0) {
        program.err.line(translated(
            QT_TRANSLATE_NOOP("delve", "What is placed breaks rules; delve validate says which.")));
        return HasFindings;
    }
    const MapWishes wishes = wishesFrom(command, cards);
    if (const auto fault = faultOf(wishes, cards, *begun)) {
        program.err.line(sentence(*fault));
        return Unreadable;
    }
    const GeneratedMap made =
        completeMap(*begun, cards, wishes, given<std::uint64_t>(command, "--seed").value_or(1));
    if (!save(target, before, keepingSchemaName(writeScenario(made.scenario), file), program))
        return Unreadable;
    if (given<bool>(command, "--json"))
        program.out.json(Json{{"format", "delvewright-completion"},
                              {"version", 1},
                              {"outcome", made.isMade() ? "made" : "gave-up"},
                              {"things", Json::array()},
                              {"rules", Json::array()},
                              {"missed", missedAsJson(made.missed)}}
                             .dump(2) +
                         "\n");
    else if (!made.isMade())
        tellMissed(made, program);
    else
        program.out.line(
            translated(QT_TRANSLATE_NOOP("delve", "%1: completed")).arg(QString::fromStdString(target)));
    return made.isMade() ? Legal : HasFindings;
}

} // namespace delve::dungeoneer
