// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/agents/worths.h"
#include "engine/dungeoneer/content/price.h"
#include "engine/dungeoneer/content/threat_numbers.h"
#include "engine/dungeoneer/play/core/task.h"
#include "engine/dungeoneer/play/effects/do_effect.h"

#include <algorithm>

// What steady makes of effects that are done now, for its own Hero and against others.

namespace delve::dungeoneer::play {

namespace {

/// What a roll decides for the one who makes it, in tenths.
int stakeOf(Outlook& outlook, const Frame& threat)
{
    const int wound = worth::wound * outlook.careFor(threat.roller) / 100;
    switch (threat.why) {
    case ThreatFor::Door: return threat.paid != 0 ? worth::movement : wound;
    case ThreatFor::Pit: return worth::movement;
    case ThreatFor::Spikes: return wound;
    case ThreatFor::Trap: {
        int strikes = 0;
        for (const Effect& effect : outlook.game().card(CardId(threat.source)).encounter.threat.failure)
            strikes += effect.kind == EffectKind::Wound ? wound * std::max(1, effect.amount.number)
                                                        : priceOf(effect);
        return strikes;
    }
    case ThreatFor::Quest:
    case ThreatFor::Chance: return worth::quest;
    case ThreatFor::Search:
    case ThreatFor::PickUp: return worth::quest / 3;
    case ThreatFor::QuestOthers: return wound;
    case ThreatFor::Escape: return 20;
    case ThreatFor::Untip: return 2 * worth::movement;
    }
    return 0;
}

/// What a bonus to the roll of a player that is about to be made is worth to that player.
int worthOfBonus(Outlook& outlook, PlayerId player, int bonus, int& percent)
{
    percent = 0;
    const Position& position = outlook.position();
    const auto window = pending<Window>(position);
    if (!window || window->kind != WindowKind::Dice || !position.state().hasFrame())
        return 0;
    const Frame& frame = position.state().frame();
    if (frame.kind == FrameKind::Threat) {
        if (frame.roller != player)
            return 0;
        const int number = threatNumber(position, frame), score = threatScore(position, frame);
        const int faces = facesThatPass(number, score + bonus) - facesThatPass(number, score);
        percent = faces * 100 / 6;
        return stakeOf(outlook, frame) * faces / 6;
    }
    if (frame.attacker != player && frame.defender != player)
        return 0;
    const bool isAttacker = frame.attacker == player;
    const int own = combatScore(position, frame, isAttacker);
    const int other = combatScore(position, frame, !isAttacker);
    const int hits = throwsWon(own + bonus, other) - throwsWon(own, other);
    const int spared = throwsWon(other, own) - throwsWon(other, own + bonus);
    percent = hits * 100 / 36;
    const bool isQuest = frame.monster != MonsterId::None && questOf(frame.monster) != QuestId::None;
    const int gain = isQuest ? worth::quest / 2 : worth::glory + (frame.monster == MonsterId::None ? 10 : 0);
    const int loss = frame.monster != MonsterId::None ? worthOfHit(outlook, frame.monster, frame.form, player)
                                                      : worth::wound * outlook.careFor(player) / 100;
    return (hits * gain + spared * loss) / 36;
}

/// Whether a lasting effect of this list holds already: twice the same is seldom worth it.
bool isInForce(const Outlook& outlook, const Effect& effect)
{
    for (const Lasting& lasting : outlook.position().state().inForce())
        if (&outlook.game().effects(lasting.list, lasting.source)[std::size_t(lasting.index)] == &effect)
            return true;
    return false;
}

/// Somebody to fight is here: a monster that may be challenged, or another Hero.
bool hasFoeHere(const Outlook& outlook)
{
    const Position& position = outlook.position();
    bool isAny = false;
    position.forEachPlayer([&](PlayerId other) {
        isAny = isAny || (other != outlook.player() && position.player(other).space == outlook.own().space);
    });
    position.state().laid.forEach(
        [&](CardId card) { isAny = isAny || position.card(card).space == outlook.own().space; });
    for (int i = 0; i < outlook.game().questCount() && !isAny; ++i)
        isAny = isOpenTo(position, QuestId(i), outlook.player()) &&
                outlook.game().quest(QuestId(i)).criterion == Criterion::Slay &&
                isAtPlace(position, outlook.game().quest(QuestId(i)).place, outlook.own().space);
    return isAny;
}

/// The good, or harm, that one effect does to one player.
class EffectOn
{
public:
    EffectOn(Outlook& outlook, const Effect& effect, const EffectAim& aim)
        : m_outlook(outlook), m_effect(effect), m_aim(aim)
    {}

