// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <QStringList>

#include <optional>

namespace delve {

/// What a file is, as kindOfText() says. Nothing if there is no such file.
QString kindOfFile(const QString& path);

/// Why nothing can be saved there, whatever it is: a folder, or a device such as /dev/null, is not to be
/// replaced by a file. Nothing where a file is, or could be.
std::optional<Error> notAFile(const QString& path);

/// Why no file can be made in this folder; empty if one can. The rights that the system tells are not the
/// whole truth: disks are full or read-only.
QString whyNotWritable(const QString& folder);

/// Whether something of this kind may be written there, before the work for it begins: the folder can be
/// written, and nothing of another kind would be replaced. `kind` is a word of kindOfText(). Nothing
/// replaces what is "other": that is somebody's.
Result<void> checkTarget(const QString& path, const QString& kind);
/// Likewise for many files, all before the first is written. Each folder is tried once.
Result<void> checkTargets(const QStringList& paths, const QString& kind);

} // namespace delve
