// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/core/invariants.h"

#include "engine/dungeoneer/play/core/task.h"

namespace delve::dungeoneer::play {

namespace {

bool needsOwner(Place place)
{
    return place == Place::Hand || place == Place::Boons || place == Place::Treasures ||
           place == Place::Banes || place == Place::Horde;
}

bool hasList(const Game& game, EffectsOf list, int source)
{
    const auto isCard = [&] { return source >= 0 && source < game.cardCount(); };
    const auto isQuest = [&] { return source >= 0 && source < game.questCount(); };
    const auto isSpace = [&] { return source >= 0 && source < game.spaceCount(); };
    switch (list) {
    case EffectsOf::Played:
    case EffectsOf::TrapSuccess:
    case EffectsOf::TrapFailure: return isCard();
    case EffectsOf::Activation: return isCard() && game.card(CardId(source)).activation.has_value();
    case EffectsOf::HitMelee:
    case EffectsOf::HitMagic:
    case EffectsOf::HitSpeed: {
        const MonsterId monster = MonsterId(source);
        if (isCard())
            return true;
        const int quest = int(questOf(monster)), space = int(spaceOf(monster));
        if (quest >= 0)
            return quest < game.questCount() && game.quest(QuestId(quest)).slay.has_value();
        return space >= 0 && space < game.spaceCount() && game.space(SpaceId(space)).monster.has_value();
    }
    case EffectsOf::Entry: return isSpace();
    case EffectsOf::MapReward: return isSpace() && game.space(SpaceId(source)).monster.has_value();
    case EffectsOf::QuestReward:
    case EffectsOf::Ongoing: return isQuest();
    case EffectsOf::QuestSuccess:
    case EffectsOf::QuestFailure: return isQuest() && game.quest(QuestId(source)).threat.has_value();
    case EffectsOf::SearchSuccess:
    case EffectsOf::SearchFailure: return isQuest() && game.quest(QuestId(source)).search.has_value();
    case EffectsOf::Artifact: return isQuest() && game.quest(QuestId(source)).artifact.has_value();
    case EffectsOf::HeroAbility: return source >= 0 && source < game.heroCount();
    }
    return false;
}

bool isPossible(const Game& game, const Frame& frame)
{
    if (frame.kind == FrameKind::Effects)
        return hasList(game, frame.list, frame.source) && frame.controller != PlayerId::None &&
               frame.next >= 0 && std::size_t(frame.next) <= game.effects(frame.list, frame.source).size();
    if (frame.kind == FrameKind::Threat)
        return frame.roller != PlayerId::None &&
               (frame.why != ThreatFor::Trap || (frame.source >= 0 && frame.source < game.cardCount())) &&
               (frame.why != ThreatFor::Trap || frame.space != SpaceId::None);
    const bool hasTwo = frame.attacker != PlayerId::None && frame.defender != PlayerId::None;
    const bool hasOne = frame.attacker != PlayerId::None || frame.defender != PlayerId::None;
    return hasTwo || (hasOne && frame.monster != MonsterId::None);
}

bool isPossible(const Game& game, const GameState& state, PlayerId id)
{
    const PlayerState& player = state.player(id);
    if (state.turn.phase == Phase::Setup)
        return player.hero == HeroId::None || indexOf(player.hero) < std::size_t(game.heroCount());
    if (player.hero == HeroId::None || player.level < 1 ||
        std::size_t(player.level) > game.hero(player.hero).levels.size())
        return false;
    if (player.glory < 0 || player.peril < 0 || player.movement < 0 || player.extra < 0 ||
        player.hand != state.hands[indexOf(id)].count() || player.cusp < -1 || player.cusp > 3)
        return false;
    if (!player.isAlive)
        return player.space == SpaceId::None && player.hand == 0;
    return player.life > 0 && player.space != SpaceId::None &&
           state.space(player.space).place == SpacePlace::Laid;
}

bool isPossible(const Game& game, const GameState& state, SpaceId id)
{
    const SpaceState& space = state.space(id);
    for (const Side side : allSides) {
        const SpaceId other = space.beside[std::size_t(side)];
        if (other == SpaceId::None)
            continue;
        const SpaceState& there = state.space(other);
        const Cell cell = neighbour({space.column, space.row}, side);
        if (space.place != SpacePlace::Laid || there.place != SpacePlace::Laid ||
            cell != Cell{there.column, there.row} || game.space(id).kind != game.space(other).kind ||
            there.beside[std::size_t(opposite(side))] != id)
            return false;
    }
    return true;
}

bool isPossible(const Game& game, const GameState& state, QuestId id)
{
    const QuestState& quest = state.quest(id);
    const bool isOwned = quest.place == QuestPlace::Personal || quest.place == QuestPlace::Completed;
    if (isOwned != (quest.owner != PlayerId::None) ||
        (quest.carrier != PlayerId::None && quest.lies != SpaceId::None))
        return false;
    const bool isEscort = game.quest(id).criterion == Criterion::Escort;
    return isEscort || (quest.carrier == PlayerId::None && quest.lies == SpaceId::None);
}

template <typename T> bool isNamed(T value)
{
    if constexpr (requires { T::None; })
        return value != T::None;
    else
        return true;
}

/// DNR-TREAS-09, DNR-COMBAT-18: nobody has more than the limits allow, but while it is asked what goes.
/// DNR-HERO-20: nor more Life than the score.
bool isWithinLimits(const Game& game, const GameState& state, PlayerId id)
{
    const Position position(game, state);
    const bool isAsked = pending<SurplusChoice>(position) || pending<ReturnChoice>(position);
    return !state.player(id).isAlive || state.turn.phase == Phase::Setup ||
           (state.player(id).life <= state.player(id).lifeScore &&
            (isAsked || surplusOf(position, id) == Place::Unseen));
}

/// Whatever a task speaks of is there; only some may speak of nothing.
bool isPossible(const Packed& packed)
{
    return std::visit(
        []<typename T>(const T& task) {
            if constexpr (std::is_same_v<T, Window> || std::is_same_v<T, TakeEffect>) {
                return true;
            } else if constexpr (std::is_same_v<T, PlaceChoice> || std::is_same_v<T, CardPayment>) {
                return isNamed(task.player);
            } else {
                bool isWhole = true;
                table::forEachField(task,
                                    [&](const auto&, auto value) { isWhole = isWhole && isNamed(value); });
                return isWhole;
            }
        },
        unpack<Task>(packed));
}

} // namespace

std::string fillSets(const Game& game, GameState& state)
{
    for (int i = 0; i < game.cardCount(); ++i) {
        const CardState& card = state.card(CardId(i));
        if (needsOwner(card.place) && card.owner == PlayerId::None)
            return game.nameOf(CardId(i));
        if (CardBits* bits = state.bitsOf(card.place, card.owner))
            bits->set(CardId(i), true);
    }
    return {};
}

std::string faultOf(const Game& game, const GameState& state)
{
    CardBits seen;
    int counted = 0;
    const auto count = [&](const CardBits& bits, Place place, std::size_t owner) {
        bool isRight = true;
        bits.forEach([&](CardId card) {
            isRight = isRight && !seen.has(card) && state.card(card).place == place &&
                      (!needsOwner(place) || indexOf(state.card(card).owner) == owner);
            seen.set(card, true);
            ++counted;
        });
        return isRight;
    };
    for (std::size_t i = 0; i < std::size_t(mostPlayers); ++i)
        if (!count(state.hands[i], Place::Hand, i) || !count(state.boons[i], Place::Boons, i) ||
            !count(state.treasures[i], Place::Treasures, i) || !count(state.banes[i], Place::Banes, i) ||
            !count(state.hordes[i], Place::Horde, i))
            return "cards";
    if (!count(state.deck, Place::Deck, 0) || !count(state.discard, Place::Discard, 0) ||
        !count(state.laid, Place::Laid, 0) || !count(state.attached, Place::Attached, 0))
        return "cards";
    for (int i = 0; i < game.cardCount(); ++i) {
        const CardState& card = state.card(CardId(i));
        counted += card.place == Place::Declared;
        const bool isOdd =
            (card.place == Place::Attached) != (card.host != CardId::None) ||
            (card.place == Place::Laid && card.target == PlayerId::None) ||
            (card.place != Place::Laid && card.place != Place::Attached && card.target != PlayerId::None) ||
            card.charges < 0;
        if (isOdd || (card.place == Place::Attached && card.controller == PlayerId::None))
            return game.nameOf(CardId(i));
    }
    if (counted != game.cardCount())
        return "cards";
    if (state.turn.phase != Phase::Setup &&
        (state.turn.player == PlayerId::None || state.turn.first == PlayerId::None))
        return "turn";
    for (int i = 0; i < game.playerCount(); ++i)
        if (!state.isOver() &&
            (!isPossible(game, state, PlayerId(i)) || !isWithinLimits(game, state, PlayerId(i))))
            return game.nameOf(PlayerId(i));
    for (int i = 0; i < game.spaceCount(); ++i)
        if (!isPossible(game, state, SpaceId(i)))
            return game.nameOf(SpaceId(i));
    for (int i = 0; i < game.questCount(); ++i)
        if (!isPossible(game, state, QuestId(i)))
            return game.nameOf(QuestId(i));
    for (const Packed& task : state.pending())
        if (!isPossible(task))
            return "tasks";
    // Somebody who is in the game has to choose.
    if (const PlayerId actor = playerToAct(game, state);
        !state.isOver() && (actor == PlayerId::None || !state.player(actor).isAlive))
        return "tasks";
    for (std::size_t i = 0; i < state.frameCount; ++i)
        if (!isPossible(game, state.frames[i]))
            return "frames";
    for (const Lasting& lasting : state.inForce())
        if (!hasList(game, lasting.list, lasting.source) || lasting.index < 0 ||
            std::size_t(lasting.index) >= game.effects(lasting.list, lasting.source).size())
            return "lasting";
    return {};
}

} // namespace delve::dungeoneer::play
