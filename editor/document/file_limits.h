// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace delve {

/// From then on a file that grows beyond what the user may write is told like a disk that is full, instead of
/// ending the program.
void surviveFileLimits();

} // namespace delve
