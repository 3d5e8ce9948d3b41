// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/unfolding.h"

namespace delve::mageknight::play {

std::optional<Meeting> Unfolding::nextMeeting()
{
    if (m_eventsWithoutMeeting == m_out.size())
        return std::nullopt;
    const auto meeting = play::nextMeeting(position());
    if (!meeting)
        m_eventsWithoutMeeting = m_out.size();
    return meeting;
}

void Unfolding::laterAction(const Action& action)
{
    const Packed packed = pack(action);
    assert(packed.values[4] == 0);
    later(
        DeclaredAction{packed.kind, packed.values[0], packed.values[1], packed.values[2], packed.values[3]});
}

RollPurpose Unfolding::purposeOf(RollFor what, PlayerId by) const
{
    return {nameOf(what), m_game.nameOf(by)};
}

Rolled Unfolding::rollOne(std::string_view rule, RollFor what, PlayerId by)
{
    const Rolled rolled{what, by, std::int8_t(m_dice.roll(purposeOf(what, by))), 0};
    emit(rule, rolled);
    return rolled;
}

Rolled Unfolding::rollTwo(std::string_view rule, RollFor what, PlayerId by)
{
    const std::int8_t first = std::int8_t(m_dice.roll(purposeOf(what, by)));
    const Rolled rolled{what, by, first, std::int8_t(m_dice.roll(purposeOf(what, by)))};
    emit(rule, rolled);
    return rolled;
}

std::size_t Unfolding::draw(std::string_view rule, RollFor what, PlayerId by, std::size_t count)
{
    // For a single thing nobody rolls.
    const std::size_t result = count > 1 ? table::drawOneOf(count, m_dice, purposeOf(what, by)) : 0;
    emit(rule, Drawn{what, by, std::uint16_t(count), std::uint16_t(result)});
    return result;
}

} // namespace delve::mageknight::play
