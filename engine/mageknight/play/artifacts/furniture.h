// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;
class ActionList;

// DRESS-14 to DRESS-21: heroes that carry chairs and tables.

/// DRESS-14: costs nothing and goes on moving.
struct PickUp
{
    ArtifactId artifact = ArtifactId::None;

    static constexpr std::string_view name = "pick-up";
    static constexpr Timing timing = Timing::Act;
    static constexpr bool keepsMoving = true;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("artifact", &PickUp::artifact));
    }
    friend bool operator==(const PickUp&, const PickUp&) = default;
};

/// DRESS-18: where the piece goes; `to` is its north-west square, `turned` a quarter turn from its footprint.
struct PutDown
{
    SquareIndex to = noSquare;
    bool turned = false;

    static constexpr std::string_view name = "put-down";
    static constexpr Timing timing = Timing::Answer;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(squareField("to", &PutDown::to), field("turned", &PutDown::turned));
    }
    friend bool operator==(const PutDown&, const PutDown&) = default;
};

struct FurnitureTaken
{
    ArtifactId artifact = ArtifactId::None;
    FigureId figure = FigureId::None;

    static constexpr std::string_view name = "furniture-taken";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("artifact", &FurnitureTaken::artifact),
                          field("figure", &FurnitureTaken::figure));
    }
    friend bool operator==(const FurnitureTaken&, const FurnitureTaken&) = default;
};

struct FurniturePut
{
    ArtifactId artifact = ArtifactId::None;
    SquareIndex to = noSquare;
    bool turned = false;

    static constexpr std::string_view name = "furniture-put";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("artifact", &FurniturePut::artifact), squareField("to", &FurniturePut::to),
                          field("turned", &FurniturePut::turned));
    }
    friend bool operator==(const FurniturePut&, const FurniturePut&) = default;
};

/// DRESS-18: the movement has ended, and the piece has to go somewhere.
struct PutDownChoice
{
    ArtifactId artifact = ArtifactId::None;

    static constexpr std::string_view name = "put-down-choice";
    static constexpr bool isDecision = true;
    static constexpr std::string_view rule = "DRESS-18";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("artifact", &PutDownChoice::artifact));
    }
};

Refusal check(const Position& position, const PickUp& action);
Refusal check(const Position& position, const PutDown& action);
void carryOut(Unfolding& unfolding, const PickUp& action);
void carryOut(Unfolding& unfolding, const PutDown& action);
PlayerId deciderOf(const Position& position, const PutDownChoice&);
void listOptions(const Position& position, const PutDownChoice& choice, ActionList& actions);
void listPickUps(const Position& position, ActionList& actions);
void evolve(StateWriter& state, const FurnitureTaken& event);
void evolve(StateWriter& state, const FurniturePut& event);

/// The piece that a figure carries, or none.
ArtifactId carriedBy(const Position& position, FigureId figure);
/// DRESS-15, DRESS-16: what the piece that the active figure carries adds to every square.
int carryingCost(const Position& position);
/// DRESS-18: the active figure carries something and may not stop here, because there is no place for it.
bool hasNoPlaceForLoad(const Position& position);
/// DRESS-18, DRESS-19: whatever the active figure carries goes down where its movement ended.
void putDownLoad(Unfolding& unfolding);
/// DRESS-19: what an eliminated figure carried goes to the place nearest to where it stood.
void dropLoad(Unfolding& unfolding, FigureId figure, SquareIndex stoodOn);

} // namespace delve::mageknight::play