    /// In tenths, as that player feels it; `fact` says what it is.
    int on(PlayerId player, Worth::Fact& fact)
    {
        m_isOwn = player == m_outlook.player();
        m_state = &m_outlook.position().player(player);
        int good = goodFor(player, fact);
        if (m_effect.unless && good < 0) {
            const int score = statOf(m_outlook.position(), player, m_effect.unless->stat, {});
            good = good * (6 - facesThatPass(m_effect.unless->value, score)) / 6;
        }
        return good;
    }

private:
    int amount() const
    {
        const Amount& amount = m_effect.amount;
        switch (amount.kind) {
        case AmountKind::Number: return amount.number;
        case AmountKind::Paid: return amount.number * m_aim.paid;
        case AmountKind::Die: return amount.number * 3;
        case AmountKind::HalfDie: return amount.number * 2;
        case AmountKind::All: return 6;
        default: return amount.number * 2;
        }
    }

    int goodFor(PlayerId player, Worth::Fact& fact)
    {
        const Position& position = m_outlook.position();
        const int count = amount();
        const int missing = m_state->lifeScore - m_state->life;
        using enum EffectKind;
        fact = {FactKind::HelpsNow, 0};
        if (m_effect.duration == Duration::WhileInPlay)
            return priceOf(m_effect) * ((m_effect.amount.number < 0) != isGoodWhenLess() ? -1 : 1);
        switch (m_effect.kind) {
        case Wound: return -worth::wound * count * m_outlook.careFor(player) / 100;
        case RecoverLife:
            fact = {FactKind::LifeMissing, missing};
            return std::min(missing, count) * worth::wound * m_outlook.careFor(player) / 100;
        case GainLife: return 40 * count;
        case Glory: return worth::glory * std::max<int>(count, -m_state->glory);
        case Peril: return -worth::peril * std::max<int>(count, -m_state->peril);
        case Movement: return goodOfMovement(player, count, fact);
        case Level: return worth::level * count;
        case Tip: return m_state->tipped == Tipped::No ? (m_effect.holdsFast ? -18 : -12) : 0;
        case Untip: return m_state->tipped != Tipped::No ? 14 : 0;
        case ModifyRoll:
        case ModifyThreat: {
            if (m_effect.duration == Duration::ThisTurn)
                return isInForce(m_outlook, m_effect) ? 0 : count * 4;
            int percent = 0;
            const int bonus = m_effect.kind == ModifyThreat ? -count : count;
            const int good = worthOfBonus(m_outlook, player, bonus, percent);
            fact = {FactKind::RollHelped, percent};
            return good;
        }
        case ModifyScore:
            if (isInForce(m_outlook, m_effect) || (m_isOwn && !hasFoeHere(m_outlook)))
                return 0;
            return count * 8;
        case ExtraAttack: return hasFoeHere(m_outlook) && !isInForce(m_outlook, m_effect) ? 14 : 0;
        case ModifyWounds:
        case ModifyCost:
        case ModifyLimit:
            return isInForce(m_outlook, m_effect) ? 0 : (count < 0) == isGoodWhenLess() ? 14 : -14;
        case Prevent: return isInForce(m_outlook, m_effect) ? 0 : 6;
        case Relocate: return goodOfPlace(player, destination(player), fact);
        case Move: return m_isOwn ? (m_outlook.wayNow() < Outlook::noWay ? 9 * count : 2) : -9 * count;
        case OpenDoor: return hasDoorHere(player) ? 12 : 0;
        case CloseDoor: return -7;
        case Draw: return 9 * count;
        case Discard: return -10 * std::min(count, cardsThere(player));
        case Steal: return -22 * std::min(count, cardsThere(player));
        case ReturnToHand:
            return (m_effect.from == Zone::DiscardPile || m_effect.from == Zone::Banes ? 12 : -10) *
                   std::min(count, cardsThere(player));
        default: break;
        }
        (void)position;
        return 0;
    }

    /// Kinds of which less is better for whom they concern.
    bool isGoodWhenLess() const
    {
        using enum EffectKind;
        return m_effect.kind == ModifyThreat || m_effect.kind == ModifyCost ||
               (m_effect.kind == ModifyWounds && m_effect.side == WoundSide::Taken);
    }

