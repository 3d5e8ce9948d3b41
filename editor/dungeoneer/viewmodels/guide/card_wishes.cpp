// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/guide/card_wishes.h"

#include "editor/dungeoneer/text/card_words.h"
#include "editor/dungeoneer/text/map_names.h"
#include "editor/text/enum_words.h"
#include "editor/text/messages.h"
#include "engine/dungeoneer/setup/generate/generate_map.h"

#include <algorithm>

namespace delve::dungeoneer {

void CardWishes::setLibrary(CardLibrary* library)
{
    if (m_library == library)
        return;
    m_library = library;
    if (library && m_sets.empty() && !library->cards().sets().empty())
        m_sets = {library->cards().sets().front().id};
    // The first set for a Dungeon is what most people begin with.
    if (library)
        for (const CardSet& set : library->cards().sets())
            if (set.mapKind == MapKind::Dungeon && set.size == SetSize::Base) {
                m_sets = {set.id};
                break;
            }
    emit changed();
}

QVariantList CardWishes::sets() const
{
    QVariantList list;
    if (m_library)
        for (const CardSet& set : m_library->cards().sets())
            list << QVariantMap{{QStringLiteral("id"), QString::fromStdString(set.id)},
                                {QStringLiteral("name"), in(set.name)},
                                {QStringLiteral("used"), std::ranges::find(m_sets, set.id) != m_sets.end()}};
    return list;
}

void CardWishes::use(const QString& set, bool used)
{
    const std::string id = set.toStdString();
    std::erase(m_sets, id);
    if (used)
        m_sets.push_back(id);
    emit changed();
}

QStringList CardWishes::stageNames() const
{
    return wordsOf<Stage>([](Stage stage) { return wordFor(stage); });
}

QStringList CardWishes::shapeNames() const
{
    return wordsOf<MapShape>([](MapShape shape) {
        switch (shape) {
        case MapShape::Balanced: return tr("As it comes");
        case MapShape::Compact: return tr("Compact");
        case MapShape::Sprawling: break;
        }
        return tr("Sprawling");
    });
}

QStringList CardWishes::doorNames() const
{
    return wordsOf<DoorMood>([](DoorMood mood) {
        switch (mood) {
        case DoorMood::Any: return tr("As they come");
        case DoorMood::Gentle: return tr("Gentle: few rolls");
        case DoorMood::Harsh: break;
        }
        return tr("Harsh: many rolls");
    });
}

MapWishes CardWishes::wishes() const
{
    MapWishes wishes;
    // In the order of the library, whatever the order of the clicks.
    if (m_library)
        for (const CardSet& set : m_library->cards().sets())
            if (std::ranges::find(m_sets, set.id) != m_sets.end())
                wishes.sets.push_back(set.id);
    wishes.players = m_players;
    wishes.stage = Stage(m_stage);
    if (m_cards > 0)
        wishes.cards = m_cards;
    wishes.shape = MapShape(m_shape);
    wishes.doors = DoorMood(m_doors);
    wishes.loops = m_loops;
    if (m_questDistance > 0)
        wishes.questDistance = m_questDistance;
    wishes.isFair = m_isFair;
    wishes.options.mapInView = m_isMapInView && wishes.stage == Stage::Finished;
    return wishes;
}

QString CardWishes::fault() const
{
    if (!m_library)
        return {};
    const auto fault = faultOf(wishes(), m_library->cards());
    return fault ? sentence(*fault) : QString();
}

} // namespace delve::dungeoneer
