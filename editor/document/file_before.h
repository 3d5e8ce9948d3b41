// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <QByteArray>
#include <QString>

namespace delve {

/// A file as it was before work on it began. Whoever reads a file, works, and writes it again looks at it
/// first, before reading, and writes through this: what another program wrote meanwhile is not lost.
class FileBefore
{
public:
    /// Looks now. The file need not be there.
    explicit FileBefore(const QString& path);
    /// As it was read already.
    FileBefore(const QString& path, const std::string& text);
    /// As somebody saw it last (digestOfFile).
    FileBefore(const QString& path, QByteArray digest);

    /// Saves it as saveFile() does, unless the file is no longer as it was; then nothing is changed.
    Result<void> replace(const QByteArray& bytes) const;

private:
    QString m_path;
    QByteArray m_digest; ///< empty where there was no file
};

} // namespace delve
