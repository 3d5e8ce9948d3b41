// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/batch_arguments.h"

#include "engine/table/batch_file.h"

#include <algorithm>
#include <cstdio>
#include <thread>

namespace delve {

namespace {

/// "2/8" is the second of eight.
bool readShard(const std::string& text, BatchArguments& arguments)
{
    unsigned long long part = 0, parts = 0;
    char rest = 0;
    if (std::sscanf(text.c_str(), "%llu/%llu%c", &part, &parts, &rest) != 2 || part < 1 || part > parts ||
        parts > table::mostShards)
        return false;
    arguments.shard = part - 1;
    arguments.shards = parts;
    return true;
}

template <typename T> void take(const CLI::App& command, const char* name, T& value)
{
    if (const CLI::Option* option = command.get_option_no_throw(name); option && option->count() > 0)
        value = option->as<T>();
}

} // namespace

int BatchArguments::threadCount() const
{
    return threads > 0 ? threads : int(std::max(1u, std::thread::hardware_concurrency()));
}

std::optional<BatchArguments> batchArgumentsOf(const CLI::App& command, std::uint64_t usualGames,
                                               const Program& program)
{
    BatchArguments arguments;
    arguments.games = usualGames;
    take(command, "--agents", arguments.agents);
    take(command, "--games", arguments.games);
    take(command, "--seed", arguments.seed);
    take(command, "--threads", arguments.threads);
    take(command, "--rounds", arguments.rounds);
    take(command, "--tolerance", arguments.tolerance);
    take(command, "--rotate-entrances", arguments.rotateEntrances);
    take(command, "--until-clear", arguments.untilClear);
    std::string shard;
    take(command, "--shard", shard);
    if (!shard.empty() && !readShard(shard, arguments)) {
        program.err.line(translated(QT_TRANSLATE_NOOP("delve", "--shard %1: expected I/N, I from 1 to N"))
                             .arg(QString::fromStdString(shard)));
        return std::nullopt;
    }
    if (arguments.untilClear && arguments.shards > 1) {
        program.err.line(translated(QT_TRANSLATE_NOOP(
            "delve", "--until-clear does not go with --shard: a shard does not see the others")));
        return std::nullopt;
    }
    return arguments;
}

} // namespace delve
