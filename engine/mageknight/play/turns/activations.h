// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"
#include "engine/mageknight/play/figures/figure_bits.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;

// ACT, START-05 to START-07, SPAWN-02: who can be activated, and what an activation is.

struct Activate
{
    FigureId figure = FigureId::None;

    static constexpr std::string_view name = "activate";
    static constexpr Timing timing = Timing::Choose;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &Activate::figure));
    }
    friend bool operator==(const Activate&, const Activate&) = default;
};

/// ACT-10: moving a token is an activation.
struct ActivateToken
{
    TokenId token = TokenId::None;

    static constexpr std::string_view name = "activate-token";
    static constexpr Timing timing = Timing::Choose;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("token", &ActivateToken::token));
    }
    friend bool operator==(const ActivateToken&, const ActivateToken&) = default;
};

/// ACT-11: uses one activation and marks the figure as activated.
struct Pass
{
    FigureId figure = FigureId::None;

    static constexpr std::string_view name = "pass";
    static constexpr Timing timing = Timing::Choose;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &Pass::figure));
    }
    friend bool operator==(const Pass&, const Pass&) = default;
};

struct EndActivation
{
    static constexpr std::string_view name = "end-activation";
    static constexpr Timing timing = Timing::Act;
    static constexpr bool byDial = true;
    static constexpr bool keepsMoving = true; // ends the movement itself, in the order of MOV-16
    static constexpr bool evenWhenFinishing = true;
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
    friend bool operator==(const EndActivation&, const EndActivation&) = default;
};

struct FigureActivated
{
    FigureId figure = FigureId::None;
    std::int16_t speed = 0;
    std::uint16_t flags = 0; ///< of namespace activation

    static constexpr std::string_view name = "figure-activated";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &FigureActivated::figure), field("speed", &FigureActivated::speed),
                          field("flags", &FigureActivated::flags));
    }
    friend bool operator==(const FigureActivated&, const FigureActivated&) = default;
};

struct TokenActivated
{
    TokenId token = TokenId::None;
    std::int16_t speed = 0;

    static constexpr std::string_view name = "token-activated";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("token", &TokenActivated::token), field("speed", &TokenActivated::speed));
    }
    friend bool operator==(const TokenActivated&, const TokenActivated&) = default;
};

struct FigurePassed
{
    FigureId figure = FigureId::None;

    static constexpr std::string_view name = "figure-passed";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &FigurePassed::figure));
    }
    friend bool operator==(const FigurePassed&, const FigurePassed&) = default;
};

/// CAV-24, CAV-25: a special action takes one of the player's activations. After some the figure counts as
/// activated.
struct ActivationUsed
{
    FigureId figure = FigureId::None;
    bool isActivated = false;

    static constexpr std::string_view name = "activation-used";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &ActivationUsed::figure),
                          field("isActivated", &ActivationUsed::isActivated));
    }
    friend bool operator==(const ActivationUsed&, const ActivationUsed&) = default;
};

/// ACT-15: paid before any die is rolled, never returned.
struct SpeedSpent
{
    std::int16_t amount = 0;

    static constexpr std::string_view name = "speed-spent";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("amount", &SpeedSpent::amount));
    }
    friend bool operator==(const SpeedSpent&, const SpeedSpent&) = default;
};

/// Something that holds for the rest of the activation: a flag of namespace activation.
struct ActivationMarked
{
    std::uint16_t flag = 0;

    static constexpr std::string_view name = "activation-marked";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("flag", &ActivationMarked::flag));
    }
    friend bool operator==(const ActivationMarked&, const ActivationMarked&) = default;
};

/// Something binds the active figure for the rest of its activation: flags of namespace bound.
struct ActivationBound
{
    std::uint32_t bounds = 0;

    static constexpr std::string_view name = "activation-bound";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("bounds", &ActivationBound::bounds));
    }
    friend bool operator==(const ActivationBound&, const ActivationBound&) = default;
};

