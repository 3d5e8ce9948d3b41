// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/play/play_texts.h"

namespace delve::mageknight {

namespace {

constexpr PlayText texts[] = {
    // turns, activations
    {"end-turn", "", QT_TRANSLATE_NOOP("Play", "End the turn")},
    {"give-up", "", QT_TRANSLATE_NOOP("Play", "Give up the game")},
    {"activate", "", QT_TRANSLATE_NOOP("Play", "Activate {figure}")},
    {"activate-token", "", QT_TRANSLATE_NOOP("Play", "Move {token}")},
    {"pass", "", QT_TRANSLATE_NOOP("Play", "Let {figure} pass")},
    {"end-activation", "", QT_TRANSLATE_NOOP("Play", "End the activation of {active}")},
    {"act-as", "", QT_TRANSLATE_NOOP("Play", "Go on with {figure}")},
    {"dismount", "", QT_TRANSLATE_NOOP("Play", "Let the rider get off {mount}")},
    {"mount-up", "", QT_TRANSLATE_NOOP("Play", "Let {rider} mount {mount}")},
    {"stand-on", "", QT_TRANSLATE_NOOP("Play", "Put {rider} on {square}, facing {facing}")},
    {"stand-on", "leaning",
     QT_TRANSLATE_NOOP("Play", "Put {rider} on {square}, facing {facing} and favouring the {leaning}")},
    // movement
    {"step", "", QT_TRANSLATE_NOOP("Play", "Step {direction}, to {to}")},
    {"step", "use", QT_TRANSLATE_NOOP("Play", "Step {direction}, to {to}, and use the marker there")},
    {"take-stairs", "", QT_TRANSLATE_NOOP("Play", "Take the stairs to {to}")},
    {"turn", "", QT_TRANSLATE_NOOP("Play", "Turn {active} to the {facing}")},
    {"turn", "leaning", QT_TRANSLATE_NOOP("Play", "Turn {active} to the {facing}, favouring the {leaning}")},
    {"straighten", "", QT_TRANSLATE_NOOP("Play", "Lay {active} straight, facing {facing}")},
    {"enter", "", QT_TRANSLATE_NOOP("Play", "Enter the dungeon")},
    {"enter", "aside", QT_TRANSLATE_NOOP("Play", "Enter the dungeon, {aside} to the left of the arrow")},
    {"enter", "use", QT_TRANSLATE_NOOP("Play", "Enter the dungeon and use the marker there")},
    {"leave", "", QT_TRANSLATE_NOOP("Play", "Leave the dungeon")},
    {"break-away", "", QT_TRANSLATE_NOOP("Play", "Break away")},
    {"pass-through", "", QT_TRANSLATE_NOOP("Play", "Pass through {passed} to {to}")},
    {"pass-through", "use",
     QT_TRANSLATE_NOOP("Play", "Pass through {passed} to {to} and use the marker there")},
    {"leave-through", "", QT_TRANSLATE_NOOP("Play", "Leave the dungeon through {passed}")},
    {"open-door", "", QT_TRANSLATE_NOOP("Play", "Open {door}")},
    {"close-door", "", QT_TRANSLATE_NOOP("Play", "Close {door}")},
    {"fly-to", "", QT_TRANSLATE_NOOP("Play", "Fly to {square}")},
    {"fly-to", "use", QT_TRANSLATE_NOOP("Play", "Fly to {square} and use the marker there")},
    // spin, transfer
    {"spin", "", QT_TRANSLATE_NOOP("Play", "Turn {figure} to the {facing}")},
    {"spin", "leaning", QT_TRANSLATE_NOOP("Play", "Turn {figure} to the {facing}, favouring the {leaning}")},
    {"decline-spins", "", QT_TRANSLATE_NOOP("Play", "Turn nobody")},
    {"teleport", "", QT_TRANSLATE_NOOP("Play", "Teleport {figure} to {to}")},
    {"turn-tile", "", QT_TRANSLATE_NOOP("Play", "Turn the tile to the right")},
    {"turn-tile", "left", QT_TRANSLATE_NOOP("Play", "Turn the tile to the left")},
    {"decline-transfer", "", QT_TRANSLATE_NOOP("Play", "Stay and act as usual")},
    // combat
    {"strike-blow", "", QT_TRANSLATE_NOOP("Play", "Let {striker} strike {target}")},
    {"strike-blow", "form", QT_TRANSLATE_NOOP("Play", "Let {striker} strike {target} with {form}")},
    {"hold-back", "", QT_TRANSLATE_NOOP("Play", "Do not strike")},
    {"answer", "", QT_TRANSLATE_NOOP("Play", "Let {figure} strike back at {attacker}")},
    {"answer", "form", QT_TRANSLATE_NOOP("Play", "Let {figure} strike back at {attacker} with {form}")},
    {"decline-answers", "", QT_TRANSLATE_NOOP("Play", "Do not strike back")},
    {"attack", "", QT_TRANSLATE_NOOP("Play", "Attack {target}")},
    {"attack", "form", QT_TRANSLATE_NOOP("Play", "Attack {target} with {form}")},
    {"bash-door", "", QT_TRANSLATE_NOOP("Play", "Bash {door}")},
    {"sweep", "", QT_TRANSLATE_NOOP("Play", "Sweep: attack everybody in front")},
    {"shoot", "", QT_TRANSLATE_NOOP("Play", "Shoot at {targets}")},
    {"shoot", "form", QT_TRANSLATE_NOOP("Play", "Shoot at {targets} with {form}")},
    {"aim-also", "", QT_TRANSLATE_NOOP("Play", "Aim at {target} too")},
    {"fire", "", QT_TRANSLATE_NOOP("Play", "Shoot at {targets}")},
    {"shoot-door", "", QT_TRANSLATE_NOOP("Play", "Shoot at {door} with {form}")},
    {"shockwave", "", QT_TRANSLATE_NOOP("Play", "Shockwave: attack everybody around")},
    // abilities
    {"heal", "", QT_TRANSLATE_NOOP("Play", "Heal {target} with {form}")},
    {"take-healing", "", QT_TRANSLATE_NOOP("Play", "Heal {target} by the damage value")},
    {"take-healing", "rolls", QT_TRANSLATE_NOOP("Play", "Heal {target} by the roll of a die")},
    {"activate-with", "", QT_TRANSLATE_NOOP("Play", "Activate {figure} with {use}")},
    {"activate-with", "force-march",
     QT_TRANSLATE_NOOP("Play", "Activate {figure} with the speed of {other}")},
    {"activate-with", "quickness",
     QT_TRANSLATE_NOOP("Play", "Move {figure} by Quickness, without an activation")},
    {"activate-with", "regeneration", QT_TRANSLATE_NOOP("Play", "Let {figure} regenerate")},
    {"activate-with", "summon", QT_TRANSLATE_NOOP("Play", "Let {figure} summon {other}")},
    {"activate-with", "necromancy", QT_TRANSLATE_NOOP("Play", "Let {figure} raise {other} from the fallen")},
    {"activate-with", "levitation", QT_TRANSLATE_NOOP("Play", "Let {figure} levitate {other}")},
    {"place-at", "", QT_TRANSLATE_NOOP("Play", "Put {figure} on {square}")},
    {"face-to", "", QT_TRANSLATE_NOOP("Play", "Turn {figure} to the {facing}")},
    {"face-to", "leaning",
     QT_TRANSLATE_NOOP("Play", "Turn {figure} to the {facing}, favouring the {leaning}")},
    {"turn-nimble", "", QT_TRANSLATE_NOOP("Play", "Turn the nimble {figure} to the {facing}")},
    {"turn-nimble", "leaning",
     QT_TRANSLATE_NOOP("Play", "Turn the nimble {figure} to the {facing}, favouring the {leaning}")},
    {"cancel-ability", "", QT_TRANSLATE_NOOP("Play", "Do without {ability} of {figure} in this turn")},
    {"spread-venom", "", QT_TRANSLATE_NOOP("Play", "Let the Venom of {figure} act")},
    // spawn
    {"choose-monster", "", QT_TRANSLATE_NOOP("Play", "Bring {figure}, {points} points")},
    {"place-monster", "", QT_TRANSLATE_NOOP("Play", "Put {figure} on {to}, facing {facing}")},
    {"place-monster", "leaning",
     QT_TRANSLATE_NOOP("Play", "Put {figure} on {to}, facing {facing} and favouring the {leaning}")},
    // traps, treasure
    {"expose-trap", "", QT_TRANSLATE_NOOP("Play", "Expose the trap of {chest}")},
    {"disarm-trap", "", QT_TRANSLATE_NOOP("Play", "Disarm the trap of {chest} quickly")},
    {"disarm-trap", "slow", QT_TRANSLATE_NOOP("Play", "Disarm the trap of {chest} slowly")},
    {"open-chest", "", QT_TRANSLATE_NOOP("Play", "Open {chest}")},
    {"assign-treasure", "", QT_TRANSLATE_NOOP("Play", "Give {hero} the use of {chest}: {contents}")},
    {"assign-treasure", "yields",
     QT_TRANSLATE_NOOP("Play", "Give {hero} the use of {chest}, but keep the ability of the other treasure: "
                               "{contents}")},
    {"finish-assigning", "", QT_TRANSLATE_NOOP("Play", "Assign nothing more")},
    {"put-chest", "", QT_TRANSLATE_NOOP("Play", "Put {chest} on {to}, facing {facing}")},
    {"steal", "", QT_TRANSLATE_NOOP("Play", "Steal from {target}")},
    {"take-treasure", "", QT_TRANSLATE_NOOP("Play", "Take {chest}: {contents}")},
    {"answer-theft", "", QT_TRANSLATE_NOOP("Play", "Do not strike back at {thief}")},
    {"answer-theft", "strike", QT_TRANSLATE_NOOP("Play", "Let {target} strike back at {thief}")},
    {"store-treasure", "", QT_TRANSLATE_NOOP("Play", "Store {chest}: {contents}")},
    {"finish-storing", "", QT_TRANSLATE_NOOP("Play", "Store nothing more")},
    {"improve-hero", "", QT_TRANSLATE_NOOP("Play", "Let {hero} rise a level")},
    {"improve-hero", "healed", QT_TRANSLATE_NOOP("Play", "Heal {hero} completely")},
    // artifacts
    {"pick-up", "", QT_TRANSLATE_NOOP("Play", "Pick up {artifact}")},
    {"put-down", "", QT_TRANSLATE_NOOP("Play", "Put {artifact} down on {to}")},
    {"put-down", "turned", QT_TRANSLATE_NOOP("Play", "Put {artifact} down on {to}, turned")},
    {"shoot-furniture", "", QT_TRANSLATE_NOOP("Play", "Shoot at {artifact} with Flame/Lightning")},
    {"use-artifact", "", QT_TRANSLATE_NOOP("Play", "Use {artifact}")},
    {"assign-item", "", QT_TRANSLATE_NOOP("Play", "Give {hero} the use of {item}")},
    {"assign-item", "yields",
     QT_TRANSLATE_NOOP("Play", "Give {hero} the use of {item}, but keep the ability of the other treasure")},
    {"take-item", "", QT_TRANSLATE_NOOP("Play", "Take the item: {item}")},
    {"pick-gift", "", QT_TRANSLATE_NOOP("Play", "Use {ability}")},
    {"shoot-ahead", "", QT_TRANSLATE_NOOP("Play", "Shoot at everybody before it")},
    {"roll-for-start", "", QT_TRANSLATE_NOOP("Play", "Roll for who begins")},
};

} // namespace

std::span<const PlayText> actionTexts()
{
    return texts;
}

} // namespace delve::mageknight
