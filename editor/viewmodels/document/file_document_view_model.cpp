// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/document/file_document_view_model.h"

#include "editor/text/messages.h"

#include <QFileInfo>

namespace delve {

namespace {

QString lines(const std::vector<Error>& errors)
{
    QStringList sentences;
    for (const Error& error : errors)
        sentences << sentence(error);
    return sentences.join(u'\n');
}

} // namespace

FileDocumentViewModel::FileDocumentViewModel(std::unique_ptr<FileDocument> document, QObject* parent)
    : FileDocumentViewModel(*document, std::move(document), parent)
{}

FileDocumentViewModel::FileDocumentViewModel(FileDocument& file, std::unique_ptr<FileDocument>&& document,
                                             QObject* parent)
    : DocumentViewModel(std::move(document), parent), m_file(file)
{
    connect(&file, &FileDocument::pathChanged, this, &FileDocumentViewModel::pathChanged);
    connect(&file, &FileDocument::pathChanged, this, &FileDocumentViewModel::titleChanged);
    connect(&file, &FileDocument::contentChanged, this, &FileDocumentViewModel::contentChanged);
    connect(&file, &FileDocument::fileStateChanged, this, &FileDocumentViewModel::fileStateChanged);
}

QString FileDocumentViewModel::title() const
{
    if (const QString own = m_file.title(); !own.isEmpty())
        return own;
    return path().isEmpty() ? tr("Untitled") : fileName();
}

QString FileDocumentViewModel::fileName() const
{
    return QFileInfo(path()).fileName();
}

QString FileDocumentViewModel::missing() const
{
    return lines(m_file.missing());
}

QString FileDocumentViewModel::packWarnings() const
{
    return lines(m_file.packWarnings());
}

QString FileDocumentViewModel::reload()
{
    const auto reloaded = m_file.reload();
    return reloaded ? QString() : sentence(reloaded.error());
}

int FileDocumentViewModel::lookAtFile()
{
    m_file.lookAtFile();
    return fileState();
}

bool FileDocumentViewModel::isUntouched() const
{
    return path().isEmpty() && !isModified() && undoStack().count() == 0 && isEmpty();
}

void FileDocumentViewModel::becomeUnsaved(const QString& originalPath)
{
    if (!originalPath.isEmpty())
        m_file.adoptPath(originalPath);
    m_file.markUnsaved();
}

} // namespace delve
