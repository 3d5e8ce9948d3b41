// SPDX-License-Identifier: GPL-3.0-or-later
// Pawns and markers to cut out and fold, and small tokens: DNR-SETUP-04, DNR-SETUP-07.

#include "editor/dungeoneer/print/print_parts.h"
#include "editor/dungeoneer/render/card_fronts.h"
#include "editor/dungeoneer/render/card_signs.h"
#include "editor/dungeoneer/text/card_words.h"
#include "editor/print/cut_outs.h"
#include "editor/render/sketch.h"

#include <algorithm>

namespace delve::dungeoneer {

namespace {

constexpr QSizeF pawnSize(22, 66);
constexpr double markerSize = 16;
constexpr double tokenSize = 9; ///< less would slip from the fingers, more hides two numbers of a Tracker
constexpr int tokensOfHero = 4; ///< of each sort: one for the Tracker, the others for charges and wounds
constexpr int mostPlayers = 4;  ///< DNR-SETUP-01

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

/// DNR-SETUP-04: of two sorts, told apart by shape as well; those of Glory are round.
CutOut tokenOf(bool isPeril, RenderStyle style)
{
    CutOut piece;
    piece.name = isPeril ? printed(QT_TRANSLATE_NOOP("CardPrint", "tokens of Peril"))
                         : printed(QT_TRANSLATE_NOOP("CardPrint", "tokens of Glory"));
    piece.size = {tokenSize, tokenSize};
    piece.round = !isPeril;
    piece.front = [isPeril, style](QPainter& painter) {
        const Sketch sketch{painter, style, printedDetail, Noise(1)};
        const CardColours colours = coloursOf(CardLook::Cutout, style);
        const QPointF middle(tokenSize / 2, tokenSize / 2);
        const double half = tokenSize / 2 - 0.1;
        const QColor ground = sketch.lineArt() ? colours.paper : colours.scene;
        if (isPeril) {
            sketch.draw(QRectF(middle, QSizeF(0, 0)).adjusted(-half, -half, half, half), ground, 0.2);
            paintPeril(sketch, colours, middle, half * 0.72, {});
        } else {
            sketch.drawEllipse(middle, half, half, ground, 0.2);
            paintGlory(sketch, colours, middle, half * 0.78, {});
        }
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
    const int tokens = tokensOfHero * std::min(int(heroes.size()), mostPlayers);
    for (const bool isPeril : {false, true})
        for (int i = 0; i < tokens; ++i)
            pieces.push_back(tokenOf(isPeril, options.style));
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
    plan.notices.push_back(
        {QT_TRANSLATE_NOOP("Engine", "Small tokens: %1 of Glory, %1 of Peril."), {std::to_string(tokens)}});
    return plan;
}

} // namespace delve::dungeoneer
