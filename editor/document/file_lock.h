// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <QLockFile>
#include <QString>

#include <memory>

namespace delve {

/// Keeps other programs of ours away from a file, or a folder, while it is read and written again. It is
/// given up when the lock goes. An error if somebody holds it for long.
Result<std::unique_ptr<QLockFile>> lockFile(const QString& path);

} // namespace delve