struct ActivationEnded
{
    static constexpr std::string_view name = "activation-ended";
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
    friend bool operator==(const ActivationEnded&, const ActivationEnded&) = default;
};

/// MOV-16: what is left of the end of an activation once the movement has ended.
struct CloseActivation
{
    static constexpr std::string_view name = "close-activation";
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
};

Refusal check(const Position& position, const Activate& action);
Refusal check(const Position& position, const ActivateToken& action);
Refusal check(const Position& position, const Pass& action);
Refusal check(const Position& position, const EndActivation&);
void carryOut(Unfolding& unfolding, const Activate& action);
void carryOut(Unfolding& unfolding, const ActivateToken& action);
void carryOut(Unfolding& unfolding, const Pass& action);
void carryOut(Unfolding& unfolding, const EndActivation&);
void resume(Unfolding& unfolding, const CloseActivation&);
void evolve(StateWriter& state, const FigureActivated& event);
void evolve(StateWriter& state, const TokenActivated& event);
void evolve(StateWriter& state, const FigurePassed& event);
void evolve(StateWriter& state, const ActivationUsed& event);
void evolve(StateWriter& state, const SpeedSpent& event);
void evolve(StateWriter& state, const ActivationMarked& event);
void evolve(StateWriter& state, const ActivationBound& event);
void evolve(StateWriter& state, const ActivationEnded&);

/// ACT, SPAWN-02, DG-01, DG-02: why a figure cannot be activated now. SA-QUICKNESS needs no activation.
Refusal checkActivation(const Position& position, FigureId figure, bool usesActivation);
/// START-05: why nobody may pass for a figure that could be activated.
Refusal checkIdle(const Position& position, FigureId figure);
/// START-05: why the turn may not end: a hero could still enter, or make way for one.
Refusal checkDuty(const Position& position);

/// The figures that checkActivation lets pass, and whether tokens can be activated, found once for a whole
/// list of actions.
class ReadyFigures
{
public:
    explicit ReadyFigures(const Position& position);

    /// As far as the figure is concerned it can be activated. SA-QUICKNESS needs no more.
    bool contains(FigureId id) const { return m_figures.contains(id); }
    /// The figure can be activated, and the player has an activation left for it.
    bool canActivate(FigureId id) const
    {
        return contains(id) && (m_position.figure(id).isMageSpawn() ? m_hasAnyActivation : m_hasActivation);
    }
    /// ACT-10: what check(ActivateToken) says.
    bool canActivate(TokenId id) const;

    /// Calls `visit(figure)` for all that it contains, in their order.
    template <typename Visit> void forEach(Visit&& visit) const { m_figures.forEach(visit); }

private:
    const Position& m_position;
    bool m_isTeamInside;
    bool m_hasActivation;    ///< for whatever it may be
    bool m_hasAnyActivation; ///< even if only for Mage Spawn (SA-COMMAND)
    FigureBits m_figures;
};

/// Begins the activation with so many speed points and these flags.
void beginActivation(Unfolding& unfolding, FigureId figure, int speed, std::uint16_t flags);

/// START-07: every hero of the player has entered, left or was eliminated.
bool isTeamInside(const Position& position, PlayerId player);
/// SPAWN-02, ACT-09: the player has a hero on this tile or next to this square.
bool isNearOwnHero(const Position& position, PlayerId player, SquareIndex square);
/// The active figure or token is no longer there, so that its activation is over.
bool isActiveGone(const Position& position);
/// MOV-16: ends the activation: the movement first, then the doors, then the points.
void endActivation(Unfolding& unfolding);

/// ACT-15: refuses with the rule unless there are enough speed points.
inline Refusal checkSpeed(const Position& position, int cost)
{
    return position.turn().speed >= cost ? allowed : Refusal{"ACT-15"};
}

} // namespace delve::mageknight::play
