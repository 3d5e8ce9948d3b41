#pragma once

#include "app/commands/program.h"
#include "engine/sim/batch_file.h"

namespace delve {

/// What a playtest came to, in words: who won, how long it took, what nobody took or met, and whether it is
/// fair.
void printPlaytest(const play::BatchFile& file, Program& program);

} // namespace delve
