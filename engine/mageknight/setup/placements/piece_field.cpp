// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/placements/piece_field.h"

#include "engine/mageknight/scenario/edits/table_edits.h"
#include "engine/mageknight/scenario/figures_on_board.h"
#include "engine/mageknight/setup/added_errors.h"
#include "engine/mageknight/setup/placements/check_inputs.h"
#include "engine/mageknight/setup/placements/marker_effects.h"
#include "engine/mageknight/setup/placements/place_thing.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

/// A square beyond all grids, where a piece lies while it is in nobody's way.
constexpr Square nowhere{0, maxCoordinate + 100, maxCoordinate + 100};

Findings findingsOf(const SetupCheck& check, const SetupView& view)
{
    Report report(view.scenario.options.freeBuild);
    check.runAll(view, report);
    return report.take();
}

Findings findingsOf(const EachCheck& check, const SetupView& view, std::size_t number)
{
    Report report(view.scenario.options.freeBuild);
    check.run(view, number, report);
    return report.take();
}

/// The squares that a piece covers.
std::vector<Square> squaresUnder(const SetupView& view, ThingKind kind, std::size_t number)
{
    switch (kind) {
    case ThingKind::Door: {
        const Edge edge = view.edgeOf(number);
        return {edge.square, neighbour(edge.square, edge.side)};
    }
    case ThingKind::Artifact: return view.squaresOfArtifact(number);
    case ThingKind::Marker: return {view.scenario.markers[number].square};
    case ThingKind::Chest: return {view.scenario.chests[number].square};
    case ThingKind::Token: return {view.scenario.tokens[number].square};
    case ThingKind::Figure:
        return squaresOf(view.scenario.figures[number], view.content, view.scenario.options);
    default: return {}; // arrows are judged by checks of all of them
    }
}

} // namespace

PieceField::PieceField(const Scenario& scenario, const Content& content, CarriedPiece piece, EditTrial* edits)
    : PlacementField(scenario, content, std::move(piece), edits), m_scenario(scenario)
{
    visitList(m_scenario, m_piece.kind, [&](auto& list) {
        using T = typename std::remove_cvref_t<decltype(list)>::value_type;
        if (!m_moved)
            list.push_back(std::get<T>(m_piece.thing));
        m_index = m_moved.value_or(list.size() - 1);
        if constexpr (std::is_same_v<T, PlacedDoor>)
            list[m_index].tile = {};
        else if constexpr (!std::is_same_v<T, Player>)
            *placeOf(list[m_index]) = nowhere;
    });
    m_view.emplace(m_scenario, content);
    m_checks = checksLookingAt(m_piece.kind);
    if (m_moved)
        findLosses();
    if (m_piece.kind == ThingKind::Artifact && m_view->plan.artifacts[m_index].isPillar)
        m_pillarEffects.emplace(*m_view);
}

/// Where the piece lay it may have been needed: a marker covered a crevasse, a chest allowed for tokens.
void PieceField::findLosses()
{
    const auto add = [&](const SetupCheck& check, std::size_t number, Findings findings) {
        for (Finding& finding : findings)
            if (isAdded(finding))
                m_losses.push_back({&check, number, std::move(finding)});
    };
    for (const SetupCheck& check : setupChecks()) {
        if (const EachCheck* each = std::get_if<EachCheck>(&check.run)) {
            const std::size_t count =
                visitList(m_scenario, each->kind, [](const auto& list) { return list.size(); });
            for (std::size_t number = 0; number < count; ++number)
                if (each->kind != m_piece.kind || number != m_index)
                    add(check, number, findingsOf(*each, *m_view, number));
        } else if (!looksAt(check, m_piece.kind)) {
            add(check, 0, findingsOf(check, *m_view));
        }
    }
}

bool PieceField::canPut(const Spot& spot) const
{
    return PlacementField::canPut(spot) &&
           (m_piece.kind != ThingKind::Door ||
            doorPlaceAt(m_original, m_content, {spot.square, spot.side}).has_value());
}

Findings PieceField::refusalsOffTheTable(const Spot& spot) const
{
    if (m_piece.kind != ThingKind::Door)
        return {};
    // DOOR-02: where no tile lies there is no edge between two playable squares.
    return {{"DOOR-02",
             Severity::Error,
             {.things = {pieceId()}, .squares = {spot.square}, .edges = {{spot.square, spot.side}}}}};
}

void PieceField::put(const Spot& spot)
{
    const Thing thing = *thingIn(m_scenario, m_content, m_piece, spot);
    visitList(m_scenario, m_piece.kind, [&](auto& list) {
        using T = typename std::remove_cvref_t<decltype(list)>::value_type;
        list[m_index] = std::get<T>(thing);
    });
    m_view->followPieceAlone(m_piece.kind, m_index);
    findNear();
}

/// What lies beside the piece, or with it on a tile, may be judged by it.
void PieceField::findNear()
{
    std::vector<Square> squares = squaresUnder(*m_view, m_piece.kind, m_index);
    if (squares == m_squares)
        return;
    m_squares = std::move(squares);
    m_near = {};
    const auto add = [&](const PieceMap::Entry& entry) {
        m_near[std::size_t(entry.kind)].push_back(entry.number);
    };
    auto& tiles = m_near[std::size_t(ThingKind::Tile)];
    for (const Square square : m_squares) {
        const TileArea around{square + Offset{-1, -1}, {3, 3}};
        m_view->pieces.forEachIn(around, add);
        for (int y = 0; y < 3; ++y)
            for (int x = 0; x < 3; ++x)
                if (const auto tile = m_view->tileAt(around.position + Offset{x, y}))
                    tiles.push_back(std::uint32_t(*tile));
    }
    std::ranges::sort(tiles);
    tiles.erase(std::ranges::unique(tiles).begin(), tiles.end());
    for (const std::uint32_t tile : tiles)
        m_view->pieces.forEachIn(m_view->plan.areaOf(TileIndex(tile)), add);
    std::erase(m_near[std::size_t(m_piece.kind)], std::uint32_t(m_index)); // it is asked about anyway
    for (ThingNumbers& numbers : m_near) {
        std::ranges::sort(numbers);
        numbers.erase(std::ranges::unique(numbers).begin(), numbers.end());
    }
}

