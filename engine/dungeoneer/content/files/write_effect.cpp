// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/pack_writing.h"
#include "engine/dungeoneer/content/effect_shape.h"
#include "engine/dungeoneer/content/files/write_cards.h"

namespace delve::dungeoneer {

namespace {

template <typename Enum>
void writeNameUnless(JsonObjectText& object, std::string_view key, Enum value, Enum usual)
{
    if (value != usual)
        object.name(key, value);
}

void writeAmount(JsonObjectText& object, const Amount& amount)
{
    if (amount.kind == AmountKind::Number)
        object.number("amount", amount.number);
    else
        object.word("amount", (amount.number < 0 ? "-" : "") + std::string(nameOf(amount.kind)));
}

void writeFilter(JsonObjectText& object, const CardFilter& filter)
{
    writeNameUnless(object, "sort", filter.sort, CardSort::Any);
    if (!filter.category.empty())
        object.word("category", filter.category);
}

void writeFilterIfAny(JsonObjectText& object, std::string_view key, const CardFilter& filter)
{
    if (filter == CardFilter{})
        return;
    JsonObjectText card(object.key(key));
    writeFilter(card, filter);
    card.close();
}

void writeCondition(JsonObjectText& object, const Condition& when)
{
    if (when.isEmpty())
        return;
    JsonObjectText condition(object.key("when"));
    if (when.form)
        condition.name("form", *when.form);
    if (!when.category.empty())
        condition.word("category", when.category);
    if (!when.terrain.empty())
        condition.word("terrain", when.terrain);
    if (when.mapType)
        condition.name("mapType", *when.mapType);
    writeNumberUnless(condition, "minLevel", when.minLevel, 0);
    if (when.ownTurn)
        condition.flag("ownTurn", *when.ownTurn);
    writeFlagIfSet(condition, "atMarker", when.atMarker);
    condition.close();
}

void writeParts(JsonObjectText& object, const EffectShape& shape, const Effect& effect)
{
    if (shape.has(EffectPart::Form) && effect.form)
        object.name("form", *effect.form);
    if (shape.has(EffectPart::Form) && effect.type)
        object.name("type", *effect.type);
    if (shape.has(EffectPart::Roll))
        writeNameUnless(object, "roll", effect.roll, RollKind::Any);
    if (shape.has(EffectPart::Harm))
        object.name("harm", effect.harm);
    if (shape.has(EffectPart::Source))
        writeNameUnless(object, "source", effect.source, WoundSource::Any);
    if (shape.has(EffectPart::Side))
        writeNameUnless(object, "side", effect.side, WoundSide::Taken);
    if (shape.has(EffectPart::Card))
        writeFilterIfAny(object, "card", effect.card);
    if (shape.has(EffectPart::Limit))
        object.name("limit", effect.limit);
    if (shape.has(EffectPart::Removal))
        writeFlagIfSet(object, "remove", effect.isRemoval);
    if (shape.has(EffectPart::To) && !effect.isRemoval)
        object.name("to", effect.to);
    if (shape.has(EffectPart::Doors))
        writeNameUnless(object, "doors", effect.doors, DoorScope::OneHere);
    if (shape.has(EffectPart::Door))
        object.name("door", effect.door);
    if (shape.has(EffectPart::From)) {
        object.name("from", effect.from);
        writeNameUnless(object, "chooser", effect.chooser, Chooser::Owner);
    }
    if (shape.has(EffectPart::HoldsFast))
        writeFlagIfSet(object, "holdsFast", effect.holdsFast);
    if (shape.has(EffectPart::Text))
        writeTexts(object, "text", effect.text);
}

} // namespace

void appendEffect(std::string& out, const Effect& effect)
{
    const EffectShape& shape = shapeOf(effect.kind);
    JsonObjectText object(out);
    object.name("op", effect.kind);
    writeNameUnless(object, "duration", effect.duration, shape.usualDuration());
    if (shape.has(EffectPart::Who))
        writeNameUnless(object, "who", effect.who, Who::Controller);
    writeParts(object, shape, effect);
    if (shape.amount != AmountRule::None)
        writeAmount(object, effect.amount);
    writeCondition(object, effect.when);
    if (effect.cost)
        appendCost(object.key("cost"), *effect.cost);
    if (effect.unless) {
        JsonObjectText unless(object.key("unless"));
        unless.name("stat", effect.unless->stat);
        unless.number("value", effect.unless->value);
        unless.close();
    }
    object.close();
}

void appendCost(std::string& out, const Cost& cost)
{
    JsonObjectText object(out);
    object.name("resource", cost.resource);
    if (!cost.isFree()) {
        writeFlagIfSet(object, "variable", cost.isVariable);
        object.number("value", cost.value);
    }
    if (cost.resource == Resource::DiscardCard)
        writeFilterIfAny(object, "card", cost.card);
    object.close();
}

void writeEffects(JsonObjectText& object, std::string_view key, const Effects& effects)
{
    if (!effects.empty())
        object.list(key, effects, appendEffect);
}

void writeCost(JsonObjectText& object, std::string_view key, const Cost& cost)
{
    if (!cost.isFree())
        appendCost(object.key(key), cost);
}

void writeTarget(JsonObjectText& object, const Targeting& target)
{
    if (target.kind == TargetKind::None)
        return;
    JsonObjectText text(object.key("target"));
    text.name("kind", target.kind);
    writeNameUnless(text, "reach", target.reach, Reach::Anywhere);
    text.close();
}

} // namespace delve::dungeoneer
