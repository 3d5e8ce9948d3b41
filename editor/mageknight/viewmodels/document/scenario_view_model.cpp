// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/document/scenario_view_model.h"

#include "editor/mageknight/text/finding_text.h"
#include "editor/mageknight/text/thing_names.h"
#include "editor/mageknight/viewmodels/insight/improvements.h"
#include "editor/mageknight/viewmodels/insight/version_comparison.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"

#include <QLocale>

namespace delve::mageknight {

ScenarioViewModel::ScenarioViewModel(std::unique_ptr<ScenarioDocument> document, QObject* parent)
    : ScenarioViewModel(*document, std::move(document), parent)
{}

ScenarioViewModel::ScenarioViewModel(ScenarioDocument& model, std::unique_ptr<ScenarioDocument>&& document,
                                     QObject* parent)
    : FileDocumentViewModel(std::move(document), parent),
      m_document(model),
      m_validation(m_document),
      m_selection(m_document),
      m_commands(m_document, m_selection),
      m_findings(m_document, m_validation),
      m_fixes(m_document, m_validation),
      m_notes(m_document, m_selection),
      m_staircase(m_document, m_selection),
      m_guide(m_document, m_validation),
      m_proposals(m_document),
      m_playtest(std::make_unique<PlaytestRun>(m_document)),
      m_comparison(std::make_unique<VersionComparison>(*m_playtest)),
      m_improvements(std::make_unique<Improvements>(*m_playtest, m_proposals))
{
    connect(&m_document, &ScenarioDocument::edited, this, [this](const Edit& edit) {
        if (edit.facts)
            emit factsChanged();
        emit edited();
    });
    connect(this, &ScenarioViewModel::factsChanged, this, &ScenarioViewModel::titleChanged);
}

ScenarioViewModel::~ScenarioViewModel() = default;

QStringList ScenarioViewModel::levelNames() const
{
    QStringList names;
    for (const Level& level : m_document.scenario().levels)
        names << (level.name.empty() ? tr("Level %1").arg(names.size() + 1)
                                     : QString::fromStdString(level.name));
    return names;
}

void ScenarioViewModel::addLevel()
{
    ScenarioFacts facts = static_cast<const ScenarioFacts&>(m_document.scenario());
    facts.levels.push_back({});
    m_document.push(changeFacts(m_document.scenario(), facts), tr("Add Level"));
}

QString ScenarioViewModel::describe(int level, int x, int y) const
{
    const Scenario& scenario = m_document.scenario();
    const std::string language = QLocale().name().toStdString();
    QStringList words;
    QStringList tiles;
    for (const ThingId& id :
         m_document.things().at(QPointF(x + 0.5, y + 0.5), level, [](ThingKind) { return true; })) {
        const bool isTile = m_document.things().find(id)->kind == ThingKind::Tile;
        (isTile ? tiles : words) << nameInWords(id, scenario, m_document.content(), language);
    }
    words = tiles + words;
    return words.join(QStringLiteral(" · "));
}

} // namespace delve::mageknight
