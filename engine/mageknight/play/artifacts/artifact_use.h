// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;
class ActionList;
class BlowNumbers;

// EXO-06 to EXO-13, EXO-21 to EXO-24: a hero uses an exotic artifact, and its token takes effect.

/// EXO-06, EXO-07: 4 speed points, and the activation ends with it.
struct UseArtifact
{
    ArtifactId artifact = ArtifactId::None;

    static constexpr std::string_view name = "use-artifact";
    static constexpr Timing timing = Timing::Act;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("artifact", &UseArtifact::artifact));
    }
    friend bool operator==(const UseArtifact&, const UseArtifact&) = default;
};

/// EXO-09: the first token that waits under an artifact is shown to all.
struct ArtifactTokenDrawn
{
    ArtifactId artifact = ArtifactId::None;
    FigureId figure = FigureId::None;
    ArtifactTokenId token = ArtifactTokenId::None;

    static constexpr std::string_view name = "artifact-token-drawn";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("artifact", &ArtifactTokenDrawn::artifact),
                          field("figure", &ArtifactTokenDrawn::figure),
                          field("token", &ArtifactTokenDrawn::token));
    }
    friend bool operator==(const ArtifactTokenDrawn&, const ArtifactTokenDrawn&) = default;
};

/// EXO-12: the row of its table that counts.
struct ArtifactRowRead
{
    ArtifactTokenId token = ArtifactTokenId::None;
    std::int16_t row = 0;

    static constexpr std::string_view name = "artifact-row-read";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("token", &ArtifactRowRead::token), field("row", &ArtifactRowRead::row));
    }
    friend bool operator==(const ArtifactRowRead&, const ArtifactRowRead&) = default;
};

/// EXO-14: the token stays with the figure.
struct AbilityGranted
{
    ArtifactTokenId token = ArtifactTokenId::None;
    FigureId figure = FigureId::None;

    static constexpr std::string_view name = "ability-granted";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("token", &AbilityGranted::token), field("figure", &AbilityGranted::figure));
    }
    friend bool operator==(const AbilityGranted&, const AbilityGranted&) = default;
};

/// EXO-12: gold that a player gains, or loses if it is negative.
struct GoldChanged
{
    PlayerId player = PlayerId::None;
    std::int16_t amount = 0;

    static constexpr std::string_view name = "gold-changed";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("player", &GoldChanged::player), field("amount", &GoldChanged::amount));
    }
    friend bool operator==(const GoldChanged&, const GoldChanged&) = default;
};

/// EXO-13: the artifact strikes its user.
struct ArtifactStruck
{
    ArtifactId artifact = ArtifactId::None;
    FigureId target = FigureId::None;
    bool hit = false;

    static constexpr std::string_view name = "artifact-struck";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("artifact", &ArtifactStruck::artifact),
                          field("target", &ArtifactStruck::target), field("hit", &ArtifactStruck::hit));
    }
    friend bool operator==(const ArtifactStruck&, const ArtifactStruck&) = default;
};

/// EXO-12, EXO-23: a figure joins the team of the user.
struct GuestJoined
{
    FigureId figure = FigureId::None;
    PlayerId player = PlayerId::None;

    static constexpr std::string_view name = "guest-joined";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &GuestJoined::figure), field("player", &GuestJoined::player));
    }
    friend bool operator==(const GuestJoined&, const GuestJoined&) = default;
};

/// EXO-12: the user moves with so many speed points and does nothing else.
struct ExtraMoveBegan
{
    std::int16_t speed = 0;

    static constexpr std::string_view name = "extra-move-began";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("speed", &ExtraMoveBegan::speed));
    }
    friend bool operator==(const ExtraMoveBegan&, const ExtraMoveBegan&) = default;
};

/// EXO-08: what the token still does, from its effect number `next` on.
struct TokenEffects
{
    ArtifactTokenId token = ArtifactTokenId::None;
    ArtifactId artifact = ArtifactId::None;
    FigureId figure = FigureId::None;
    std::uint8_t next = 0;
    std::int16_t row = 0;

    static constexpr std::string_view name = "token-effects";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("token", &TokenEffects::token), field("artifact", &TokenEffects::artifact),
                          field("figure", &TokenEffects::figure), field("next", &TokenEffects::next),
                          field("row", &TokenEffects::row));
    }
};

/// EXO-23: monsters that a token still brings, one after the other.
struct ArtifactSpawn
{
    FigureId figure = FigureId::None;
    std::uint8_t count = 0;
    std::int16_t points = 0;

    static constexpr std::string_view name = "artifact-spawn";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &ArtifactSpawn::figure), field("count", &ArtifactSpawn::count),
                          field("points", &ArtifactSpawn::points));
    }
};

/// EXO-23: how a figure faces that a token brought.
struct GuestFacing
{
    FigureId figure = FigureId::None;

    static constexpr std::string_view name = "guest-facing";
    static constexpr bool isDecision = true;
    static constexpr std::string_view rule = "EXO-23";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &GuestFacing::figure));
    }
};

/// Why the active figure can neither use an artifact nor take what one has brought.
Refusal checkHandlesArtifacts(const Position& position);
Refusal check(const Position& position, const UseArtifact& action);
void carryOut(Unfolding& unfolding, const UseArtifact& action);
void listArtifactUses(const Position& position, ActionList& actions);
void resume(Unfolding& unfolding, const TokenEffects& task);
void resume(Unfolding& unfolding, const ArtifactSpawn& task);
PlayerId deciderOf(const Position& position, const GuestFacing&);
void listOptions(const Position& position, const GuestFacing&, ActionList& actions);
void evolve(StateWriter& state, const ArtifactTokenDrawn& event);
void evolve(StateWriter& state, const ArtifactRowRead& event);
void evolve(StateWriter& state, const AbilityGranted& event);
void evolve(StateWriter& state, const GoldChanged& event);
void evolve(StateWriter& state, const ArtifactStruck&);
void evolve(StateWriter& state, const GuestJoined& event);
void evolve(StateWriter& state, const ExtraMoveBegan& event);

/// EXO-15, EXO-16: the abilities of a figure with those that artifacts gave it, in place of others on their
/// values.
AbilitySet withGifts(const Position& position, FigureId figure, AbilitySet own);
/// EXO-16: those that another gift on their value replaces for now; ABIL-04: and those that are cancelled.
AbilitySet silentGifts(const Position& position, FigureId figure);
/// EXO-18: the tokens of an eliminated figure go back.
void returnGifts(Unfolding& unfolding, FigureId figure);

} // namespace delve::mageknight::play
