// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/document/file_document_view_model.h"

#include <QObject>
#include <QUrl>
#include <qqmlregistration.h>

namespace delve {

/// The file that would stand beside that of a document with this ending, for a dialog to begin with.
QUrl proposedFile(const FileDocumentViewModel& document, const QString& suffix);

/// The path of a file that a dialog chose. The dialog of Qt Quick leaves out the scheme of a name that was
/// typed, and puts its folder before a whole path.
QString chosenPath(const QUrl& file);

/// What a view must know of a file that a dialog chose.
class FileChoice : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    explicit FileChoice(QObject* parent = nullptr) : QObject(parent) {}

    Q_INVOKABLE static bool isThere(const QUrl& file);
    Q_INVOKABLE static QString nameOf(const QUrl& file);
    /// See proposedFile().
    Q_INVOKABLE static QUrl proposed(const delve::FileDocumentViewModel* document, const QString& suffix);
    /// The folder of a file.
    Q_INVOKABLE static QUrl folderOf(const QString& path);
    Q_INVOKABLE static QUrl folderOfFile(const QUrl& file);
};

} // namespace delve
