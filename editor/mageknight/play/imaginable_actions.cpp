// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/play/imaginable_actions.h"

#include "engine/mageknight/play/core/json_fields.h"

namespace delve::mageknight {

namespace {

using namespace play;

/// The values that a member of an action can have, for somebody who does not know the rules.
template <typename Value> std::vector<Value> valuesOf(const PlayerView& view)
{
    std::vector<Value> values;
    const auto count = [&](std::size_t size) {
        for (std::size_t i = 0; i < size; ++i)
            values.push_back(Value(i));
    };
    if constexpr (std::is_same_v<Value, FigureId>) {
        for (std::size_t i = 0; i < view.state.figures().size(); ++i)
            if (const FigureState& figure = view.state.figures()[i];
                figure.isInside() || figure.where == Whereabouts::Outside)
                values.push_back(FigureId(i));
    } else if constexpr (std::is_same_v<Value, ChestId>) {
        count(view.state.chests().size());
    } else if constexpr (std::is_same_v<Value, TokenId>) {
        count(view.state.tokens().size());
    } else if constexpr (std::is_same_v<Value, DoorId>) {
        count(view.game.parts().doors.size());
    } else if constexpr (std::is_same_v<Value, ArtifactId>) {
        count(view.state.artifacts().size());
    } else if constexpr (std::is_same_v<Value, ArtifactTokenId>) {
        for (std::size_t i = 0; i < view.state.artifactTokens().size(); ++i)
            if (view.state.artifactTokens()[i].place > ArtifactTokenPlace::Revealed)
                values.push_back(ArtifactTokenId(i));
    } else if constexpr (std::is_same_v<Value, Direction>) {
        values.assign(allDirections.begin(), allDirections.end());
    } else if constexpr (std::is_same_v<Value, bool>) {
        values = {false, true};
    } else if constexpr (std::is_enum_v<Value>) {
        for (const auto& entry : enumNames<Value>)
            values.push_back(entry.first);
    } else {
        values.push_back(Value{});
    }
    return values;
}

template <typename T> constexpr bool hasSquare()
{
    bool has = false;
    std::apply([&](const auto&... field) { ((has = has || isSquare<decltype(field)>), ...); }, T::fields());
    return has;
}

template <typename T, std::size_t I = 0> void imagine(const PlayerView& view, T action, Actions& out)
{
    constexpr auto fields = T::fields();
    if constexpr (I == std::tuple_size_v<decltype(T::fields())>) {
        out.push_back(action);
    } else {
        constexpr auto field = std::get<I>(fields);
        using Value = std::remove_cvref_t<decltype(action.*(field.member))>;
        // RANGE-20, CAV-17: one target says enough.
        if constexpr ((std::is_same_v<T, Shoot> && I >= 2) || (std::is_same_v<T, Answer> && I >= 2) ||
                      (std::is_same_v<T, StrikeBlow> && I >= 1)) {
            imagine<T, I + 1>(view, action, out);
        } else {
            for (const Value value : valuesOf<Value>(view)) {
                action.*(field.member) = value;
                imagine<T, I + 1>(view, action, out);
            }
        }
    }
}

template <std::size_t I = 0> void imagineAll(const PlayerView& view, Actions& out)
{
    if constexpr (I < std::variant_size_v<Action>) {
        using T = std::variant_alternative_t<I, Action>;
        if constexpr (!hasSquare<T>() && !std::is_same_v<T, PassThrough> && !std::is_same_v<T, LeaveThrough>)
            imagine<T>(view, {}, out);
        imagineAll<I + 1>(view, out);
    }
}

constexpr int mostPassed = 2; // of longer rows nobody asks for a single passage

/// Passages through what stands around, to every square behind it.
void imaginePassages(const PlayerView& view, SquareIndex at, std::uint32_t path, Actions& out)
{
    for (const Direction direction : allDirections) {
        const SquareIndex next = view.game.board(view.state).neighbour(at, direction);
        if (next == noSquare)
            continue;
        const std::uint32_t longer = extended(path, direction);
        if (lengthOf(path) > 0)
            out.push_back(PassThrough{longer});
        if (lengthOf(path) < mostPassed && !view.state.occupant(next).isNone())
            imaginePassages(view, next, longer, out);
    }
}

void imagineWays(const PlayerView& view, Actions& out)
{
    const SquareIndex from = squareOfActive({view.game, view.state});
    if (!view.state.turn().isActivation() || from == noSquare)
        return;
    imaginePassages(view, from, 0, out);
    for (SquareIndex square = 0; square < view.game.board(view.state).squareCount(); ++square)
        if (view.game.board(view.state).isPlayable(square))
            out.push_back(FlyTo{square});
}

} // namespace

Actions imaginableActions(const PlayerView& view)
{
    Actions actions;
    imagineAll(view, actions);
    imagineWays(view, actions);
    return actions;
}

bool isTimely(const Action& action, const PlayerView& view)
{
    const bool isAsked = !isFreeToAct(view.state);
    const bool isActivation = view.state.turn().isActivation();
    return std::visit(
        [&]<typename T>(const T&) {
            switch (T::timing) {
            case Timing::Answer: return isAsked;
            case Timing::Act: return !isAsked && isActivation;
            case Timing::Choose: return !isAsked && !isActivation;
            case Timing::Anytime: break;
            }
            return !isAsked;
        },
        action);
}

} // namespace delve::mageknight
