// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/file_watch.h"
#include "editor/mageknight/document/thing_map.h"
#include "engine/base/dice.h"
#include "engine/base/result.h"
#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/edits/edit.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <memory>
#include <vector>

namespace delve::mageknight {

/// One scenario that is being edited, with its history and its file. Everything that changes it is an Edit
/// that comes in through push(), and everybody who shows it hears of each edit through edited().
class ScenarioDocument : public QObject
{
    Q_OBJECT

public:
    /// A document without a file. The content must outlive it.
    ScenarioDocument(const Content& content, Scenario scenario, QObject* parent = nullptr);
    ~ScenarioDocument() override;

    /// A document with the scenario of a file.
    static Result<std::unique_ptr<ScenarioDocument>> open(const QString& path, const Content& content);

    const Scenario& scenario() const { return m_scenario; }
    const Content& content() const { return *m_content; }
    /// Where everything is, as of the last edit.
    const ThingMap& things() const { return *m_things; }

    /// What the scenario asks of packs that are not there. Such a document can be looked at, not changed,
    /// since nobody could say what a change does to pieces that are unknown.
    const std::vector<Error>& missing() const { return m_missing; }
    bool isReadOnly() const { return !m_missing.empty(); }
    /// Packs that are there in another version than the scenario was made with.
    std::vector<Error> packWarnings() const;
    /// Goes on with other content: packs came, went or were changed. It must outlive the document, and the
    /// old one whoever still works with it.
    void setContent(const Content& content);

    /// Does the edit and remembers it. An empty edit, or one of a document that is read-only, is not done:
    /// the result is false. Without a label the history shows the name of the edit.
    bool push(Edit edit, const QString& label = {});
    QUndoStack& undoStack() { return m_undoStack; }
    const QUndoStack& undoStack() const { return m_undoStack; }

    /// An id that no thing of the scenario has.
    ThingId newId();
    Random& random() { return m_random; }

    /// The file, empty as long as there is none.
    const QString& path() const { return m_path; }
    bool isModified() const { return !m_undoStack.isClean(); }
    /// Says that what is shown is not in the file, for a scenario that comes from a recovery file.
    void markUnsaved() { m_undoStack.resetClean(); }
    /// Names the file that the scenario belongs to, without reading or writing it.
    void adoptPath(const QString& path);

    Result<void> save() { return saveAs(m_path); }
    Result<void> saveAs(const QString& path);

    const FileWatch& file() const { return m_file; }
    /// Looks whether somebody else has changed the file, before the system reports it.
    void lookAtFile() { m_file.look(); }
    /// Takes over what the file says now, as an edit that can be taken back.
    Result<void> reload();
    /// Keeps what is shown although the file changed; it counts as unsaved from then on.
    void keepMine();

signals:
    /// The scenario was changed by this edit, be it done, undone or done again.
    void edited(const delve::mageknight::Edit& edit);
    void modifiedChanged();
    void pathChanged();
    void contentChanged();
    void fileStateChanged();

private:
    class SwapThings;

    void change(const Edit& edit);
    void setPath(const QString& path);

    void recheckContent();

    const Content* m_content;
    Scenario m_scenario;
    std::optional<ThingMap> m_things; ///< always there; made anew for other content
    std::vector<Error> m_missing;
    QUndoStack m_undoStack;
    QString m_path;
    FileWatch m_file;
    Random m_random;
};

} // namespace delve::mageknight
