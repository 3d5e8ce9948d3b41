// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/treasure/sprung_trap.h"

#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/fighting/damage.h"
#include "engine/mageknight/play/fighting/lines.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/monsters/spawn.h"
#include "engine/mageknight/play/monsters/tokens.h"
#include "engine/mageknight/play/sections/passengers.h"
#include "engine/mageknight/play/sections/section_choice.h"
#include "engine/mageknight/play/treasure/items.h"
#include "engine/mageknight/play/turns/experience.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

constexpr int springExperience = 25; // XP-06

const Trap& trapOf(const Position& position, ChestId chest)
{
    const GameParts::ChestPiece& piece = position.game().parts().chests[indexOf(chest)];
    return (*piece.trap)[position.state().chest(chest).trapPosition];
}

/// What a trap of kind R can see from its chest.
class TrapSight
{
public:
    TrapSight(const Position& position, ChestId chest, FigureId opener)
        : m_position(position),
          m_chest(position.state().chest(chest)),
          m_figures(position.board().squareCount()),
          m_objects(position.board().squareCount())
    {
        for (SquareIndex square = 0; square < position.board().squareCount(); ++square) {
            const Occupant occupant = position.state().occupant(square);
            // TRAP-23: figures block, but the hero that opens the chest does not.
            if (occupant.isFigure())
                m_figures.set(square, occupant.figure() != pieceOf(position, opener));
            else if (!occupant.isNone())
                m_objects.set(square);
        }
    }

    /// BASE-13: up to the measuring square of a figure, whose own squares do not block.
    LineOfFire lineTo(FigureId figure) const
    {
        const Body own = bodyOf(m_position, figure);
        return traceLine(m_position.board(), m_chest.square, squareOf(figure), query(figure, own));
    }

    bool reaches(FigureId figure, int range) const
    {
        const Body own = bodyOf(m_position, figure);
        return trapLine(m_position.board(), {m_chest.square, m_chest.facing}, squareOf(figure), range,
                        query(figure, own))
            .has_value();
    }

    bool reaches(SquareIndex square, int range) const
    {
        return trapLine(m_position.board(), {m_chest.square, m_chest.facing}, square, range, query())
            .has_value();
    }

private:
    SquareIndex squareOf(FigureId figure) const
    {
        return measuringSquare(m_position, figure, m_chest.square);
    }
    LineQuery query() const
    {
        LineQuery query;
        query.doors = m_position.state().doors();
        query.figures = m_figures.view();
        query.objects = m_objects.view();
        query.hindering = m_position.state().squares(SquareSet::Hindering);
        return query;
    }
    LineQuery query(FigureId figure, const Body& own) const
    {
        LineQuery query = this->query();
        if (!m_position.kind(figure).isOneSquare())
            query.bases = {own.begin(), own.size()};
        return query;
    }

    const Position& m_position;
    const ChestState& m_chest;
    BitSet m_figures;
    BitSet m_objects;
};

/// TRAP-18, TRAP-19: the tile of the chest, and that of the hero.
bool isOnTiles(const Position& position, ChestId chest, FigureId opener, SquareIndex square)
{
    const Board& board = position.board();
    const TileIndex tile = board.tileOf(square);
    return tile == board.tileOf(position.state().chest(chest).square) ||
           (position.figure(opener).isInside() && isOnTile(position, opener, tile)); // BASE-10
}

/// TRAP-17 to TRAP-25: whether the attack of the trap concerns what stands on a square.
class TrapConcern
{
public:
    TrapConcern(const Position& position, ChestId chest, FigureId opener)
        : m_position(position),
          m_chest(chest),
          m_opener(opener),
          m_attack(*trapOf(position, chest).attack),
          m_sight(position, chest, opener)
    {}

    bool concerns(SquareIndex square) const
    {
        switch (m_attack.target) {
        case TrapTarget::Opener: return square == m_position.figure(m_opener).square;
        case TrapTarget::Tile: return isOnTiles(m_position, m_chest, m_opener, square);
        case TrapTarget::Ranged: return m_sight.reaches(square, m_attack.range);
        }
        return false;
    }

    bool concerns(FigureId figure) const
    {
        if (m_attack.target == TrapTarget::Ranged)
            return m_sight.reaches(figure, m_attack.range);
        // CAV-15: of a cavalry unit the rider works on it.
        if (m_attack.target == TrapTarget::Opener && figure == companionOf(m_position, m_opener))
            return false;
        bool isConcerned = false;
        forEachSquareOf(m_position, figure, [&](SquareIndex square) { isConcerned |= concerns(square); });
        return isConcerned;
    }

private:
    const Position& m_position;
    ChestId m_chest;
    FigureId m_opener;
    const TrapAttack& m_attack;
    TrapSight m_sight;
};

