// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/document/dungeoneer_game.h"

#include "editor/dungeoneer/document/map_templates.h"
#include "editor/dungeoneer/document/user_sets.h"
#include "editor/dungeoneer/text/card_words.h"
#include "engine/base/file.h"
#include "engine/dungeoneer/content/files/load_card_set.h"
#include "engine/dungeoneer/scenario/parse_scenario.h"

namespace delve::dungeoneer {

void DungeoneerGame::setLibrary(CardLibrary* library)
{
    if (m_library == library)
        return;
    m_library = library;
    if (library)
        connect(library, &CardLibrary::contentChanged, this, &DungeoneerGame::takeCards);
    emit booksChanged();
}

void DungeoneerGame::takeCards()
{
    std::erase_if(m_shown, [](const auto& document) { return document.isNull(); });
    for (const auto& document : m_shown)
        document->model().setCards(m_library->cards());
}

std::string_view DungeoneerGame::id() const
{
    return gameName;
}

std::unique_ptr<CardMapViewModel> DungeoneerGame::show(std::unique_ptr<CardMapDocument> document)
{
    auto shown = std::make_unique<CardMapViewModel>(std::move(document));
    m_shown.emplace_back(shown.get());
    return shown;
}

std::unique_ptr<FileDocumentViewModel> DungeoneerGame::newDocument()
{
    return show(std::make_unique<CardMapDocument>(m_library->cards(), newMap(m_library->cards())));
}

std::unique_ptr<FileDocumentViewModel> DungeoneerGame::newFromTemplate(const QString& id)
{
    for (MapTemplate& each : mapTemplates(m_library->cards()))
        if (each.id == id)
            return show(std::make_unique<CardMapDocument>(m_library->cards(), std::move(each.scenario)));
    return nullptr;
}

WindowGame::OpenedDocument DungeoneerGame::read(const std::string& text)
{
    auto document = CardMapDocument::read(text, m_library->cards());
    if (!document)
        return document.error();
    return std::unique_ptr<FileDocumentViewModel>(show(*std::move(document)));
}

Result<QString> DungeoneerGame::titleOf(const std::string& text) const
{
    const auto scenario = parseScenario(text);
    if (!scenario)
        return scenario.error();
    return QString::fromStdString(scenario->title);
}

QString DungeoneerGame::nameOfPack(const QString& recoveryFile) const
{
    const auto set = readSetFile(recoveryFile);
    return set ? in(set->name) : QString();
}

bool DungeoneerGame::owns(const FileDocumentViewModel& document) const
{
    return dynamic_cast<const CardMapViewModel*>(&document) != nullptr;
}

} // namespace delve::dungeoneer
