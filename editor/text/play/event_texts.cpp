#include "editor/text/play/play_texts.h"

namespace delve {

namespace {

constexpr PlayText texts[] = {
    // agenda
    {"task-added", "", QT_TRANSLATE_NOOP("Play", "Still to come: {task}")},
    {"task-taken", "", QT_TRANSLATE_NOOP("Play", "What was still to come is taken up.")},
    {"choice-forced", "", QT_TRANSLATE_NOOP("Play", "{player} has only one choice.")},
    {"action-fell-away", "", QT_TRANSLATE_NOOP("Play", "No longer possible: {action}")},
    // rolls
    {"rolled", "", QT_TRANSLATE_NOOP("Play", "{by} rolls {first} for {what}.")},
    {"rolled", "two", QT_TRANSLATE_NOOP("Play", "{by} rolls {first} and {second} for {what}: {total}.")},
    {"drawn", "", QT_TRANSLATE_NOOP("Play", "{by} draws at random for {what}: {number} of {of}.")},
    // turns
    {"turn-began", "", QT_TRANSLATE_NOOP("Play", "Round {round}: the turn of {player} begins.")},
    {"turn-ended", "", QT_TRANSLATE_NOOP("Play", "The turn of {player} is over.")},
    {"monster-master-passed", "", QT_TRANSLATE_NOOP("Play", "{to} is the Monster Master now.")},
    // activations
    {"figure-activated", "", QT_TRANSLATE_N_NOOP("Play", "{figure} is activated with %n speed point(s)."),
     "speed"},
    {"token-activated", "", QT_TRANSLATE_N_NOOP("Play", "{token} is activated with %n speed point(s)."),
     "speed"},
    {"figure-passed", "", QT_TRANSLATE_NOOP("Play", "{figure} passes.")},
    {"speed-spent", "", QT_TRANSLATE_N_NOOP("Play", "{active} spends %n speed point(s)."), "amount"},
    {"activation-marked", "",
     QT_TRANSLATE_NOOP("Play", "Something new counts in this activation of {active}.")},
    {"activation-marked", "4", QT_TRANSLATE_NOOP("Play", "{active} has made the attack of this activation.")},
    {"activation-marked", "8", QT_TRANSLATE_NOOP("Play", "{active} can only turn now.")},
    {"activation-marked", "128", QT_TRANSLATE_NOOP("Play", "{active} has rammed in this activation.")},
    {"activation-marked", "256", QT_TRANSLATE_NOOP("Play", "A pole arm stops {active}.")},
    {"activation-ended", "", QT_TRANSLATE_NOOP("Play", "The activation of {active} is over.")},
    // movement
    {"figure-moved", "", QT_TRANSLATE_NOOP("Play", "{figure} moves to {to}.")},
    {"figure-placed", "", QT_TRANSLATE_NOOP("Play", "{figure} is put on {to}, facing {facing}.")},
    {"figure-placed", "outside", QT_TRANSLATE_NOOP("Play", "{figure} goes back outside.")},
    {"token-moved", "", QT_TRANSLATE_NOOP("Play", "{token} moves to {to}.")},
    {"figure-turned", "", QT_TRANSLATE_NOOP("Play", "{figure} turns to the {facing}.")},
    {"movement-ended", "", QT_TRANSLATE_NOOP("Play", "{active} stops moving.")},
    {"hero-left", "", QT_TRANSLATE_NOOP("Play", "{figure} leaves the dungeon.")},
    // breakaway
    {"freed-from", "", QT_TRANSLATE_NOOP("Play", "{active} breaks away from {holder}.")},
    {"break-away-failed", "", QT_TRANSLATE_NOOP("Play", "{figure} does not get away.")},
    // doors
    {"door-opened", "", QT_TRANSLATE_NOOP("Play", "{door} opens.")},
    {"door-closed", "", QT_TRANSLATE_NOOP("Play", "{door} closes.")},
    {"door-broken", "", QT_TRANSLATE_NOOP("Play", "{door} breaks and stays open for good.")},
    // spin
    {"spin-arrival", "", QT_TRANSLATE_NOOP("Play", "Others may turn to {figure}.")},
    {"spin-offered", "", QT_TRANSLATE_NOOP("Play", "{figure} may turn.")},
    {"spin-settled", "", QT_TRANSLATE_NOOP("Play", "The free spin of {figure} is settled.")},
    {"spins-closed", "", QT_TRANSLATE_NOOP("Play", "The free spins are over.")},
    // transfer
    {"transfer-declared", "", QT_TRANSLATE_NOOP("Play", "{figure} is going to use the marker it stands on.")},
    {"transfer-lapsed", "", QT_TRANSLATE_NOOP("Play", "{figure} does not use the marker it stands on.")},
    {"tile-turned", "", QT_TRANSLATE_NOOP("Play", "The vortex turns the tile around {place} to the right.")},
    {"tile-turned", "left",
     QT_TRANSLATE_NOOP("Play", "The vortex turns the tile around {place} to the left.")},
    // strikes, answers, close combat
    {"blow-struck", "", QT_TRANSLATE_NOOP("Play", "{blow}: {striker} misses {target}.")},
    {"blow-struck", "hit", QT_TRANSLATE_NOOP("Play", "{blow}: {striker} hits {target}.")},
    {"door-struck", "", QT_TRANSLATE_NOOP("Play", "{door} withstands the blow.")},
    {"door-struck", "hit", QT_TRANSLATE_NOOP("Play", "{door} gives way.")},
    {"attack-dodged", "", QT_TRANSLATE_NOOP("Play", "{figure} dodges.")},
    {"answer-due", "", QT_TRANSLATE_NOOP("Play", "{figure} may strike back.")},
    {"answer-settled", "", QT_TRANSLATE_NOOP("Play", "Whether {figure} strikes back is settled.")},
    // damage
    {"figure-damaged", "", QT_TRANSLATE_N_NOOP("Play", "{figure} takes %n click(s) of damage."), "clicks"},
    {"figure-healed", "", QT_TRANSLATE_N_NOOP("Play", "{figure} heals %n click(s)."), "clicks"},
    {"figure-eliminated", "", QT_TRANSLATE_NOOP("Play", "{figure} is eliminated.")},
    {"game-ended", "", QT_TRANSLATE_NOOP("Play", "The game is over.")},
    {"game-ended", "everybody-gone",
     QT_TRANSLATE_NOOP("Play", "The game is over: no hero is left in the dungeon.")},
    {"game-ended", "round-limit",
     QT_TRANSLATE_NOOP("Play", "The game is over: the last round has been played.")},
    // abilities
    {"magic-touched", "", QT_TRANSLATE_NOOP("Play", "The magic of {by} affects {figure}.")},
    {"figure-frozen", "", QT_TRANSLATE_N_NOOP("Play", "{figure} is frozen until %n turn(s) have ended."),
     "turns"},
    {"figure-summoned", "", QT_TRANSLATE_NOOP("Play", "{summoner} summons {figure}.")},
    {"figure-raised", "", QT_TRANSLATE_NOOP("Play", "{figure} comes back from the fallen.")},
    {"figure-held-back", "", QT_TRANSLATE_NOOP("Play", "{figure} cannot be activated in this turn.")},
    {"ability-cancelled", "",
     QT_TRANSLATE_NOOP("Play", "{figure} does without {ability} until the turn ends.")},
    {"fear-rolled", "", QT_TRANSLATE_NOOP("Play", "{active} does not dare to go near {terrifier}.")},
    {"fear-rolled", "mayApproach", QT_TRANSLATE_NOOP("Play", "{active} is not afraid of {terrifier}.")},
    {"activation-gained", "", QT_TRANSLATE_NOOP("Play", "{player} gains an activation.")},
    {"activation-gained", "isForSpawn",
     QT_TRANSLATE_NOOP("Play", "{player} gains an activation for a Mage Spawn.")},
    {"spawn-commanded", "", QT_TRANSLATE_NOOP("Play", "{player} has rolled for the command of Mage Spawn.")},
    {"venom-spread", "", QT_TRANSLATE_NOOP("Play", "The Venom of {figure} acts.")},
    {"confusion-began", "",
     QT_TRANSLATE_N_NOOP("Play", "{figure} is confused and is moved with %n speed point(s)."), "speed"},
    {"confusion-ended", "", QT_TRANSLATE_NOOP("Play", "The confusion of {active} is over.")},
    // tokens, spawn
    {"token-flipped", "", QT_TRANSLATE_NOOP("Play", "{token} is turned over: {face}.")},
    {"token-removed", "", QT_TRANSLATE_NOOP("Play", "{token} leaves the game.")},
    {"monsters-called", "",
     QT_TRANSLATE_N_NOOP("Play", "{player} brings %n monster(s) worth {points} points out of the pool."),
     "count"},
    {"monster-placed", "", QT_TRANSLATE_NOOP("Play", "{figure} appears on {to}, facing {facing}.")},
    {"no-room-for-monsters", "", QT_TRANSLATE_N_NOOP("Play", "There is no room for %n more monster(s)."),
     "count"},
    {"group-complete", "", QT_TRANSLATE_NOOP("Play", "The whole group has been placed.")},
    // traps, treasure
    {"trap-exposed", "", QT_TRANSLATE_NOOP("Play", "The trap of {chest}: {trap}.")},
    {"trap-disarmed", "", QT_TRANSLATE_NOOP("Play", "The trap of {chest} is disarmed.")},
    {"trap-sprung", "", QT_TRANSLATE_NOOP("Play", "The trap of {chest} springs!")},
    {"trap-struck", "", QT_TRANSLATE_NOOP("Play", "The trap misses {target}.")},
    {"trap-struck", "hit", QT_TRANSLATE_NOOP("Play", "The trap hits {target}.")},
    {"token-caught", "", QT_TRANSLATE_NOOP("Play", "The trap catches {token}.")},
    {"trap-settled", "", QT_TRANSLATE_NOOP("Play", "The trap of {chest} is done with.")},
    {"chest-removed", "", QT_TRANSLATE_NOOP("Play", "{chest} leaves the game.")},
    {"chest-opened", "", QT_TRANSLATE_NOOP("Play", "{chest} holds: {contents}.")},
    {"chest-taken", "", QT_TRANSLATE_NOOP("Play", "{player} takes {chest}.")},
    {"treasure-assigned", "", QT_TRANSLATE_NOOP("Play", "{hero} gets the use of {chest}: {contents}.")},
    {"treasure-assigned", "yields",
     QT_TRANSLATE_NOOP("Play",
                       "{hero} gets the use of {chest}: {contents}. The ability of the other treasure "
                       "stays in effect.")},
    {"assignments-ended", "", QT_TRANSLATE_NOOP("Play", "The treasures of {player} are assigned anew.")},
    {"chest-put-back", "", QT_TRANSLATE_NOOP("Play", "{chest} is put back on {to}, facing {facing}.")},
    {"theft-tried", "", QT_TRANSLATE_NOOP("Play", "{thief} fails to steal from {target}.")},
    {"theft-tried", "success", QT_TRANSLATE_NOOP("Play", "{thief} steals from {target}.")},
    {"treasure-stored", "", QT_TRANSLATE_NOOP("Play", "{chest} is safe with {hero}.")},
    // experience
    {"experience-gained", "", QT_TRANSLATE_N_NOOP("Play", "{player} gains %n experience point(s)."),
     "points"},
    {"hero-improved", "", QT_TRANSLATE_NOOP("Play", "{hero} rises to level {level}.")},
    {"hero-improved", "healed", QT_TRANSLATE_NOOP("Play", "{hero} is healed completely.")},
    {"levels-deferred", "",
     QT_TRANSLATE_N_NOOP("Play", "%n level(s) of {player} must wait for the next turn."), "count"},
    {"levels-given", "", QT_TRANSLATE_NOOP("Play", "All levels have been given.")},
    // furniture
    {"furniture-taken", "", QT_TRANSLATE_NOOP("Play", "{figure} picks up {artifact}.")},
    {"furniture-put", "", QT_TRANSLATE_NOOP("Play", "{artifact} is put down on {to}.")},
    {"furniture-put", "gone",
     QT_TRANSLATE_NOOP("Play", "There is no room for {artifact}: it leaves the game.")},
    {"furniture-struck", "", QT_TRANSLATE_NOOP("Play", "{artifact} withstands the blow.")},
    {"furniture-struck", "hit", QT_TRANSLATE_NOOP("Play", "{artifact} is hit.")},
    {"furniture-destroyed", "",
     QT_TRANSLATE_NOOP("Play", "{artifact} breaks; hindering terrain is left where it stood.")},
    // exotic artifacts
    {"artifact-token-drawn", "", QT_TRANSLATE_NOOP("Play", "{figure} uses {artifact}: {token}.")},
    {"artifact-row-read", "", QT_TRANSLATE_NOOP("Play", "The token says: {text}")},
    {"ability-granted", "", QT_TRANSLATE_NOOP("Play", "{figure} gains for good: {abilities}.")},
    {"gold-changed", "", QT_TRANSLATE_N_NOOP("Play", "{player} gains %n gold."), "amount"},
    {"gold-changed", "lost", QT_TRANSLATE_N_NOOP("Play", "{player} loses %n gold."), "lost"},
    {"artifact-struck", "", QT_TRANSLATE_NOOP("Play", "{artifact} strikes at {target} and misses.")},
    {"artifact-struck", "hit", QT_TRANSLATE_NOOP("Play", "{artifact} strikes {target}.")},
    {"guest-joined", "", QT_TRANSLATE_NOOP("Play", "{figure} joins {player}.")},
    {"extra-move-began", "", QT_TRANSLATE_N_NOOP("Play", "{active} moves on with %n speed point(s)."),
     "speed"},
    {"artifact-token-returned", "", QT_TRANSLATE_NOOP("Play", "{token} goes back to its pile.")},
    {"artifact-piles-mixed", "", QT_TRANSLATE_NOOP("Play", "The piles of artifact tokens are mixed.")},
    {"artifact-filled", "", QT_TRANSLATE_N_NOOP("Play", "{artifact} gets %n token(s) again: {colour}."),
     "count"},
    {"item-assigned", "", QT_TRANSLATE_NOOP("Play", "{hero} gets the use of {item}.")},
    {"item-assigned", "yields",
     QT_TRANSLATE_NOOP("Play",
                       "{hero} gets the use of {item}. The ability of the other treasure stays in effect.")},
    {"item-granted", "", QT_TRANSLATE_NOOP("Play", "{player} has an item: {item}.")},
    {"item-placed", "", QT_TRANSLATE_NOOP("Play", "An item lies on {to}: {item}.")},
};

} // namespace

std::span<const PlayText> eventTexts()
{
    return texts;
}

} // namespace delve
