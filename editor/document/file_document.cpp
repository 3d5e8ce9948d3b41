// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/file_document.h"

#include "editor/document/file_before.h"
#include "editor/document/recovery.h"
#include "editor/document/save_text.h"
#include "engine/base/file.h"
#include "engine/base/schema_name.h"

namespace delve {

FileDocument::FileDocument(QObject* parent) : Document(parent)
{
    connect(&m_file, &FileWatch::stateChanged, this, &FileDocument::fileStateChanged);
}

void FileDocument::setPath(const QString& path)
{
    if (m_path == path)
        return;
    m_path = path;
    emit pathChanged();
}

void FileDocument::belongTo(const QString& path, const std::string& text)
{
    setPath(path);
    m_file.watch(path, QByteArray::fromStdString(text));
}

void FileDocument::adoptPath(const QString& path)
{
    setPath(path);
    if (const auto held = readFile(path.toStdString(), mostFileBytes))
        m_file.watch(path, QByteArray::fromStdString(*held));
}

Result<void> FileDocument::saveAs(const QString& path)
{
    const std::string written = keepingSchemaName(text(), m_path.toStdString());
    // In its own file nothing is replaced that nobody has seen.
    Result<void> saved = checkLength(path, written, mostFileBytes);
    if (saved)
        saved = (m_file.isWatching(path) ? FileBefore(path, m_file.seen()) : FileBefore(path))
                    .replace(QByteArray::fromStdString(written));
    if (!saved) {
        m_file.look();
        return saved.error();
    }
    belongTo(path, written);
    undoStack().setClean();
    return {};
}

Result<void> FileDocument::writeCopy(const QString& file) const
{
    return writeRecovery(file, {text(), m_path});
}

Result<void> FileDocument::reload()
{
    const auto held = readFile(m_path.toStdString(), mostFileBytes);
    if (!held)
        return held.error();
    if (auto taken = become(*held); !taken)
        return taken.error();
    m_file.watch(m_path, QByteArray::fromStdString(*held));
    undoStack().setClean();
    return {};
}

void FileDocument::keepMine()
{
    m_file.acknowledge();
    markUnsaved();
}

} // namespace delve
