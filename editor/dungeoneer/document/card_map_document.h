// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/file_document.h"
#include "engine/base/dice.h"
#include "engine/dungeoneer/scenario/edits/edit.h"
#include "engine/dungeoneer/setup/finding.h"
#include "engine/dungeoneer/setup/setup_table.h"

#include <memory>
#include <vector>

namespace delve::dungeoneer {

/// A scenario of this game that is being edited, with its history and its file. Everything that changes it is
/// an Edit that comes in through push(), and everybody who shows it hears of each edit through edited().
class CardMapDocument : public FileDocument
{
    Q_OBJECT

public:
    /// A document without a file. The cards must outlive it.
    CardMapDocument(const Cards& cards, Scenario scenario, QObject* parent = nullptr);
    ~CardMapDocument() override;

    /// A document with the scenario of a text.
    static Result<std::unique_ptr<CardMapDocument>> read(const std::string& text, const Cards& cards);

    const Scenario& scenario() const { return m_scenario; }
    const Cards& cards() const { return *m_cards; }
    /// Laid out for questions, as of the last edit; nothing while cards are missing.
    const SetupTable* table() const;
    /// What the rules say of it, as of the last edit; nothing while cards are missing.
    const Findings& findings() const;
    QString title() const override { return QString::fromStdString(m_scenario.title); }

    const std::vector<Error>& missing() const override { return m_missing; }
    std::vector<Error> packWarnings() const override;
    /// Goes on with other cards: sets came, went or were changed. They must outlive the document, and the old
    /// ones whoever still works with them.
    void setCards(const Cards& cards);

    /// Does the edit and remembers it. An empty edit, or one of a document that is read-only, is not done:
    /// the result is false. Without a label the history shows the name of the edit.
    bool push(Edit edit, const QString& label = {});

    /// An id that no thing of the scenario has.
    ThingId newId();

signals:
    /// The scenario was changed by this edit, be it done, undone or done again.
    void edited(const delve::dungeoneer::Edit& edit);

protected:
    std::string text() const override;
    Result<void> become(const std::string& text) override;

private:
    void rememberEdit(Edit edit, const QString& label);
    void recheckCards();
    void forgetAnswers();

    const Cards* m_cards;
    Scenario m_scenario;
    std::vector<Error> m_missing;
    Random m_random;
    mutable std::unique_ptr<SetupTable> m_table; ///< made when it is asked for
    mutable std::unique_ptr<Findings> m_findings;
};

} // namespace delve::dungeoneer
