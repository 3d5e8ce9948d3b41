// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/setup_boards.h"
#include "engine/mageknight/setup/setup_view.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

/// CHEST-05, TOK-11, TOK-12 ask whether a tile is an entrance, adjacent to one, or further off.
int distanceClass(int distance)
{
    return std::min(distance, 2);
}

bool areRulesEdited(const Edit& edit)
{
    return edit.facts && (edit.facts->before.options != edit.facts->after.options ||
                          edit.facts->before.map != edit.facts->after.map ||
                          edit.facts->before.packs != edit.facts->after.packs ||
                          edit.facts->before.levels.size() != edit.facts->after.levels.size());
}

TileArea around(Square square, int margin)
{
    return {square + Offset{-margin, -margin}, {2 * margin + 1, 2 * margin + 1}};
}

TileArea grown(const TileArea& area, int margin)
{
    return {area.position + Offset{-margin, -margin},
            {area.size.width + 2 * margin, area.size.height + 2 * margin}};
}

} // namespace

/// One edit on its way through a view: changes it and collects what that touches.
class SetupView::Update
{
public:
    Update(SetupView& view, const Edit& edit) : m_view(view), m_edit(edit) {}

    Touched run();

private:
    void collectEdited();
    void followLayout();
    void followOutside(const PlanPart& part);
    void touchTile(TileIndex tile) { m_isTouched[std::size_t(tile)] = true; }
    void touchZones(const BoardView& board, const ZoneFlood& before, const ZoneFlood& after);
    void touchPieces();
    void collectThings();

    const Renumbering& numbers(ThingKind kind) const { return m_touched.numbers[std::size_t(kind)]; }
    bool isEdited(ThingKind kind) const { return m_touched.isEdited[std::size_t(kind)]; }

    SetupView& m_view;
    const Edit& m_edit;
    Touched m_touched;
    ByKind<ThingNumbers> m_changed; ///< new or different things
    std::vector<TileArea> m_areas;  ///< where things changed, with what may be judged by it
    std::vector<bool> m_isTouched;  ///< by tile
};

Touched SetupView::follow(const Edit& edit)
{
    return Update(*this, edit).run();
}

void SetupView::followPieceAlone(ThingKind kind, std::size_t number)
{
    m_plan.followPiece(scenario, kind, number);
    pieces.replace(scenario, plan, kind, number);
}

Touched SetupView::Update::run()
{
    collectEdited();
    m_isTouched.assign(m_view.scenario.tiles.size(), false);
    m_touched.isEverything = areRulesEdited(m_edit);
    const bool isLayoutEdited = isEdited(ThingKind::Player) || isEdited(ThingKind::Tile) ||
                                isEdited(ThingKind::Door) || isEdited(ThingKind::Marker) ||
                                isEdited(ThingKind::Artifact);
    if (isLayoutEdited || m_touched.isEverything)
        followLayout();
    m_view.pieces.update(m_view.scenario, m_view.plan, m_touched.numbers, m_changed);
    touchPieces();
    collectThings();
    return std::move(m_touched);
}

void SetupView::Update::collectEdited()
{
    // How many there were before: what came is not there any more, what went is.
    ByKind<std::ptrdiff_t> counts{};
    visitAllLists(m_view.scenario, [&](ThingKind kind, const auto& list) {
        counts[std::size_t(kind)] = std::ptrdiff_t(list.size());
    });
    for (const ThingChange& change : m_edit.changes) {
        const auto kind = std::size_t(change.kind);
        counts[kind] += int(change.before.has_value()) - int(change.after.has_value());
        m_touched.isEdited[kind] = true;
        if (change.after)
            m_changed[kind].push_back(std::uint32_t(change.after->index));
    }
    for (const ThingKind kind : allThingKinds)
        m_touched.numbers[std::size_t(kind)] =
            renumberingOf(m_edit, kind, std::size_t(counts[std::size_t(kind)]));
}

