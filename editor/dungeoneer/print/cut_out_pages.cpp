// SPDX-License-Identifier: GPL-3.0-or-later
// Pawns and markers to cut out and fold: DNR-SETUP-07.

#include "editor/dungeoneer/print/print_parts.h"
#include "editor/dungeoneer/render/card_fronts.h"
#include "editor/dungeoneer/text/card_words.h"
#include "editor/print/cut_outs.h"
#include "editor/render/sketch.h"

namespace delve::dungeoneer {

namespace {

constexpr QSizeF pawnSize(22, 66);
constexpr double markerSize = 16;

CutOut pawnOf(const PrintedCard& card, RenderStyle style)
{
    CutOut piece;
    piece.name = in(headOf(card.card).name);
    piece.size = pawnSize;
    piece.front = [card, style](QPainter& painter) {
        const auto* hero = std::get<const HeroCard*>(card.card);
        const Sketch sketch{painter, style, printedDetail, Noise(hero->id.text())};
        paintPawn({sketch, *card.set, coloursOf(CardLook::Cutout, style), true, 0}, *hero,
                  QRectF(QPointF(0, 0), pawnSize));
    };
    return piece;
}

CutOut markerOf(char letter, const CardSet& set, RenderStyle style)
{
    CutOut piece;
    piece.name = printed(QT_TRANSLATE_NOOP("CardPrint", "markers"));
    piece.size = {markerSize, markerSize};
    piece.round = true;
    piece.front = [letter, &set, style](QPainter& painter) {
        const Sketch sketch{painter, style, printedDetail, Noise(std::uint64_t(letter))};
        paintMarker({sketch, set, coloursOf(CardLook::Cutout, style), true, 0}, letter,
                    {markerSize / 2, markerSize / 2}, markerSize / 2 - 0.2);
    };
    return piece;
}

} // namespace

Result<PrintPlan> planCutOutsOf(const QString& title, const std::vector<PrintedCard>& heroes,
                                const std::string& markers, const CardPrintOptions& options)
{
    if (heroes.empty())
        return Error{"", {QT_TRANSLATE_NOOP("Engine", "there is nothing to print: no Hero is in use"), {}}};
    PageOptions page = options;
    page.duplex = Duplex::None; // both sides of a pawn are printed side by side, and folded
    page.bleed = 1.5;           // room for scissors
    std::vector<CutOut> pieces;
    for (const PrintedCard& hero : heroes)
        pieces.push_back(pawnOf(hero, options.style));
    for (const char letter : markers)
        for (int copy = 0; copy < 2; ++copy)
            pieces.push_back(markerOf(letter, *heroes.front().set, options.style));
    const QSizeF room = roomForCutOuts(page);
    if (room.width() < pawnSize.width() + 2 * page.bleed ||
        room.height() < pawnSize.height() + 2 * page.bleed)
        return Error{
            "",
            {QT_TRANSLATE_NOOP("Engine", "%1 paper is too small for a pawn of %2 x %3"),
             {options.paper.name.toStdString(), inMessage(pawnSize.width()), inMessage(pawnSize.height())}}};
    PrintPlan plan = planCutOuts(
        title, page, std::move(pieces),
        printed(QT_TRANSLATE_NOOP(
            "CardPrint",
            "Pawns and markers: cut along the dashes, fold on the red lines, glue the hatched feet")));
    plan.notices.push_back({QT_TRANSLATE_NOOP("Engine", "Pawns: %1, pairs of markers: %2."),
                            {std::to_string(heroes.size()), std::to_string(markers.size())}});
    return plan;
}

} // namespace delve::dungeoneer
