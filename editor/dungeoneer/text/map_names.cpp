// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/map_names.h"

#include "engine/dungeoneer/scenario/edits/thing.h"

#include <QCoreApplication>

namespace delve::dungeoneer {

namespace {

QString told(const char* text)
{
    return QCoreApplication::translate("CardMap", text);
}

} // namespace

QString placeWords(Cell cell)
{
    QStringList parts;
    if (cell.row < 0)
        parts << told(QT_TRANSLATE_NOOP("CardMap", "%1 north")).arg(-cell.row);
    if (cell.row > 0)
        parts << told(QT_TRANSLATE_NOOP("CardMap", "%1 south")).arg(cell.row);
    if (cell.column > 0)
        parts << told(QT_TRANSLATE_NOOP("CardMap", "%1 east")).arg(cell.column);
    if (cell.column < 0)
        parts << told(QT_TRANSLATE_NOOP("CardMap", "%1 west")).arg(-cell.column);
    return parts.isEmpty() ? told(QT_TRANSLATE_NOOP("CardMap", "in the centre"))
                           : parts.join(QStringLiteral(", "));
}

QString wordFor(MapKind map)
{
    return map == MapKind::Dungeon ? told(QT_TRANSLATE_NOOP("CardMap", "Dungeon"))
                                   : told(QT_TRANSLATE_NOOP("CardMap", "Wilderness"));
}

QString wordFor(Stage stage)
{
    switch (stage) {
    case Stage::Starting: return told(QT_TRANSLATE_NOOP("CardMap", "starting map"));
    case Stage::Growing: return told(QT_TRANSLATE_NOOP("CardMap", "growing map"));
    case Stage::Finished: break;
    }
    return told(QT_TRANSLATE_NOOP("CardMap", "finished map"));
}

ScenarioNames::ScenarioNames(const Scenario& scenario, const Cards& cards, std::string language)
    : m_scenario(scenario), m_cards(cards), m_language(std::move(language))
{}

QString ScenarioNames::thing(const ThingId& id) const
{
    if (const FoundCard found = findCard(m_scenario, id))
        return QStringLiteral("%1 (%2)").arg(card(found.card->card), placeWords(found.card->cell));
    for (std::size_t seat = 0; seat < m_scenario.players.size(); ++seat)
        if (const Player& player = m_scenario.players[seat]; player.id == id)
            return player.name.empty() ? told(QT_TRANSLATE_NOOP("CardMap", "player %1")).arg(seat + 1)
                                       : QString::fromStdString(player.name);
    return QString::fromStdString(id.text());
}

QString ScenarioNames::card(const ContentId& id) const
{
    const auto nameIn = [this](const auto* found) {
        return QString::fromStdString(found->name.in(m_language));
    };
    if (const MapCard* found = m_cards.map(id))
        return nameIn(found);
    if (const QuestCard* found = m_cards.quest(id))
        return nameIn(found);
    if (const HeroCard* found = m_cards.hero(id))
        return nameIn(found);
    if (const AdventureCard* found = m_cards.adventure(id))
        return nameIn(found);
    return QString::fromStdString(id.text());
}

QString ScenarioNames::cell(const MapCell& cell) const
{
    return placeWords(cell.cell);
}

QString inARow(const QStringList& parts)
{
    if (parts.size() < 2)
        return parts.join(QString());
    return told(QT_TRANSLATE_NOOP("CardMap", "%1 and %2"))
        .arg(parts.first(parts.size() - 1).join(QStringLiteral(", ")), parts.last());
}

} // namespace delve::dungeoneer
