// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/fighting/wounds.h"

#include "engine/dungeoneer/play/core/unfolding.h"

namespace delve::dungeoneer::play {

namespace {

void discardAll(Unfolding& unfolding, CardBits cards)
{
    cards.forEach([&](CardId card) { discardCard(unfolding, "DNR-TURN-07", card); });
}

bool hasGlobalQuest(const Position& position)
{
    for (int i = 0; i < position.game().questCount(); ++i)
        if (position.quest(QuestId(i)).place == QuestPlace::Global)
            return true;
    return false;
}

/// DNR-TURN-07: Personal Quests go under their deck, several of them in random order.
void giveUpQuests(Unfolding& unfolding, PlayerId player)
{
    std::vector<QuestId> own;
    for (int i = 0; i < unfolding.game().questCount(); ++i)
        if (const QuestState& quest = unfolding.state().quest(QuestId(i));
            quest.place == QuestPlace::Personal && quest.owner == player)
            own.push_back(QuestId(i));
    while (!own.empty()) {
        const std::size_t drawn = unfolding.draw(RollFor::Bottom, player, own.size());
        unfolding.emit("DNR-HERO-16", QuestDiscarded{own[drawn]});
        own.erase(own.begin() + std::ptrdiff_t(drawn));
    }
    // DNR-SETUP-14: where the deck had run out, these make a Global Quest possible again.
    if (!hasGlobalQuest(unfolding.position()))
        turnGlobalQuest(unfolding, "DNR-SETUP-14");
}

// DNR-TURN-07: the player discards everything and leaves; DNR-TURN-06: the last one left wins at once.
void defeat(Unfolding& unfolding, PlayerId player)
{
    unfolding.emit("DNR-TURN-07", HeroDefeated{player});
    if (unfolding.position().playersAlive() == 1) {
        const PlayerId winner = unfolding.position().leftOf(player);
        return endGame(unfolding, "DNR-TURN-06", Ending::LastHero, winner);
    }
    const std::size_t own = indexOf(player);
    const GameState& state = unfolding.state();
    discardAll(unfolding, state.hands[own] | state.boons[own] | state.treasures[own] | state.banes[own] |
                              state.hordes[own]);
    CardBits controlled; // laid Encounters, and what they control before others
    const auto note = [&](CardId card) {
        controlled.set(card, unfolding.state().card(card).controller == player);
    };
    state.laid.forEach(note);
    state.attached.forEach(note);
    for (const CardBits& banes : state.banes)
        banes.forEach(note);
    discardAll(unfolding, controlled);
    giveUpQuests(unfolding, player);
    if (unfolding.turn().player == player)
        cutPhase(unfolding, "DNR-TURN-07");
}

void woundHero(Unfolding& unfolding, std::string_view rule, const Blow& blow, int wounds)
{
    const PlayerId player = blow.taker.player;
    wounds -= prevented(unfolding, player, Harm::Wounds, blow.source, blow.scene.issue, wounds);
    if (wounds <= 0)
        return;
    // DNR-COMBAT-23: no more than the Life that was left.
    const int counted = std::min<int>(wounds, unfolding.player(player).life);
    const TargetId by = blow.source == WoundSource::Combat ? targetOf(blow.dealer) : TargetId::None;
    unfolding.emit(rule, HeroWounded{player, std::int16_t(wounds), blow.source, by});
    // DNR-COMBAT-25: for wounds of the other Hero, not for those that a wild swing deals to its own.
    if (blow.source == WoundSource::Combat && blow.dealer.player != PlayerId::None &&
        blow.dealer.player != player)
        changeGlory(unfolding, "DNR-COMBAT-25", blow.dealer.player, counted);
    if (unfolding.player(player).life <= 0)
        defeat(unfolding, player);
    const CardId monster =
        blow.dealer.monster == MonsterId::None ? CardId::None : cardOf(blow.dealer.monster);
    // DNR-COMBAT-21: a point of Peril for each wound that an Encounter dealt in combat (DNR-COMBAT-24).
    if (blow.source == WoundSource::Combat && monster != CardId::None)
        if (const PlayerId lord = unfolding.state().card(monster).controller;
            unfolding.position().isAlive(lord))
            unfolding.later(PerilGift{lord, std::int16_t(counted)});
}

void woundMonster(Unfolding& unfolding, std::string_view rule, const Blow& blow, int wounds)
{
    const MonsterId monster = blow.taker.monster;
    const int left = lifeOf(unfolding.position(), monster);
    if (wounds <= 0 || left <= 0)
        return;
    unfolding.emit(rule, MonsterWounded{monster, std::int16_t(wounds)});
    const CardId card = cardOf(monster);
    const PlayerId hero = blow.dealer.player;
    if (card != CardId::None && blow.source == WoundSource::Combat && hero != PlayerId::None)
        changeGlory(unfolding, "DNR-COMBAT-22", hero, std::min(wounds, left));
    if (wounds < left)
        return;
    unfolding.emit("DNR-COMBAT-17", MonsterDefeated{monster});
    if (card != CardId::None)
        return discardCard(unfolding, "DNR-COMBAT-17", card);
    if (const QuestId quest = questOf(monster); quest != QuestId::None)
        return completeQuest(unfolding, "DNR-QUEST-17", quest, unfolding.turn().player);
    if (hero == PlayerId::None)
        return;
    Frame frame; // DNR-COMBAT-24: its own reward
    frame.list = EffectsOf::MapReward;
    frame.source = std::int16_t(spaceOf(monster));
    frame.controller = frame.roller = hero;
    frame.space = spaceOf(monster);
    runEffects(unfolding, frame);
}

} // namespace

void wound(Unfolding& unfolding, std::string_view rule, const Blow& blow)
{
    if (blow.taker.player != PlayerId::None && !unfolding.player(blow.taker.player).isAlive)
        return;
    const int wounds =
        woundsAfterChanges(unfolding, blow.dealer, blow.taker, blow.source, blow.scene, blow.wounds);
    if (blow.taker.player != PlayerId::None)
        woundHero(unfolding, rule, blow, wounds);
    else
        woundMonster(unfolding, rule, blow, wounds);
}

void changeGlory(Unfolding& unfolding, std::string_view rule, PlayerId player, int by)
{
    by = std::max<int>(by, -unfolding.player(player).glory);
    if (by != 0)
        unfolding.emit(rule, GloryChanged{player, std::int16_t(by)});
}

void changePeril(Unfolding& unfolding, std::string_view rule, PlayerId player, int by, CardId issue)
{
    by = std::max<int>(by, -unfolding.player(player).peril);
    if (by > 0)
        by -= prevented(unfolding, player, Harm::PerilGain, WoundSource::Any, issue, by);
    if (by != 0)
        unfolding.emit(rule, PerilChanged{player, std::int16_t(by)});
}

void evolve(const Game&, GameState& state, const HeroWounded& event)
{
    PlayerState& player = state.player(event.player);
    player.life = std::int16_t(std::max(0, player.life - event.wounds));
}

void evolve(const Game&, GameState& state, const MonsterWounded& event)
{
    if (const CardId card = cardOf(event.monster); card != CardId::None)
        state.card(card).wounds += event.wounds;
    else if (const QuestId quest = questOf(event.monster); quest != QuestId::None)
        state.quest(quest).wounds += event.wounds;
    else
        state.space(spaceOf(event.monster)).wounds += event.wounds;
}

void evolve(const Game&, GameState& state, const LifeChanged& event)
{
    PlayerState& player = state.player(event.player);
    player.life += event.by;
    if (event.withScore)
        player.lifeScore += event.by;
}

void evolve(const Game&, GameState& state, const CardLifeChanged& event)
{
    PlayerState& player = state.player(event.player);
    player.life += event.by;
    player.lifeScore += event.score;
    player.lifeByCards += event.score;
}

void evolve(const Game&, GameState& state, const GloryChanged& event)
{
    state.player(event.player).glory += event.by;
}

void evolve(const Game&, GameState& state, const PerilChanged& event)
{
    state.player(event.player).peril += event.by;
}

void evolve(const Game&, GameState& state, const LevelGained& event)
{
    ++state.player(event.player).level;
}

// DNR-TURN-07: completed Quests leave the game with their player; that they were completed stays noted.
void evolve(const Game& game, GameState& state, const HeroDefeated& event)
{
    for (int i = 0; i < game.questCount(); ++i)
        if (QuestState& quest = state.quest(QuestId(i));
            quest.place == QuestPlace::Completed && quest.owner == event.player) {
            quest = QuestState{};
            quest.place = QuestPlace::Away;
        }
    PlayerState& player = state.player(event.player);
    player.isAlive = false;
    player.space = SpaceId::None;
    player.cusp = -1;
    player.movement = player.extra = 0;
}

} // namespace delve::dungeoneer::play
