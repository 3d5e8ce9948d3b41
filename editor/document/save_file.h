#pragma once

#include "engine/base/result.h"

#include <QByteArray>
#include <QImage>
#include <QString>

namespace delve {

/// Writes a file as a whole or not at all: what was there before stays until the new bytes are safe.
Result<void> saveFile(const QString& path, const QByteArray& bytes);

/// The bytes of a picture as a PNG file.
QByteArray asPng(const QImage& picture);

} // namespace delve
