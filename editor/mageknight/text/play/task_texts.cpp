// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/play/play_texts.h"

namespace delve::mageknight {

namespace {

constexpr PlayText texts[] = {
    // What a player is asked.
    {"free-spins", "", QT_TRANSLATE_NOOP("Play", "Free spins: who turns to those that have come near?")},
    {"transfer-choice", "", QT_TRANSLATE_NOOP("Play", "Does {figure} use the marker it stands on?")},
    {"blow-offer", "", QT_TRANSLATE_NOOP("Play", "{blow}: does {striker} strike {target}?")},
    {"answer-choice", "", QT_TRANSLATE_NOOP("Play", "Who strikes back at {attacker}, and how?")},
    {"aiming", "", QT_TRANSLATE_NOOP("Play", "Who else is a target?")},
    {"healing-choice", "", QT_TRANSLATE_NOOP("Play", "How much does {healer} heal {target}?")},
    {"place-choice", "", QT_TRANSLATE_NOOP("Play", "Where does {figure} go?")},
    {"facing-choice", "", QT_TRANSLATE_NOOP("Play", "Which way does {figure} face?")},
    {"monster-choice", "",
     QT_TRANSLATE_N_NOOP("Play", "Which monster comes next? %n are still to come, for {points} points."),
     "count"},
    {"monster-placing", "", QT_TRANSLATE_NOOP("Play", "Where does {figure} appear, and facing which way?")},
    {"assigning", "", QT_TRANSLATE_NOOP("Play", "Which heroes use which treasures in this turn?")},
    {"chest-placing", "",
     QT_TRANSLATE_NOOP("Play", "Where does {chest} go back into the dungeon ({where})?")},
    {"loot-choice", "", QT_TRANSLATE_NOOP("Play", "Which treasure does {thief} take from {target}?")},
    {"theft-answer", "", QT_TRANSLATE_NOOP("Play", "Does {target} strike back at {thief}?")},
    {"storing", "", QT_TRANSLATE_NOOP("Play", "Which treasures are stored with heroes that have left?")},
    {"level-choice", "", QT_TRANSLATE_NOOP("Play", "Which hero rises a level?")},
    {"venom-choice", "", QT_TRANSLATE_NOOP("Play", "Whose Venom acts next?")},
    {"put-down-choice", "", QT_TRANSLATE_NOOP("Play", "Where is {artifact} put down?")},
    {"guest-facing", "", QT_TRANSLATE_NOOP("Play", "Which way does {figure} face?")},
    {"straighten-choice", "", QT_TRANSLATE_NOOP("Play", "{active} is held: which way does it face?")},
    {"gift-choice", "",
     QT_TRANSLATE_NOOP("Play", "Which ability does {figure} use? Of those that artifacts gave on one value "
                               "({slot}) an action has only one.")},
    {"dismounting", "", QT_TRANSLATE_NOOP("Play", "Where does {rider} come to stand beside {mount}?")},
    {"section-choice", "", QT_TRANSLATE_NOOP("Play", "Which section of {hull} is concerned?")},
    {"section-takes", "", QT_TRANSLATE_NOOP("Play", "Which section of {hull} takes it?")},
    {"thrown-out", "", QT_TRANSLATE_NOOP("Play", "{chariot} breaks: where does {passenger} come to lie?")},
    // What the engine does by itself.
    {"drive-on", "", QT_TRANSLATE_NOOP("Play", "the rest of the drive")},
    {"next-section", "", QT_TRANSLATE_NOOP("Play", "the attack of another section")},
    {"goes-through", "", QT_TRANSLATE_NOOP("Play", "whether it goes through to {passenger}")},
    {"after-special-action", "", QT_TRANSLATE_NOOP("Play", "the end of the special action")},
    {"declared-action", "", QT_TRANSLATE_NOOP("Play", "the declared action: {action}")},
    {"close-activation", "", QT_TRANSLATE_NOOP("Play", "the end of the activation")},
    {"after-step", "", QT_TRANSLATE_NOOP("Play", "what the step sets off")},
    {"fly-on", "", QT_TRANSLATE_NOOP("Play", "the rest of the flight")},
    {"go-out", "", QT_TRANSLATE_NOOP("Play", "leaving the dungeon")},
    {"freezing", "", QT_TRANSLATE_NOOP("Play", "whether {striker} freezes {target}")},
    {"draining", "", QT_TRANSLATE_NOOP("Play", "the click that {striker} heals")},
    {"explosion", "", QT_TRANSLATE_NOOP("Play", "the explosion around {target}")},
    {"retaliation", "", QT_TRANSLATE_NOOP("Play", "the retaliation of {by} against {striker}")},
    {"answers", "", QT_TRANSLATE_NOOP("Play", "striking back at {attacker}")},
    {"ram-blows", "", QT_TRANSLATE_NOOP("Play", "ramming")},
    {"pole-arm-blows", "", QT_TRANSLATE_NOOP("Play", "blows of pole arms")},
    {"start-of-turn", "", QT_TRANSLATE_NOOP("Play", "abilities at the start of the turn")},
    {"confused-move", "", QT_TRANSLATE_NOOP("Play", "moving the confused figure")},
    {"end-confusion", "", QT_TRANSLATE_NOOP("Play", "the end of the confusion")},
    {"eliminations", "", QT_TRANSLATE_NOOP("Play", "further eliminations: {first}")},
    {"check-end", "", QT_TRANSLATE_NOOP("Play", "whether the game is over")},
    {"reward", "", QT_TRANSLATE_NOOP("Play", "the experience for {eliminated}")},
    {"begin-turn", "", QT_TRANSLATE_NOOP("Play", "the beginning of the turn: {part}")},
    {"giving-up", "", QT_TRANSLATE_NOOP("Play", "giving up")},
    {"arrivals", "", QT_TRANSLATE_N_NOOP("Play", "%n monster(s) for {points} points"), "count"},
    {"greet-group", "", QT_TRANSLATE_NOOP("Play", "free spins for the group that appeared")},
    {"trap-attacks", "", QT_TRANSLATE_NOOP("Play", "the attack of the trap of {chest}")},
    {"caught-tokens", "", QT_TRANSLATE_NOOP("Play", "the tokens that the trap of {chest} has caught")},
    {"trap-meets-group", "",
     QT_TRANSLATE_NOOP("Play", "the attack of the trap of {chest} on those that appeared")},
    {"settle-trap", "", QT_TRANSLATE_NOOP("Play", "what becomes of {chest}")},
    {"lose-treasure", "", QT_TRANSLATE_NOOP("Play", "the treasure that {player} loses")},
    {"theft-aftermath", "", QT_TRANSLATE_NOOP("Play", "whether {target} strikes back at {thief}")},
    {"drop-loot", "", QT_TRANSLATE_NOOP("Play", "whether {thief} drops {loot}")},
    {"levels", "", QT_TRANSLATE_N_NOOP("Play", "%n level(s) for {player}"), "count"},
    {"token-effects", "", QT_TRANSLATE_NOOP("Play", "what {token} does to {figure}")},
    {"free-gifts", "", QT_TRANSLATE_NOOP("Play", "all abilities from artifacts working again")},
    {"artifact-spawn", "", QT_TRANSLATE_N_NOOP("Play", "%n monster(s) for at most {points} points each"),
     "count"},
    {"start-roll", "", QT_TRANSLATE_NOOP("Play", "Everybody rolls; the highest total begins.")},
};

} // namespace

std::span<const PlayText> taskTexts()
{
    return texts;
}

} // namespace delve::mageknight
