// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/setup/deal.h"

#include "engine/dungeoneer/play/core/unfolding.h"
#include "engine/dungeoneer/play/setup/starting_map.h"

namespace delve::dungeoneer::play {

namespace {

constexpr int personalQuests = 2; ///< DNR-SETUP-12
constexpr int openingHand = 5;    ///< DNR-SETUP-20

/// DNR-SETUP-09: the highest roll; only those tied for it roll again.
PlayerId rollForInitiative(Unfolding& unfolding)
{
    constexpr int mostRolls = 100; // dice that always tie would never end it
    std::uint8_t tied = std::uint8_t((1u << unfolding.game().playerCount()) - 1);
    for (int rolls = 0; std::popcount(tied) > 1 && rolls < mostRolls; ++rolls) {
        int best = 0;
        std::uint8_t winners = 0;
        for (int i = 0; i < unfolding.game().playerCount(); ++i) {
            if ((tied >> i & 1) == 0)
                continue;
            const int face = unfolding.roll("DNR-SETUP-09", RollFor::Initiative, PlayerId(i));
            winners = face > best ? std::uint8_t(1u << i) : std::uint8_t(winners | (face == best) << i);
            best = std::max(best, face);
        }
        tied = winners;
    }
    return PlayerId(std::countr_zero(tied));
}

// DNR-SETUP-10: one Hero each, at random where the scenario names none.
void dealHeroes(Unfolding& unfolding)
{
    const Game& game = unfolding.game();
    std::vector<HeroId> left;
    for (int i = 0; i < game.heroCount(); ++i)
        left.push_back(HeroId(i));
    for (const GivenDeal::Seat& seat : game.given().seats)
        std::erase(left, seat.hero);
    for (int i = 0; i < game.playerCount(); ++i) {
        HeroId hero = game.given().seats[std::size_t(i)].hero;
        if (hero == HeroId::None) {
            const std::size_t drawn = unfolding.draw(RollFor::Hero, PlayerId(i), left.size());
            hero = left[drawn];
            left.erase(left.begin() + std::ptrdiff_t(drawn));
        }
        unfolding.emit("DNR-SETUP-10", HeroDealt{PlayerId(i), hero});
    }
}

int personalQuestsOf(const Unfolding& unfolding, PlayerId player, std::optional<MapKind> kind = {})
{
    int count = 0;
    for (int i = 0; i < unfolding.game().questCount(); ++i) {
        const QuestState& quest = unfolding.state().quest(QuestId(i));
        count += quest.place == QuestPlace::Personal && quest.owner == player &&
                 (!kind || unfolding.game().kindOf(QuestId(i)) == *kind);
    }
    return count;
}

// DNR-OPT-12: one of each kind where both kinds are in use, the Wilderness first; those that the scenario
// gave count.
void dealQuestsOfEachKind(Unfolding& unfolding, PlayerId player)
{
    for (const MapKind kind : {MapKind::Wilderness, MapKind::Dungeon}) {
        if (personalQuestsOf(unfolding, player) >= personalQuests ||
            personalQuestsOf(unfolding, player, kind) > 0)
            continue;
        if (const QuestId quest = drawQuest(unfolding, player, kind); quest != QuestId::None)
            unfolding.emit("DNR-OPT-12", QuestDealt{player, quest});
    }
}

// DNR-SETUP-12: two Personal Quests each, less those that the scenario gave.
void dealQuestsTo(Unfolding& unfolding, PlayerId player)
{
    for (int count = personalQuestsOf(unfolding, player); count < personalQuests; ++count)
        if (const QuestId quest = drawQuest(unfolding, player); quest != QuestId::None)
            unfolding.emit("DNR-SETUP-12", QuestDealt{player, quest});
}

void dealQuests(Unfolding& unfolding)
{
    const Game& game = unfolding.game();
    for (int i = 0; i < game.playerCount(); ++i)
        for (const QuestId quest : game.given().seats[std::size_t(i)].quests)
            unfolding.emit("DNR-SETUP-12", QuestDealt{PlayerId(i), quest});
    const QuestId global = game.given().globalQuest;
    if (global != QuestId::None)
        unfolding.emit("DNR-SETUP-13", GlobalQuestTurned{global});
    for (int i = 0; i < game.playerCount(); ++i) {
        if (game.mapKinds().size() > 1)
            dealQuestsOfEachKind(unfolding, PlayerId(i));
        else
            dealQuestsTo(unfolding, PlayerId(i));
    }
    if (global == QuestId::None)
        turnGlobalQuest(unfolding, "DNR-SETUP-13");
}

// DNR-SETUP-20: five cards each, less those that the scenario gave.
void dealHands(Unfolding& unfolding)
{
    const Game& game = unfolding.game();
    for (int i = 0; i < game.playerCount(); ++i)
        for (const CardId card : game.given().seats[std::size_t(i)].hand)
            unfolding.emit("DNR-SETUP-20", CardDrawn{PlayerId(i), card});
    for (int i = 0; i < game.playerCount(); ++i)
        drawCards(unfolding, "DNR-SETUP-20", PlayerId(i), openingHand - unfolding.player(PlayerId(i)).hand);
}

} // namespace

QuestId drawQuest(Unfolding& unfolding, PlayerId player, std::optional<MapKind> kind)
{
    const Game& game = unfolding.game();
    std::vector<QuestId> shuffled;
    QuestId first = QuestId::None; // of those put under the deck
    for (int i = 0; i < game.questCount(); ++i) {
        const QuestId id = QuestId(i);
        const QuestState& quest = unfolding.state().quest(id);
        if (quest.place != QuestPlace::Deck || (kind && game.kindOf(id) != *kind))
            continue;
        if (quest.bottom == 0)
            shuffled.push_back(id);
        else if (first == QuestId::None || quest.bottom < unfolding.state().quest(first).bottom)
            first = id;
    }
    return shuffled.empty() ? first : shuffled[unfolding.draw(RollFor::Quest, player, shuffled.size())];
}

void turnGlobalQuest(Unfolding& unfolding, std::string_view rule)
{
    const PlayerId by = unfolding.turn().player == PlayerId::None ? PlayerId(0) : unfolding.turn().player;
    // DNR-SETUP-14: without Quests there is no Global one until some are discarded.
    if (const QuestId quest = drawQuest(unfolding, by); quest != QuestId::None)
        unfolding.emit(rule, GlobalQuestTurned{quest});
}

SpaceId entranceOf(const Position& position, MapKind kind)
{
    for (int i = 0; i < position.game().spaceCount(); ++i) {
        const MapCard& card = position.game().space(SpaceId(i));
        if (card.type == MapCardType::Entrance && card.kind == kind &&
            position.space(SpaceId(i)).place == SpacePlace::Laid)
            return SpaceId(i);
    }
    return SpaceId::None;
}

Refusal check(const Position& position, PlayerId, const Deal&)
{
    return pending<DealChoice>(position) ? allowed : Refusal{"DNR-SETUP-06"};
}

// DNR-SETUP-06: the engine deals, in the order of the rulebook.
void carryOut(Unfolding& unfolding, PlayerId, const Deal&)
{
    unfolding.answered();
    const GivenDeal& given = unfolding.game().given();
    const bool isLaidInTurns = unfolding.options().mapInView && given.map.empty();
    // DNR-OPT-05: in Map in View whoever holds the Entrance begins.
    if (!isLaidInTurns)
        unfolding.emit("DNR-SETUP-09", InitiativeTaken{rollForInitiative(unfolding)});
    dealHeroes(unfolding);
    dealQuests(unfolding);
    unfolding.later(FinishDeal{});
    if (!given.map.empty())
        return layGivenMap(unfolding);
    unfolding.later(LayMaps{});
    // DNR-OPT-09: the players choose; whoever has initiative speaks for them, or else the dealer.
    const PlayerId chooser = isLaidInTurns ? PlayerId(0) : unfolding.turn().first;
    const auto& kinds = unfolding.game().mapKinds();
    for (auto kind = kinds.rbegin(); kind != kinds.rend(); ++kind)
        unfolding.later(EntrancePick{chooser, *kind});
}

void resume(Unfolding& unfolding, const LayMaps&)
{
    if (unfolding.options().mapInView)
        dealMapInView(unfolding);
    else
        layStartingMaps(unfolding);
}

Refusal check(const Position& position, PlayerId, const PickEntrance& action)
{
    const auto choice = pending<EntrancePick>(position);
    const bool isEntrance = choice && action.space != SpaceId::None &&
                            position.game().space(action.space).type == MapCardType::Entrance &&
                            position.game().space(action.space).kind == choice->map;
    return isEntrance ? allowed : Refusal{"DNR-OPT-09"};
}

// DNR-OPT-09: one is used, the others of its kind are put away.
void carryOut(Unfolding& unfolding, PlayerId, const PickEntrance& action)
{
    unfolding.answered();
    const MapCard& used = unfolding.game().space(action.space);
    for (int i = 0; i < unfolding.game().spaceCount(); ++i)
        if (const MapCard& card = unfolding.game().space(SpaceId(i));
            card.type == MapCardType::Entrance && card.kind == used.kind && SpaceId(i) != action.space)
            unfolding.emit("DNR-OPT-09", MapPutAway{SpaceId(i), false});
}

// DNR-SETUP-17, DNR-OPT-11: the Heroes are put on an Entrance, in turn order.
void resume(Unfolding& unfolding, const FinishDeal&)
{
    const Game& game = unfolding.game();
    dealHands(unfolding);
    unfolding.later(TurnStep{TurnPart::Begin});
    for (int step = game.playerCount() - 1; step >= 0; --step) {
        const PlayerId player = PlayerId((int(unfolding.turn().first) + step) % game.playerCount());
        const auto start = game.given().seats[indexOf(player)].start;
        const SpaceId entrance = entranceOf(unfolding.position(), start ? *start : game.mapKinds().front());
        if ((start || game.mapKinds().size() == 1) && entrance != SpaceId::None)
            unfolding.emit("DNR-SETUP-17", HeroPlaced{player, entrance});
        else
            unfolding.later(EntranceChoice{player});
    }
}

Refusal check(const Position& position, PlayerId, const ChooseEntrance& action)
{
    if (!pending<EntranceChoice>(position))
        return {"DNR-OPT-11"};
    const bool isEntrance = action.space != SpaceId::None &&
                            position.space(action.space).place == SpacePlace::Laid &&
                            position.game().space(action.space).type == MapCardType::Entrance;
    return isEntrance ? allowed : Refusal{"DNR-OPT-11"};
}

void carryOut(Unfolding& unfolding, PlayerId actor, const ChooseEntrance& action)
{
    unfolding.answered();
    unfolding.emit("DNR-OPT-11", HeroPlaced{actor, action.space});
}

void evolve(const Game&, GameState& state, const InitiativeTaken& event)
{
    state.turn.first = event.player;
    state.turn.player = event.player;
}

// DNR-SETUP-11: Level 1 with all Life. DNR-SETUP-19: Glory 1 and Peril 1.
void evolve(const Game& game, GameState& state, const HeroDealt& event)
{
    PlayerState& player = state.player(event.player);
    player.hero = event.hero;
    player.life = player.lifeScore = std::int16_t(game.hero(event.hero).life);
    player.level = 1;
    player.glory = player.peril = 1;
}

void evolve(const Game&, GameState& state, const QuestDealt& event)
{
    QuestState& quest = state.quest(event.quest);
    quest.place = QuestPlace::Personal;
    quest.owner = event.player;
    quest.bottom = 0;
}

void evolve(const Game&, GameState& state, const GlobalQuestTurned& event)
{
    QuestState& quest = state.quest(event.quest);
    quest.place = QuestPlace::Global;
    quest.owner = PlayerId::None;
    quest.bottom = 0;
}

void evolve(const Game&, GameState& state, const HeroPlaced& event)
{
    state.player(event.player).space = event.space;
}

} // namespace delve::dungeoneer::play
