// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/play/play_texts.h"

namespace delve::dungeoneer {

namespace {

constexpr PlayText taskRows[] = {
    // What a player is asked.
    {"deal-choice", "", QT_TRANSLATE_NOOP("CardPlay", "The cards are still to be dealt.")},
    {"entrance-pick", "", QT_TRANSLATE_NOOP("CardPlay", "Which Entrance is used?")},
    {"entrance-choice", "", QT_TRANSLATE_NOOP("CardPlay", "On which Entrance does {player-hero} begin?")},
    {"lord-phase", "", QT_TRANSLATE_NOOP("CardPlay", "What does {active} do as the Dungeonlord?")},
    {"hero-phase", "", QT_TRANSLATE_NOOP("CardPlay", "What does {active-hero} do?")},
    {"upkeep-choice", "", QT_TRANSLATE_NOOP("CardPlay", "Which cards are kept, and which are given up?")},
    {"window", "", QT_TRANSLATE_NOOP("CardPlay", "Does {asked} do something before it goes on?")},
    {"window", "phase",
     QT_TRANSLATE_NOOP("CardPlay", "{phase}: does {asked} do something before it goes on?")},
    {"window", "encounter",
     QT_TRANSLATE_NOOP("CardPlay", "Encounters: does {asked} do something before it goes on?")},
    {"window", "dice",
     QT_TRANSLATE_NOOP("CardPlay", "{scene} Does {asked} do something before the dice roll?")},
    {"window", "declared", QT_TRANSLATE_NOOP("CardPlay", "{scene} Does {asked} answer?")},
    {"window", "action", QT_TRANSLATE_NOOP("CardPlay", "Does {asked} do something after that?")},
    {"window", "response", QT_TRANSLATE_NOOP("CardPlay", "Encounters are laid: does {asked} answer?")},
    {"window", "fallen",
     QT_TRANSLATE_NOOP("CardPlay", "{scene} The dice have fallen: does {asked} roll again?")},
    {"place-choice", "", QT_TRANSLATE_NOOP("CardPlay", "Where is {space} laid?")},
    {"place-choice", "none", QT_TRANSLATE_NOOP("CardPlay", "Which Map card is laid, and where?")},
    {"save-choice", "", QT_TRANSLATE_NOOP("CardPlay", "Is 1 Movement saved for the turns of others?")},
    {"discard-choice", "", QT_TRANSLATE_NOOP("CardPlay", "Which card is discarded?")},
    {"surplus-choice", "",
     QT_TRANSLATE_NOOP("CardPlay", "{player} has more than the limit ({from}): which card goes?")},
    {"card-payment", "", QT_TRANSLATE_N_NOOP("CardPlay", "Which card pays for {source}? %n to go."), "left"},
    {"return-choice", "", QT_TRANSLATE_NOOP("CardPlay", "Where does {card} go?")},
    {"form-choice", "", QT_TRANSLATE_NOOP("CardPlay", "How does {monster} attack {target-hero}?")},
    {"hit-choice", "", QT_TRANSLATE_NOOP("CardPlay", "Which hit effect does {player} use?")},
    {"peril-gift", "", QT_TRANSLATE_N_NOOP("CardPlay", "Who gets Peril from {player}? %n to give."), "left"},
    {"card-choice", "", QT_TRANSLATE_N_NOOP("CardPlay", "Which card of {victim}? %n to go."), "left"},
    {"cost-choice", "", QT_TRANSLATE_NOOP("CardPlay", "Does {player} pay?")},
    {"move-choice", "", QT_TRANSLATE_N_NOOP("CardPlay", "Where does {moved-hero} go? At most %n space(s)."),
     "left"},
    {"side-choice", "", QT_TRANSLATE_NOOP("CardPlay", "Which side of the space of {subject-hero}?")},
    // What the engine does by itself.
    {"lay-maps", "", QT_TRANSLATE_NOOP("CardPlay", "the laying of the map")},
    {"finish-deal", "", QT_TRANSLATE_NOOP("CardPlay", "the rest of the preparation")},
    {"turn-step", "", QT_TRANSLATE_NOOP("CardPlay", "the turn goes on: {step}")},
    {"place-more", "", QT_TRANSLATE_N_NOOP("CardPlay", "%n more Map card(s) to lay"), "left"},
    {"lay-next", "", QT_TRANSLATE_NOOP("CardPlay", "the next Map card of {player}")},
    {"space-effects", "", QT_TRANSLATE_NOOP("CardPlay", "what {space} does to {player-hero}")},
    {"take-effect", "", QT_TRANSLATE_NOOP("CardPlay", "the effect of {card}")},
    {"finish-card", "", QT_TRANSLATE_NOOP("CardPlay", "what becomes of {card}")},
    {"next-encounter", "", QT_TRANSLATE_NOOP("CardPlay", "the next Encounter")},
    {"meet-encounter", "", QT_TRANSLATE_NOOP("CardPlay", "the Encounter with {card}")},
    {"trap-rolls", "", QT_TRANSLATE_NOOP("CardPlay", "the rolls against {card}")},
    {"finish-encounter", "", QT_TRANSLATE_NOOP("CardPlay", "the end of the Encounter with {card}")},
    {"return-monsters", "", QT_TRANSLATE_NOOP("CardPlay", "monsters that go back")},
    {"roll-combat", "", QT_TRANSLATE_NOOP("CardPlay", "the dice of the combat")},
    {"settle-combat", "", QT_TRANSLATE_NOOP("CardPlay", "the outcome of the combat")},
    {"roll-threat", "", QT_TRANSLATE_NOOP("CardPlay", "the die of the Threat")},
    {"settle-threat", "", QT_TRANSLATE_NOOP("CardPlay", "the outcome of the Threat")},
    {"try-criterion", "", QT_TRANSLATE_NOOP("CardPlay", "what the Quest {quest} asks of {player-hero}")},
    {"quest-others-roll", "", QT_TRANSLATE_NOOP("CardPlay", "what the Quest {quest} does to the others")},
    {"complete-quest", "", QT_TRANSLATE_NOOP("CardPlay", "what {player} gets for the Quest {quest}")},
    {"run-effects", "", QT_TRANSLATE_NOOP("CardPlay", "what the card does")},
};

} // namespace

std::span<const PlayText> taskTexts()
{
    return taskRows;
}

} // namespace delve::dungeoneer
