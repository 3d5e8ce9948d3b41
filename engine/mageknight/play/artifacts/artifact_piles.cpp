// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/artifacts/artifact_piles.h"

#include "engine/mageknight/content/artifact_limits.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

constexpr int perWord = 15; // two bits each, so that the numbers stay positive in files
constexpr std::array colours{Colour::Yellow, Colour::Blue, Colour::Red};

/// All that a recipe may ask for has room. Games with other recipes are refused (Game::make).
static_assert(2 * perWord >= int(colours.size()) * mostTokensOfAColour);

void append(ArtifactState& artifact, Colour colour)
{
    const int place = artifact.waiting++;
    artifact.queue[std::size_t(place / perWord)] |= (int(colour) + 1) << 2 * (place % perWord);
}

int missing(const Position& position, ArtifactId id, Colour colour)
{
    return position.game().kind(id).tokensOf(colour) - waitingOf(position.state().artifact(id), colour);
}

/// Tokens of a colour in its pile, those at the bottom not counted.
int inPile(const Position& position, Colour colour)
{
    int count = unseenOf(position, colour);
    for (const ArtifactState& artifact : position.state().artifacts())
        count -= waitingOf(artifact, colour);
    return count;
}

/// EXO-25: how many tokens of a colour each artifact gets: one each in turn, until the pile is empty.
std::vector<int> dealt(const Position& position, Colour colour)
{
    std::vector<int> added(position.state().artifacts().size());
    int left = inPile(position, colour);
    for (bool isAny = true; isAny && left > 0;) {
        isAny = false;
        for (std::size_t i = 0; i < added.size() && left > 0; ++i)
            if (missing(position, ArtifactId(i), colour) > added[i]) {
                ++added[i];
                --left;
                isAny = true;
            }
    }
    return added;
}

} // namespace

Colour waitingAt(const ArtifactState& artifact, int place)
{
    return Colour((artifact.queue[std::size_t(place / perWord)] >> 2 * (place % perWord) & 3) - 1);
}

int waitingOf(const ArtifactState& artifact, Colour colour)
{
    int count = 0;
    for (int i = 0; i < artifact.waiting; ++i)
        count += waitingAt(artifact, i) == colour;
    return count;
}

void takeFirst(ArtifactState& artifact)
{
    const int first = artifact.queue[1] & 3; // moves up into the first word
    artifact.queue[0] = artifact.queue[0] >> 2 | first << 2 * (perWord - 1);
    artifact.queue[1] >>= 2;
    --artifact.waiting;
}

int unseenOf(const Position& position, Colour colour)
{
    int count = 0;
    for (std::size_t i = 0; i < position.state().artifactTokens().size(); ++i)
        count += position.state().artifactTokens()[i].place == ArtifactTokenPlace::Unseen &&
                 position.game().kind(ArtifactTokenId(i)).colour == colour;
    return count;
}

bool isPossibleQueue(const Game& game, ArtifactId id, const ArtifactState& artifact)
{
    if (artifact.waiting > 2 * perWord)
        return false;
    ArtifactState again;
    for (int i = 0; i < artifact.waiting; ++i) {
        if (int(waitingAt(artifact, i)) > int(Colour::Red))
            return false;
        append(again, waitingAt(artifact, i));
    }
    const auto isWithin = [&](Colour colour) {
        return waitingOf(artifact, colour) <= game.kind(id).tokensOf(colour);
    };
    return again.queue == artifact.queue && std::ranges::all_of(colours, isWithin);
}

void stockArtifacts(StateWriter& state)
{
    const Position position(state.game(), state.state());
    for (std::size_t i = 0; i < state.artifacts().size(); ++i)
        for (const Colour colour : colours) {
            // EXO-05: where the pile is too small, what there is.
            const int count = std::min(missing(position, ArtifactId(i), colour), inPile(position, colour));
            for (int added = 0; added < count; ++added)
                append(state.artifact(ArtifactId(i)), colour);
        }
}

void refreshArtifacts(Unfolding& unfolding)
{
    unfolding.emit("EXO-25", ArtifactPilesMixed{});
    std::array<std::vector<int>, colours.size()> added;
    for (const Colour colour : colours)
        added[std::size_t(colour)] = dealt(unfolding.position(), colour);
    for (std::size_t i = 0; i < unfolding.state().artifacts().size(); ++i)
        for (const Colour colour : colours)
            if (const int count = added[std::size_t(colour)][i]; count > 0)
                unfolding.emit("EXO-25", ArtifactFilled{ArtifactId(i), colour, std::uint8_t(count)});
}

void returnToken(Unfolding& unfolding, std::string_view rule, ArtifactTokenId token)
{
    unfolding.emit(rule, ArtifactTokenReturned{token});
}

void evolve(StateWriter& state, const ArtifactTokenReturned& event)
{
    const FigureId holder = state.artifactToken(event.token).figure;
    state.artifactToken(event.token) = {};
    state.artifactToken(event.token).place = ArtifactTokenPlace::Returned;
    if (holder == FigureId::None)
        return;
    const bool hasOther =
        std::ranges::any_of(state.state().artifactTokens(), [&](const ArtifactTokenState& token) {
            return token.place == ArtifactTokenPlace::Given && token.figure == holder;
        });
    FigureState& figure = state.figure(holder);
    if (!hasOther)
        figure.marks = std::uint16_t(figure.marks & ~mark::gifted);
}

void evolve(StateWriter& state, const ArtifactPilesMixed&)
{
    for (ArtifactTokenState& token : state.artifactTokens())
        if (token.place == ArtifactTokenPlace::Returned)
            token.place = ArtifactTokenPlace::Unseen;
}

void evolve(StateWriter& state, const ArtifactFilled& event)
{
    for (int i = 0; i < event.count; ++i)
        append(state.artifact(event.artifact), event.colour);
}

} // namespace delve::mageknight::play
