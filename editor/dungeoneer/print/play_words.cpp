// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/print/play_words.h"

#include "editor/dungeoneer/render/card_signs.h"
#include "editor/render/sketch.h"

namespace delve::dungeoneer {

namespace {

const TextStyle body{8.5, false, pageInk};
const TextStyle strong{8.5, true, pageInk};
constexpr double numberIndent = 5;
constexpr double signIndent = 17;
constexpr double signStep = 4.9; ///< from one sign to the next
constexpr double signRadius = 1.7;

using PaintSign = std::function<void(const Sketch&, const CardColours&, const QPointF& middle)>;

class PlayText
{
public:
    PlayText(Flow& flow, RenderStyle style) : m_flow(flow), m_style(style) {}

    /// DNR-TURN-01, DNR-TURN-02, DNR-TURN-05, DNR-TURN-06.
    void turn(bool mapGrows)
    {
        m_flow.heading(printed(QT_TRANSLATE_NOOP("CardPrint", "When play begins")));
        m_flow.marked(
            printed(QT_TRANSLATE_NOOP("CardPrint", "Whoever has initiative begins, and turns go round "
                                                   "clockwise. A turn has five phases:")),
            body, 0, 0.8, nullptr, true);
        // DNR-RESET-01 to DNR-RESET-05.
        phase(QT_TRANSLATE_NOOP("CardPrint", "Reset: doors are again as printed, upkeep is paid, and your "
                                             "Movement is the Speed of your Hero."));
        // DNR-LORD-01, DNR-LORD-02.
        phase(QT_TRANSLATE_NOOP("CardPrint", "Dungeonlord: play Banes and Encounters against the other "
                                             "Heroes. Their Peril pays for it, never your own."));
        // DNR-BUILD-01, DNR-BUILD-03.
        phase(mapGrows
                  ? QT_TRANSLATE_NOOP("CardPrint", "Building: draw a Map card and lay it where the rules "
                                                   "allow it.")
                  : QT_TRANSLATE_NOOP("CardPrint", "Building: nothing, since all Map cards are laid."));
        // DNR-HERO-01, DNR-HERO-03, DNR-HERO-13 to DNR-HERO-15.
        phase(QT_TRANSLATE_NOOP(
            "CardPrint", "Hero: 1 Movement takes your Hero to the next card. The first try of a Quest in "
                         "a turn is free, each further one costs 1 Movement; whoever completes a Quest "
                         "goes on with phase 5. Your Glory pays for Boons and Treasures."));
        // DNR-DRAW-01, DNR-DRAW-04, DNR-DRAW-07.
        phase(QT_TRANSLATE_NOOP("CardPrint", "Discard/Draw: whoever has not moved gains the Glory and the "
                                             "Peril of the card it stands on. Discard 1 card, then draw "
                                             "until you hold 5."));
        if (mapGrows) // DNR-HERO-08
            line(QT_TRANSLATE_NOOP("CardPrint",
                                   "In the Hero Phase 1 Movement also draws and lays another Map card."));
        // DNR-HERO-04 to DNR-HERO-06.
        line(QT_TRANSLATE_NOOP("CardPrint",
                               "Whoever enters a card that is new to the Hero in this turn gains "
                               "its Glory and its Peril; then happens what is printed on it."));
        line(QT_TRANSLATE_NOOP("CardPrint", "Three completed Quests win, and so does the last Hero alive."));
    }

