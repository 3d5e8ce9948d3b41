// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/position.h"

#include <compare>

namespace delve::dungeoneer::play {

class Unfolding;

// What holds now: effects of cards in play (Duration::WhileInPlay) and those that last for a turn or a roll.

/// A Hero or a monster.
struct Subject
{
    PlayerId player = PlayerId::None;
    MonsterId monster = MonsterId::None;

    friend bool operator==(const Subject&, const Subject&) = default;
};

/// A roll, or wounds, and what they are about, for conditions and kinds of rolls.
struct RollScene
{
    RollKind roll = RollKind::Any;
    std::optional<Form> form{};                           ///< of a combat
    const std::vector<std::string>* categories = nullptr; ///< of the card at issue
    CardId issue = CardId::None;                          ///< the Encounter or Bane at issue
};

/// An effect in force, with who controls it.
struct EffectInForce
{
    const Effect& effect;
    PlayerId controller = PlayerId::None;
    int amount = 0;
    SpaceId marker = SpaceId::None; ///< of its card
    CardId against = CardId::None;
    int lasting = -1;                 ///< its place in the list of lasting effects
    SourceId source = SourceId::None; ///< the card, Quest or Hero that it comes from; a Trap is none of these
};

/// What a lasting effect comes from, as far as it is a card, a Quest or a Hero.
SourceId sourceOf(const Lasting& lasting);

/// DNR-UNI-03: where an effect stands among others that contradict it; what is less is applied.
struct Priority
{
    int line = 0; ///< of the list, by the kind of card it comes from
    int seat = 0; ///< its player, clockwise from the one whose turn it is

