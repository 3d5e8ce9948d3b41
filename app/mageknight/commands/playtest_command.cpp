// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/commands/batch_options.h"
#include "app/mageknight/commands/playtest_report.h"
#include "app/play/batch_arguments.h"
#include "app/play/batch_run.h"
#include "engine/mageknight/play/core/replay.h"

#include <memory>

namespace delve::mageknight {

namespace {

struct PlaytestOptions : BatchOptions
{
    std::string file;
    std::vector<std::string> outputs;
    std::string shardText;
    bool resume = false;
    bool json = false;
};

int playtest(PlaytestOptions options, DungeonProgram& program)
{
    const bool hasPlan = takeShard(options.shardText, options, program);
    auto files = hasPlan ? ResultFiles::of(options.outputs, program) : std::nullopt;
    if (files && options.resume && files->result().empty()) {
        program.err.line(translated(QT_TRANSLATE_NOOP(
            "delve", "--resume goes on with a result: name its .json file with --output.")));
        return Unreadable;
    }
    const auto played = files ? readForBatch(options.file, options, program) : std::nullopt;
    if (!played)
        return Unreadable;
    play::BatchFile batch = play::newBatch(played->game, played->scenario,
                                           std::filesystem::path(options.file).filename().string(),
                                           played->identity, planOf(options));
    const auto isTrue = [&](const play::BatchFile& before) {
        return isCountOf(played->game, before, program) &&
               proveSeed(files->result(), before, played->game, play::rulesVersion, program) !=
                   SeedProof::Wrong;
    };
    if (!files->hold(program) ||
        !takeUp(batch, files->result(), options.resume, play::readBatch, isTrue, program))
        return Unreadable;
    const bool isDone = playOn(batch, played->game, threadsOf(options), *files, program);
    if (!files->saveResult(play::writeBatch(batch), program) ||
        !saveReports(*files, batch, played->game, program))
        return Unreadable;
    if (options.json)
        program.out.json(play::writeBatch(batch));
    else if (!printPlaytest(batch, played->game, program))
        return Unreadable;
    if (isDone)
        return Legal;
    program.err.line(files->result().empty()
                         ? translated(QT_TRANSLATE_NOOP("delve", "Stopped before all games were played."))
                         : translated(QT_TRANSLATE_NOOP("delve", "Stopped; --resume goes on from here.")));
    return HasFindings;
}

} // namespace

void addPlaytestCommand(CLI::App& app, DungeonProgram& program)
{
    auto* command = app.add_subcommand(
        "playtest", cliText(QT_TRANSLATE_NOOP("delve", "Let the program play a scenario many times")));
    command->footer(cliText(QT_TRANSLATE_NOOP(
        "delve",
        "Who plays changes seats from game to game. The same seed gives the same result, whatever the\n"
        "threads, interruptions and shards.\n"
        "Exit code: 0, 1 if it was stopped, 2 for bad input.\n"
        "Examples:\n"
        "  delve playtest dungeon.scenario.json\n"
        "  delve playtest dungeon.scenario.json -o result.json -o report.html -o table.csv\n"
        "  delve playtest dungeon.scenario.json --games 20000 --until-clear\n"
        "  delve playtest dungeon.scenario.json --games 2000 --agents steady,easy -o result.json\n"
        "  delve playtest dungeon.scenario.json --games 2000 -o result.json --resume\n"
        "  delve playtest dungeon.scenario.json --games 2000 --shard 2/8 -o part-2.json")));
    auto options = std::make_shared<PlaytestOptions>();
    command->add_option("file", options->file, cliText(QT_TRANSLATE_NOOP("delve", "Scenario file")))
        ->required();
    addBatchOptions(*command, *options);
    command->add_flag("--until-clear", options->untilClear,
                      cliText(QT_TRANSLATE_NOOP("delve", "Stop as soon as it is clear whether it is fair")));
    command
        ->add_option("--tolerance", options->tolerance,
                     cliText(QT_TRANSLATE_NOOP("delve", "Points that a fair player may be off its share")))
        ->check(CLI::Range(1, play::mostTolerance))
        ->capture_default_str();
    command
        ->add_option("--shard", options->shardText,
                     cliText(QT_TRANSLATE_NOOP("delve", "Only part I of N; delve merge adds them up")))
        ->type_name("I/N");
    command
        ->add_option("-o,--output", options->outputs,
                     cliText(QT_TRANSLATE_NOOP("delve", "File for the result (.json, kept up to date "
                                                        "meanwhile), a table (.csv) or a page (.html)")))
        ->allow_extra_args(false); // one after each -o
    command->add_flag("--resume", options->resume,
                      cliText(QT_TRANSLATE_NOOP("delve", "Go on with the result in the file of --output")));
    command->add_flag("--json", options->json,
                      cliText(QT_TRANSLATE_NOOP("delve", "Print the result as JSON")));
    command->callback(
        [options, &program] { program.run = [options, &program] { return playtest(*options, program); }; });
}

} // namespace delve::mageknight
