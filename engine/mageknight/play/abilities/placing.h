// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/abilities/activation_uses.h"
#include "engine/mageknight/play/core/timing.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;
class ActionList;

// SA-SUMMON, SA-NECROMANCY, SA-MAGIC-LEVITATION: figures that an ability puts somewhere.

/// Chooses the square.
struct PlaceAt
{
    SquareIndex square = noSquare;

    static constexpr std::string_view name = "place-at";
    static constexpr Timing timing = Timing::Answer;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(squareField("square", &PlaceAt::square));
    }
    friend bool operator==(const PlaceAt&, const PlaceAt&) = default;
};

/// Chooses the facing.
struct FaceTo
{
    Direction facing = Direction::North;
    Leaning leaning = Leaning::None;

    static constexpr std::string_view name = "face-to";
    static constexpr Timing timing = Timing::Answer;
    static constexpr bool hasYoungMembers = true; // the leaning
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("facing", &FaceTo::facing), field("leaning", &FaceTo::leaning));
    }
    friend bool operator==(const FaceTo&, const FaceTo&) = default;
};

struct PlaceChoice
{
    FigureId figure = FigureId::None;
    Use use = Use::Summon;

    static constexpr std::string_view name = "place-choice";
    static constexpr bool isDecision = true;
    static constexpr std::string_view rule = "DG-07";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &PlaceChoice::figure), field("use", &PlaceChoice::use));
    }
};

struct FacingChoice
{
    FigureId figure = FigureId::None;
    Use use = Use::Summon;

    static constexpr std::string_view name = "facing-choice";
    static constexpr bool isDecision = true;
    static constexpr std::string_view rule = "DG-07";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &FacingChoice::figure), field("use", &FacingChoice::use));
    }
};

/// By what the figure comes or goes.
std::string_view ruleOf(const PlaceChoice& choice);
std::string_view ruleOf(const FacingChoice& choice);

/// DG-06, DG-08: it comes from the pool and joins the side of the summoner.
struct FigureSummoned
{
    FigureId summoner = FigureId::None;
    FigureId figure = FigureId::None;

    static constexpr std::string_view name = "figure-summoned";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("summoner", &FigureSummoned::summoner),
                          field("figure", &FigureSummoned::figure));
    }
    friend bool operator==(const FigureSummoned&, const FigureSummoned&) = default;
};

/// SA-NECROMANCY: its dial is set to this click.
struct FigureRaised
{
    FigureId figure = FigureId::None;
    std::uint8_t click = 0;

    static constexpr std::string_view name = "figure-raised";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &FigureRaised::figure), field("click", &FigureRaised::click));
    }
    friend bool operator==(const FigureRaised&, const FigureRaised&) = default;
};

/// CONV-17, SA-MAGIC-LEVITATION: it cannot be activated in this turn.
struct FigureHeldBack
{
    FigureId figure = FigureId::None;

    static constexpr std::string_view name = "figure-held-back";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &FigureHeldBack::figure));
    }
    friend bool operator==(const FigureHeldBack&, const FigureHeldBack&) = default;
};

Refusal check(const Position& position, const PlaceAt& action);
Refusal check(const Position& position, const FaceTo&);
void carryOut(Unfolding& unfolding, const PlaceAt& action);
void carryOut(Unfolding& unfolding, const FaceTo& action);
void evolve(StateWriter& state, const FigureSummoned& event);
void evolve(StateWriter& state, const FigureRaised& event);
void evolve(StateWriter& state, const FigureHeldBack& event);
PlayerId deciderOf(const Position& position, const PlaceChoice&);
PlayerId deciderOf(const Position& position, const FacingChoice&);
void listOptions(const Position& position, const PlaceChoice& task, ActionList& actions);
/// FARC-03, BASE-05: the ways in which a figure that was just put somewhere can face.
void listFacings(FigureId figure, const Position& position, ActionList& actions);
void listOptions(const Position& position, const FacingChoice&, ActionList& actions);

/// Why `figure` cannot use one of these abilities on `other`.
Refusal checkPlacing(const Position& position, FigureId figure, Use use, FigureId other);
/// Does it, once the activation has begun.
void beginPlacing(Unfolding& unfolding, FigureId figure, Use use, FigureId other);

} // namespace delve::mageknight::play
