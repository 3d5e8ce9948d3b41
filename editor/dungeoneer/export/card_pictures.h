// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/collection/owned_cards.h"
#include "editor/dungeoneer/render/card_painter.h"
#include "engine/base/result.h"
#include "engine/dungeoneer/content/cards.h"
#include "engine/dungeoneer/scenario/scenario.h"

#include <QImage>
#include <QSizeF>
#include <QString>

#include <functional>
#include <vector>

namespace delve::dungeoneer {

struct CardPictureOptions
{
    RenderStyle style = RenderStyle::FullColour;
    QSizeF millimetres{63, 88};
    double dotsPerInch = 300;
    double bleed = 0; ///< in millimetres; without it, corners are round and transparent
};

/// A picture that is drawn when it is asked for, and the name of its file, without an ending.
struct NamedPicture
{
    QString name;
    std::function<QImage()> draw;
};

/// The fronts of all cards of a set, and then the backs of its decks. Draw them while the set is there.
std::vector<NamedPicture> cardPictures(const CardSet& set, const CardPictureOptions& options);

/// A sheet of cards for virtual tables: ten across and up to seven down, at most 4096 pixels a side. The last
/// place shows the back, which is what such tables show of cards in other hands.
struct TableSheet
{
    Deck deck = Deck::Map;
    int number = 1; ///< of the sheets of this deck
    int columns = 10;
    int rows = 2;
    int cards = 0;
    std::function<QImage()> draw; ///< while the set is there
};

inline constexpr int tableColumns = 10;
inline constexpr int mostTableRows = 7;
inline constexpr int mostTablePixels = 4096;

/// All decks of a set, copies included; if it is said, only as many of each card as are used.
std::vector<TableSheet> tableSheets(const CardSet& set, RenderStyle style, const OwnedPieces* used = nullptr);

/// Everything that a scenario needs on a virtual table, in a folder for each set: fronts and backs of cards,
/// and decks. Cards that are left out stay out of the decks.
std::vector<NamedPicture> piecePictures(const Scenario& scenario, const Cards& cards, RenderStyle style);

} // namespace delve::dungeoneer
