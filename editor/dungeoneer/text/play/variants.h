// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/play.h"

#include <string>

namespace delve::dungeoneer {

// Which of several sentences fits: the name of a yes that stands out, or a word of its own.

template <typename T> std::string variantOf(const play::Position&, const T& object)
{
    std::string variant;
    table::forEachField(object, [&](const auto& field, const auto& value) {
        using Value = std::remove_cvref_t<decltype(value)>;
        if (!variant.empty())
            return;
        if constexpr (std::is_same_v<Value, bool>)
            variant = value ? std::string(field.name) : std::string();
        else if constexpr (std::is_same_v<Value, play::Ending> || std::is_same_v<Value, play::Batch> ||
                           std::is_same_v<Value, play::WindowKind>)
            variant = nameOf(value);
        else if constexpr (std::is_same_v<Value, std::int16_t>)
            variant = field.name == "by" && value < 0 ? "lost" : "";
    });
    return variant;
}

inline std::string variantOf(const play::Position&, const play::CuspChanged& event)
{
    return event.side < 0 ? "none" : "";
}
inline std::string variantOf(const play::Position&, const play::CombatFought& event)
{
    return event.hitter == play::TargetId::None ? "none" : "";
}
inline std::string variantOf(const play::Position&, const play::CardLifeChanged& event)
{
    return event.by == 0 ? "none" : event.by < 0 ? "lost" : "";
}
inline std::string variantOf(const play::Position&, const play::MarkerPut& event)
{
    return event.space == play::SpaceId::None ? "none" : "";
}
inline std::string variantOf(const play::Position&, const play::CardMoved& event)
{
    return std::string(nameOf(event.to));
}
/// What is pointed at, or the card that is answered.
inline std::string targetVariant(play::TargetId target)
{
    return target == play::TargetId::None             ? ""
           : sortOf(target) == play::TargetSort::Card ? "answer"
                                                      : "target";
}
inline std::string variantOf(const play::Position& position, const play::CardPlayed& event)
{
    const std::string variant = targetVariant(event.target);
    // An Attachment is put on a card.
    const bool isAttached =
        variant == "answer" && event.card != play::CardId::None && position.game().card(event.card).attachTo;
    return isAttached ? "target" : variant;
}
inline std::string variantOf(const play::Position&, const play::AbilityUsed& event)
{
    return event.target == play::TargetId::None ? "" : "target";
}
inline bool isTrap(const play::Position& position, play::CardId card)
{
    return card != play::CardId::None && position.game().card(card).isTrap();
}
inline std::string variantOf(const play::Position& position, const play::EncounterLaid& event)
{
    return isTrap(position, event.card) ? "trap" : "";
}
inline std::string variantOf(const play::Position& position, const play::LayEncounter& action)
{
    return isTrap(position, action.card) ? "trap" : "";
}
inline std::string variantOf(const play::Position& position, const play::EndPhase&)
{
    return std::string(nameOf(position.turn().phase));
}
inline std::string variantOf(const play::Position& position, const play::Step& action)
{
    const play::PlayerId actor = position.turn().player;
    if (actor == play::PlayerId::None || position.player(actor).space == play::SpaceId::None)
        return "";
    return doorNow(position, position.player(actor).space, action.side).hasThreat() ? "door" : "";
}
inline std::string variantOf(const play::Position&, const play::DiscardOne& action)
{
    return action.card == play::CardId::None ? "none" : "";
}
inline std::string variantOf(const play::Position& position, const play::PlayCard& action)
{
    if (action.atOnce)
        return action.target == play::TargetId::None ? "atOnce" : "atOnce target";
    return variantOf(position, play::CardPlayed{action.card, play::PlayerId::None, action.target});
}
inline std::string variantOf(const play::Position&, const play::UseAbility& action)
{
    return action.target == play::TargetId::None ? "" : "target";
}
inline std::string variantOf(const play::Position&, const play::RollAgain& action)
{
    return action.source == play::SourceId::None ? "none" : "";
}
inline std::string variantOf(const play::Position&, const play::Challenge& action)
{
    return action.takes == play::QuestId::None ? "" : "takes";
}
inline std::string variantOf(const play::Position&, const play::GivePeril& action)
{
    return action.to == play::PlayerId::None ? "none" : "";
}
inline std::string variantOf(const play::Position&, const play::AttemptQuest& action)
{
    return action.boosts > 0 ? "boosts" : "";
}
inline std::string variantOf(const play::Position& position, const play::ChooseSide&)
{
    return play::pending<play::MoveChoice>(position) ? "to" : "";
}
inline std::string variantOf(const play::Position&, const play::PlaceChoice& task)
{
    return task.space == play::SpaceId::None ? "none" : "";
}

} // namespace delve::dungeoneer