    friend auto operator<=>(const Priority&, const Priority&) = default;
};
Priority priorityOf(const Position& position, const EffectInForce& found);

/// Whether a roll of the second kind is one of the first: Combat has Attack, Threat has Door.
bool isKindOf(RollKind general, RollKind roll);
/// The Hero of a space, the categories and all else that an effect may ask for hold.
bool holds(const Position& position, const Condition& when, PlayerId controller, const Subject& subject,
           SpaceId marker, const RollScene& scene);

/// The number that an effect in play stands for.
int passiveAmount(const Position& position, const Amount& amount, PlayerId controller);

/// Walks over the effects of one kind that concern somebody and whose conditions hold.
template <typename Visit> class InForceWalk
{
public:
    InForceWalk(const Position& position, EffectKind kind, const Subject& subject, const RollScene& scene,
                Visit& visit)
        : m_position(position), m_kind(kind), m_subject(subject), m_scene(scene), m_visit(visit)
    {}

    void run()
    {
        const Game& game = m_position.game();
        const GameState& state = m_position.state();
        const CardBits& passive = game.passiveCards(m_kind);
        for (int i = 0; i < game.playerCount(); ++i) {
            const std::size_t own = std::size_t(i);
            if (!state.players[own].isAlive)
                continue;
            ((state.boons[own] | state.treasures[own] | state.banes[own]) & passive)
                .forEach([&](CardId card) { walkCard(card); });
            if (const HeroId hero = state.players[own].hero;
                hero != HeroId::None && game.hasPassiveAbility(hero, m_kind))
                walk(game.hero(hero).ability.effects, PlayerId(i), PlayerId(i), CardId::None, SpaceId::None,
                     sourceOf(PlayerId(i)));
        }
        (state.attached & passive).forEach([&](CardId card) { walkCard(card); });
        if (const CardId monster = cardOf(m_subject.monster);
            m_subject.monster != MonsterId::None && monster != CardId::None && passive.has(monster))
            walkCard(monster);
        for (const QuestId quest : game.passiveQuests(m_kind))
            walkQuest(quest);
        for (std::size_t i = 0; i < state.lastingCount; ++i)
            walkLasting(state.lasting[i], int(i));
    }

private:
    void walkCard(CardId id)
    {
        const CardState& card = m_position.card(id);
        const AdventureCard& printed = m_position.game().card(id);
        const CardId bearer = card.host != CardId::None ? card.host : id;
        walk(printed.effects, card.controller, card.owner, bearer, card.marker, sourceOf(id));
        if (printed.activation)
            walk(printed.activation->effects, card.controller, card.owner, bearer, card.marker, sourceOf(id));
    }
    void walkQuest(QuestId id)
    {
        const QuestState& quest = m_position.quest(id);
        const QuestCard& card = m_position.game().quest(id);
        // DNR-QUEST-06, DNR-QUEST-07: its own Hero, or all of them.
        if (quest.place == QuestPlace::Personal)
            walk(card.ongoing, quest.owner, quest.owner, CardId::None, SpaceId::None, sourceOf(id));
        else if (quest.place == QuestPlace::Global)
            walk(card.ongoing, m_subject.player, m_subject.player, CardId::None, SpaceId::None, sourceOf(id));
        else if (quest.place == QuestPlace::Completed && card.artifact)
            walk(card.artifact->effects, quest.owner, quest.owner, CardId::None, quest.marker, sourceOf(id));
    }
    void walk(const Effects& effects, PlayerId controller, PlayerId target, CardId bearer, SpaceId marker,
              SourceId source)
    {
        for (const Effect& effect : effects)
            if (effect.kind == m_kind && effect.duration == Duration::WhileInPlay &&
                concerns(effect.who, controller, target, bearer) &&
                holds(m_position, effect.when, controller, m_subject, marker, m_scene))
                m_visit(EffectInForce{effect, controller,
                                      passiveAmount(m_position, effect.amount, controller), marker,
                                      CardId::None, -1, source});
    }
    bool concerns(Who who, PlayerId controller, PlayerId target, CardId bearer) const
    {
        if (who == Who::Bearer)
            return bearer != CardId::None && m_subject.monster == monsterOf(bearer);
        if (m_subject.player == PlayerId::None)
            return false;
        switch (who) {
        case Who::Controller: return m_subject.player == controller;
        case Who::Target: return m_subject.player == target;
        case Who::AllInSpace:
            return controller != PlayerId::None &&
                   m_position.player(controller).space == m_position.player(m_subject.player).space;
        case Who::Opponents: return m_subject.player != controller;
        case Who::All: return true;
        default: return false;
        }
    }
    void walkLasting(const Lasting& lasting, int index)
    {
        if (lasting.player != m_subject.player || lasting.monster != m_subject.monster)
            return;
        const Effect& effect =
            m_position.game().effects(lasting.list, lasting.source)[std::size_t(lasting.index)];
        if (effect.kind == m_kind &&
            holds(m_position, effect.when, lasting.controller, m_subject, SpaceId::None, m_scene))
            m_visit(EffectInForce{effect, lasting.controller, lasting.amount, SpaceId::None, lasting.against,
                                  index, sourceOf(lasting)});
    }

    const Position& m_position;
    EffectKind m_kind;
    const Subject& m_subject;
    const RollScene& m_scene;
    Visit& m_visit;
};

/// Calls `visit(EffectInForce)` for each effect of this kind that concerns the subject and whose condition
/// holds.
template <typename Visit>
void forEachInForce(const Position& position, EffectKind kind, const Subject& subject, const RollScene& scene,
                    Visit&& visit)
{
    InForceWalk<Visit>(position, kind, subject, scene, visit).run();
}

/// What the card says, of a Hero for its Level.
Score printedScore(const Position& position, const Subject& subject, Form form);
/// DNR-COMBAT-07, DNR-UNI-04: the score with all that changes it.
Score scoreOf(const Position& position, const Subject& subject, Form form, const RollScene& scene);
/// DNR-THREAT-03.
int statOf(const Position& position, PlayerId player, Stat stat, const RollScene& scene);
int rollBonus(const Position& position, const Subject& subject, const RollScene& scene);
int threatChange(const Position& position, PlayerId player, const RollScene& scene);
int limitOf(const Position& position, PlayerId player, Limit limit);
/// DNR-COMBAT-26: how many standard attacks may be begun in a turn.
int attacksAllowed(const Position& position, const Subject& subject);
/// The Life that a monster has left.
int lifeOf(const Position& position, MonsterId monster);
/// GainLife of cards in play: Life scores, and Life with them, are what these cards make of them now.
void followLife(Unfolding& unfolding);

struct LastingBegan
{
    Lasting lasting;

    static constexpr std::string_view name = "lasting-began";
    template <typename = void> static constexpr auto fields();
    friend bool operator==(const LastingBegan&, const LastingBegan&) = default;
};
struct LastingEnded
{
    std::uint8_t index = 0;
    DNR_DESCRIBED(LastingEnded, "lasting-ended", index);
};
/// A Lasting is written as an object.
struct AsLasting
{};
template <typename> constexpr auto LastingBegan::fields()
{
    return std::tuple(field<AsLasting>("lasting", &LastingBegan::lasting));
}

/// Duration::NextRoll: this roll of the subject was made, and what held for it is over.
void spendRollEffects(Unfolding& unfolding, const Subject& subject, const RollScene& scene);
/// What is prevented of a harm, and what prevents once is used up.
int prevented(Unfolding& unfolding, PlayerId player, Harm harm, WoundSource source, CardId issue, int amount);
bool isPrevented(Unfolding& unfolding, PlayerId player, Harm harm, CardId issue);
/// ModifyWounds of whoever deals and takes them.
int woundsAfterChanges(Unfolding& unfolding, const Subject& dealer, const Subject& taker, WoundSource source,
                       const RollScene& scene, int wounds);

void evolve(const Game& game, GameState& state, const LastingBegan& event);
void evolve(const Game& game, GameState& state, const LastingEnded& event);

} // namespace delve::dungeoneer::play
