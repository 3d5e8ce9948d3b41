// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/document/mageknight_game.h"

#include "editor/mageknight/document/scenario_templates.h"
#include "editor/mageknight/document/user_packs.h"
#include "engine/base/file_kind.h"
#include "engine/mageknight/scenario/parse_scenario.h"

#include <QLocale>

namespace delve::mageknight {

void MageKnightGame::setLibrary(Library* library)
{
    if (m_library == library)
        return;
    m_library = library;
    if (library)
        connect(library, &Library::contentChanged, this, &MageKnightGame::takeContent);
    emit booksChanged();
}

void MageKnightGame::takeContent()
{
    std::erase_if(m_shown, [](const auto& document) { return document.isNull(); });
    for (const auto& document : m_shown)
        document->model().setContent(m_library->content());
}

QString MageKnightGame::name() const
{
    return QStringLiteral("Mage Knight Dungeons");
}

std::unique_ptr<ScenarioViewModel> MageKnightGame::show(std::unique_ptr<ScenarioDocument> document)
{
    auto shown = std::make_unique<ScenarioViewModel>(std::move(document));
    m_shown.emplace_back(shown.get());
    return shown;
}

std::unique_ptr<ScenarioViewModel> MageKnightGame::show(Scenario scenario)
{
    return show(std::make_unique<ScenarioDocument>(m_library->content(), std::move(scenario)));
}

std::unique_ptr<FileDocumentViewModel> MageKnightGame::newDocument()
{
    return show(newScenario(m_library->content()));
}

std::unique_ptr<FileDocumentViewModel> MageKnightGame::newFromTemplate(const QString& id)
{
    for (ScenarioTemplate& each : scenarioTemplates(m_library->content()))
        if (each.id == id)
            return show(std::move(each.scenario));
    return nullptr;
}

WindowGame::OpenedDocument MageKnightGame::read(const std::string& text)
{
    auto document = ScenarioDocument::read(text, m_library->content());
    if (!document)
        return document.error();
    return std::unique_ptr<FileDocumentViewModel>(show(*std::move(document)));
}

Result<QString> MageKnightGame::titleOf(const std::string& text) const
{
    const auto scenario = parseScenario(text);
    if (!scenario)
        return scenario.error();
    return QString::fromStdString(scenario->title);
}

QString MageKnightGame::nameOfPack(const QString& recoveryFile) const
{
    const auto pack = readPackFile(recoveryFile);
    return pack ? QString::fromStdString(pack->name.in(QLocale().name().toStdString())) : QString();
}

} // namespace delve::mageknight
