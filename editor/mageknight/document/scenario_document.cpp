// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/document/scenario_document.h"

#include "editor/mageknight/text/edit_labels.h"
#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/scenario/edits/pack_references.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "engine/mageknight/scenario/thing_ids.h"
#include "engine/mageknight/scenario/write_scenario.h"

#include <QRandomGenerator>

namespace delve::mageknight {

ScenarioDocument::ScenarioDocument(const Content& content, Scenario scenario, QObject* parent)
    : FileDocument(parent),
      m_content(&content),
      m_scenario(std::move(scenario)),
      m_missing(checkReferences(m_scenario, *m_content)),
      m_random(QRandomGenerator::global()->generate64())
{
    m_things.emplace(m_scenario, *m_content);
}

ScenarioDocument::~ScenarioDocument() = default;

Result<std::unique_ptr<ScenarioDocument>> ScenarioDocument::read(const std::string& text,
                                                                 const Content& content)
{
    auto scenario = parseScenario(text);
    if (!scenario)
        return scenario.error();
    return std::make_unique<ScenarioDocument>(content, *std::move(scenario));
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
    rememberEdit(std::move(edit), shown);
    return true;
}

void ScenarioDocument::rememberEdit(Edit edit, const QString& label)
{
    remember(label, std::move(edit), [this](const Edit& done) { change(done); });
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

std::string ScenarioDocument::text() const
{
    return writeScenario(m_scenario);
}

Result<void> ScenarioDocument::become(const std::string& text)
{
    auto scenario = parseScenario(text);
    if (!scenario)
        return scenario.error();
    Edit edit = difference(EditName::ChangeFacts, m_scenario, *scenario);
    if (!edit.isEmpty())
        rememberEdit(std::move(edit), tr("Reload from Disk"));
    recheckContent();
    return {};
}

} // namespace delve::mageknight
