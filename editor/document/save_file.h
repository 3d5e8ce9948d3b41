#pragma once

#include "engine/base/result.h"

#include <QByteArray>
#include <QString>

namespace delve {

/// Writes a file as a whole or not at all: what was there before stays until the new bytes are safe.
Result<void> saveFile(const QString& path, const QByteArray& bytes);

} // namespace delve
