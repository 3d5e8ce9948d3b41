// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/file_digest.h"

#include "engine/base/file.h"
#include "engine/scenario/common_limits.h"

#include <QCryptographicHash>
#include <QFileInfo>

namespace delve {

QByteArray digestOf(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

QByteArray digestOfFile(const QString& path)
{
    const auto text = readFile(path.toStdString(), common_limits::fileBytes);
    if (text)
        return digestOf(QByteArray::fromRawData(text->data(), qsizetype(text->size())));
    return QFileInfo::exists(path) ? QByteArrayLiteral("unreadable") : QByteArray();
}

} // namespace delve
