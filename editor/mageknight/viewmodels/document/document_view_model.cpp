// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/document/document_view_model.h"

#include "editor/mageknight/text/finding_text.h"
#include "editor/mageknight/text/thing_names.h"
#include "editor/mageknight/viewmodels/insight/version_comparison.h"
#include "editor/text/messages.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"

#include <QFileInfo>
#include <QLocale>

namespace delve::mageknight {

namespace {

QString lines(const std::vector<Error>& errors)
{
    QStringList sentences;
    for (const Error& error : errors)
        sentences << sentence(error);
    return sentences.join(u'\n');
}

} // namespace

DocumentViewModel::DocumentViewModel(std::unique_ptr<ScenarioDocument> document, const QString& recoveryFile,
                                     QObject* parent)
    : QObject(parent),
      m_document(std::move(document)),
      m_validation(*m_document),
      m_selection(*m_document),
      m_commands(*m_document, m_selection),
      m_findings(*m_document, m_validation),
      m_fixes(*m_document, m_validation),
      m_notes(*m_document, m_selection),
      m_staircase(*m_document, m_selection),
      m_guide(*m_document, m_validation),
      m_proposals(*m_document),
      m_playtest(std::make_unique<PlaytestRun>(*m_document)),
      m_comparison(std::make_unique<VersionComparison>(*m_playtest)),
      m_autosave(*m_document, recoveryFile)
{
    connect(m_document.get(), &ScenarioDocument::edited, this, [this](const Edit& edit) {
        if (edit.facts)
            emit factsChanged();
        emit edited();
    });
    connect(m_document.get(), &ScenarioDocument::pathChanged, this, &DocumentViewModel::pathChanged);
    connect(m_document.get(), &ScenarioDocument::pathChanged, this, &DocumentViewModel::factsChanged);
    connect(m_document.get(), &ScenarioDocument::modifiedChanged, this, &DocumentViewModel::modifiedChanged);
    connect(m_document.get(), &ScenarioDocument::contentChanged, this, &DocumentViewModel::contentChanged);
    connect(m_document.get(), &ScenarioDocument::fileStateChanged, this,
            &DocumentViewModel::fileStateChanged);
    connect(&m_document->undoStack(), &QUndoStack::indexChanged, this, &DocumentViewModel::historyChanged);
}

DocumentViewModel::~DocumentViewModel() = default;

bool DocumentViewModel::isUntouched() const
{
    return path().isEmpty() && !isModified() && m_document->undoStack().count() == 0 && tileCount() == 0;
}

QString DocumentViewModel::title() const
{
    const std::string& title = m_document->scenario().title;
    if (!title.empty())
        return QString::fromStdString(title);
    return path().isEmpty() ? tr("Untitled") : fileName();
}

QString DocumentViewModel::fileName() const
{
    return QFileInfo(path()).fileName();
}

QString DocumentViewModel::missing() const
{
    return lines(m_document->missing());
}

QString DocumentViewModel::packWarnings() const
{
    return lines(m_document->packWarnings());
}

QStringList DocumentViewModel::levelNames() const
{
    QStringList names;
    for (const Level& level : m_document->scenario().levels)
        names << (level.name.empty() ? tr("Level %1").arg(names.size() + 1)
                                     : QString::fromStdString(level.name));
    return names;
}

QString DocumentViewModel::reload()
{
    const auto reloaded = m_document->reload();
    return reloaded ? QString() : sentence(reloaded.error());
}

void DocumentViewModel::addLevel()
{
    ScenarioFacts facts = m_document->scenario();
    facts.levels.push_back({});
    m_document->push(changeFacts(m_document->scenario(), facts), tr("Add Level"));
}

QString DocumentViewModel::describe(int level, int x, int y) const
{
    const Scenario& scenario = m_document->scenario();
    const std::string language = QLocale().name().toStdString();
    QStringList words;
    QStringList tiles;
    for (const ThingId& id :
         m_document->things().at(QPointF(x + 0.5, y + 0.5), level, [](ThingKind) { return true; })) {
        const bool isTile = m_document->things().find(id)->kind == ThingKind::Tile;
        (isTile ? tiles : words) << nameInWords(id, scenario, m_document->content(), language);
    }
    words = tiles + words;
    return words.join(QStringLiteral(" · "));
}

} // namespace delve::mageknight
