// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/text/play/play_terms.h"
#include "editor/mageknight/text/play/play_words.h"
#include "engine/mageknight/play/core/json_fields.h"
#include "engine/mageknight/play/core/play.h"
#include "engine/mageknight/play/core/replay.h"

#include <concepts>
#include <string>
#include <utility>
#include <vector>

namespace delve::mageknight {

/// The words that go into the blanks of a sentence about an event, an action or a task: its members by their
/// names, what can be worked out from them, and for answers the members of the decision that is pending.
class Blanks
{
public:
    /// `happened` is what an action led to in a recorded game: it says whom the action is about where nobody
    /// knows what was pending.
    template <typename T>
    Blanks(const T& object, const play::Position& position, const PlayWords& words,
           const std::vector<play::ToldEvent>& happened = {})
        : m_position(position), m_words(words)
    {
        addMembers(object);
        addMore(object);
        addMembersOf(happened);
        addContext();
    }

    /// The word for a blank; empty for an unknown one.
    QString value(std::string_view name) const;

private:
    template <typename T> void addMembers(const T& object)
    {
        play::forEachField(object, [&](const auto& field, const auto& value) {
            using Value = std::remove_cvref_t<decltype(value)>;
            if constexpr (play::isSquare<decltype(field)>)
                add(field.name, m_words.square(value));
            else if constexpr (play::ThingNumber<Value> || std::is_same_v<Value, Ability>)
                add(field.name, m_words.of(value));
            else if constexpr (std::is_enum_v<Value>)
                add(field.name, inWords(value));
            else if constexpr (std::integral<Value>)
                add(field.name, QString::number(int(value)));
        });
    }

    // What is not a member but can be said.
    template <typename T> void addMore(const T&) {}
    void addMore(const play::TaskAdded& event);
    void addMore(const play::ActionFellAway& event);
    void addMore(const play::Answer& action);
    void addMore(const play::StrikeBlow& action);
    void addMore(const play::DeclaredAction& task);
    void addMore(const play::Rolled& event);
    void addMore(const play::Drawn& event);
    void addMore(const play::TileTurned& event);
    void addMore(const play::AbilityCancelled& event);
    void addMore(const play::TokenFlipped& event);
    void addMore(const play::TrapExposed& event);
    void addMore(const play::ChestOpened& event);
    void addMore(const play::TreasureAssigned& event);
    void addMore(const play::Step& action);
    void addMore(const play::TakeStairs&);
    void addMore(const play::PassThrough& action);
    void addMore(const play::LeaveThrough& action);
    void addMore(const play::Shoot& action);
    void addMore(const play::Fire&);
    void addMore(const play::CancelAbility& action);
    void addMore(const play::ChooseMonster& action);
    void addMore(const play::AssignTreasure& action);
    void addMore(const play::TakeTreasure& action);
    void addMore(const play::StoreTreasure& action);
    void addMore(const play::ArtifactRowRead& event);
    void addMore(const play::AbilityGranted& event);
    void addMore(const play::GoldChanged& event);
    void addMore(const play::ItemAssigned& event);
    void addMore(const play::ItemGranted& event);
    void addMore(const play::ItemPlaced& event);
    void addMore(const play::AssignItem& action);
    void addMore(const play::TakeItem& action);
    void addMore(const play::Drive& action);

    void addMembersOf(const std::vector<play::ToldEvent>& happened);
    void addContext();
    void addAbility(play::FigureId figure, Slot slot);
    void addContents(play::ChestId chest);
    void addItem(play::ArtifactTokenId token);
    /// The things on a way through others, and the square behind the last.
    void addPassage(std::uint32_t path, bool leadsOut);
    void add(std::string_view name, QString word) { m_values.emplace_back(name, std::move(word)); }

    play::Position m_position;
    const PlayWords& m_words;
    std::vector<std::pair<std::string, QString>> m_values;
};

// Which of several sentences fits: the name of a yes that stands out, or a word of its own.

template <typename T> std::string variantOf(const T& object)
{
    std::string variant;
    play::forEachField(object, [&](const auto& field, const auto& value) {
        using Value = std::remove_cvref_t<decltype(value)>;
        if (!variant.empty())
            return;
        if constexpr (std::is_same_v<Value, bool>)
            variant = value ? std::string(field.name) : std::string();
        else if constexpr (std::is_same_v<Value, play::AttackForm>)
            variant = value == play::AttackForm::Plain ? "" : "form";
        else if constexpr (std::is_same_v<Value, play::Leaning>)
            variant = value == play::Leaning::None ? "" : "leaning";
        else if constexpr (std::is_same_v<Value, play::Use> || std::is_same_v<Value, play::Ending>)
            variant = nameOf(value);
    });
    return variant;
}

inline std::string variantOf(const play::Drive& action)
{
    return action.ahead == 0 ? "turn" : "";
}

inline std::string variantOf(const play::Rolled& event)
{
    return event.second == 0 ? "" : "two";
}

inline std::string variantOf(const play::FigureActivated& event)
{
    const auto has = [&](std::uint16_t flag) { return (event.flags & flag) != 0; };
    return has(play::activation::used)         ? "whole"
           : has(play::activation::free)       ? "quickness"
           : has(play::activation::freeAttack) ? "free-attack"
           : has(play::activation::boosted)    ? "double-speed"
                                               : "";
}

inline std::string variantOf(const play::MonstersCalled& event)
{
    return event.count == 0 ? "none" : "";
}

inline std::string variantOf(const play::ActivationMarked& event)
{
    switch (event.flag) {
    case play::activation::attacked: return "attacked";
    case play::activation::finishing: return "finishing";
    case play::activation::rammed: return "rammed";
    case play::activation::stopped: return "stopped";
    }
    return "";
}

inline std::string variantOf(const play::FigurePlaced& event)
{
    return event.to == noSquare ? "outside" : "";
}

inline std::string variantOf(const play::LevelsDeferred& event)
{
    return event.count == 0 ? "none" : "";
}

inline std::string variantOf(const play::TileTurned& event)
{
    return event.quarters < 0 ? "left" : "";
}

inline std::string variantOf(const play::FurniturePut& event)
{
    return event.to == noSquare ? "gone" : "";
}

inline std::string variantOf(const play::GoldChanged& event)
{
    return event.amount < 0 ? "lost" : "";
}

inline std::string variantOf(const play::ArcLeaned&)
{
    return ""; // it has only one sentence
}

inline std::string variantOf(const play::Enter& action)
{
    return action.use ? "use" : action.aside > 0 ? "aside" : "";
}

inline std::string variantOf(const play::ActivationBound& event)
{
    return (event.bounds & play::bound::acted) != 0 ? "acted" : "";
}

inline std::string variantOf(const play::TurnTile& action)
{
    return action.quarters < 0 ? "left" : "";
}

inline std::string variantOf(const play::HeroImproved& event)
{
    return event.level == 0 ? "healed" : "";
}

// The variant of a sentence where it depends on the position, too.

template <typename T> std::string variantIn(const play::Position&, const T& object)
{
    return variantOf(object);
}

/// MKW-09, DG-08: a figure without levels is healed.
inline std::string variantIn(const play::Position& position, const play::ImproveHero& action)
{
    return position.knows(action.hero) && position.figure(action.hero).level == 0 ? "healed" : "";
}

} // namespace delve::mageknight