    void signs()
    {
        m_flow.heading(printed(QT_TRANSLATE_NOOP("CardPrint", "The signs of the cards")));
        sign(QT_TRANSLATE_NOOP("CardPrint", "Melee, Magic, Speed; whoever lacks one has 0 of it."),
             [](const Sketch& sketch, const CardColours& colours, const QPointF& middle) {
                 for (const Form form : allForms)
                     paintForm(sketch, middle + QPointF((int(form) - 1) * signStep, 0), signRadius * 0.9,
                               form, colours.ink);
             });
        // DNR-COMBAT-04, DNR-COMBAT-05, DNR-COMBAT-13.
        sign(QT_TRANSLATE_NOOP("CardPrint",
                               "A circle may attack, a diamond only answers. With a sun behind it, "
                               "the card says what its hit does."),
             [](const Sketch& sketch, const CardColours& colours, const QPointF& middle) {
                 const QString number = QStringLiteral("2");
                 paintScore(sketch, colours, middle - QPointF(signStep, 0), signRadius, AttackType::Standard,
                            false, number);
                 paintScore(sketch, colours, middle, signRadius, AttackType::Counter, false, number);
                 paintScore(sketch, colours, middle + QPointF(signStep, 0), signRadius, AttackType::Standard,
                            true, number);
             });
        // DNR-COMBAT-06, DNR-COMBAT-09 to DNR-COMBAT-12.
        line(QT_TRANSLATE_NOOP(
            "CardPrint", "In combat both roll a die and add their score in the form of the attack. The "
                         "higher total deals 1 wound, or what its card says; equal totals do nothing."));
        // DNR-THREAT-02, DNR-THREAT-03.
        sign(QT_TRANSLATE_NOOP("CardPrint",
                               "A Threat: roll a die and add the score that stands beside it. As "
                               "much or more succeeds."),
             [](const Sketch& sketch, const CardColours& colours, const QPointF& middle) {
                 paintStat(sketch, middle - QPointF(signStep / 2, 0), signRadius * 0.9, Stat::Speed,
                           colours.ink);
                 paintThreat(sketch, colours, middle + QPointF(signStep / 2, 0), signRadius, 6);
             });
        // DNR-TURN-04, DNR-LORD-02, DNR-HERO-01.
        sign(QT_TRANSLATE_NOOP("CardPrint",
                               "What an Adventure card costs: your Glory, or the Peril of the Hero "
                               "it is played against."),
             [](const Sketch& sketch, const CardColours& colours, const QPointF& middle) {
                 paintGlory(sketch, colours, middle - QPointF(signStep / 2, 0), signRadius,
                            QStringLiteral("2"));
                 paintPeril(sketch, colours, middle + QPointF(signStep / 2, 0), signRadius,
                            QStringLiteral("2"));
             });
        // DNR-HERO-19, DNR-HERO-20.
        sign(QT_TRANSLATE_NOOP("CardPrint",
                               "Life, and how many permanent Boons and Treasures can be ready at a time."),
             [](const Sketch& sketch, const CardColours& colours, const QPointF& middle) {
                 paintHeart(sketch, colours, middle - QPointF(signStep, 0), signRadius, QStringLiteral("6"));
                 paintLimit(sketch, middle, signRadius * 0.9, BannerIcon::BoonLimit, colours);
                 paintLimit(sketch, middle + QPointF(signStep, 0), signRadius * 0.9,
                            BannerIcon::TreasureLimit, colours);
             });
        // DNR-TURN-08.
        line(QT_TRANSLATE_NOOP(
            "CardPrint", "On a card, tokens of Glory count its charges and tokens of Peril its wounds."));
    }

private:
    void line(const char* text) { m_flow.paragraph(printed(text), body, 0, 1.2); }

    void phase(const char* text)
    {
        m_flow.marked(printed(text), body, numberIndent, 0.6,
                      [number = ++m_phase](QPainter& painter, const QPointF& at) {
                          paintText(painter, at + QPointF(0.6, ascentOf(strong)), QString::number(number),
                                    strong);
                      });
    }

    void sign(const char* text, PaintSign paint)
    {
        m_flow.marked(printed(text), body, signIndent, 1.4,
                      [paint = std::move(paint), style = m_style](QPainter& painter, const QPointF& at) {
                          const Sketch sketch{painter, style, printedDetail, Noise(1)};
                          paint(sketch, coloursOf(CardLook::Hero, style),
                                at + QPointF((signIndent - 2) / 2, lineHeight(body) / 2));
                      });
    }

    Flow& m_flow;
    RenderStyle m_style;
    int m_phase = 0;
};

} // namespace

void addPlayWords(Flow& flow, RenderStyle style, bool mapGrows)
{
    PlayText text(flow, style);
    text.turn(mapGrows);
    text.signs();
}

} // namespace delve::dungeoneer
