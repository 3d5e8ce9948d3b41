// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"
#include "engine/mageknight/setup/finding.h"
#include "engine/mageknight/setup/report.h"
#include "engine/mageknight/setup/setup_view.h"

#include <span>
#include <string_view>
#include <variant>

namespace delve::mageknight {

/// What a check looks at.
enum class Scope : std::uint8_t
{
    Piece,         ///< each thing by itself and what it lies on
    Neighbourhood, ///< a tile, what lies on it, and the tiles around it
    Count,         ///< how many things there are and whose, wherever they lie
    Player,        ///< a player and all that the player brings, or all things of a kind
    Graph          ///< the whole dungeon: paths and distances
};

/// A set of kinds of things.
using Kinds = std::uint16_t;
template <typename... Kind> constexpr Kinds kindsOf(Kind... kinds)
{
    return Kinds(((1u << unsigned(kinds)) | ...));
}
/// Not a kind: what tiles, markers, doors and artifacts make of the boards, and what follows from these:
/// entrances, distances, paths.
inline constexpr Kinds boards = 1u << 15;
inline constexpr Kinds anyKind = 0xffff;

/// A check that looks at all there is.
using WholeCheck = void (*)(const SetupView&, Report&);

/// A check of one thing after the other. It may ask for what lies on or beside the thing, for what lies with
/// it on a tile, and for whatever the view knows about these tiles.
struct EachCheck
{
    ThingKind kind;
    void (*run)(const SetupView&, std::size_t number, Report&);
    /// The check of a thing also follows paths to wherever they lead.
    bool followsPaths = false;
};

/// One check: the rules it reports, in the order in which their findings are listed.
struct SetupCheck
{
    std::vector<std::string_view> rules;
    Scope scope;
    std::variant<WholeCheck, EachCheck> run;
    /// The kinds of things whose edits can change what it finds; of tiles, doors, markers and artifacts only
    /// what they do besides being part of the boards.
    Kinds looksAt = anyKind;
    /// The check never reports an error, whatever it finds.
    bool isAdvice = false;

    /// Asks about all things there are.
    void runAll(const SetupView& view, Report& report) const;
};

/// All checks, in the order of the checklists of the rules.
std::span<const SetupCheck> setupChecks();

/// The place of a rule in the order of findings.
std::size_t rankOf(std::string_view rule);

/// Everything that the setup rules say about a scenario, by rule in the order of the checks, then in order
/// of placement. Every reference of the scenario must lead somewhere (checkReferences). It is a validation
/// session (session/validation_session.h) that ends at once.
Findings validateSetup(const Scenario& scenario, const Content& content);

} // namespace delve::mageknight
