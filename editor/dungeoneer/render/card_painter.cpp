// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/card_painter.h"

#include "editor/dungeoneer/render/card_frame.h"
#include "editor/dungeoneer/render/card_fronts.h"
#include "editor/dungeoneer/render/card_measures.h"

namespace delve::dungeoneer {

namespace {

template <typename Card>
void paintOther(QPainter& painter, const CardSet& set, const Card& card, const CardPaint& paint)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const Sketch sketch{painter, paint.style, paint.pixelsPerMm, Noise(card.id.text())};
    paintFront({sketch, set, coloursOf(lookOf(card), paint.style), paint.pixelsPerMm >= pixelsForSentences,
                paint.bleed},
               card);
    painter.restore();
}

} // namespace

void paintCard(QPainter& painter, const CardSet& set, const AnyCard& card, const CardPaint& paint)
{
    std::visit(
        [&]<typename Card>(const Card* which) {
            if constexpr (std::is_same_v<Card, MapCard>)
                paintMapCard(painter, set, *which, {}, paint);
            else
                paintOther(painter, set, *which, paint);
        },
        card);
}

std::optional<Deck> deckOf(const AnyCard& card)
{
    static constexpr std::array<std::optional<Deck>, 6> decks{Deck::Map,   Deck::Hero,    Deck::Adventure,
                                                              Deck::Quest, Deck::Tracker, std::nullopt};
    return decks[card.index()];
}

void paintTrackerBack(QPainter& painter, const CardSet& set, const TrackerCard& card, const CardPaint& paint)
{
    paintBack(painter, Deck::Tracker, paint);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const Sketch sketch{painter, paint.style, paint.pixelsPerMm, Noise(card.id.text())};
    const CardSketch on{sketch, set, coloursOf(CardLook::Tracker, paint.style),
                        paint.pixelsPerMm >= pixelsForSentences, paint.bleed};
    const LaidText text = layOut(set, card);
    paintPaper(sketch, on.colours, text.areas.rules.adjusted(-3, -3, 3, 3));
    paintTexts(on, CardLook::Tracker, text);
    painter.restore();
}

} // namespace delve::dungeoneer
