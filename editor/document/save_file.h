// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <QByteArray>
#include <QImage>
#include <QString>

#include <functional>
#include <vector>

class QIODevice;

namespace delve {

/// Writes a file as a whole or not at all: what was there before stays until the new bytes are safe.
Result<void> saveFile(const QString& path, const QByteArray& bytes);

/// Saves bytes that are made piece by piece: `write` puts them into the device. If it fails, its error is
/// returned with the name of the file, and nothing is changed.
Result<void> saveFile(const QString& path, const std::function<Result<void>(QIODevice&)>& write);

/// A file to be written together with others.
struct FileToSave
{
    QString path;
    std::function<Result<void>(QIODevice&)> write;
};

/// Writes all of these files, or changes none of them: only when every one is written to its end do they take
/// their places, in the order given.
Result<void> saveFiles(const std::vector<FileToSave>& files);

/// A file beside this one that is not there yet: friday-2.save.json, friday-3.save.json …
QString freeFileLike(const QString& path);

/// Writes all bytes to a device.
Result<void> writeBytes(QIODevice& device, const QByteArray& bytes);

/// The bytes of a picture as a PNG file.
QByteArray asPng(const QImage& picture);

} // namespace delve
