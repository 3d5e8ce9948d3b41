// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/batch_arguments.h"

#include "engine/table/batch_file.h"

#include <cstdio>

namespace delve {

namespace {

template <typename T> void take(const CLI::App& command, const char* name, T& value)
{
    if (const CLI::Option* option = command.get_option_no_throw(name); option && option->count() > 0)
        value = option->as<T>();
}

} // namespace

bool takeShard(const std::string& text, table::BatchOptions& options, const Program& program)
{
    unsigned long long part = 1, parts = 1;
    char rest = 0;
    if (!text.empty() && (std::sscanf(text.c_str(), "%llu/%llu%c", &part, &parts, &rest) != 2 || part < 1 ||
                          part > parts || parts > table::mostShards)) {
        program.err.line(translated(QT_TRANSLATE_NOOP("delve", "--shard %1: expected I/N, I from 1 to N"))
                             .arg(QString::fromStdString(text)));
        return false;
    }
    options.shard = part - 1;
    options.shards = parts;
    if (options.untilClear && options.shards > 1) {
        program.err.line(translated(QT_TRANSLATE_NOOP(
            "delve", "--until-clear does not go with --shard: a shard does not see the others")));
        return false;
    }
    return true;
}

std::optional<table::BatchOptions> batchOptionsOf(const CLI::App& command, std::uint64_t usualGames,
                                                  const Program& program)
{
    table::BatchOptions options;
    options.games = usualGames;
    take(command, "--agents", options.agents);
    take(command, "--games", options.games);
    take(command, "--seed", options.seed);
    take(command, "--threads", options.threads);
    take(command, "--rounds", options.rounds);
    take(command, "--tolerance", options.tolerance);
    take(command, "--rotate-entrances", options.rotateEntrances);
    take(command, "--until-clear", options.untilClear);
    std::string shard;
    take(command, "--shard", shard);
    return takeShard(shard, options, program) ? std::optional(options) : std::nullopt;
}

} // namespace delve
