// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/checks/check_set.h"
#include "engine/dungeoneer/content/terrains.h"
#include "engine/dungeoneer/content/walk_effects.h"

#include <algorithm>

namespace delve::dungeoneer {

namespace {

class EffectCheck
{
public:
    EffectCheck(const CardSet& set, const CardHead& card, const EffectList& list, SetFindings& out)
        : m_set(set), m_card(card), m_list(list), m_out(out)
    {}

    void check(const Effect& effect)
    {
        checkWho(effect);
        checkAmount(effect);
        checkWords(effect);
        if (effect.kind == EffectKind::Manual)
            report("DNR-UNI-01", Severity::Hint,
                   {QT_TRANSLATE_NOOP("Engine", "the players must judge an effect themselves"), {}});
    }

private:
    void report(const char* rule, Severity severity, Message what)
    {
        m_out.push_back({rule, severity, m_card.id, std::move(what)});
    }

    // DNR-GLOSS-04: whoever an effect speaks of must be known where it stands.
    void checkWho(const Effect& effect)
    {
        const bool isTargeted = m_list.target.kind == TargetKind::Hero ||
                                m_list.target.kind == TargetKind::Monster || m_list.place == EffectPlace::Hit;
        const bool isKnown = (effect.who != Who::Target || isTargeted) &&
                             (effect.who != Who::Roller || m_list.place == EffectPlace::Outcome) &&
                             (effect.who != Who::HitSide || m_list.place == EffectPlace::Hit);
        if (!isKnown)
            report("DNR-GLOSS-04", Severity::Error,
                   {QT_TRANSLATE_NOOP("Engine", "nobody is the %1 here"), {std::string(nameOf(effect.who))}});
        const TargetKind needed = neededTarget(effect);
        if (needed != TargetKind::None && m_list.target.kind != needed)
            report("DNR-GLOSS-04", Severity::Error,
                   {QT_TRANSLATE_NOOP("Engine", "the effect %1 needs a target of the kind %2"),
                    {std::string(nameOf(effect.kind)), std::string(nameOf(needed))}});
    }

    static TargetKind neededTarget(const Effect& effect)
    {
        const bool goesToSpace = (effect.kind == EffectKind::Relocate || effect.kind == EffectKind::Marker) &&
                                 effect.to == Destination::Chosen && !effect.isRemoval;
        const bool isOfDoor = (effect.kind == EffectKind::OpenDoor || effect.kind == EffectKind::CloseDoor) &&
                              effect.doors == DoorScope::Chosen;
        if (effect.kind == EffectKind::TurnMap || effect.kind == EffectKind::RemoveMap)
            return TargetKind::Map;
        if (goesToSpace)
            return TargetKind::Space;
        return isOfDoor ? TargetKind::Door : TargetKind::None;
    }

    // DNR-GLOSS-01: # needs a cost to which more can be added.
    void checkAmount(const Effect& effect)
    {
        if (effect.amount.kind == AmountKind::Paid && !m_list.hasVariableCost)
            report("DNR-GLOSS-01", Severity::Error,
                   {QT_TRANSLATE_NOOP("Engine", "an amount of # without a variable cost"), {}});
    }

    void checkWords(const Effect& effect)
    {
        for (const std::string& category :
             {effect.when.category, effect.card.category, effect.cost ? effect.cost->card.category : ""})
            if (!category.empty() && !findCategory(m_set, category))
                report("DNR-CARD-11", Severity::Error,
                       {QT_TRANSLATE_NOOP("Engine", "the set has no category %1"), {category}});
        if (!effect.when.terrain.empty() && !isTerrainOf(m_set, effect.when.terrain))
            report("DNR-OBST-08", Severity::Error,
                   {QT_TRANSLATE_NOOP("Engine", "the set has no Terrain %1"), {effect.when.terrain}});
    }

    const CardSet& m_set;
    const CardHead& m_card;
    const EffectList& m_list;
    SetFindings& m_out;
};

bool hasLasting(const Effects& effects)
{
    return std::any_of(effects.begin(), effects.end(),
                       [](const Effect& effect) { return effect.duration == Duration::WhileInPlay; });
}

/// DNR-CARD-07: the effect of an Instant lasts for its turn at most.
void checkInstants(const CardSet& set, SetFindings& out)
{
    for (const AdventureCard& card : set.adventures)
        if (card.duration == CardDuration::Instant && hasLasting(card.effects))
            out.push_back({"DNR-CARD-07",
                           Severity::Error,
                           card.id,
                           {QT_TRANSLATE_NOOP("Engine", "an Instant has an effect that lasts"), {}}});
}

bool givesCharges(const AdventureCard& card)
{
    return card.treasure.charges > 0 ||
           std::any_of(card.effects.begin(), card.effects.end(),
                       [](const Effect& effect) { return effect.kind == EffectKind::Charge; });
}

/// DNR-TURN-08: charges are taken from a card that has some.
void checkCharges(const CardSet& set, SetFindings& out)
{
    for (const AdventureCard& card : set.adventures)
        if (card.activation && card.activation->cost.resource == Resource::Charge && !givesCharges(card))
            out.push_back({"DNR-TURN-08",
                           Severity::Error,
                           card.id,
                           {QT_TRANSLATE_NOOP("Engine", "it is paid with charges and never gets any"), {}}});
}

} // namespace

void checkEffects(const CardSet& set, SetFindings& out)
{
    walkEffects(set, [&](const CardHead& card, const EffectList& list) {
        EffectCheck check(set, card, list, out);
        for (const Effect& effect : *list.effects)
            check.check(effect);
    });
    checkInstants(set, out);
    checkCharges(set, out);
}

} // namespace delve::dungeoneer
