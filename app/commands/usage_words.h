// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace delve {

/// Help and refusals of the option parser in the language of the program; called when all commands are known.
void setUsageWords(CLI::App& app);

} // namespace delve
