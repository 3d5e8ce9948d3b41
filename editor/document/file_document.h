// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/document.h"
#include "editor/document/file_watch.h"
#include "engine/scenario/common_limits.h"

#include <string>
#include <vector>

namespace delve {

/// The largest file of a document that is read or written, of any game.
inline constexpr std::size_t mostFileBytes = common_limits::fileBytes;

/// A document that is the text of one file. It notices when somebody else changes that file.
class FileDocument : public Document
{
    Q_OBJECT

public:
    explicit FileDocument(QObject* parent = nullptr);

    /// The file, empty as long as there is none.
    const QString& path() const { return m_path; }
    /// The document holds what this file held when it was read.
    void belongTo(const QString& path, const std::string& text);
    /// Names the file that the document belongs to, without reading or writing it.
    void adoptPath(const QString& path);

    Result<void> save() override { return saveAs(m_path); }
    Result<void> saveAs(const QString& path);
    Result<void> writeCopy(const QString& file) const override;

    const FileWatch& file() const { return m_file; }
    /// Looks whether somebody else has changed the file, before the system reports it.
    void lookAtFile() { m_file.look(); }
    /// Takes over what the file says now, as an edit that can be taken back.
    Result<void> reload();
    /// Keeps what is shown although the file changed; it counts as unsaved from then on.
    void keepMine();

    /// What it asks of packs that are not there. Such a document can be looked at, not changed, since nobody
    /// could say what a change does to pieces that are unknown.
    virtual const std::vector<Error>& missing() const = 0;
    bool isReadOnly() const { return !missing().empty(); }
    /// Packs that are there in another version than it was made with.
    virtual std::vector<Error> packWarnings() const = 0;

signals:
    void pathChanged();
    void fileStateChanged();
    /// Packs came, went or were changed.
    void contentChanged();

protected:
    /// The text of the file as it would be saved now.
    virtual std::string text() const = 0;
    /// Becomes what this text says, by an edit.
    virtual Result<void> become(const std::string& text) = 0;

private:
    void setPath(const QString& path);

    QString m_path;
    FileWatch m_file;
};

} // namespace delve
