// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/play/standing_pass.h"

#include "engine/dungeoneer/play/cards/declaring.h"

namespace delve::dungeoneer {

using namespace play;

bool concerns(const Position& position, PlayerId player)
{
    bool isStruck = false;
    forEachAnswerable(position, player, [&](CardId) { isStruck = true; });
    if (isStruck || !position.state().hasFrame())
        return isStruck;
    const Frame& frame = position.state().frame();
    return frame.attacker == player || frame.defender == player ||
           (frame.kind == FrameKind::Threat && frame.roller == player) ||
           (frame.victims & bitOf(player)) != 0;
}

bool StandingPasses::passesNow(const Position& position, PlayerId asked)
{
    if (!pending<Window>(position) || asked == PlayerId::None)
        return false;
    AskMe& wish = m_wishes[indexOf(asked)];
    if (wish == AskMe::InMyTurn && position.isActive(asked))
        wish = AskMe::Always;
    switch (wish) {
    case AskMe::Always: return false;
    case AskMe::WhenAttacked: return !concerns(position, asked);
    case AskMe::InMyTurn: break;
    }
    return true;
}

} // namespace delve::dungeoneer
