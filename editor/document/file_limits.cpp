// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/file_limits.h"

#include <csignal>

namespace delve {

void surviveFileLimits()
{
#ifdef SIGXFSZ
    std::signal(SIGXFSZ, SIG_IGN);
#endif
}

} // namespace delve
