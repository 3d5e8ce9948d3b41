// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/file_document.h"
#include "editor/text/language_watch.h"
#include "editor/viewmodels/document/document_view_model.h"
#include "editor/viewmodels/document/map_commands.h"
#include "editor/viewmodels/document/selection.h"
#include "editor/viewmodels/problems/findings_model.h"
#include "editor/viewmodels/problems/problem_fixes.h"

namespace delve {

/// A document with a tab of its own: its names, and how its file stands. What else is in it belongs to the
/// game.
class FileDocumentViewModel : public delve::DocumentViewModel // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the games")
    Q_PROPERTY(QString title READ title NOTIFY titleChanged)
    Q_PROPERTY(QString fileName READ fileName NOTIFY pathChanged)
    Q_PROPERTY(QString path READ path NOTIFY pathChanged)
    Q_PROPERTY(bool readOnly READ isReadOnly NOTIFY contentChanged)
    /// What keeps the document from being changed, and what is odd about its packs: one sentence a line.
    Q_PROPERTY(QString missing READ missing NOTIFY contentChanged)
    Q_PROPERTY(QString packWarnings READ packWarnings NOTIFY contentChanged)
    /// What the rules say about it, and the ways to mend that; nothing where the game has none.
    Q_PROPERTY(delve::FindingsModel* findings READ findings CONSTANT)
    Q_PROPERTY(delve::ProblemFixes* fixes READ fixes CONSTANT)
    /// What of it is selected, and what can be done with that.
    Q_PROPERTY(delve::Selection* selection READ selection CONSTANT)
    Q_PROPERTY(delve::MapCommands* commands READ commands CONSTANT)
    /// 0 as we know it, 1 changed by somebody else, 2 gone
    Q_PROPERTY(int fileState READ fileState NOTIFY fileStateChanged)

public:
    QString title() const;
    QString fileName() const;
    QString path() const { return m_file.path(); }
    bool isReadOnly() const { return m_file.isReadOnly(); }
    QString missing() const;
    QString packWarnings() const;
    virtual FindingsModel* findings() { return nullptr; }
    virtual ProblemFixes* fixes() { return nullptr; }
    virtual Selection* selection() = 0;
    virtual MapCommands* commands() = 0;
    int fileState() const { return int(m_file.file().state()); }

    /// Takes over what somebody else wrote into the file; empty, or why that is not possible.
    Q_INVOKABLE QString reload();
    /// The state of the file as of now.
    Q_INVOKABLE int lookAtFile();
    Q_INVOKABLE void keepMine() { m_file.keepMine(); }
    /// New and never touched: whatever replaces it loses nothing.
    Q_INVOKABLE bool isUntouched() const;

    Result<void> saveAs(const QString& path) { return m_file.saveAs(path); }
    /// It holds what this file held when it was read.
    void belongTo(const QString& path, const std::string& text) { m_file.belongTo(path, text); }
    /// Says that what is shown is not in its file, the one at this path if there is any.
    void becomeUnsaved(const QString& originalPath = {});

signals:
    void titleChanged();
    void pathChanged();
    void contentChanged();
    void fileStateChanged();

protected:
    explicit FileDocumentViewModel(std::unique_ptr<FileDocument> document, QObject* parent = nullptr);
    /// It has nothing in it that anybody laid.
    virtual bool isEmpty() const = 0;

private:
    FileDocumentViewModel(FileDocument& file, std::unique_ptr<FileDocument>&& document, QObject* parent);

    FileDocument& m_file;
    LanguageWatch m_language{[this] {
        emit titleChanged();
        emit contentChanged();
    }};
};

} // namespace delve
