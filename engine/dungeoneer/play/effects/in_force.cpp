// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/effects/in_force.h"

#include "engine/dungeoneer/play/core/unfolding.h"

#include <algorithm>

namespace delve::dungeoneer::play {

namespace {

SpaceId spaceOfSubject(const Position& position, const Subject& subject)
{
    if (subject.player != PlayerId::None)
        return position.player(subject.player).space;
    if (const CardId card = cardOf(subject.monster); card != CardId::None)
        return position.card(card).space;
    if (const SpaceId space = spaceOf(subject.monster); space != SpaceId::None)
        return space;
    return position.player(position.turn().player).space; // a Quest monster is where it is fought
}

/// The effects of this kind together.
int sumOf(const Position& position, EffectKind kind, const Subject& subject, const RollScene& scene)
{
    int sum = 0;
    forEachInForce(position, kind, subject, scene, [&](const EffectInForce& found) { sum += found.amount; });
    return sum;
}

void endLasting(Unfolding& unfolding, std::uint64_t which)
{
    for (int i = int(GameState::mostLasting) - 1; i >= 0; --i)
        if ((which >> i & 1) != 0)
            unfolding.emit("", LastingEnded{std::uint8_t(i)});
}
static_assert(GameState::mostLasting <= 64);

bool isSource(WoundSource general, WoundSource source)
{
    return general == WoundSource::Any || general == source;
}

constexpr int baseHorde = 3; ///< DNR-COMBAT-18
constexpr int baseHand = 5;  ///< DNR-DRAW-07

} // namespace

SourceId sourceOf(const Lasting& lasting)
{
    switch (lasting.list) {
    case EffectsOf::Played:
    case EffectsOf::Activation:
    case EffectsOf::TrapSuccess:
    case EffectsOf::TrapFailure: return sourceOf(CardId(lasting.source));
    case EffectsOf::HitMelee:
    case EffectsOf::HitMagic:
    case EffectsOf::HitSpeed:
        return lasting.source < mostCards ? sourceOf(CardId(lasting.source)) : SourceId::None;
    case EffectsOf::QuestReward:
    case EffectsOf::QuestSuccess:
    case EffectsOf::QuestFailure:
    case EffectsOf::SearchSuccess:
    case EffectsOf::SearchFailure:
    case EffectsOf::Artifact:
    case EffectsOf::Ongoing: return sourceOf(QuestId(lasting.source));
    case EffectsOf::HeroAbility: return sourceOf(lasting.controller);
    case EffectsOf::Entry:
    case EffectsOf::MapReward: break;
    }
    return SourceId::None;
}

Priority priorityOf(const Position& position, const EffectInForce& found)
{
    constexpr int boon = 1, ability = 2, treasure = 3, bane = 4, spaceEffect = 9, encounter = 10, quest = 13;
    const int players = position.game().playerCount();
    Priority priority{spaceEffect, players};
    if (found.controller != PlayerId::None)
        priority.seat = (int(found.controller) - int(position.turn().player) + players) % players;
    if (found.source == SourceId::None)
        return priority;
    if (const CardId card = cardOf(found.source); card != CardId::None) {
        switch (position.game().card(card).kind) {
        case AdventureKind::Boon: priority.line = boon; break;
        case AdventureKind::Treasure: priority.line = treasure; break;
        case AdventureKind::Bane: priority.line = bane; break;
        case AdventureKind::Encounter: priority.line = encounter; break;
        }
    } else {
        priority.line = questOf(found.source) != QuestId::None ? quest : ability;
    }
    return priority;
}

bool isKindOf(RollKind general, RollKind roll)
{
    switch (general) {
    case RollKind::Any: return true;
    case RollKind::Combat: return roll == RollKind::Attack || roll == RollKind::Defence;
    case RollKind::Threat:
        return roll == RollKind::Threat || roll == RollKind::Trap || roll == RollKind::Obstacle ||
               roll == RollKind::Door || roll == RollKind::Quest;
    default: return general == roll;
    }
}

bool holds(const Position& position, const Condition& when, PlayerId controller, const Subject& subject,
           SpaceId marker, const RollScene& scene)
{
    if (when.isEmpty())
        return true;
    if (when.form && scene.form != when.form)
        return false;
    if (!when.category.empty() &&
        (scene.categories == nullptr ||
         std::ranges::find(*scene.categories, when.category) == scene.categories->end()))
        return false;
    if (when.minLevel > 0 &&
        (controller == PlayerId::None || position.player(controller).level < when.minLevel))
        return false;
    if (when.ownTurn && *when.ownTurn != (position.turn().player == controller))
        return false;
    if (when.terrain.empty() && !when.mapType && !when.atMarker)
        return true;
    const SpaceId space = spaceOfSubject(position, subject);
    if (space == SpaceId::None || (when.atMarker && space != marker))
        return false;
    const MapCard& card = position.game().space(space);
    return (!when.mapType || card.type == *when.mapType) &&
           (when.terrain.empty() || std::ranges::find(card.terrain, when.terrain) != card.terrain.end());
}

int passiveAmount(const Position& position, const Amount& amount, PlayerId controller)
{
    if (amount.kind == AmountKind::Number)
        return amount.number;
    if (amount.kind == AmountKind::All)
        return 99;
    if (controller == PlayerId::None)
        return 0;
    // Printed scores: an effect that counts scores does not count itself.
    const PlayerState& player = position.player(controller);
    const Scores& scores = position.heroOf(controller).levels[std::size_t(player.level) - 1];
    switch (amount.kind) {
    case AmountKind::Melee: return amount.number * scores[Form::Melee].value;
    case AmountKind::Magic: return amount.number * scores[Form::Magic].value;
    case AmountKind::Speed: return amount.number * scores[Form::Speed].value;
    case AmountKind::Level: return amount.number * player.level;
    default: return 0;
    }
}

Score printedScore(const Position& position, const Subject& subject, Form form)
{
    if (subject.player == PlayerId::None)
        return position.game().stats(subject.monster).scores[form];
    return position.heroOf(subject.player)
        .levels[std::size_t(position.player(subject.player).level) - 1][form];
}

// DNR-COMBAT-07: numbers add up and the better type counts. DNR-COMBAT-08: 0 with a counterattack at least.
Score scoreOf(const Position& position, const Subject& subject, Form form, const RollScene& scene)
{
    Score score = printedScore(position, subject, form);
    forEachInForce(position, EffectKind::ModifyScore, subject, scene, [&](const EffectInForce& found) {
        if (found.effect.form && *found.effect.form != form)
            return;
        score.value += found.amount;
        if (found.effect.type == AttackType::Standard)
            score.type = AttackType::Standard;
    });
    score.value = std::max(0, score.value); // DNR-UNI-04
    return score;
}

int statOf(const Position& position, PlayerId player, Stat stat, const RollScene& scene)
{
    switch (stat) {
    case Stat::Life: return position.player(player).life;
    case Stat::Level: return position.player(player).level;
    default: return scoreOf(position, {player, MonsterId::None}, Form(int(stat)), scene).value;
    }
}

int rollBonus(const Position& position, const Subject& subject, const RollScene& scene)
{
    int bonus = 0;
    forEachInForce(position, EffectKind::ModifyRoll, subject, scene, [&](const EffectInForce& found) {
        if (isKindOf(found.effect.roll, scene.roll))
            bonus += found.amount;
    });
    return bonus;
}

int threatChange(const Position& position, PlayerId player, const RollScene& scene)
{
    int change = 0;
    forEachInForce(position, EffectKind::ModifyThreat, {player, MonsterId::None}, scene,
                   [&](const EffectInForce& found) {
                       if (isKindOf(found.effect.roll, scene.roll))
                           change += found.amount;
                   });
    return change;
}

// DNR-HERO-19, DNR-COMBAT-18, DNR-DRAW-07.
int limitOf(const Position& position, PlayerId player, Limit limit)
{
    const HeroCard& hero = position.heroOf(player);
    int base = limit == Limit::Boons       ? hero.boonLimit
               : limit == Limit::Treasures ? hero.treasureLimit
               : limit == Limit::Horde     ? baseHorde
                                           : baseHand;
    forEachInForce(
        position, EffectKind::ModifyLimit, {player, MonsterId::None}, {},
        [&](const EffectInForce& found) { base += found.effect.limit == limit ? found.amount : 0; });
    return std::max(0, base);
}

int attacksAllowed(const Position& position, const Subject& subject)
{
    return 1 + sumOf(position, EffectKind::ExtraAttack, subject, {});
}

int lifeOf(const Position& position, MonsterId monster)
{
    const int life = position.game().stats(monster).life +
                     sumOf(position, EffectKind::GainLife, {PlayerId::None, monster}, {});
    if (const CardId card = cardOf(monster); card != CardId::None)
        return life - position.card(card).wounds;
    if (const QuestId quest = questOf(monster); quest != QuestId::None)
        return life - position.quest(quest).wounds;
    return life - position.space(spaceOf(monster)).wounds;
}

// DNR-HERO-20: what a card gains for its Hero it takes along when it leaves, so that nobody gains twice by
// playing it twice. The last point of Life is not lost that way.
void followLife(Unfolding& unfolding)
{
    if (!unfolding.game().hasPassiveLife())
        return;
    unfolding.position().forEachPlayer([&](PlayerId id) {
        const PlayerState& player = unfolding.player(id);
        if (player.hero == HeroId::None)
            return;
        const int given = sumOf(unfolding.position(), EffectKind::GainLife, {id, MonsterId::None}, {});
        const int score = given - player.lifeByCards;
        if (score != 0)
            unfolding.emit("DNR-HERO-20", CardLifeChanged{id, std::int16_t(score),
                                                          std::int16_t(std::max(score, 1 - player.life))});
    });
}

void spendRollEffects(Unfolding& unfolding, const Subject& subject, const RollScene& scene)
{
    std::uint64_t over = 0;
    const Position position = unfolding.position();
    const auto note = [&](const EffectInForce& found) {
        if (found.lasting < 0 ||
            unfolding.state().lasting[std::size_t(found.lasting)].duration != Duration::NextRoll)
            return;
        const bool fits = found.effect.kind == EffectKind::ModifyScore
                              ? !found.effect.form || !scene.form || *found.effect.form == *scene.form
                              : isKindOf(found.effect.roll, scene.roll);
        if (fits)
            over |= std::uint64_t(1) << found.lasting;
    };
    for (const EffectKind kind : {EffectKind::ModifyRoll, EffectKind::ModifyScore, EffectKind::ModifyThreat})
        forEachInForce(position, kind, subject, scene, note);
    endLasting(unfolding, over);
}

int prevented(Unfolding& unfolding, PlayerId player, Harm harm, WoundSource source, CardId issue, int amount)
{
    int sum = 0;
    std::uint64_t over = 0;
    const auto take = [&](const EffectInForce& found) {
        if (found.effect.harm != harm || (harm == Harm::Wounds && !isSource(found.effect.source, source)) ||
            (found.against != CardId::None && found.against != issue) || sum >= amount)
            return;
        sum += found.amount;
        if (found.lasting >= 0 &&
            unfolding.state().lasting[std::size_t(found.lasting)].duration == Duration::Now)
            over |= std::uint64_t(1) << found.lasting;
    };
    forEachInForce(unfolding.position(), EffectKind::Prevent, {player, MonsterId::None}, {}, take);
    endLasting(unfolding, over);
    return std::min(sum, amount);
}

bool isPrevented(Unfolding& unfolding, PlayerId player, Harm harm, CardId issue)
{
    return prevented(unfolding, player, harm, WoundSource::Any, issue, 1) > 0;
}

int woundsAfterChanges(Unfolding& unfolding, const Subject& dealer, const Subject& taker, WoundSource source,
                       const RollScene& scene, int wounds)
{
    std::uint64_t over = 0;
    const auto change = [&](WoundSide side) {
        return [&, side](const EffectInForce& found) {
            if (found.effect.side != side || !isSource(found.effect.source, source))
                return;
            wounds += found.amount;
            if (found.lasting >= 0 &&
                unfolding.state().lasting[std::size_t(found.lasting)].duration == Duration::NextRoll)
                over |= std::uint64_t(1) << found.lasting;
        };
    };
    if (dealer != Subject{})
        forEachInForce(unfolding.position(), EffectKind::ModifyWounds, dealer, scene,
                       change(WoundSide::Dealt));
    forEachInForce(unfolding.position(), EffectKind::ModifyWounds, taker, scene, change(WoundSide::Taken));
    endLasting(unfolding, over);
    return std::max(0, wounds);
}

void evolve(const Game&, GameState& state, const LastingBegan& event)
{
    if (state.lastingCount < GameState::mostLasting)
        state.lasting[state.lastingCount++] = event.lasting;
}

void evolve(const Game&, GameState& state, const LastingEnded& event)
{
    for (std::size_t i = event.index; i + 1 < state.lastingCount; ++i)
        state.lasting[i] = state.lasting[i + 1];
    state.lasting[--state.lastingCount] = Lasting{};
}

} // namespace delve::dungeoneer::play
