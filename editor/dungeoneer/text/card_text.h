// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/cards.h"

#include <QString>
#include <QStringList>

namespace delve::dungeoneer {

/// What is printed on a card besides its numbers and signs, in the language of the program.
struct CardText
{
    QString name;
    QString type;      ///< "Treasure, Permanent: Weapon"
    QStringList rules; ///< one paragraph each
    QString flavour;
    QStringList turned; ///< of Artifact Quests: the paragraphs printed upside down, the name first
};

// `cards` tells the names of places; the set is that of the card.
CardText cardText(const CardSet& set, const MapCard& card);
CardText cardText(const CardSet& set, const HeroCard& card);
CardText cardText(const CardSet& set, const AdventureCard& card);
CardText cardText(const CardSet& set, const QuestCard& card);
CardText cardText(const CardSet& set, const TrackerCard& card);
CardText cardText(const CardSet& set, const CutoutCard& card);

/// "Hit in Melee: the target takes 2 wounds.", a paragraph for each form that has one.
QStringList hitTexts(const CardSet& set, const HitEffects& hits);

/// The name of a place that a Quest names: "the Audit Chamber", "any Swamp".
QString placeName(const CardSet& set, const Place& place);

} // namespace delve::dungeoneer
