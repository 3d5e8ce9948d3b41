#include "engine/play/unfolding.h"

namespace delve::play {

void Unfolding::emit(std::string_view rule, const EventBody& what)
{
    const Event& event = m_out.emplace_back(Event{rule, what});
    evolve(m_game, m_state, event);
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

} // namespace delve::play
