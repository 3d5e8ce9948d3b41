// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/file_before.h"

#include "editor/document/file_lock.h"
#include "editor/document/save_file.h"
#include "engine/base/file.h"
#include "engine/scenario/common_limits.h"

#include <QFileInfo>

namespace delve {

namespace {

std::optional<std::string> textOf(const QString& path)
{
    auto text = readFile(path.toStdString(), common_limits::fileBytes);
    return text ? std::optional(*std::move(text)) : std::nullopt;
}

/// Links lead several names to one file; it has one lock.
QString trueName(const QString& path)
{
    const QString name = QFileInfo(path).canonicalFilePath();
    return name.isEmpty() ? path : name;
}

} // namespace

FileBefore::FileBefore(const QString& path) : m_path(path), m_text(textOf(path))
{}

FileBefore::FileBefore(const QString& path, const std::string& text) : m_path(path), m_text(text)
{}

Result<void> FileBefore::replace(const QByteArray& bytes) const
{
    Result<std::unique_ptr<FileLock>> lock(nullptr); // until the file is in its place
    return saveFile(m_path, [&](QIODevice& device) -> Result<void> {
        if (auto written = writeBytes(device, bytes); !written)
            return written;
        lock = lockFile(trueName(m_path));
        if (!lock)
            return lock.error();
        // As late as can be: what is new lies beside the file, and only takes its place after this.
        if (textOf(m_path) == m_text)
            return {};
        return Error{m_path.toStdString(),
                     {QT_TRANSLATE_NOOP("Engine", "another program has changed the file meanwhile. Nothing "
                                                  "was written; run the command again."),
                      {}}};
    });
}

} // namespace delve
