// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/task.h"
#include "engine/table/described_json.h"

namespace delve::dungeoneer::play {

// readAs() is in event_log.cpp.

template <typename Out> void tellAs(AsTask, Out& out, const Game& game, const Packed& packed)
{
    table::tellVariant(out, game, "task", unpack<Task>(packed));
}
template <typename Out> void tellAs(AsFrame, Out& out, const Game& game, const Frame& frame)
{
    out.object([&](auto& object) { table::tellFields(object, game, frame); });
}
template <typename Out> void tellAs(AsLasting, Out& out, const Game& game, const Lasting& lasting)
{
    out.object([&](auto& object) { table::tellFields(object, game, lasting); });
}
void readAs(AsTask, const JsonView& json, ReadLog& log, const Game& game, Packed& packed);
void readAs(AsFrame, const JsonView& json, ReadLog& log, const Game& game, Frame& frame);
void readAs(AsLasting, const JsonView& json, ReadLog& log, const Game& game, Lasting& lasting);

} // namespace delve::dungeoneer::play
