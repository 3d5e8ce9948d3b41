// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/batch_file.h"

#include <array>

namespace delve::table {

namespace {

/// The blocks that were played as [first, last].
std::vector<std::array<std::uint64_t, 2>> rangesOf(const std::vector<bool>& done)
{
    std::vector<std::array<std::uint64_t, 2>> ranges;
    for (std::size_t i = 0; i < done.size(); ++i) {
        if (!done[i])
            continue;
        if (!ranges.empty() && ranges.back()[1] + 1 == i)
            ranges.back()[1] = i;
        else
            ranges.push_back({i, i});
    }
    return ranges;
}

} // namespace

void appendDone(std::string& out, const std::vector<bool>& done)
{
    appendInline(out, rangesOf(done),
                 [](std::string& to, const auto& range) { appendInline(to, range, appendCount); });
}

void readDone(ObjectReader& in, std::vector<bool>& done)
{
    int next = 0;
    in.list("done", 0, mostCounts, [&](const JsonView& value, ReadLog& log) {
        const auto ends = readList(value, log, 2, 2, [&](const JsonView& end, ReadLog& inner) {
            return readInteger(end, inner, 0, int(done.size()) - 1);
        });
        // In order and apart, as they are written: so nothing is counted twice, and reading ends.
        if (log.ok() && (ends[0] < next || ends[1] < ends[0]))
            log.fail(value,
                     {QT_TRANSLATE_NOOP("Engine", "expected ranges in order that do not meet, found %1"),
                      {value.summary()}});
        for (int i = log.ok() ? ends[0] : 1; log.ok() && i <= ends[1]; ++i)
            done[std::size_t(i)] = true;
        next = log.ok() ? ends[1] + 1 : next;
        return 0;
    });
}

Result<void> joinDone(std::vector<bool>& done, const std::vector<bool>& others, std::uint64_t games)
{
    for (std::size_t i = 0; i < done.size(); ++i)
        if (done[i] && others[i])
            return Error{"",
                         {QT_TRANSLATE_NOOP("Engine", "games %1 to %2 were counted already"),
                          {std::to_string(i * gamesPerBlock + 1),
                           std::to_string(std::min((i + 1) * gamesPerBlock, games))}}};
    for (std::size_t i = 0; i < done.size(); ++i)
        done[i] = done[i] || others[i];
    return {};
}

} // namespace delve::table
