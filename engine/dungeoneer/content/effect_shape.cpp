// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/effect_shape.h"

namespace delve::dungeoneer {

namespace {

constexpr std::uint16_t operator|(EffectPart a, EffectPart b)
{
    return std::uint16_t(std::uint16_t(a) | std::uint16_t(b));
}
constexpr std::uint16_t operator|(std::uint16_t a, EffectPart b)
{
    return std::uint16_t(a | std::uint16_t(b));
}

constexpr std::uint8_t lasting(std::initializer_list<Duration> durations)
{
    unsigned mask = 0;
    for (const Duration duration : durations)
        mask |= 1u << unsigned(duration);
    return std::uint8_t(mask);
}

constexpr auto makeShapes()
{
    using enum EffectPart;
    using Kind = EffectKind;
    using Rule = AmountRule;
    constexpr std::uint16_t nothing = 0;
    constexpr std::uint16_t concerns = std::uint16_t(Who);
    constexpr std::uint8_t now = lasting({Duration::Now});
    constexpr std::uint8_t forAWhile = lasting({Duration::ThisTurn, Duration::WhileInPlay});
    constexpr std::uint8_t forRolls =
        lasting({Duration::NextRoll, Duration::ThisTurn, Duration::WhileInPlay});
    return std::to_array<EffectShape>({
        {Kind::Wound, Rule::Count, concerns, now},
        {Kind::RecoverLife, Rule::CountOrAll, concerns, now},
        {Kind::GainLife, Rule::Count, concerns, lasting({Duration::Now, Duration::WhileInPlay})},
        {Kind::Glory, Rule::Change, concerns, now},
        {Kind::Peril, Rule::Change, concerns, now},
        {Kind::Movement, Rule::Change, concerns, now},
        {Kind::Level, Rule::Count, concerns, now},
        {Kind::Tip, Rule::None, Who | HoldsFast, now},
        {Kind::Untip, Rule::None, concerns, now},
        {Kind::ModifyScore, Rule::Change, Who | Form, forRolls},
        {Kind::ModifyRoll, Rule::Change, Who | Roll, forRolls},
        {Kind::Reroll, Rule::Count, Who | Roll, lasting({Duration::Now, Duration::WhileInPlay})},
        {Kind::ModifyThreat, Rule::Change, Who | Roll, forRolls},
        {Kind::ModifyWounds, Rule::Change, Who | Source | Side, forRolls},
        {Kind::ModifyCost, Rule::Change, Who | Card, forAWhile},
        {Kind::ModifyLimit, Rule::Change, Who | Limit, forAWhile},
        {Kind::Relocate, Rule::None, Who | To, now},
        {Kind::Move, Rule::Count, concerns, now},
        {Kind::OpenDoor, Rule::None, Who | Doors, forAWhile},
        {Kind::CloseDoor, Rule::ThreatNumber, Who | Doors | Door, forAWhile},
        {Kind::PlaceMap, Rule::Count, nothing, now},
        {Kind::TurnMap, Rule::None, nothing, now},
        {Kind::RemoveMap, Rule::None, nothing, now},
        {Kind::Draw, Rule::Count, concerns, now},
        {Kind::Discard, Rule::CountOrAll, Who | Card | From, now},
        {Kind::ReturnToHand, Rule::CountOrAll, Who | Card | From, now},
        {Kind::Steal, Rule::CountOrAll, Who | Card | From, now},
        {Kind::Cancel, Rule::None, std::uint16_t(Card), now},
        {Kind::ExtraAttack, Rule::Count, concerns, forAWhile},
        {Kind::Prevent, Rule::CountOrAll, Who | Harm | Source,
         lasting({Duration::Now, Duration::ThisTurn, Duration::WhileInPlay})},
        {Kind::Marker, Rule::None, To | Removal, now},
        {Kind::Charge, Rule::Count, nothing, now},
        {Kind::Manual, Rule::None, std::uint16_t(Text),
         lasting({Duration::Now, Duration::NextRoll, Duration::ThisTurn, Duration::WhileInPlay})},
    });
}

constexpr auto shapes = makeShapes();

constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < shapes.size(); ++i)
        if (shapes[i].kind != EffectKind(i))
            return false;
    return shapes.size() == enumNames<EffectKind>.size();
}
static_assert(isInOrder());

} // namespace

const EffectShape& shapeOf(EffectKind kind)
{
    return shapes[std::size_t(kind)];
}

Duration EffectShape::usualDuration() const
{
    for (const auto& entry : enumNames<Duration>)
        if (allows(entry.first))
            return entry.first;
    return Duration::Now;
}

} // namespace delve::dungeoneer
