// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/effects/resolve.h"

#include "engine/dungeoneer/play/core/unfolding.h"
#include "engine/dungeoneer/play/effects/do_effect.h"

namespace delve::dungeoneer::play {

namespace {

constexpr std::uint8_t monsterBit = 1 << 7; ///< Frame::subjects: the monster of the frame
constexpr std::uint8_t oneself = 1 << 6;    ///< Frame::subjects: an effect that concerns nobody

constexpr std::uint8_t begun = 1;  ///< Frame::stage
constexpr std::uint8_t paid = 2;   ///< its price was paid
constexpr std::uint8_t struck = 3; ///< nobody escaped it

/// Effects of these kinds hold for a while; their conditions are asked when they matter.
bool isLasting(const Effect& effect)
{
    return effect.duration != Duration::Now && effect.kind != EffectKind::OpenDoor &&
           effect.kind != EffectKind::CloseDoor && effect.kind != EffectKind::Manual;
}

bool isForNobody(EffectKind kind)
{
    using enum EffectKind;
    return kind == PlaceMap || kind == TurnMap || kind == RemoveMap || kind == Cancel || kind == Marker ||
           kind == Charge || kind == Manual;
}

/// Whom an effect concerns, as bits.
std::uint8_t subjectsOf(const Position& position, const Frame& frame, const Effect& effect)
{
    if (isForNobody(effect.kind))
        return oneself;
    std::uint8_t all = 0;
    position.forEachPlayer([&](PlayerId player) { all |= bitOf(player); });
    const auto one = [](PlayerId player) {
        return player == PlayerId::None ? std::uint8_t(0) : bitOf(player);
    };
    switch (effect.who) {
    case Who::Controller: return std::uint8_t(one(frame.controller) & all);
    case Who::Target:
        if (monsterAt(frame.target) != MonsterId::None)
            return monsterBit;
        return std::uint8_t(one(playerAt(frame.target)) & all);
    case Who::Roller: return std::uint8_t(one(frame.roller) & all);
    case Who::HitSide: return frame.isHitByMonster ? monsterBit : std::uint8_t(one(frame.roller) & all);
    case Who::Bearer: return frame.monster != MonsterId::None ? monsterBit : std::uint8_t(0);
    case Who::AllInSpace: {
        SpaceId space = frame.space;
        if (space == SpaceId::None)
            space = position.player(frame.roller != PlayerId::None ? frame.roller : frame.controller).space;
        return std::uint8_t(heroesIn(position, space) & all);
    }
    case Who::Opponents: return std::uint8_t(all & ~one(frame.controller));
    case Who::All: return all;
    }
    return 0;
}

MonsterId monsterOf(const Frame& frame, const Effect& effect)
{
    return effect.who == Who::Target ? monsterAt(frame.target) : frame.monster;
}

/// DNR-GLOSS-01, DNR-GLOSS-08: the number that an amount stands for, dice included.
int amountOf(Unfolding& unfolding, const Frame& frame, const Amount& amount)
{
    const PlayerId by = frame.controller;
    const auto score = [&](Form form) {
        return scoreOf(unfolding.position(), {by, MonsterId::None}, form, {}).value;
    };
    switch (amount.kind) {
    case AmountKind::Number: return amount.number;
    case AmountKind::Paid: return amount.number * frame.paid;
    case AmountKind::Die: return amount.number * unfolding.roll("DNR-GLOSS-08", RollFor::Amount, by);
    case AmountKind::HalfDie:
        return amount.number * ((unfolding.roll("DNR-GLOSS-08", RollFor::Amount, by) + 1) / 2);
    case AmountKind::Melee: return amount.number * score(Form::Melee);
    case AmountKind::Magic: return amount.number * score(Form::Magic);
    case AmountKind::Speed: return amount.number * score(Form::Speed);
    case AmountKind::Level: return amount.number * unfolding.player(by).level;
    case AmountKind::All: break;
    }
    return everything;
}

/// What a condition of an effect that happens now is about.
RollScene sceneNow(const Position& position, const Frame& frame)
{
    RollScene scene;
    if (frame.isHit) {
        scene.form = frame.form;
        if (frame.monster != MonsterId::None)
            scene.categories = &position.game().categories(frame.monster);
    } else if (frame.list == EffectsOf::TrapSuccess || frame.list == EffectsOf::TrapFailure) {
        scene.categories = &position.game().card(CardId(frame.source)).categories;
    }
    return scene;
}

/// The next of whom an effect concerns: the active player first, then clockwise.
Subject nextSubject(const Position& position, const Frame& frame, const Effect& effect)
{
    if ((frame.subjects & monsterBit) != 0)
        return {PlayerId::None, monsterOf(frame, effect)};
    Subject next;
    position.forEachPlayer([&](PlayerId player) {
        if (next.player == PlayerId::None && (frame.subjects & bitOf(player)) != 0)
            next.player = player;
    });
    return next;
}

void goOn(Unfolding& unfolding, Frame frame, const Subject& done)
{
    frame.stage = begun;
    frame.subjects &=
        std::uint8_t(done.player != PlayerId::None ? ~bitOf(done.player) : ~(monsterBit | oneself));
    unfolding.change(frame);
}

/// Deals with one subject of the effect under way.
void dealWith(Unfolding& unfolding, Frame frame, const Effect& effect)
{
    const Position position = unfolding.position();
    const Subject subject = nextSubject(position, frame, effect);
    const bool isPlayer = subject.player != PlayerId::None;
    const bool isNobody = !isPlayer && subject.monster == MonsterId::None;
    if (isNobody && (frame.subjects & oneself) == 0) { // all who were left are out of the game
        frame.subjects = 0;
        return unfolding.change(frame);
    }
    const Subject judged = isNobody ? Subject{frame.controller, MonsterId::None} : subject;
    if (frame.stage == begun && !isLasting(effect) &&
        !holds(position, effect.when, frame.controller, judged, markerOf(position, frame),
               sceneNow(position, frame)))
        return goOn(unfolding, frame, subject);
    if (frame.stage == begun && effect.cost && judged.player != PlayerId::None) {
        const Cost& cost = *effect.cost;
        if (!checkCost(position, judged.player, frame.controller, cost, cost.value, SourceId::None)
                 .isAllowed())
            return goOn(unfolding, frame, subject);
        return unfolding.later(CostChoice{judged.player});
    }
    if (frame.stage <= paid && effect.unless && isPlayer) {
        return faceThreat(unfolding, escapeThreat(position, frame.controller, subject.player, effect));
    }
    goOn(unfolding, frame, subject);
    doEffect(unfolding, frame, effect, isNobody ? Subject{} : subject);
}

} // namespace

SourceId sourceOf(const Position& position, const Frame& frame)
{
    switch (frame.list) {
    case EffectsOf::Played:
    case EffectsOf::Activation: return sourceOf(CardId(frame.source));
    case EffectsOf::Artifact: return sourceOf(QuestId(frame.source));
    case EffectsOf::HeroAbility: return sourceOf(frame.controller);
    default: break;
    }
    (void)position;
    return SourceId::None;
}

Frame escapeThreat(const Position& position, PlayerId controller, PlayerId roller, const Effect& effect)
{
    Frame threat;
    threat.why = ThreatFor::Escape;
    threat.roller = roller;
    threat.controller = controller;
    threat.stat = effect.unless->stat;
    threat.value = std::int16_t(effect.unless->value);
    threat.space = position.player(roller).space;
    return threat;
}

void runEffects(Unfolding& unfolding, Frame frame)
{
    frame.kind = FrameKind::Effects;
    if (unfolding.game().effects(frame.list, frame.source).empty())
        return;
    unfolding.push(frame);
    unfolding.later(RunEffects{});
}

void resume(Unfolding& unfolding, const RunEffects&)
{
    Frame frame = unfolding.frame();
    const Effects& effects = unfolding.game().effects(frame.list, frame.source);
    if (std::size_t(frame.next) >= effects.size()) {
        unfolding.pop();
        return;
    }
    unfolding.later(RunEffects{});
    const Effect& effect = effects[std::size_t(frame.next)];
    if (frame.stage == 0) {
        // What acts by itself as long as its card is in play is not done. Dice have been rolled again by then
        // (RollAgain), and the Life that it gives came with the card.
        if (effect.duration == Duration::WhileInPlay || effect.kind == EffectKind::Reroll) {
            ++frame.next;
            return unfolding.change(frame);
        }
        frame.subjects = subjectsOf(unfolding.position(), frame, effect);
        if (frame.subjects != 0)
            frame.amount = std::int16_t(amountOf(unfolding, frame, effect.amount));
        frame.stage = begun;
        return unfolding.change(frame);
    }
    if (frame.subjects == 0) {
        ++frame.next;
        frame.stage = 0;
        return unfolding.change(frame);
    }
    dealWith(unfolding, frame, effect);
}

void afterEscape(Unfolding& unfolding, bool isPassed)
{
    Frame frame = unfolding.frame();
    const Effect& effect = unfolding.game().effects(frame.list, frame.source)[std::size_t(frame.next)];
    const Subject subject = nextSubject(unfolding.position(), frame, effect);
    if (isPassed)
        return goOn(unfolding, frame, subject);
    frame.stage = struck;
    unfolding.change(frame);
}

Refusal check(const Position& position, PlayerId, const PayOrNot& action)
{
    const auto choice = pending<CostChoice>(position);
    if (!choice)
        return {"DNR-UNI-01"};
    if (!action.pays)
        return allowed;
    const Frame& frame = position.state().frame();
    const Cost& cost = *position.game().effects(frame.list, frame.source)[std::size_t(frame.next)].cost;
    return checkCost(position, choice->player, frame.controller, cost, cost.value, SourceId::None);
}

void carryOut(Unfolding& unfolding, PlayerId actor, const PayOrNot& action)
{
    unfolding.answered();
    Frame frame = unfolding.frame();
    const Effect& effect = unfolding.game().effects(frame.list, frame.source)[std::size_t(frame.next)];
    if (!action.pays)
        return goOn(unfolding, frame, nextSubject(unfolding.position(), frame, effect));
    frame.stage = paid;
    unfolding.change(frame);
    payCost(unfolding, "DNR-UNI-01", actor, frame.controller, *effect.cost, effect.cost->value,
            SourceId::None);
}

} // namespace delve::dungeoneer::play
