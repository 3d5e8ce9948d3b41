// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/text/play/play_terms.h"
#include "editor/dungeoneer/text/play/play_words.h"
#include "engine/dungeoneer/play/core/play.h"

#include <concepts>
#include <string>
#include <utility>
#include <vector>

namespace delve::dungeoneer {

/// The words that go into the blanks of a sentence about an event, an action or a task: its members by their
/// names, "{player-hero}" the Hero of a member that is a player, and what can be worked out from them.
class Blanks
{
public:
    template <typename T>
    Blanks(const T& object, const play::GameState& state, const PlayWords& words)
        : m_position(words.game(), state), m_words(words)
    {
        addMembers(object);
        addMore(object);
        addContext();
    }

    void add(std::string_view name, QString word) { m_values.emplace_back(name, std::move(word)); }
    /// The word for a blank; empty for an unknown one.
    QString value(std::string_view name) const;

private:
    template <typename T> void addMembers(const T& object)
    {
        table::forEachField(object, [&](const auto& field, const auto& value) {
            using Value = std::remove_cvref_t<decltype(value)>;
            const std::string name(field.name);
            if constexpr (std::is_same_v<Value, play::PlayerId>) {
                add(name, m_words.of(value));
                add(name + "-hero", m_words.heroOf(m_position.state(), value));
            } else if constexpr (std::is_same_v<Value, play::HeroId> ||
                                 std::is_same_v<Value, play::QuestId>) {
                add(name, m_words.of(value));
            } else if constexpr (requires { m_words.of(m_position.state(), value); }) {
                add(name, m_words.of(m_position.state(), value));
            } else if constexpr (requires { inWords(value); }) {
                add(name, inWords(value));
            } else if constexpr (std::integral<Value>) {
                add(name, QString::number(int(value)));
                add("lost", QString::number(-int(value)));
            }
        });
    }

    // What is not a member but can be said.
    template <typename T> void addMore(const T&) {}
    void addMore(const play::TaskAdded& event);
    void addMore(const play::MapLaid& event);
    void addMore(const play::CuspChanged& event);
    void addMore(const play::CardLifeChanged& event);
    void addMore(const play::LevelGained& event);
    void addMore(const play::ComponentTaken& event);
    void addMore(const play::ComponentPut& event);
    void addMore(const play::LastingBegan& event);
    void addMore(const play::PayUpkeep& action);
    void addMore(const play::PlaceMap& action);
    void addMore(const play::Step& action);
    void addMore(const play::Untip& action);
    void addMore(const play::PlayCard& action);
    void addMore(const play::UseAbility& action);
    void addMore(const play::LayEncounter& action);
    void addMore(const play::LayAttachment& action);
    void addMore(const play::AttemptQuest& action);
    void addMore(const play::PickUp& action);
    void addMore(const play::PutDown& action);
    void addMore(const play::PayOrNot& action);
    void addMore(const play::ChooseSide& action);
    void addMore(const play::Window& task);

    void addContext();
    /// " (2 Glory; …)", or nothing if all of them are empty.
    void addDetails(const QStringList& parts);
    QString threatOf(const std::optional<Threat>& threat) const;
    QString sceneOf(const play::Frame& frame) const;

    play::Position m_position;
    const PlayWords& m_words;
    std::vector<std::pair<std::string, QString>> m_values;
};

/// What a player pays: "2 Glory", "1 Peril of Ada".
QString paymentInWords(const PlayWords& words, const play::Position& position, const Cost& cost, int value,
                       play::PlayerId payer);

} // namespace delve::dungeoneer