bool PieceField::isChestAround(Square square) const
{
    bool isAny = false;
    m_view->pieces.forEachIn({square + Offset{-1, -1}, {3, 3}},
                             [&](const PieceMap::Entry& entry) { isAny |= entry.kind == ThingKind::Chest; });
    return isAny;
}

BoardEffect PieceField::effectOnBoards(const Spot& spot)
{
    switch (m_piece.kind) {
    case ThingKind::Marker: return effectOfMarker(*m_view, m_index);
    case ThingKind::Artifact:
        if (!m_pillarEffects)
            return BoardEffect::None;
        return m_squares.size() == 1 ? m_pillarEffects->effectAt(m_squares.front()) : BoardEffect::Unknown;
    case ThingKind::Door: {
        // DOOR-19: on a border that nobody can cross it is a wall. MAP-16: it bars diagonals past its ends,
        // over which a figure may have come before a chest (CHEST-10).
        const Square beyond = neighbour(spot.square, spot.side);
        const bool isWall = m_view->tileAt(spot.square) != m_view->tileAt(beyond) &&
                            !(m_view->marked.isPlayable(spot.square) && m_view->marked.isPlayable(beyond));
        return isWall || isChestAround(spot.square) || isChestAround(beyond) ? BoardEffect::Unknown
                                                                             : BoardEffect::None;
    }
    default: return BoardEffect::None;
    }
}

bool PieceField::isRefusing(const Findings& findings)
{
    return std::ranges::any_of(findings, [&](const Finding& finding) {
        return finding.severity == Severity::Error && (isAbout(finding, pieceId()) || isAdded(finding));
    });
}

bool PieceField::isRefusedByCount()
{
    if (!m_isRefusedByCount)
        m_isRefusedByCount = std::ranges::any_of(m_checks, [&](const SetupCheck* check) {
            return check->scope == Scope::Count && !check->isAdvice &&
                   isRefusing(findingsOf(*check, *m_view));
        });
    return *m_isRefusedByCount;
}

bool PieceField::isPieceRefused()
{
    return std::ranges::any_of(m_checks, [&](const SetupCheck* check) {
        const EachCheck* each = std::get_if<EachCheck>(&check->run);
        return each && each->kind == m_piece.kind && !check->isAdvice &&
               isRefusing(findingsOf(*each, *m_view, m_index));
    });
}

bool PieceField::isAnythingElseRefused()
{
    return std::ranges::any_of(m_checks, [&](const SetupCheck* check) {
        if (check->isAdvice || check->scope == Scope::Count)
            return false;
        const EachCheck* each = std::get_if<EachCheck>(&check->run);
        if (!each)
            return isRefusing(findingsOf(*check, *m_view));
        return std::ranges::any_of(m_near[std::size_t(each->kind)], [&](std::uint32_t number) {
            return isRefusing(findingsOf(*each, *m_view, number));
        });
    });
}

/// The thing lies near, so that its check is asked about it with the piece there.
bool PieceField::isAskedAgain(const Loss& loss) const
{
    const EachCheck* each = std::get_if<EachCheck>(&loss.check->run);
    return each && looksAt(*loss.check, m_piece.kind) &&
           std::ranges::binary_search(m_near[std::size_t(each->kind)], std::uint32_t(loss.number));
}

bool PieceField::isAnyLossLeft() const
{
    return std::ranges::any_of(m_losses, [&](const Loss& loss) {
        return loss.finding.severity == Severity::Error && !isAskedAgain(loss);
    });
}

std::optional<bool> PieceField::quickAnswer(const Spot& spot)
{
    put(spot);
    if (isRefusedByCount() || isPieceRefused())
        return false;
    const bool isElseRefused = isAnythingElseRefused();
    // A pillar mends nothing that others suffer from.
    if (isElseRefused && m_pillarEffects)
        return false;
    switch (effectOnBoards(spot)) {
    case BoardEffect::None: return !isElseRefused && !isAnyLossLeft();
    case BoardEffect::Harmless:
        if (!isElseRefused && m_losses.empty())
            return true;
        break; // unless the boards, as they are with it, mend that
    case BoardEffect::Refusal: return false;
    case BoardEffect::Unknown: break;
    }
    return std::nullopt;
}

Findings PieceField::findingsThere(const Spot& spot)
{
    put(spot);
    if (m_pillarEffects || effectOnBoards(spot) != BoardEffect::None)
        return findingsOfWhole(spot);
    Findings findings;
    const auto add = [&](Findings more) { std::ranges::move(more, std::back_inserter(findings)); };
    for (const SetupCheck* check : m_checks) {
        const EachCheck* each = std::get_if<EachCheck>(&check->run);
        if (!each) {
            add(findingsOf(*check, *m_view));
            continue;
        }
        for (const std::uint32_t number : m_near[std::size_t(each->kind)])
            add(findingsOf(*each, *m_view, number));
        if (each->kind == m_piece.kind)
            add(findingsOf(*each, *m_view, m_index));
    }
    for (const Loss& loss : m_losses)
        if (!isAskedAgain(loss))
            findings.push_back(loss.finding);
    return findings;
}

} // namespace delve::mageknight
