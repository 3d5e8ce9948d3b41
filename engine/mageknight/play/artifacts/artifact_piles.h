// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/chest.h"
#include "engine/mageknight/play/core/timing.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;

// EXO-04, EXO-05, EXO-21, EXO-25: the tokens of exotic artifacts and their piles. Which token lies under an
// artifact is nobody's knowledge: the state keeps the colours of those that wait there, and the token is
// drawn when it is turned over, from all of its colour that could be it.

/// EXO-21: the token lies at the bottom of its pile.
struct ArtifactTokenReturned
{
    ArtifactTokenId token = ArtifactTokenId::None;

    static constexpr std::string_view name = "artifact-token-returned";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("token", &ArtifactTokenReturned::token));
    }
    friend bool operator==(const ArtifactTokenReturned&, const ArtifactTokenReturned&) = default;
};

/// EXO-25: all piles are mixed, so that every token in them may come up again.
struct ArtifactPilesMixed
{
    static constexpr std::string_view name = "artifact-piles-mixed";
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
    friend bool operator==(const ArtifactPilesMixed&, const ArtifactPilesMixed&) = default;
};

/// EXO-25: tokens of a colour queue behind those that wait under an artifact.
struct ArtifactFilled
{
    ArtifactId artifact = ArtifactId::None;
    Colour colour = Colour::Yellow;
    std::uint8_t count = 0;

    static constexpr std::string_view name = "artifact-filled";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("artifact", &ArtifactFilled::artifact),
                          field("colour", &ArtifactFilled::colour), field("count", &ArtifactFilled::count));
    }
    friend bool operator==(const ArtifactFilled&, const ArtifactFilled&) = default;
};

void evolve(StateWriter& state, const ArtifactTokenReturned& event);
void evolve(StateWriter& state, const ArtifactPilesMixed&);
void evolve(StateWriter& state, const ArtifactFilled& event);

/// EXO-05: puts tokens under all artifacts, one after the other, as far as they go.
void stockArtifacts(StateWriter& state);
/// EXO-25: mixes the piles and fills all artifacts up.
void refreshArtifacts(Unfolding& unfolding);
/// EXO-18, EXO-22: gives a token back by this rule.
void returnToken(Unfolding& unfolding, std::string_view rule, ArtifactTokenId token);

/// EXO-05: the queue of an artifact, two bits for each token from the lowest on.
Colour waitingAt(const ArtifactState& artifact, int place);
int waitingOf(const ArtifactState& artifact, Colour colour);
/// EXO-09: takes the first token off the queue.
void takeFirst(ArtifactState& artifact);
/// Tokens of a colour that nobody has seen, wherever they are.
int unseenOf(const Position& position, Colour colour);
/// A queue that can be: as many colours as it says, no more of any than the recipe has.
bool isPossibleQueue(const Game& game, ArtifactId id, const ArtifactState& artifact);

} // namespace delve::mageknight::play
