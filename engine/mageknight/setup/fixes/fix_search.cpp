// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/fixes/fix_search.h"

#include "engine/mageknight/scenario/edits/table_edits.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/setup/added_errors.h"
#include "engine/mageknight/setup/fixes/fixes_for.h"
#include "engine/mageknight/setup/placements/place_thing.h"
#include "engine/mageknight/setup/placements/placement_field.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <tuple>

namespace delve::mageknight {

namespace {

/// What a try costs, in tiles and pieces that the rules are asked about.
std::int64_t costOfTry(EditTrial& edits)
{
    std::size_t things = 20; // what even an empty scenario costs
    visitAllLists(edits.scenario(), [&](ThingKind, const auto& list) { things += list.size(); });
    if (edits.isLarge())
        return std::int64_t(60 + things / 16);
    // Where pieces are piled up, what is said about them takes longer than to find it.
    constexpr std::size_t commonFindings = 50;
    return std::int64_t(things + 4 * (std::max(edits.before().size(), commonFindings) - commonFindings));
}

/// In a large scenario every further change touches about so much: a tile, those around it, and what lies
/// there. In others all is looked at anyway.
std::int64_t costOfChanges(const Edit& edit, const EditTrial& edits)
{
    constexpr std::int64_t aroundATile = 32;
    const std::int64_t further = std::max<std::int64_t>(0, std::int64_t(edit.changes.size()) - 1);
    return edits.isLarge() ? aroundATile * further : 0;
}

/// Where pieces lie that have no tile under them, or none that they may lie on.
std::vector<Square> strayPieces(EditTrial& edits)
{
    constexpr std::array<std::string_view, 6> rules{"MRK-03", "ART-04", "CHEST-11",
                                                    "TOK-14", "ENT-01", "ENT-03"};
    std::vector<Square> squares;
    for (const Finding& error : edits.before())
        if (std::ranges::find(rules, error.rule) != rules.end())
            squares.insert(squares.end(), error.about.squares.begin(), error.about.squares.end());
    return squares;
}

constexpr int triesForOnePiece = 250;
constexpr int removalsWhenTired = 20;

} // namespace

std::int64_t effortOfTry(EditTrial& edits, const Edit& edit)
{
    return costOfTry(edits) + costOfChanges(edit, edits);
}

FixSearch::FixSearch(EditTrial& trial, const Finding& wrong, std::int64_t effort)
    : edits(trial),
      scenario(trial.scenario()),
      content(trial.content()),
      finding(wrong),
      before(trial.before()),
      m_known(trial.known()),
      m_alike(countOfAlike(wrong, before)),
      m_stray(strayPieces(trial)),
      m_ids(trial.scenario()),
      m_random(1),
      m_effort(effort),
      m_cost(costOfTry(trial))
{
    // To begin means to look through all things and findings once.
    m_effort -= m_cost / 16;
    spendLooks(4 * before.size());
}

FindingsChange FixSearch::tried(const Edit& edit)
{
    FindingsChange change = edits.change(edit);
    m_effort -= std::max(m_cost + costOfChanges(edit, edits), edits.effortOfLast());
    return change;
}

bool FixSearch::offer(FixKind kind, const Edit& edit, Concern about)
{
    // Long searches end, but not before something was taken away.
    const bool isOver = isTired() && (keepsEverything(kind) || m_effort < -removalsWhenTired * m_cost);
    if (edit.isEmpty() || isOver)
        return false;
    if (!isMendedBy(tried(edit)))
        return false;
    m_fixes.push_back({.kind = kind, .edit = edit, .about = std::move(about)});
    return true;
}

bool FixSearch::offer(FixKind kind, const Scenario& after, Concern about)
{
    return offer(kind, difference(EditName::FixFinding, scenario, after), std::move(about));
}

bool FixSearch::offerBest(const std::vector<Fix>& choice, int atLeast)
{
    std::optional<std::pair<int, int>> least; // errors and findings, more than before
    const Fix* best = nullptr;
    for (const Fix& fix : choice) {
        if (isTired())
            break;
        if (fix.edit.isEmpty())
            continue;
        const FindingsChange change = tried(fix.edit);
        if (!isMendedBy(change))
            continue;
        const std::pair more(countOf(change.after, Severity::Error) - countOf(change.before, Severity::Error),
                             int(change.after.size()) - int(change.before.size()));
        if (more.second <= -atLeast && (!least || more < *least)) {
            least = more;
            best = &fix;
        }
        if (more.second == -int(before.size())) // nothing is left that another could mend
            break;
    }
    if (best)
        m_fixes.push_back(*best);
    return best != nullptr;
}

bool FixSearch::hasFoundToKeepAll() const
{
    return std::ranges::any_of(m_fixes, [](const Fix& fix) { return keepsEverything(fix.kind); });
}

namespace {

/// What placing a piece in a spot does to it.
FixKind kindOfMove(const Spot& from, const Spot& to, ThingKind kind)
{
    if (from.square != to.square)
        return FixKind::Move;
    const bool hasEdge = kind == ThingKind::Door || kind == ThingKind::Entrance || kind == ThingKind::Exit;
    if (hasEdge)
        return FixKind::Move;
    return from.rotation != to.rotation || from.side != to.side ? FixKind::Turn : FixKind::Flip;
}

} // namespace

std::vector<Spot> FixSearch::nearestFirst(const CarriedPiece& piece, std::vector<Spot> spots) const
{
    const Spot from = spotOf(scenario, content, {piece.kind, *indexOf(scenario, piece)});
    // The same square turned or flipped comes first, then where a tile lies under pieces that have none, then
    // the least number of squares away.
    std::ranges::stable_sort(spots, {}, [&](const Spot& to) {
        const bool isOtherLevel = to.square.level != from.square.level;
        const int turns = (from.side != to.side) + (from.rotation != to.rotation) +
                          (from.tileSide != to.tileSide) + (from.face != to.face);
        return std::tuple(from.square != to.square, -strayPiecesUnder(piece, to), isOtherLevel,
                          distance(from.square, to.square), turns);
    });
    std::erase(spots, from);
    return spots;
}

int FixSearch::strayPiecesUnder(const CarriedPiece& piece, const Spot& spot) const
{
    if (m_stray.empty() || piece.kind != ThingKind::Tile)
        return 0;
    const Tile* tile = content.tile(std::get<PlacedTile>(piece.thing).tile);
    const Size size = rotated(sizeOf(tile->kind), spot.rotation);
    return int(std::ranges::count_if(m_stray, [&](Square square) {
        return square.level == spot.square.level && square.x >= spot.square.x && square.y >= spot.square.y &&
               square.x < spot.square.x + size.width && square.y < spot.square.y + size.height;
    }));
}

int FixSearch::errorsAfter(const Edit& edit)
{
    const FindingsChange change = tried(edit);
    return countOf(before, Severity::Error) - countOf(change.before, Severity::Error) +
           countOf(change.after, Severity::Error);
}

bool FixSearch::isNewError(const Finding& error) const
{
    return error.severity == Severity::Error && m_known.isNew(error);
}

bool FixSearch::isAllowed(const Findings& added) const
{
    return countOfAlike(finding, added) == 0 &&
           std::ranges::none_of(added, [&](const Finding& error) { return isNewError(error); });
}

bool FixSearch::isMendedBy(const FindingsChange& change) const
{
    // A fault that was named once may be named twice after the edit, or have been a mere to-do before.
    return countOf(change.after, Severity::Error) <= countOf(change.before, Severity::Error) &&
           m_alike == countOfAlike(finding, change.before) && isAllowed(change.after);
}

bool FixSearch::moveSeveral(const std::vector<ThingId>& ids)
{
    Scenario after = scenario;
    std::vector<ThingId> moved;
    for (auto id = ids.rbegin(); id != ids.rend() && !isTired(); ++id) {
        const auto place = findThing(after, *id);
        if (!place || place->kind == ThingKind::Player || place->kind == ThingKind::Tile)
            continue;
        const CarriedPiece piece{place->kind, thingAt(after, *place)};
        const auto field = placementField(after, content, piece);
        spend(4);
        const auto spots = nearestFirst(piece, field->candidates());
        // Of a crowd that is still too large the rest may be named again.
        const auto isInTheWay = [&](const Finding& error) {
            return isAbout(error, *id) || isNewError(error);
        };
        const auto spot = std::ranges::find_if(
            spots, [&](const Spot& to) { return std::ranges::none_of(field->whyNot(to), isInTheWay); });
        if (spot == spots.end())
            continue;
        after = field->scenarioAt(*spot);
        moved.push_back(*id);
        if (moved.size() > 1 && offer(FixKind::Move, after, {.things = moved, .variant = "several"}))
            return true;
    }
    return false;
}

bool FixSearch::move(const ThingId& id)
{
    const auto place = findThing(scenario, id);
    if (!place || place->kind == ThingKind::Player || place->kind == ThingKind::Note)
        return false;
    const CarriedPiece piece{place->kind, thingAt(scenario, *place)};
    const auto field = placementField(edits, piece);
    spend(4);
    const Spot from = spotOf(scenario, content, *place);
    const std::int64_t enough = m_effort - triesForOnePiece * m_cost; // something is left for other ways
    std::optional<int> left;                                          // errors, with the best spot so far
    for (const Spot& spot : nearestFirst(piece, field->candidates())) {
        if (m_effort < enough || isTired() || left == 0)
            break;
        m_effort -= m_cost / 16;
        if (piece.kind != ThingKind::Tile && !isAllowed(field->whyNot(spot))) // cheaper than to try all of it
            continue;
        const FixKind kind = kindOfMove(from, spot, piece.kind);
        const Concern about{.things = {id}, .squares = {spot.square}};
        const Edit edit = placeThing(scenario, content, piece, spot);
        // What lies where two tiles overlap may belong to the other one, so the tile may also go alone.
        const bool isCarrying = piece.kind == ThingKind::Tile && edit.changes.size() > 1;
        if (!offer(kind, edit, about) &&
            !(isCarrying &&
              offer(kind, changeThing(scenario, *place, *thingIn(scenario, content, piece, spot)), about)))
            continue;
        // A tile may have left a gap, so that another spot mends more.
        if (piece.kind != ThingKind::Tile || countOf(before, Severity::Error) == 1)
            return true;
        if (const int errors = errorsAfter(m_fixes.back().edit); !left || errors < *left)
            left = errors;
        else
            m_fixes.pop_back();
    }
    return left.has_value();
}

bool FixSearch::placeAnew(FixKind kind, const CarriedPiece& piece, const Concern& about)
{
    const auto place = findThing(scenario, idOf(piece.thing));
    if (!place || offer(kind, changeThing(scenario, *place, piece.thing), about))
        return place.has_value();
    const auto field = placementField(edits, piece);
    spend(4);
    const std::int64_t enough = m_effort - triesForOnePiece * m_cost;
    for (const Spot& spot : nearestFirst(piece, field->candidates())) {
        if (m_effort < enough || isTired())
            return false;
        m_effort -= m_cost / 16;
        if (isAllowed(field->whyNot(spot)) && offer(kind, placeThing(scenario, content, piece, spot), about))
            return true;
    }
    return false;
}

bool FixSearch::add(const CarriedPiece& piece)
{
    if (isTired())
        return false;
    const auto field = placementField(edits, piece);
    spend(20);
    std::vector<Spot> spots = field->candidates();
    std::ranges::sort(spots);
    for (const Spot& spot : spots) {
        if (isTired())
            return false;
        if (field->isLegal(spot) && offer(FixKind::Add, placeThing(scenario, content, piece, spot),
                                          {.things = {idOf(piece.thing)}, .squares = {spot.square}}))
            return true;
    }
    return false;
}

bool FixSearch::remove(std::span<const ThingId> ids)
{
    return offer(FixKind::Remove, removeThings(scenario, content, ids), {.things = {ids.begin(), ids.end()}});
}

bool FixSearch::removeUntilMended(std::vector<ThingId> ids, int atLeast)
{
    std::erase_if(ids, [&](const ThingId& id) {
        const auto place = findThing(scenario, id);
        return !place || place->kind == ThingKind::Player;
    });
    std::vector<ThingId> gone;
    for (auto id = ids.rbegin(); id != ids.rend(); ++id) {
        gone.push_back(*id);
        if (int(gone.size()) >= atLeast && remove(gone))
            return true;
        if (m_effort < -removalsWhenTired * m_cost)
            return false;
    }
    return false;
}

bool FixSearch::change(FixKind kind, const ThingId& id, const std::function<void(Thing&)>& change,
                       Concern about)
{
    const auto place = findThing(scenario, id);
    if (!place)
        return false;
    Thing thing = thingAt(scenario, *place);
    change(thing);
    return offer(kind, changeThing(scenario, *place, thing), std::move(about));
}

bool FixSearch::agree(const std::string& what, const std::function<void(ScenarioOptions&)>& change,
                      std::vector<std::string> args)
{
    ScenarioFacts facts = static_cast<const ScenarioFacts&>(scenario);
    change(facts.options);
    return offer(FixKind::Agree, changeFacts(scenario, facts), {.args = std::move(args), .variant = what});
}

int surplusOf(const Finding& finding)
{
    return std::stoi(finding.about.args[0]) - std::stoi(finding.about.args[1]);
}

std::vector<ThingPlace> FixSearch::placesToBlame() const
{
    constexpr std::size_t mostOfACrowd = 500;
    std::vector<ThingPlace> places;
    const auto& things = finding.about.things;
    for (auto id = things.rbegin(); id != things.rend() && places.size() < mostOfACrowd; ++id)
        if (const auto place = findThing(scenario, *id); place && place->kind != ThingKind::Player)
            places.push_back(*place);
    return places;
}

const Player* FixSearch::playerToBlame() const
{
    const auto& things = finding.about.things;
    const auto& players = scenario.players;
    const auto found =
        things.empty() ? players.end() : std::ranges::find(players, things.front(), &Player::id);
    return found == players.end() ? nullptr : &*found;
}

} // namespace delve::mageknight