/// DMG-13: nearest to the chest first, then by number.
std::vector<FigureId> targetsOf(const Position& position, ChestId chest, const TrapConcern& concern)
{
    std::vector<FigureId> targets;
    for (std::size_t i = 0; i < position.state().figures().size(); ++i)
        if (position.state().figures()[i].isInside() && !isSection(position, FigureId(i)) &&
            !isPassenger(position, FigureId(i)) && concern.concerns(FigureId(i))) // PSGR-15
            targets.push_back(FigureId(i));
    const SquareIndex origin = position.state().chest(chest).square;
    std::ranges::stable_sort(targets, {},
                             [&](FigureId target) { return distanceTo(position, target, origin); });
    return targets;
}

BlowNumbers plainNumbers(const Position& position, const TrapAttack& attack, FigureId target)
{
    return objectNumbers(position, attack.attack, attack.damage, target);
}

} // namespace

std::optional<LineOfFire> trapLine(const Board& board, ChestStand chest, SquareIndex to, int range,
                                   const LineQuery& query)
{
    if (to == chest.square || board.levelOf(to) != board.levelOf(chest.square) ||
        rangeBetween(board, chest.square, to) > range)
        return std::nullopt;
    const LineOfFire line = traceLine(board, chest.square, to, query);
    if (!line.isClear())
        return std::nullopt;
    // RANGE-07: the first square is in the front arc and adjacent.
    const SquareIndex first = line.first == noSquare ? to : line.first;
    bool isAhead = false;
    forEachSquareBefore(board, chest, query.doors, [&](SquareIndex next) { isAhead |= next == first; });
    return isAhead ? std::optional(line) : std::nullopt;
}

bool comesFromBehind(const Position& position, FigureId target, SquareIndex from)
{
    return isRearSquare(position, target, from);
}

BlowNumbers objectNumbers(const Position& position, int attack, int damage, FigureId target)
{
    BlowNumbers numbers;
    numbers.attack = attack;
    numbers.damage = damage;
    numbers.defense = dialValue(position, target, Slot::Defense);
    numbers.addToDefense("TREAS-10", itemBonus(position, target, Slot::Defense));
    return numbers;
}

BlowNumbers trapNumbers(const Position& position, ChestId chest, FigureId opener, FigureId target)
{
    const TrapAttack& attack = *trapOf(position, chest).attack;
    const SquareIndex origin = position.state().chest(chest).square;
    BlowNumbers numbers = plainNumbers(position, attack, target);
    if (attack.target == TrapTarget::Opener && comesFromBehind(position, target, origin))
        numbers.addToRoll("OBJ-02", 1);
    // TRAP-20: no rear arc and no cover for T. TRAP-22: both for R.
    if (attack.target == TrapTarget::Ranged) {
        const LineOfFire line = TrapSight(position, chest, opener).lineTo(target);
        if (line.cover)
            numbers.addToDefense("RANGE-17", 1);
        if (arrivesThroughRear(position, target, {origin, measuringSquare(position, target, origin)}))
            numbers.addToRoll("RANGE-19", 1);
    }
    return numbers;
}

void springTrap(Unfolding& unfolding, ChestId chest, FigureId opener, bool second)
{
    const Position position = unfolding.position();
    const Trap trap = trapOf(position, chest);
    const PlayerId player = position.figure(opener).team;
    unfolding.emit(second ? "TRAP-29" : "TRAP-11", TrapSprung{chest});
    // TRAP-34: the last comes first onto the agenda.
    unfolding.later(SettleTrap{chest, player, second});
    if (trap.attack)
        unfolding.later(TrapAttacks{chest, opener});
    if (trap.spawn) {
        unfolding.later(GreetGroup{});
        // TRAP-14, CONV-14: placed by the opponent.
        callMonsters(unfolding, opponentOf(unfolding.game(), player),
                     {trap.spawn->count, trap.spawn->maxPoints}, PointCap::Firm,
                     position.state().chest(chest).square, opener);
    }
}

namespace {

/// MD-30: puts the sections that are named in the place of hulls. A hull whose controller has still to name
/// one; None if all are named.
FigureId nameForTrap(const Position& position, std::vector<FigureId>& targets)
{
    for (FigureId& target : targets)
        if (isHull(position, target)) {
            const FigureId section = namedForTrap(position, target);
            if (section == target)
                return target;
            target = section;
        }
    return FigureId::None;
}

/// The trap goes on when the section is named.
template <typename Task>
void askForTrap(Unfolding& unfolding, const Task& task, FigureId hull, FigureId cause)
{
    unfolding.later(task);
    askForSection(unfolding, hull, cause);
}

} // namespace

