// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/message.h"

#include <functional>

namespace delve {

/// Told how far long work has come, from 0 to 1. Answers false to have it stopped.
using Progress = std::function<bool(double)>;

/// Whether to go on; work without anybody to tell always goes on.
inline bool goesOn(const Progress& progress, double done)
{
    return !progress || progress(done);
}

/// What work says that was stopped.
inline Error stopped(const std::string& file)
{
    return {file, {QT_TRANSLATE_NOOP("Engine", "stopped before the end; nothing was written"), {}}};
}

} // namespace delve
