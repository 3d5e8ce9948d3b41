// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/commands/wish_options.h"
#include "editor/document/save_file.h"
#include "editor/mageknight/document/dungeon_names.h"
#include "editor/mageknight/text/conflict_text.h"
#include "editor/mageknight/text/wish_text.h"
#include "engine/mageknight/scenario/write_scenario.h"
#include "engine/mageknight/setup/generate/dungeon_measures.h"
#include "engine/mageknight/setup/generate/generate_dungeons.h"
#include "engine/scenario/scenario_version.h"

#include <nlohmann/json.hpp>

#include <memory>

namespace delve::mageknight {

namespace {

using Json = nlohmann::ordered_json;

struct GenerateOptions
{
    WishOptions wish;
    std::string file;
    int count = 1;
    bool json = false;
};

/// dungeon.scenario.json becomes dungeon-3.scenario.json where several are made.
std::string numbered(const std::string& file, int number, int count)
{
    if (count == 1)
        return file;
    const auto folder = file.find_last_of('/');
    const auto dot = file.find('.', folder == std::string::npos ? 0 : folder + 1);
    const std::string stem = file.substr(0, dot);
    const std::string ending = dot == std::string::npos ? std::string() : file.substr(dot);
    return stem + '-' + std::to_string(number) + ending;
}

Json asJson(const DungeonProposal& proposal, const std::string& file, const Content& content)
{
    const DungeonMeasures measures = measureDungeon(proposal.scenario, content);
    return {{"file", file},
            {"seed", proposal.seed},
            {"score", proposal.score},
            {"tiles", measures.layout.tiles},
            {"hallways", measures.hallways},
            {"differentTiles", measures.tileKinds},
            {"fill", measures.layout.fill},
            {"loops", measures.layout.loops},
            {"longestCorridor", measures.layout.longestCorridor},
            {"branches", measures.layout.branches},
            {"entranceDistance", measures.layout.entranceDistance},
            {"chests", measures.chests},
            {"chestDistance", measures.chestDistance},
            {"nearestChest", measures.nearestChest},
            {"meanChestWalk", measures.meanChestWalk},
            {"chestSpread", measures.chestSpread},
            {"unfairness", measures.unfairness}};
}

int generate(GenerateOptions& options, DungeonProgram& program)
{
    if (!options.wish.read(program))
        return Unreadable;
    std::vector<std::string> targets;
    for (int i = 1; i <= options.count; ++i)
        targets.push_back(numbered(options.file, i, options.count));
    if (!program.mayWrite(targets, scenarioFormat))
        return Unreadable;
    const Content& content = *program.content();
    SearchWatch watch(options.wish.seconds, program);
    auto made =
        generateDungeons(content, options.wish.wishes, options.wish.seed, options.count, watch.limits());
    Json files = Json::array();
    QStringList written;
    QStringList remarks;
    auto target = targets.begin();
    for (DungeonProposal& proposal : made.proposals) {
        nameDungeon(proposal);
        const std::string& file = *target++;
        const auto saved = saveFile(QString::fromStdString(file),
                                    QByteArray::fromStdString(writeScenario(proposal.scenario)));
        if (!saved) {
            program.complain(file, saved.error());
            program.tellWritten(written);
            return Unreadable;
        }
        written << QString::fromStdString(file);
        if (options.json)
            files.push_back(asJson(proposal, file, content));
        else
            program.out.line(translated(QT_TRANSLATE_NOOP("delve", "%1: made from seed %2"))
                                 .arg(QString::fromStdString(file), QString::number(proposal.seed)));
        remarks << freeBuildRemark(proposal.scenario, options.wish.wishes)
                << owedChestsRemark(proposal.scenario, content);
    }
    remarks.removeAll(QString());
    remarks.removeDuplicates();
    for (const QString& line : remarks)
        program.err.line(line);
    const bool isDone = made.outcome == DungeonMaker::Outcome::Made;
    if (options.json) {
        const Json result{{"format", "delvewright-proposals"},
                          {"version", 1},
                          {"outcome", outcomeName(made.outcome)},
                          {"rules", isDone ? std::vector<std::string>{} : made.rules},
                          {"missed", isDone ? Json::array() : asJson(made.missed)},
                          {"files", files}};
        program.out.json(result.dump(2));
    }
    if (isDone)
        return Legal;
    if (watch.isTimeOver())
        program.err.line(translated(QT_TRANSLATE_NOOP("delve", "The time is over.")));
    if (!watch.isTimeOver() || !made.missed.empty())
        for (const QString& line : sentences(made, options.wish.wishes))
            program.err.line(line);
    return HasFindings;
}

} // namespace

void addGenerateCommand(CLI::App& app, DungeonProgram& program)
{
    auto* command =
        app.add_subcommand("generate", cliText(QT_TRANSLATE_NOOP("delve", "Make legal dungeons")));
    command->footer(cliText(QT_TRANSLATE_NOOP(
        "delve", "All wishes hold in what is made. If no such dungeon is found, the nearest is told.\n"
                 "Exit code: 0 if made, 1 if it cannot be done or time is over, 2 for bad input.\n"
                 "Examples:\n"
                 "  delve generate --seed 7 -o dungeon.scenario.json\n"
                 "  delve generate --players 3 --points 200 --shape compact -o big.scenario.json\n"
                 "  delve generate --count 5 --mirrored --loops 2 -o duel.scenario.json")));
    auto options = std::make_shared<GenerateOptions>();
    options->wish.addTo(*command);
    command
        ->add_option("-o,--output", options->file,
                     cliText(QT_TRANSLATE_NOOP("delve", "Scenario file to write")))
        ->required();
    command
        ->add_option("--count", options->count,
                     cliText(QT_TRANSLATE_NOOP("delve", "How many proposals; their files are numbered")))
        ->check(CLI::Range(1, 100'000))
        ->capture_default_str();
    command->add_flag("--json", options->json,
                      cliText(QT_TRANSLATE_NOOP("delve", "Print the result as JSON")));
    command->callback(
        [options, &program] { program.run = [options, &program] { return generate(*options, program); }; });
}

} // namespace delve::mageknight
