// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/file_document.h"
#include "editor/mageknight/document/thing_map.h"
#include "engine/base/dice.h"
#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/edits/edit.h"

#include <memory>
#include <vector>

namespace delve::mageknight {

/// One scenario that is being edited, with its history and its file. Everything that changes it is an Edit
/// that comes in through push(), and everybody who shows it hears of each edit through edited().
class ScenarioDocument : public FileDocument
{
    Q_OBJECT

public:
    /// A document without a file. The content must outlive it.
    ScenarioDocument(const Content& content, Scenario scenario, QObject* parent = nullptr);
    ~ScenarioDocument() override;

    /// A document with the scenario of a text; it has no file either.
    static Result<std::unique_ptr<ScenarioDocument>> read(const std::string& text, const Content& content);

    const Scenario& scenario() const { return m_scenario; }
    const Content& content() const { return *m_content; }
    /// Where everything is, as of the last edit.
    const ThingMap& things() const { return *m_things; }
    QString title() const override { return QString::fromStdString(m_scenario.title); }

    const std::vector<Error>& missing() const override { return m_missing; }
    std::vector<Error> packWarnings() const override;
    /// Goes on with other content: packs came, went or were changed. It must outlive the document, and the
    /// old one whoever still works with it.
    void setContent(const Content& content);

    /// Does the edit and remembers it. An empty edit, or one of a document that is read-only, is not done:
    /// the result is false. Without a label the history shows the name of the edit.
    bool push(Edit edit, const QString& label = {});

    /// An id that no thing of the scenario has.
    ThingId newId();
    Random& random() { return m_random; }

signals:
    /// The scenario was changed by this edit, be it done, undone or done again.
    void edited(const delve::mageknight::Edit& edit);

protected:
    std::string text() const override;
    Result<void> become(const std::string& text) override;

private:
    void rememberEdit(Edit edit, const QString& label);
    void change(const Edit& edit);
    void recheckContent();

    const Content* m_content;
    Scenario m_scenario;
    std::optional<ThingMap> m_things; ///< always there; made anew for other content
    std::vector<Error> m_missing;
    Random m_random;
};

} // namespace delve::mageknight
