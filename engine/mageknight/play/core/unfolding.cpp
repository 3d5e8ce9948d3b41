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

int Unfolding::rollDie(RollFor what, PlayerId by)
{
    return m_dice.roll({nameOf(what), m_game.nameOf(by)});
}

Rolled Unfolding::rollOne(std::string_view rule, RollFor what, PlayerId by)
{
    const Rolled rolled{what, by, std::int8_t(rollDie(what, by)), 0};
    emit(rule, rolled);
    return rolled;
}

Rolled Unfolding::rollTwo(std::string_view rule, RollFor what, PlayerId by)
{
    const std::int8_t first = std::int8_t(rollDie(what, by));
    const Rolled rolled{what, by, first, std::int8_t(rollDie(what, by))};
    emit(rule, rolled);
    return rolled;
}

std::size_t Unfolding::draw(std::string_view rule, RollFor what, PlayerId by, std::size_t count)
{
    std::size_t result = 0;
    if (count > 1) {
        // As many dice as it takes, read as digits; what does not divide evenly is rolled again.
        std::size_t faces = 1;
        std::size_t number = 0;
        do {
            faces = 1;
            number = 0;
            while (faces < count) {
                number = 6 * number + std::size_t(rollDie(what, by) - 1);
                faces *= 6;
            }
        } while (number >= faces - faces % count);
        result = number % count;
    }
    emit(rule, Drawn{what, by, std::uint16_t(count), std::uint16_t(result)});
    return result;
}

} // namespace delve::mageknight::play
