// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/board.h"
#include "engine/mageknight/board/path_zones.h"
#include "engine/mageknight/content/tile_strokes.h"
#include "engine/mageknight/setup/rules/check_pack.h"

#include <algorithm>
#include <set>

namespace delve::mageknight {

namespace {

/// Collects what is to be said about one face.
class FaceCheck
{
public:
    FaceCheck(const Tile& tile, TileSide side, std::vector<PackFinding>& findings)
        : m_tile(tile), m_side(side), m_layout(tile.face(side).layout), m_findings(findings)
    {}

    void run()
    {
        checkEntryways();
        checkCosts();
        checkLinks();
    }

private:
    void report(const char* rule, Severity severity, Message what, std::vector<LocalSquare> squares)
    {
        what.args.insert(what.args.begin(), m_side == TileSide::A ? "A" : "B");
        m_findings.push_back({rule, severity, m_tile.id, std::move(what), m_side, std::move(squares)});
    }

    template <typename Use> void forEachSquare(Use use) const
    {
        for (int y = 0; y < m_layout.size().height; ++y)
            for (int x = 0; x < m_layout.size().width; ++x)
                use(LocalSquare{x, y});
    }

    /// The squares just inside the entryways.
    std::vector<LocalSquare> thresholds() const
    {
        const auto [width, height] = m_layout.size();
        std::vector<LocalSquare> squares;
        for (const Entryway& entryway : m_layout.entryways())
            for (int i = entryway.offset; i < entryway.offset + entryway.width; ++i)
                switch (entryway.side) {
                case Side::North: squares.push_back({i, 0}); break;
                case Side::South: squares.push_back({i, height - 1}); break;
                case Side::West: squares.push_back({0, i}); break;
                case Side::East: squares.push_back({width - 1, i}); break;
                }
        return squares;
    }

    void checkEntryways()
    {
        // MAP-11: a face that cannot be entered connects to nothing, so LAY-09 never lets it be laid.
        if (m_layout.entryways().empty())
            report("MAP-11", Severity::Error, {QT_TRANSLATE_NOOP("Engine", "face %1 has no entryway"), {}},
                   {});
        else
            checkReach();
    }

    /// MAP-17: which squares the entryways lead to.
    void checkReach()
    {
        BoardPlan plan;
        plan.layouts.push_back(m_layout);
        plan.tiles.push_back({.position = {}, .layout = 0, .kind = m_tile.kind, .role = {}, .player = -1});
        const Board board = compileBoard(plan);
        const PathZones zones(board);
        const auto zoneOf = [&](LocalSquare square) {
            return zones.zoneOf(square.y * m_layout.size().width + square.x);
        };
        std::set<SquareIndex> entered;
        for (const LocalSquare& square : thresholds())
            entered.insert(zoneOf(square));
        std::vector<LocalSquare> cutOff;
        forEachSquare([&](LocalSquare square) {
            if (isPlayable(m_layout.terrain(square)) && !entered.contains(zoneOf(square)))
                cutOff.push_back(square);
        });
        // LAY-09: playable squares that nobody can reach are legal, but hardly meant.
        if (!cutOff.empty()) {
            const std::string count = std::to_string(cutOff.size());
            report("LAY-09", Severity::Warning,
                   {QT_TRANSLATE_NOOP("Engine", "face %1: no entryway leads to %2 of its playable squares"),
                    {count}},
                   std::move(cutOff));
        }
        if (entered.size() > 1)
            report("MAP-17", Severity::Warning,
                   {QT_TRANSLATE_NOOP("Engine",
                                      "face %1 falls into %2 parts that no path inside the tile joins"),
                    {std::to_string(entered.size())}},
                   {});
    }

    void checkCosts()
    {
        // TER-08: the printed number is the cost, but one that differs from its terrain may be a slip.
        forEachSquare([this](LocalSquare square) {
            const Terrain terrain = m_layout.terrain(square);
            if (m_layout.cost(square) != usualCost(terrain))
                report("TER-08", Severity::Warning,
                       {QT_TRANSLATE_NOOP("Engine",
                                          "face %1, column %2, row %3: a printed %4 on %5 terrain, which "
                                          "usually costs %6"),
                        {std::to_string(square.x + 1), std::to_string(square.y + 1),
                         std::to_string(m_layout.cost(square)), std::string(nameOf(terrain)),
                         std::to_string(usualCost(terrain))}},
                       {square});
        });
    }

    void checkLinks()
    {
        // MAP-16: only where two blocking squares meet corner to corner does the flag change anything.
        for (int y = 0; y <= m_layout.size().height; ++y)
            for (int x = 0; x <= m_layout.size().width; ++x)
                if (m_layout.isLinked({x, y}) && !canBeLinked(m_layout, {x, y}))
                    report("MAP-16", Severity::Warning,
                           {QT_TRANSLATE_NOOP("Engine",
                                              "face %1: the linked corner north-west of column %2, row %3 "
                                              "joins no two blocking squares"),
                            {std::to_string(x + 1), std::to_string(y + 1)}},
                           {});
    }

    const Tile& m_tile;
    TileSide m_side;
    const FaceLayout& m_layout;
    std::vector<PackFinding>& m_findings;
};

} // namespace

std::vector<PackFinding> checkTile(const Tile& tile)
{
    std::vector<PackFinding> findings;
    for (const TileSide side : {TileSide::A, TileSide::B})
        FaceCheck(tile, side, findings).run();
    // MAP-04: a second face like the first adds nothing; a tile has two so that it can be either.
    const FaceLayout& other = tile.face(TileSide::B).layout;
    const bool areAlike = std::ranges::any_of(allRotations, [&](Rotation rotation) {
        return rotated(tile.face(TileSide::A).layout, rotation) == other;
    });
    if (areAlike)
        findings.push_back({"MAP-04",
                            Severity::Hint,
                            tile.id,
                            {QT_TRANSLATE_NOOP("Engine", "both faces have the same squares and walls"), {}}});
    return findings;
}

} // namespace delve::mageknight
