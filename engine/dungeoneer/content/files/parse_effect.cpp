// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/files/parse_effect.h"

#include "engine/dungeoneer/content/effect_shape.h"

namespace delve::dungeoneer {

namespace {

std::optional<Amount> wordedAmount(std::string_view word)
{
    const bool isNegative = word.starts_with('-');
    const auto kind = fromName<AmountKind>(isNegative ? word.substr(1) : word);
    if (!kind)
        return std::nullopt;
    return Amount{*kind, isNegative ? -1 : 1};
}

bool fits(const Amount& amount, AmountRule rule)
{
    const bool isAll = amount.kind == AmountKind::All;
    switch (rule) {
    case AmountRule::Count: return amount.number > 0 && !isAll;
    case AmountRule::CountOrAll: return amount.number > 0;
    case AmountRule::Change: return !isAll;
    case AmountRule::None:
    case AmountRule::ThreatNumber: break;
    }
    return false;
}

/// The words that the rule allows, for messages.
std::string amountWords(AmountRule rule)
{
    std::string words;
    for (const auto& [kind, word] : enumNames<AmountKind>)
        if (kind != AmountKind::All || rule == AmountRule::CountOrAll)
            words += (words.empty() ? "" : ", ") + std::string(word);
    return words;
}

/// `mayBeZero`: points of an attack type that do not change a score.
Amount readAmount(const JsonView& value, ReadLog& log, AmountRule rule, bool mayBeZero)
{
    if (rule == AmountRule::ThreatNumber)
        return {AmountKind::Number, readInteger(value, log, leastThreat, mostThreat)};
    if (value.type() == JsonType::String)
        if (const auto amount = wordedAmount(value.string()); amount && fits(*amount, rule))
            return *amount;
    const int least = rule == AmountRule::Change ? -mostOfAnEffect : 1;
    if (value.type() == JsonType::Integer && value.integer() >= least && value.integer() <= mostOfAnEffect &&
        (value.integer() != 0 || mayBeZero))
        return {AmountKind::Number, int(value.integer())};
    log.fail(value,
             {rule == AmountRule::Change
                  ? QT_TRANSLATE_NOOP("Engine", "expected a whole number from %1 to %2 but not 0, or "
                                                "one of %3, found %4")
                  : QT_TRANSLATE_NOOP("Engine", "expected a whole number from %1 to %2, or one of %3, "
                                                "found %4"),
              {std::to_string(least), std::to_string(mostOfAnEffect), amountWords(rule), value.summary()}});
    return {};
}

Condition readCondition(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    Condition when;
    if (const auto form = in.find("form"))
        when.form = readEnum<Form>(*form, log);
    if (const auto category = in.find("category"))
        when.category = readKebabCase(*category, log);
    if (const auto terrain = in.find("terrain"))
        when.terrain = readKebabCase(*terrain, log);
    if (const auto type = in.find("mapType"))
        when.mapType = readEnum<MapCardType>(*type, log);
    when.minLevel = in.integerOr("minLevel", 2, 9, 0);
    if (const auto own = in.find("ownTurn"))
        when.ownTurn = readBoolean(*own, log);
    when.atMarker = in.booleanOr("atMarker", false);
    in.refuseUnknown();
    if (when.isEmpty())
        log.fail(value, {QT_TRANSLATE_NOOP("Engine", "expected a condition, found none"), {}});
    return when;
}

Escape readEscape(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    const Escape escape{in.oneOf<Stat>("stat"), in.integer("value", leastThreat, mostThreat)};
    in.refuseUnknown();
    return escape;
}

void readDuration(ObjectReader& in, const EffectShape& shape, Effect& effect)
{
    effect.duration = shape.usualDuration();
    const auto value = in.find("duration");
    if (!value)
        return;
    effect.duration = readEnum<Duration>(*value, in.log());
    if (shape.allows(effect.duration))
        return;
    std::string allowed;
    for (const auto& [duration, word] : enumNames<Duration>)
        if (shape.allows(duration))
            allowed += (allowed.empty() ? "" : ", ") + std::string(word);
    in.log().fail(*value,
                  {QT_TRANSLATE_NOOP("Engine", "expected one of %1, found %2"), {allowed, value->summary()}});
}

/// ModifyThreat speaks of Threats only.
void readRoll(ObjectReader& in, Effect& effect)
{
    effect.roll = in.oneOf("roll", RollKind::Any);
    const bool isThreat = effect.roll == RollKind::Any || effect.roll == RollKind::Trap ||
                          effect.roll == RollKind::Obstacle || effect.roll == RollKind::Door ||
                          effect.roll == RollKind::Quest;
    const auto value = in.find("roll");
    if (effect.kind == EffectKind::ModifyThreat && !isThreat)
        in.log().fail(*value, {QT_TRANSLATE_NOOP("Engine", "expected one of %1, found %2"),
                               {"any, trap, obstacle, door, quest", value->summary()}});
}

void readForm(ObjectReader& in, Effect& effect)
{
    if (const auto form = in.find("form"))
        effect.form = readEnum<Form>(*form, in.log());
    if (const auto type = in.find("type"))
        effect.type = readEnum<AttackType>(*type, in.log());
}

void readDoorParts(ObjectReader& in, const EffectShape& shape, Effect& effect)
{
    if (shape.has(EffectPart::Doors))
        effect.doors = in.oneOf("doors", DoorScope::OneHere);
    if (!shape.has(EffectPart::Door))
        return;
    effect.door = in.oneOf<DoorKind>("door");
    if (in.log().ok() && effect.door != DoorKind::Locked && effect.door != DoorKind::Trapped)
        in.log().fail(*in.find("door"), {QT_TRANSLATE_NOOP("Engine", "expected one of %1, found %2"),
                                         {"locked, trapped", in.find("door")->summary()}});
}

void readParts(ObjectReader& in, const EffectShape& shape, Effect& effect)
{
    if (shape.has(EffectPart::Form))
        readForm(in, effect);
    if (shape.has(EffectPart::Roll))
        readRoll(in, effect);
    if (shape.has(EffectPart::Harm))
        effect.harm = in.oneOf<Harm>("harm");
    // Only wounds have a source.
    if (shape.has(EffectPart::Source) && effect.harm == Harm::Wounds)
        effect.source = in.oneOf("source", WoundSource::Any);
    if (shape.has(EffectPart::Side))
        effect.side = in.oneOf("side", WoundSide::Taken);
    if (shape.has(EffectPart::Card))
        if (const auto card = in.find("card"))
            effect.card = readCardFilter(*card, in.log());
    if (shape.has(EffectPart::Limit))
        effect.limit = in.oneOf<Limit>("limit");
    if (shape.has(EffectPart::Removal))
        effect.isRemoval = in.booleanOr("remove", false);
    if (shape.has(EffectPart::To) && !effect.isRemoval)
        effect.to = in.oneOf<Destination>("to");
    readDoorParts(in, shape, effect);
    if (shape.has(EffectPart::From)) {
        effect.from = in.oneOf<Zone>("from");
        effect.chooser = in.oneOf("chooser", Chooser::Owner);
    }
    if (shape.has(EffectPart::HoldsFast))
        effect.holdsFast = in.booleanOr("holdsFast", false);
    if (shape.has(EffectPart::Text))
        effect.text = in.text("text");
}

} // namespace

Effect readEffect(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    Effect effect;
    effect.kind = in.oneOf<EffectKind>("op");
    if (!log.ok())
        return effect;
    const EffectShape& shape = shapeOf(effect.kind);
    readDuration(in, shape, effect);
    if (shape.has(EffectPart::Who))
        effect.who = in.oneOf("who", Who::Controller);
    readParts(in, shape, effect);
    if (shape.amount != AmountRule::None)
        if (const auto amount = in.require("amount"))
            effect.amount = readAmount(*amount, log, shape.amount, effect.type.has_value());
    if (const auto when = in.find("when"))
        effect.when = readCondition(*when, log);
    if (const auto cost = in.find("cost"))
        effect.cost = readCost(*cost, log);
    // What lasts cannot be escaped by one roll, and somebody must be there to roll.
    if (shape.has(EffectPart::Who) && effect.duration == Duration::Now)
        if (const auto unless = in.find("unless"))
            effect.unless = readEscape(*unless, log);
    in.refuseUnknown();
    return effect;
}

Effects readEffectsOr(ObjectReader& in, std::string_view key)
{
    constexpr std::size_t most = 8;
    const auto value = in.find(key);
    return value ? readList(*value, in.log(), 1, most, readEffect) : Effects{};
}

} // namespace delve::dungeoneer