    int goodOfMovement(PlayerId player, int count, Worth::Fact& fact)
    {
        const bool isTheirTurn = m_outlook.position().isActive(player);
        if (count < 0)
            return worth::movement * std::max<int>(count, -m_state->movement) / (isTheirTurn ? 1 : 2);
        if (!m_isOwn || !isTheirTurn || m_outlook.position().turn().phase != Phase::Hero)
            return 0;
        const int way = m_outlook.wayNow();
        const int needed = way >= Outlook::noWay ? 0 : (way + 99) / 100 - m_state->movement;
        fact = {FactKind::StepsNearer, std::min(way, 9'999)};
        return std::clamp(needed, 0, count) * 14;
    }

    SpaceId destination(PlayerId player) const
    {
        const Position& position = m_outlook.position();
        switch (m_effect.to) {
        case Destination::Chosen: return m_aim.space;
        case Destination::Controller: return position.player(m_aim.controller).space;
        case Destination::Target:
            return playerAt(m_aim.target) == PlayerId::None ? SpaceId::None
                                                            : position.player(playerAt(m_aim.target)).space;
        case Destination::Entrance:
            return entranceOf(position, m_outlook.game().space(position.player(player).space).kind);
        case Destination::Adjacent:
        case Destination::Marker: break;
        }
        return SpaceId::None;
    }

    int goodOfPlace(PlayerId player, SpaceId to, Worth::Fact& fact)
    {
        const SpaceId here = m_state->space;
        if (to == SpaceId::None || here == SpaceId::None)
            return m_isOwn ? 0 : -8;
        if (to == here)
            return 0;
        Outlook theirs(m_outlook.position(), player);
        Outlook& outlook = m_isOwn ? m_outlook : theirs;
        const int before = std::min(outlook.wayFrom(here), 2'000),
                  after = std::min(outlook.wayFrom(to), 2'000);
        fact = {FactKind::StepsNearer, before - after};
        return (before - after) / 12;
    }

    bool hasDoorHere(PlayerId player) const
    {
        return std::ranges::any_of(allSides, [&](Side side) {
            return m_outlook.position().space(m_state->space).beside[std::size_t(side)] != SpaceId::None &&
                   isSideFor(m_outlook.position(), m_effect, player, side);
        });
    }

    int cardsThere(PlayerId player) const
    {
        if (m_effect.from == Zone::Hand)
            return m_state->hand;
        return cardsIn(m_outlook.position(), m_effect.from, player, m_effect.card).count();
    }

    Outlook& m_outlook;
    const Effect& m_effect;
    const EffectAim& m_aim;
    const PlayerState* m_state = nullptr;
    bool m_isOwn = false;
};

/// Map cards: what a player looks for is kept, and what others look for goes.
int worthOfMapChange(Outlook& outlook, const Effect& effect, SpaceId space)
{
    if (effect.kind == EffectKind::PlaceMap)
        return outlook.placesMissing() > 0 ? 20 : 0;
    if (space == SpaceId::None)
        return 0;
    int worth = outlook.isWanted(space) ? -40 : 0;
    outlook.position().forEachPlayer([&](PlayerId other) {
        if (other == outlook.player())
            return;
        Outlook theirs(outlook.position(), other);
        const bool isThere = outlook.position().player(other).space == space;
        worth += theirs.isWanted(space) ? (effect.kind == EffectKind::RemoveMap ? 26 : 8) : isThere ? 6 : 0;
    });
    return worth;
}

} // namespace

Worth worthOfEffects(Outlook& outlook, const Effects& effects, const EffectAim& aim)
{
    const Position& position = outlook.position();
    Worth sum(0, FactKind::WouldBeWasted, 0);
    int largest = 0;
    for (const Effect& effect : effects) {
        EffectOn on(outlook, effect, aim);
        Worth::Fact fact{FactKind::HelpsNow, 0};
        int worth = 0;
        const auto add = [&](PlayerId player) {
            if (!position.isAlive(player))
                return;
            Worth::Fact found{FactKind::HelpsNow, 0};
            const int good = on.on(player, found);
            const bool isOwn = player == outlook.player();
            worth += isOwn ? good : -good * outlook.hostilityTo(player) / 100;
            fact = isOwn ? found : Worth::Fact{FactKind::HarmDone, -good};
            if (fact.kind == FactKind::HelpsNow)
                fact.number = good;
        };
        if (effect.kind == EffectKind::PlaceMap || effect.kind == EffectKind::TurnMap ||
            effect.kind == EffectKind::RemoveMap) {
            worth = worthOfMapChange(outlook, effect, spaceAt(aim.target));
        } else if (effect.kind == EffectKind::Charge || effect.kind == EffectKind::Marker ||
                   effect.kind == EffectKind::Manual) {
            worth = 3;
        } else {
            switch (effect.who) {
            case Who::Controller: add(aim.controller); break;
            case Who::Target:
                if (monsterAt(aim.target) != MonsterId::None)
                    worth = effect.kind == EffectKind::Wound ? 20 : 4;
                else if (playerAt(aim.target) != PlayerId::None)
                    add(playerAt(aim.target));
                break;
            case Who::Roller: add(aim.roller); break;
            case Who::HitSide:
            case Who::Bearer: worth = 4; break;
            case Who::AllInSpace: {
                const SpaceId space = aim.space != SpaceId::None ? aim.space : outlook.own().space;
                position.forEachPlayer([&](PlayerId each) {
                    if (position.player(each).space == space)
                        add(each);
                });
                break;
            }
            case Who::Opponents:
            case Who::All:
                position.forEachPlayer([&](PlayerId each) {
                    if (effect.who == Who::All || each != aim.controller)
                        add(each);
                });
                break;
            }
        }
        sum.points += worth;
        if (std::abs(worth) > largest) {
            largest = std::abs(worth);
            sum.facts[0] = fact;
        }
    }
    return sum;
}

} // namespace delve::dungeoneer::play