void resume(Unfolding& unfolding, const TrapAttacks& task)
{
    const Position position = unfolding.position();
    std::vector<FigureId> targets;
    std::vector<BlowNumbers> numbers;
    std::vector<TokenId> tokens;
    {
        const TrapConcern concern(position, task.chest, task.opener);
        targets = targetsOf(position, task.chest, concern);
        // Before the roll.
        if (const FigureId hull = nameForTrap(position, targets); hull != FigureId::None)
            return askForTrap(unfolding, task, hull, task.opener);
        for (const FigureId target : targets)
            numbers.push_back(trapNumbers(position, task.chest, task.opener, target));
        // TRAP-25: H never affects tokens, since one stands nowhere that the opener does.
        for (std::size_t i = 0; i < position.state().tokens().size(); ++i)
            if (const TokenState& token = position.state().tokens()[i];
                token.isInPlay() && concern.concerns(token.square))
                tokens.push_back(TokenId(i));
    }
    if (targets.empty() && tokens.empty())
        return;
    for (const TokenId token : tokens)
        unfolding.emit("TRAP-25", TokenCaught{token});
    // OBJ-03: the opponent rolls, once for all (TRAP-20).
    const PlayerId roller = opponentOf(unfolding.game(), position.figure(task.opener).team);
    const int natural = unfolding.rollTwo("OBJ-03", RollFor::TrapAttack, roller).total();
    if (!tokens.empty())
        unfolding.later(CaughtTokens{task.chest, task.opener, std::int8_t(natural)});
    std::vector<Hit> hits;
    for (std::size_t i = 0; i < targets.size(); ++i) {
        unfolding.emit("OBJ-02", TrapStruck{task.chest, targets[i], numbers[i].hits(natural)});
        hits.push_back({targets[i], numbers[i].clicks(natural)});
    }
    // OBJ-06, OBJ-07: nobody answers, and nobody is the victor.
    if (unfolding.game().hasSections())
        forgetSections(unfolding);
    dealDamage(unfolding, "OBJ-02", hits, FigureId::None);
}

void resume(Unfolding& unfolding, const CaughtTokens& task)
{
    const auto tokens = unfolding.state().tokens();
    const auto next = std::ranges::find_if(tokens, [](const TokenState& t) { return t.has(mark::caught); });
    if (next == tokens.end())
        return;
    const TokenId token = TokenId(next - tokens.begin());
    unfolding.later(task);
    unfolding.later(GreetGroup{});
    unfolding.later(TrapMeetsGroup{task.chest, task.natural});
    convertToken(unfolding, token, task.opener);
}

void resume(Unfolding& unfolding, const TrapMeetsGroup& task)
{
    const Position position = unfolding.position();
    const TrapAttack attack = *trapOf(position, task.chest).attack;
    std::vector<FigureId> targets;
    position.state().forEachFigure(FigureSet::Group, [&](FigureId newcomer) { targets.push_back(newcomer); });
    // The trap was sprung by whoever is active.
    if (const FigureId hull = nameForTrap(position, targets); hull != FigureId::None)
        return askForTrap(unfolding, task, hull, position.turn().figure);
    std::vector<Hit> hits;
    for (const FigureId target : targets) {
        const BlowNumbers numbers = plainNumbers(position, attack, target);
        unfolding.emit("TRAP-26", TrapStruck{task.chest, target, numbers.hits(task.natural)});
        hits.push_back({target, numbers.clicks(task.natural)});
    }
    if (unfolding.game().hasSections())
        forgetSections(unfolding);
    dealDamage(unfolding, "TRAP-26", hits, FigureId::None);
}

void resume(Unfolding& unfolding, const SettleTrap& task)
{
    // TRAP-30, TRAP-31: after the second trap there is no experience and no chest.
    if (task.second)
        return unfolding.emit("TRAP-30", ChestRemoved{task.chest});
    unfolding.emit("TRAP-32", TrapSettled{task.chest});
    gainExperience(unfolding, "XP-06", task.player, springExperience);
}

void evolve(StateWriter&, const TrapSprung&)
{}

void evolve(StateWriter&, const TrapStruck&)
{}

void evolve(StateWriter& state, const TokenCaught& event)
{
    state.token(event.token).marks |= mark::caught;
}

void evolve(StateWriter& state, const TrapSettled& event)
{
    state.chest(event.chest).trap = TrapStage::Safe;
}

void evolve(StateWriter& state, const ChestRemoved& event)
{
    state.lift(event.chest);
    ChestState& chest = state.chest(event.chest);
    chest.square = noSquare;
    chest.place = ChestPlace::Removed;
    chest.owner = PlayerId::None;
}

} // namespace delve::mageknight::play
