// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/stats/game_watch.h"

#include "engine/mageknight/play/treasure/treasure.h"

namespace delve::mageknight::play {

GameWatch::GameWatch(const Game& game)
    : m_game(game),
      m_freezes(game),
      m_squares(game.sizes().figures, noSquare),
      m_before(m_squares),
      m_harm(game.sizes().figures, DeathCause::Other),
      m_striker(game.sizes().figures, FigureId::None)
{
    m_record.seats.resize(game.sizes().players);
    m_record.chests.resize(game.sizes().chests);
    m_record.tokensMet.resize(game.sizes().tokens);
    m_record.turns = 1; // that of the first player begins without an event
}

void GameWatch::observe(const GameState& after, const Events& events)
{
    m_hasGoldMoved = false;
    for (const Event& event : events)
        note(event, after.turn().round);
    notePlaces(after);
    m_freezes.observe(after, events);
    if (m_hasGoldMoved)
        noteLead(after);
}

void GameWatch::note(const Event& event, int round)
{
    if (const auto* moved = std::get_if<FigureMoved>(&event.what)) {
        m_squares[indexOf(moved->figure)] = moved->to;
    } else if (const auto* placed = std::get_if<FigurePlaced>(&event.what)) {
        m_squares[indexOf(placed->figure)] = placed->to;
    } else if (const auto* blow = std::get_if<BlowStruck>(&event.what)) {
        if (blow->hit)
            m_striker[indexOf(blow->target)] = blow->striker;
    } else if (const auto* damaged = std::get_if<FigureDamaged>(&event.what)) {
        m_harm[indexOf(damaged->figure)] = causeOf(DamageRule::sourceOf(event.rule), damaged->figure);
    } else if (const auto* fallen = std::get_if<FigureEliminated>(&event.what)) {
        m_hasGoldMoved = true;
        // DMG-03: the end of a dial comes from damage; what falls by another rule was not harmed.
        if (teamOf(fallen->figure) != PlayerId::None)
            m_record.deaths.push_back(
                {m_squares[indexOf(fallen->figure)], FallRule::causeOf(event.rule) == FallCause::Damage
                                                         ? m_harm[indexOf(fallen->figure)]
                                                         : DeathCause::Other});
    } else if (const auto* opened = std::get_if<ChestOpened>(&event.what)) {
        ++m_record.chests[indexOf(opened->chest)].opened;
    } else if (const auto* sprung = std::get_if<TrapSprung>(&event.what)) {
        ++m_record.chests[indexOf(sprung->chest)].sprung;
    } else if (const auto* taken = std::get_if<ChestTaken>(&event.what)) {
        m_hasGoldMoved = true;
        m_record.chests[indexOf(taken->chest)].taken = true;
        if (int& took = m_record.seats[indexOf(taken->player)].took; took == 0)
            took = round;
    } else if (const auto* flipped = std::get_if<TokenFlipped>(&event.what)) {
        m_record.tokensMet[indexOf(flipped->token)] = true;
    } else if (std::holds_alternative<TurnBegan>(event.what)) {
        ++m_record.turns;
    } else if (std::holds_alternative<HeroLeft>(event.what)) {
        m_hasGoldMoved = true;
    }
}

DeathCause GameWatch::causeOf(DamageSource source, FigureId figure) const
{
    switch (source) {
    case DamageSource::Blow: {
        const FigureId striker = m_striker[indexOf(figure)];
        const bool isHero = striker != FigureId::None && teamOf(striker) != PlayerId::None;
        return isHero ? DeathCause::Rival : DeathCause::Monster;
    }
    case DamageSource::OwnMiss: return DeathCause::OwnMiss;
    case DamageSource::Trap: return DeathCause::Trap;
    case DamageSource::Artifact: return DeathCause::Artifact;
    case DamageSource::Ability: return DeathCause::Ability;
    }
    return DeathCause::Other;
}

/// Where the action brought the heroes.
void GameWatch::notePlaces(const GameState& state)
{
    for (std::size_t i = 0; i < m_squares.size(); ++i) {
        const SquareIndex square = state.figures()[i].square;
        m_squares[i] = square;
        // SA-FLIGHT: who is in the air has not come to a square yet.
        const bool isAloft = state.turn().has(activation::aloft) && state.turn().figure == FigureId(i);
        if (square == m_before[i] || isAloft)
            continue;
        m_before[i] = square;
        const PlayerId team = teamOf(FigureId(i));
        if (square == noSquare || team == PlayerId::None)
            continue;
        m_record.visits.push_back(square);
        if (int& reached = m_record.seats[indexOf(team)].reached;
            reached == 0 && isBesideChest(state, square))
            reached = state.turn().round;
    }
}

bool GameWatch::isBesideChest(const GameState& state, SquareIndex square) const
{
    const Board& board = m_game.board(state);
    for (const ChestState& chest : state.chests())
        if (chest.place == ChestPlace::Board && chest.square != noSquare)
            for (int i = 0; i < 8; ++i)
                if (board.neighbour(square, Direction(i)) == chest.square &&
                    board.isAdjacent(square, Direction(i), state.doors()))
                    return true;
    return false;
}

void GameWatch::noteLead(const GameState& state)
{
    const Position position(m_game, state);
    int most = 0;
    PlayerId leader = PlayerId::None;
    for (int i = 0; i < m_game.playerCount(); ++i) {
        int gold = state.player(PlayerId(i)).gold;
        for (std::size_t chest = 0; chest < state.chests().size(); ++chest)
            if (state.chests()[chest].owner == PlayerId(i))
                if (const Treasure* treasure = treasureIn(position, ChestId(chest)))
                    gold += treasure->gold;
        if (gold == most)
            leader = PlayerId::None; // nobody leads alone
        if (gold > most) {
            most = gold;
            leader = PlayerId(i);
        }
    }
    if (leader == PlayerId::None || leader == m_leader)
        return;
    m_record.leadChanges += m_leader != PlayerId::None;
    m_leader = leader;
}

const GameRecord& GameWatch::finish(const GameState& end, const MatchResult& result)
{
    m_record.isLimited = result.outcome.ending == Ending::RoundLimit;
    m_record.rounds = result.rounds;
    m_record.choices = result.choices;
    const auto& winners = result.outcome.winners;
    for (std::size_t i = 0; i < m_record.seats.size(); ++i) {
        GameRecord::Seat& seat = m_record.seats[i];
        const bool isWinner = std::ranges::find(winners, PlayerId(i)) != winners.end();
        seat.won = isWinner && winners.size() == 1;
        seat.shared = isWinner && winners.size() > 1;
        seat.gold = result.outcome.gold[i];
        seat.experience = end.players()[i].experience;
        const auto& heroes = m_game.player(PlayerId(i)).heroes;
        for (const FigureId hero : heroes) {
            const FigureState& state = end.figure(hero);
            seat.heroesLost += state.where == Whereabouts::Eliminated;
            seat.heroesOut += state.where == Whereabouts::Left;
            const int start = m_game.parts().figures[indexOf(hero)].level;
            seat.levels += std::max(0, state.level - start);
        }
        seat.fell = seat.heroesLost == int(heroes.size());
        seat.froze = m_freezes.hasFrozen(PlayerId(i));
    }
    for (std::size_t i = 0; i < m_record.chests.size(); ++i)
        if (const ChestState& chest = end.chests()[i]; chest.place == ChestPlace::Stored)
            m_record.chests[i].keptBy = chest.owner;
    return m_record;
}

} // namespace delve::mageknight::play
