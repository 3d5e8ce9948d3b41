// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/play/event_icons.h"

#include <algorithm>
#include <utility>

namespace delve::mageknight {

namespace {

constexpr std::pair<std::string_view, const char*> icons[] = {
    {"task-added", "hourglass"},
    {"task-taken", "hourglass"},
    {"choice-forced", "hourglass"},
    {"action-fell-away", "remove"},
    {"rolled", "dice"},
    {"drawn", "dice"},
    {"turn-began", "flag"},
    {"turn-ended", "flag"},
    {"monster-master-passed", "crown"},
    {"figure-activated", "figure"},
    {"token-activated", "token"},
    {"figure-passed", "hourglass"},
    {"speed-spent", "walk"},
    {"activation-marked", "check"},
    {"activation-ended", "check"},
    {"figure-moved", "walk"},
    {"figure-placed", "walk"},
    {"token-moved", "token"},
    {"figure-turned", "rotate-right"},
    {"movement-ended", "walk"},
    {"hero-left", "exit"},
    {"freed-from", "break-away"},
    {"break-away-failed", "lock"},
    {"door-opened", "door"},
    {"door-closed", "door"},
    {"door-broken", "door"},
    {"spin-arrival", "rotate-right"},
    {"spin-offered", "rotate-right"},
    {"spin-settled", "rotate-right"},
    {"spins-closed", "rotate-right"},
    {"transfer-declared", "vortex"},
    {"transfer-lapsed", "vortex"},
    {"tile-turned", "vortex"},
    {"blow-struck", "sword"},
    {"door-struck", "sword"},
    {"attack-dodged", "shield"},
    {"answer-due", "shield"},
    {"answer-settled", "shield"},
    {"figure-damaged", "damage"},
    {"figure-healed", "heart"},
    {"figure-eliminated", "skull"},
    {"activation-used", "figure"},
    {"actor-chosen", "figure"},
    {"rider-dismounted", "walk"},
    {"rider-mounted", "walk"},
    {"mount-fled", "exit"},
    {"mount-sided", "flag"},
    {"game-ended", "trophy"},
    {"magic-touched", "magic"},
    {"figure-frozen", "frost"},
    {"figure-summoned", "magic"},
    {"figure-raised", "magic"},
    {"figure-held-back", "hourglass"},
    {"ability-cancelled", "remove"},
    {"fear-rolled", "skull"},
    {"activation-gained", "add"},
    {"spawn-commanded", "crown"},
    {"venom-spread", "damage"},
    {"confusion-began", "magic"},
    {"confusion-ended", "magic"},
    {"token-flipped", "token"},
    {"token-removed", "token"},
    {"monsters-called", "monster"},
    {"monster-placed", "monster"},
    {"no-room-for-monsters", "monster"},
    {"group-complete", "monster"},
    {"trap-exposed", "trap"},
    {"trap-disarmed", "trap"},
    {"trap-sprung", "trap"},
    {"trap-struck", "trap"},
    {"token-caught", "trap"},
    {"trap-settled", "trap"},
    {"chest-removed", "chest"},
    {"chest-opened", "chest"},
    {"chest-taken", "chest"},
    {"treasure-assigned", "coin"},
    {"assignments-ended", "coin"},
    {"chest-put-back", "chest"},
    {"theft-tried", "pan"},
    {"treasure-stored", "coin"},
    {"experience-gained", "star"},
    {"hero-improved", "star"},
    {"levels-deferred", "hourglass"},
    {"levels-given", "star"},
    {"furniture-taken", "artifact"},
    {"furniture-put", "artifact"},
    {"furniture-struck", "sword"},
    {"furniture-destroyed", "damage"},
    {"artifact-token-drawn", "artifact"},
    {"artifact-row-read", "artifact"},
    {"ability-granted", "magic"},
    {"arc-leaned", "rotate-right"},
    {"stands-unopposed", "figure"},
    {"activation-bound", "figure"},
    {"gift-picked", "magic"},
    {"gifts-freed", "magic"},
    {"gold-changed", "coin"},
    {"artifact-struck", "sword"},
    {"guest-joined", "figure"},
    {"extra-move-began", "walk"},
    {"artifact-token-returned", "artifact"},
    {"artifact-piles-mixed", "artifact"},
    {"artifact-filled", "artifact"},
    {"item-assigned", "coin"},
    {"item-granted", "coin"},
    {"item-placed", "coin"},
    {"starting-player-found", "dice"},
};

} // namespace

QString iconOf(const play::Event& event)
{
    return std::visit([]<typename T>(const T&) { return iconOfKind(T::name); }, event.what);
}

QString iconOfKind(std::string_view kind)
{
    const auto* found = std::ranges::find(icons, kind, &std::pair<std::string_view, const char*>::first);
    return found == std::end(icons) ? QString() : QString::fromLatin1(found->second);
}

} // namespace delve::mageknight
