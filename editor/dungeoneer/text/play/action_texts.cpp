// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/play/play_texts.h"

namespace delve::dungeoneer {

namespace {

constexpr PlayText offeredRows[] = {
    {"deal", "", QT_TRANSLATE_NOOP("CardPlay", "Deal the cards")},
    {"pick-entrance", "", QT_TRANSLATE_NOOP("CardPlay", "Use {space} as the Entrance")},
    {"choose-entrance", "", QT_TRANSLATE_NOOP("CardPlay", "Begin in {space}")},
    // turns
    {"end-phase", "", QT_TRANSLATE_NOOP("CardPlay", "End the phase")},
    {"end-phase", "dungeonlord", QT_TRANSLATE_NOOP("CardPlay", "End the Dungeonlord Phase")},
    {"end-phase", "hero", QT_TRANSLATE_NOOP("CardPlay", "End the Hero Phase")},
    {"pay-upkeep", "", QT_TRANSLATE_NOOP("CardPlay", "Keep {card}{details}")},
    {"decline-upkeep", "", QT_TRANSLATE_NOOP("CardPlay", "Give up {card}")},
    {"pass", "", QT_TRANSLATE_NOOP("CardPlay", "Pass")},
    // map
    {"place-map", "", QT_TRANSLATE_NOOP("CardPlay", "Lay {space}: {where}")},
    {"place-map", "isTurned", QT_TRANSLATE_NOOP("CardPlay", "Lay {space}: {where}, upside down")},
    {"explore", "", QT_TRANSLATE_NOOP("CardPlay", "Explore: draw and lay a Map card (1 Movement)")},
    {"step", "", QT_TRANSLATE_NOOP("CardPlay", "Go {side}, to {to}")},
    {"step", "door", QT_TRANSLATE_NOOP("CardPlay", "Try the {side} door, to {to}: {door}")},
    {"travel", "", QT_TRANSLATE_NOOP("CardPlay", "Travel to {to}")},
    {"untip", "", QT_TRANSLATE_NOOP("CardPlay", "Untip {actor-hero}{details}")},
    // cards
    {"save-movement", "", QT_TRANSLATE_NOOP("CardPlay", "Save no Movement")},
    {"save-movement", "saves", QT_TRANSLATE_NOOP("CardPlay", "Save 1 Movement for the turns of others")},
    {"discard-one", "", QT_TRANSLATE_NOOP("CardPlay", "Discard {card}")},
    {"discard-one", "none", QT_TRANSLATE_NOOP("CardPlay", "Discard nothing")},
    {"drop-surplus", "", QT_TRANSLATE_NOOP("CardPlay", "Give up {card}")},
    {"play-card", "", QT_TRANSLATE_NOOP("CardPlay", "Play {card}{details}")},
    {"play-card", "target", QT_TRANSLATE_NOOP("CardPlay", "Play {card} on {target}{details}")},
    {"play-card", "answer", QT_TRANSLATE_NOOP("CardPlay", "Answer {target} with {card}{details}")},
    {"play-card", "atOnce", QT_TRANSLATE_NOOP("CardPlay", "Use {card} at once{details}")},
    {"play-card", "atOnce target", QT_TRANSLATE_NOOP("CardPlay", "Use {card} at once on {target}{details}")},
    {"use-ability", "", QT_TRANSLATE_NOOP("CardPlay", "Use {source}{details}")},
    {"use-ability", "target", QT_TRANSLATE_NOOP("CardPlay", "Use {source} on {target}{details}")},
    {"roll-again", "", QT_TRANSLATE_NOOP("CardPlay", "Roll again with {source}")},
    {"roll-again", "none", QT_TRANSLATE_NOOP("CardPlay", "Roll again")},
    {"pay-with-card", "", QT_TRANSLATE_NOOP("CardPlay", "Pay with {card}")},
    // Encounters and fights
    {"lay-encounter", "",
     QT_TRANSLATE_NOOP("CardPlay", "Send {card} against {target-hero}: {form}{details}")},
    {"lay-encounter", "trap",
     QT_TRANSLATE_NOOP("CardPlay", "Set the Trap {card} for {target-hero}{details}")},
    {"lay-attachment", "", QT_TRANSLATE_NOOP("CardPlay", "Attach {card} to {host}{details}")},
    {"resolve-encounters", "", QT_TRANSLATE_NOOP("CardPlay", "Let the Encounters begin")},
    {"return-monster", "", QT_TRANSLATE_NOOP("CardPlay", "Take {card} back into the hand")},
    {"return-monster", "toHorde", QT_TRANSLATE_NOOP("CardPlay", "Put {card} into the Horde")},
    {"challenge", "", QT_TRANSLATE_NOOP("CardPlay", "Challenge {target}: {form} (1 Movement)")},
    {"challenge", "takes",
     QT_TRANSLATE_NOOP("CardPlay", "Challenge {target} for the Quest {takes}: {form} (1 Movement)")},
    {"choose-form", "", QT_TRANSLATE_NOOP("CardPlay", "Attack with {form}")},
    {"choose-hit", "", QT_TRANSLATE_NOOP("CardPlay", "Use the hit effect of {card}")},
    {"give-peril", "", QT_TRANSLATE_NOOP("CardPlay", "Give 1 Peril to {to}")},
    {"give-peril", "none", QT_TRANSLATE_NOOP("CardPlay", "Give Peril to nobody")},
    // Quests
    {"attempt-quest", "", QT_TRANSLATE_NOOP("CardPlay", "Try the Quest {quest}{details}")},
    {"attempt-quest", "boosts",
     QT_TRANSLATE_N_NOOP("CardPlay", "Try the Quest {quest} with %n payment(s) for better odds{details}"),
     "boosts"},
    {"pick-up", "", QT_TRANSLATE_NOOP("CardPlay", "Pick up: {component}{details}")},
    {"put-down", "", QT_TRANSLATE_NOOP("CardPlay", "Put down: {component}")},
    // effects
    {"choose-card", "", QT_TRANSLATE_NOOP("CardPlay", "Choose {card}")},
    {"pay-or-not", "", QT_TRANSLATE_NOOP("CardPlay", "Do not pay")},
    {"pay-or-not", "pays", QT_TRANSLATE_NOOP("CardPlay", "Pay{details}")},
    {"choose-side", "", QT_TRANSLATE_NOOP("CardPlay", "Choose the {side}")},
    {"choose-side", "to", QT_TRANSLATE_NOOP("CardPlay", "Choose the {side}: {to}")},
    {"stop-moving", "", QT_TRANSLATE_NOOP("CardPlay", "Move no further")},
};

} // namespace

std::span<const PlayText> actionTexts()
{
    return offeredRows;
}

} // namespace delve::dungeoneer
