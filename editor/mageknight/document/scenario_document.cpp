// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/document/scenario_document.h"

#include "editor/document/save_file.h"
#include "editor/mageknight/text/edit_labels.h"
#include "engine/base/file.h"
#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/scenario/edits/pack_references.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "engine/mageknight/scenario/scenario_limits.h"
#include "engine/mageknight/scenario/thing_ids.h"
#include "engine/mageknight/scenario/write_scenario.h"

#include <QRandomGenerator>
#include <QUndoCommand>

namespace delve::mageknight {

/// Undo and redo are the same swap.
class ScenarioDocument::SwapThings : public QUndoCommand
{
public:
    SwapThings(ScenarioDocument& document, const QString& label, Edit edit)
        : QUndoCommand(label), m_document(document), m_edit(std::move(edit))
    {}

    void redo() override { m_document.change(m_edit); }
    void undo() override { m_document.change(inverted(m_edit)); }

private:
    ScenarioDocument& m_document;
    Edit m_edit;
};

ScenarioDocument::ScenarioDocument(const Content& content, Scenario scenario, QObject* parent)
    : QObject(parent),
      m_content(&content),
      m_scenario(std::move(scenario)),
      m_missing(checkReferences(m_scenario, *m_content)),
      m_random(QRandomGenerator::global()->generate64())
{
    m_things.emplace(m_scenario, *m_content);
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, &ScenarioDocument::modifiedChanged);
    connect(&m_file, &FileWatch::stateChanged, this, &ScenarioDocument::fileStateChanged);
}

ScenarioDocument::~ScenarioDocument() = default;

Result<std::unique_ptr<ScenarioDocument>> ScenarioDocument::open(const QString& path, const Content& content)
{
    auto text = readFile(path.toStdString(), scenario_limits::fileBytes);
    if (!text)
        return text.error();
    auto scenario = parseScenario(*text);
    if (!scenario)
        return scenario.error();
    auto document = std::make_unique<ScenarioDocument>(content, *std::move(scenario));
    document->setPath(path);
    document->m_file.watch(path, QByteArray::fromStdString(*text));
    return document;
}

std::vector<Error> ScenarioDocument::packWarnings() const
{
    return delve::mageknight::packWarnings(m_scenario, *m_content);
}

void ScenarioDocument::setContent(const Content& content)
{
    m_content = &content;
    recheckContent();
}

void ScenarioDocument::recheckContent()
{
    m_missing = checkReferences(m_scenario, *m_content);
    m_things.emplace(m_scenario, *m_content);
    emit contentChanged();
}

bool ScenarioDocument::push(Edit edit, const QString& label)
{
    if (edit.isEmpty() || isReadOnly())
        return false;
    edit = namingPacks(m_scenario, *m_content, std::move(edit));
    const QString shown = label.isEmpty() ? labelOf(edit) : label;
    m_undoStack.push(new SwapThings(*this, shown, std::move(edit)));
    return true;
}

void ScenarioDocument::change(const Edit& edit)
{
    apply(m_scenario, edit);
    m_things->follow(edit);
    emit edited(edit);
}

ThingId ScenarioDocument::newId()
{
    return drawThingId(m_random, m_scenario);
}

void ScenarioDocument::setPath(const QString& path)
{
    if (m_path == path)
        return;
    m_path = path;
    emit pathChanged();
}

void ScenarioDocument::adoptPath(const QString& path)
{
    setPath(path);
    if (auto text = readFile(path.toStdString(), scenario_limits::fileBytes))
        m_file.watch(path, QByteArray::fromStdString(*text));
}

Result<void> ScenarioDocument::saveAs(const QString& path)
{
    const QByteArray bytes = QByteArray::fromStdString(writeScenario(m_scenario));
    if (auto saved = saveFile(path, bytes); !saved)
        return saved.error();
    setPath(path);
    m_file.watch(path, bytes);
    m_undoStack.setClean();
    return {};
}

Result<void> ScenarioDocument::reload()
{
    auto text = readFile(m_path.toStdString(), scenario_limits::fileBytes);
    if (!text)
        return text.error();
    auto scenario = parseScenario(*text);
    if (!scenario)
        return scenario.error();
    m_file.watch(m_path, QByteArray::fromStdString(*text));
    Edit edit = difference(EditName::ChangeFacts, m_scenario, *scenario);
    if (!edit.isEmpty())
        m_undoStack.push(new SwapThings(*this, tr("Reload from Disk"), std::move(edit)));
    m_undoStack.setClean();
    recheckContent();
    return {};
}

void ScenarioDocument::keepMine()
{
    m_file.acknowledge();
    markUnsaved();
}

} // namespace delve::mageknight
