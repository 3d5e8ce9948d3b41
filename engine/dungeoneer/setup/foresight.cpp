// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/setup/foresight.h"

#include <algorithm>

namespace delve::dungeoneer {

namespace {

/// Calls `visit` with every kind of card that may still be drawn for the map, until it says that it has
/// enough.
template <typename Visit> bool anyDrawable(const Laying& laying, Visit&& visit)
{
    const MapDeck& deck = laying.stock().deck();
    for (int number = 0; number < deck.size(); ++number) {
        const auto card = CardNumber(number);
        const CardFace face = deck[card].face;
        if (face.type != MapCardType::Entrance && face.kind == laying.map().kind() &&
            laying.stock().left(card) > 0 && visit(card, face))
            return true;
    }
    return false;
}

bool fitsSomehow(const Laying& laying, CardFace face, const Laying::Site& site)
{
    return laying.connects(face, false, site) || laying.connects(face, true, site);
}

/// Adds to each cell the cards that have a legal place there (DNR-MAP-11), upright or turned.
void countFitting(const Laying& laying, std::vector<SiteOutlook>& outlooks)
{
    std::vector<Placement> places;
    anyDrawable(laying, [&](CardNumber card, CardFace) {
        laying.legalPlacements(card, places);
        const auto repeated = std::ranges::unique(places, {}, &Placement::cell);
        places.erase(repeated.begin(), repeated.end());
        for (const Placement& place : places) {
            const auto outlook = std::ranges::lower_bound(outlooks, place.cell, {}, &SiteOutlook::cell);
            if (outlook == outlooks.end() || outlook->cell != place.cell)
                continue;
            outlook->fitting.push_back(card);
            outlook->cards += laying.stock().left(card);
        }
        return false;
    });
}

} // namespace

std::vector<SiteOutlook> outlookOf(const Laying& laying)
{
    std::vector<SiteOutlook> outlooks;
    for (const Laying::Site& site : laying.sites()) {
        SiteOutlook outlook{.cell = site.cell};
        for (const Side side : allSides)
            if (const unsigned bit = 1u << unsigned(side); (site.beside & ~site.walls & bit) != 0)
                outlook.openSides.push_back(fromOtherSide({site.cell, side}));
        outlook.isEnclosed = site.beside == 15;
        if (!outlook.isOpen() && !outlook.isEnclosed)
            continue;
        outlook.isDead = !canBeFilled(laying, site);
        outlooks.push_back(std::move(outlook));
    }
    countFitting(laying, outlooks);
    return outlooks;
}

DrawChance chanceOfNextDraw(std::span<const Laying> maps)
{
    DrawChance chance;
    for (const Laying& laying : maps)
        anyDrawable(laying, [&](CardNumber card, CardFace) {
            const int copies = laying.stock().left(card);
            chance.cards += copies;
            chance.fitting += laying.hasLegalPlacement(card) ? copies : 0;
            return false;
        });
    return chance;
}

bool canGrow(const Laying& laying)
{
    return anyDrawable(laying, [&](CardNumber card, CardFace) { return laying.hasLegalPlacement(card); });
}

bool canBeFilled(const Laying& laying, const Laying::Site& site)
{
    return anyDrawable(laying, [&](CardNumber, CardFace face) { return fitsSomehow(laying, face, site); });
}

} // namespace delve::dungeoneer
