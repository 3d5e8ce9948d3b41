// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/file_digest.h"

#include "engine/base/file.h"
#include "engine/table/replay_file.h"

#include <QCryptographicHash>
#include <QFileInfo>

namespace delve {

QByteArray digestOf(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

QByteArray digestOfFile(const QString& path)
{
    const auto text = readFile(path.toStdString(), table::mostReplayBytes);
    if (text)
        return digestOf(QByteArray::fromRawData(text->data(), qsizetype(text->size())));
    return QFileInfo::exists(path) ? QByteArrayLiteral("unreadable") : QByteArray();
}

} // namespace delve
