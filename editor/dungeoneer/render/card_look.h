// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/palette.h"
#include "engine/dungeoneer/content/card_set.h"

namespace delve::dungeoneer {

/// What a card looks like; each is told from the others by the pattern of its border and the shape of its
/// name plate, not by colour alone.
enum class CardLook : std::uint8_t
{
    Dungeon,
    Wilderness,
    Hero,
    Boon,
    Treasure,
    Bane,
    Encounter,
    Quest,
    Tracker,
    Cutout
};

inline constexpr std::array allCardLooks{
    CardLook::Dungeon, CardLook::Wilderness, CardLook::Hero,  CardLook::Boon,    CardLook::Treasure,
    CardLook::Bane,    CardLook::Encounter,  CardLook::Quest, CardLook::Tracker, CardLook::Cutout};

CardLook lookOf(const MapCard& card);
inline CardLook lookOf(const HeroCard&)
{
    return CardLook::Hero;
}
CardLook lookOf(const AdventureCard& card);
inline CardLook lookOf(const QuestCard&)
{
    return CardLook::Quest;
}
inline CardLook lookOf(const TrackerCard&)
{
    return CardLook::Tracker;
}
inline CardLook lookOf(const CutoutCard&)
{
    return CardLook::Cutout;
}

/// The colours of a card.
struct CardColours
{
    QColor border;  ///< DNR-CARD-15, DNR-MAP-02
    QColor pattern; ///< drawn on the border
    QColor plate;   ///< behind the name
    QColor title;   ///< letters on the plate
    QColor paper;   ///< behind the rules
    QColor ink;
    QColor faint;     ///< lines, and sayings
    QColor scene;     ///< behind the picture
    QColor sceneDark; ///< what is drawn on it
    QColor glory, peril, life;
};

CardColours coloursOf(CardLook look, RenderStyle style);

} // namespace delve::dungeoneer
