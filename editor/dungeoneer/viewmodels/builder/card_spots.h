// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/render/any_card.h"

#include <QRectF>
#include <QString>

#include <vector>

namespace delve::dungeoneer {

/// A part of a drawn card that can be pointed at, and the field of the form in which it is edited: "name.en",
/// "table doors 2" for a line of a table, "effects" for the effects.
struct CardSpot
{
    QRectF area; ///< in millimetres of the upright card
    QString field;
    QString label;

    friend bool operator==(const CardSpot&, const CardSpot&) = default;
};

/// The parts of a card in the order in which it is read; smaller ones lie over larger ones. Texts are edited
/// in this language.
std::vector<CardSpot> spotsOf(const CardSet& set, const AnyCard& card, const QString& language);

} // namespace delve::dungeoneer
