// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/commands/scenario_input.h"
#include "app/mageknight/commands/wish_options.h"
#include "editor/document/file_before.h"
#include "editor/mageknight/document/dungeon_names.h"
#include "editor/mageknight/text/conflict_text.h"
#include "editor/mageknight/text/wish_text.h"
#include "engine/base/schema_name.h"
#include "engine/mageknight/scenario/write_scenario.h"
#include "engine/mageknight/setup/complete/complete_dungeon.h"
#include "engine/scenario/scenario_version.h"

#include <nlohmann/json.hpp>

#include <memory>

namespace delve::mageknight {

namespace {

using Json = nlohmann::ordered_json;

struct CompleteOptions
{
    WishOptions wish;
    std::string input;
    std::string output;
    bool json = false;
};

Json asJson(const Completion& completion)
{
    const Conflict& conflict = completion.conflict;
    Json things = Json::array();
    for (const ThingId& thing : conflict.things)
        things.push_back(thing.text());
    Json result{{"format", "delvewright-completion"},
                {"version", 1},
                {"outcome", outcomeName(completion.outcome)},
                {"things", things},
                {"rules", conflict.rules},
                {"missed", asJson(completion.missed)}};
    if (conflict.repair) {
        Json removed = Json::array();
        for (const ThingId& thing : conflict.repair->things)
            removed.push_back(thing.text());
        result["repair"] = {{"kind", repairName(conflict.repair->kind)}, {"things", removed}};
    }
    return result;
}

int complete(CompleteOptions& options, DungeonProgram& program)
{
    const QString file = QString::fromStdString(options.output);
    const FileBefore before(file);
    const auto read = program.content() ? readScenarioOrComplain(options.input, program) : std::nullopt;
    if (!read || !options.wish.read(program, &read->scenario) ||
        !program.mayWrite(options.output, scenarioFormat))
        return Unreadable;
    const Content& content = *program.content();
    SearchWatch watch(options.wish.seconds, program);
    Completion completion =
        completeDungeon(read->scenario, content, options.wish.wishes, options.wish.seed, watch.limits());
    const bool isMade = completion.outcome == DungeonMaker::Outcome::Made;
    if (isMade) {
        const auto overruled = options.wish.overruledBy(completion.scenario);
        completion.missed.insert(completion.missed.begin(), overruled.begin(), overruled.end());
        nameNameless(completion.scenario);
        const std::string text = keepingSchemaName(writeScenario(completion.scenario), options.input);
        if (const auto saved = before.replace(QByteArray::fromStdString(text)); !saved) {
            program.complain(options.output, saved.error());
            return Unreadable;
        }
    }
    if (options.json)
        program.out.json(asJson(completion).dump(2));
    else if (isMade)
        program.out.line(
            translated(completion.missed.empty()
                           ? QT_TRANSLATE_NOOP("delve", "%1: completed")
                           : QT_TRANSLATE_NOOP("delve", "%1: completed, but not all wishes hold"))
                .arg(file));
    if (isMade) {
        for (const QString& line : sentences(completion.missed, options.wish.wishes))
            program.err.line(line);
        if (const QString owed = owedChestsRemark(completion.scenario, content); !owed.isEmpty())
            program.err.line(owed);
        return completion.missed.empty() ? Legal : HasFindings;
    }
    if (watch.isTimeOver())
        program.err.line(translated(QT_TRANSLATE_NOOP("delve", "The time is over.")));
    else
        for (const QString& line : sentences(completion, read->scenario, content, program.language()))
            program.err.line(line);
    return HasFindings;
}

} // namespace

void addCompleteCommand(CLI::App& app, DungeonProgram& program)
{
    auto* command = app.add_subcommand(
        "complete", cliText(QT_TRANSLATE_NOOP("delve", "Finish a dungeon, keeping all that is placed")));
    command->footer(cliText(QT_TRANSLATE_NOOP(
        "delve",
        "What is placed comes before the wishes: where one does not hold, the dungeon that comes\n"
        "nearest is written, and what it misses is told.\n"
        "Exit code: 0 if made, 1 if a wish does not hold, if it is proven to be impossible or no way\n"
        "was found within the limit, 2 for bad input.\n"
        "Examples:\n"
        "  delve complete begun.scenario.json -o dungeon.scenario.json\n"
        "  delve complete begun.scenario.json --seed 3 --tokens 6 -o other.scenario.json")));
    auto options = std::make_shared<CompleteOptions>();
    command
        ->add_option("file", options->input, cliText(QT_TRANSLATE_NOOP("delve", "Scenario file to finish")))
        ->required();
    options->wish.addTo(*command);
    command
        ->add_option("-o,--output", options->output,
                     cliText(QT_TRANSLATE_NOOP("delve", "Scenario file to write")))
        ->required();
    command->add_flag("--json", options->json,
                      cliText(QT_TRANSLATE_NOOP("delve", "Print the result as JSON")));
    command->callback(
        [options, &program] { program.run = [options, &program] { return complete(*options, program); }; });
}

} // namespace delve::mageknight