void SetupView::Update::followLayout()
{
    SetupView& view = m_view;
    const PlanChange change = view.m_plan.follow(view.scenario, m_edit);
    const PlanPart part(view.plan, change);
    const bool hadStairs = view.marked.board.hasStaircasePairs();
    const bool hadPillars = view.hasPillars();
    if (!view.arePillarsPlanned())
        view.m_full.reset();
    else if (!view.m_full)
        view.m_full.emplace(view.marked); // the pillars that are new now will be patched in
    const auto patch = [&](BoardView& board, const BoardOptions& options) {
        m_touched.squaresCompiled += patchBoard(board.board, view.plan, change, part, options);
        board.graph.renumber(change.tiles);
        m_touched.arePathsChanged |= board.graph.update(board.board, part.renewed());
        m_touched.arePathsChanged |= board.zones.update(board.board, part.renewed());
    };
    patch(view.printed, printedOptions);
    patch(view.marked, markedOptions);
    if (view.m_full)
        patch(*view.m_full, fullOptions);
    for (const TileIndex tile : part.renewed())
        touchTile(tile);
    for (const TileArea& area : change.touched)
        m_areas.push_back(grown(area, 2));
    followOutside(part);

    change.tiles.applyTo(view.m_looksLikeEntrance);
    for (TileIndex tile = 0; tile < change.tiles.count; ++tile)
        if (m_isTouched[std::size_t(tile)])
            view.m_looksLikeEntrance[std::size_t(tile)] = view.looksLikeEntrance(tile);
    std::vector<bool> wasStarting = std::move(view.m_isStartingTile);
    std::vector<int> oldDistances = std::move(view.m_distances);
    const PathFacts oldPaths = std::move(view.paths);
    const bool hadCentral = view.central.has_value();
    view.findAll();

    change.tiles.applyTo(wasStarting);
    change.tiles.applyTo(oldDistances);
    std::vector<bool> had = oldPaths.hadPathWhenLaid;
    change.tiles.applyTo(had);
    for (std::size_t tile = 0; tile < wasStarting.size(); ++tile)
        if (wasStarting[tile] != view.m_isStartingTile[tile] ||
            distanceClass(oldDistances[tile]) != distanceClass(view.m_distances[tile]) ||
            had[tile] != view.paths.hadPathWhenLaid[tile])
            m_isTouched[tile] = true;
    touchZones(view.printed, oldPaths.printedHome, view.paths.printedHome);
    touchZones(view.marked, oldPaths.markedHome, view.paths.markedHome);
    // MRK-23: staircases join what lies apart.
    m_touched.arePathsChanged |= hadStairs || view.marked.board.hasStaircasePairs() ||
                                 hadPillars != view.hasPillars() || oldPaths.starts != view.paths.starts;
    if (hadCentral != view.central.has_value()) // LAY-09 is not asked without a central chamber
        m_isTouched.assign(m_isTouched.size(), true);
    // DOOR-19: doors lie where their tile does.
    for (std::size_t door = 0; door < view.plan.doors.size(); ++door)
        if (std::ranges::find(change.changed, view.plan.doors[door].tile, &PlanChange::Tile::after) !=
            change.changed.end())
            m_changed[std::size_t(ThingKind::Door)].push_back(std::uint32_t(door));
}

void SetupView::Update::followOutside(const PlanPart& part)
{
    std::vector<bool> isAsked(m_isTouched.size(), false);
    for (const TileIndex tile : part.renewed())
        isAsked[std::size_t(tile)] = true;
    if (isEdited(ThingKind::Tile)) {
        std::vector<Outside> after = m_view.findOutside();
        std::vector<TileArea> blocks;
        for (std::size_t level = 0; level < after.size(); ++level) {
            const Outside before = level < m_view.m_outside.size() ? m_view.m_outside[level] : Outside({}, 0);
            const auto different = Outside::differences(before, after[level], int(level));
            blocks.insert(blocks.end(), different.begin(), different.end());
        }
        for (const TileArea& block : blocks)
            for (int y = -1; y <= block.size.height; ++y)
                for (int x = -1; x <= block.size.width; ++x)
                    if (const auto tile = m_view.tileAt(block.position + Offset{x, y}))
                        isAsked[std::size_t(*tile)] = true;
        m_view.m_outside = std::move(after);
    }
    std::vector<TileIndex> tiles;
    for (TileIndex tile = 0; tile < TileIndex(isAsked.size()); ++tile)
        if (isAsked[std::size_t(tile)])
            tiles.push_back(tile);
    for (BoardView* board : {&m_view.printed, &m_view.marked, m_view.m_full ? &*m_view.m_full : nullptr})
        if (board)
            for (const TileIndex tile : patchOpenings(board->board, tiles, m_view.m_outside))
                touchTile(tile);
}

void SetupView::Update::touchZones(const BoardView& board, const ZoneFlood& before, const ZoneFlood& after)
{
    for (const SquareIndex zone : before.differences(after))
        if (const TileIndex tile = board.board.tileOf(zone); tile >= 0)
            touchTile(tile);
}

/// What lies beside a thing, or with it on a tile, may be judged by it.
void SetupView::Update::touchPieces()
{
    const auto touchAround = [&](const ThingChange& change, const std::optional<ListedThing>& listed) {
        if (!listed || change.kind == ThingKind::Tile)
            return;
        if (const auto square = squareOf(listed->thing))
            m_areas.push_back(around(*square, 1));
    };
    for (const ThingChange& change : m_edit.changes) {
        touchAround(change, change.before);
        touchAround(change, change.after);
    }
    for (const TileArea& area : m_areas)
        for (int y = 0; y < area.size.height; ++y)
            for (int x = 0; x < area.size.width; ++x)
                if (const auto tile = m_view.tileAt(area.position + Offset{x, y}))
                    touchTile(*tile);
}

void SetupView::Update::collectThings()
{
    ByKind<ThingNumbers>& things = m_touched.things;
    for (const ThingKind kind : allThingKinds)
        things[std::size_t(kind)] = m_changed[std::size_t(kind)];
    const auto add = [&](const PieceMap::Entry& entry) {
        things[std::size_t(entry.kind)].push_back(entry.number);
    };
    for (TileIndex tile = 0; tile < TileIndex(m_isTouched.size()); ++tile)
        if (m_isTouched[std::size_t(tile)]) {
            things[std::size_t(ThingKind::Tile)].push_back(std::uint32_t(tile));
            m_view.pieces.forEachIn(m_view.plan.areaOf(tile), add);
        }
    for (const TileArea& area : m_areas)
        m_view.pieces.forEachIn(area, add);
    for (ThingNumbers& numbers : things) {
        std::ranges::sort(numbers);
        const auto rest = std::ranges::unique(numbers);
        numbers.erase(rest.begin(), rest.end());
    }
}

} // namespace delve::mageknight
