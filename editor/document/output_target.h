// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <QString>

namespace delve {

/// What a file is, as its beginning tells: the format that it names if it is one of ours
/// ("delvewright-scenario"), "pdf", "png", "svg" or "html"; "empty", or "other" for what nobody knows.
/// Nothing if there is no such file.
QString kindOfFile(const QString& path);

/// Whether something of this kind may be written there, before the work for it begins: the folder can be
/// written, and nothing of another kind would be replaced. `kind` is a word of kindOfFile(); "other" for
/// texts that have no mark of their own, which replace only texts like that.
Result<void> checkTarget(const QString& path, const QString& kind);

} // namespace delve
