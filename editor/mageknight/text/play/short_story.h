// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/text/play/play_sentences.h"

#include <optional>

namespace delve::mageknight {

/// A line of what happened in short; the event is the one whose sign fits it.
struct ShortLine
{
    Told told;
    play::Event event;
};

/// Tells a run of actions in short: ways instead of steps, and blows with what was rolled: "10 + 9 = 19
/// against 12: hit, 2 clicks".
class ShortStory
{
public:
    explicit ShortStory(const PlayWords& words) : m_words(words) {}

    /// What came of the next action, which was taken in this state.
    void add(const play::Events& events, play::GameState state);
    /// Everything so far.
    std::vector<ShortLine> take();

private:
    /// A figure or token on its way, until something else happens.
    struct Way
    {
        QString who;
        QString to;
        play::Event event;
    };
    /// A blow whose damage is still to come.
    struct Struck
    {
        play::Event event;
        QString text; ///< up to the clicks
        play::FigureId target = play::FigureId::None;
        int clicks = 0;
    };

    void add(const play::Event& event, const play::GameState& state);
    void walk(const QString& who, const QString& to, const play::Event& event);
    void strike(const play::Event& event, const play::BlowStruck& blow, const play::GameState& state);
    void endWay();
    void endBlows();
    void say(const QString& text, const play::Event& event)
    {
        m_lines.push_back({{event.rule, text}, event});
    }

    const PlayWords& m_words;
    std::vector<ShortLine> m_lines;
    std::optional<Way> m_way;
    std::vector<Struck> m_blows; ///< of one roll
    int m_natural = 0;           ///< its dice
};

} // namespace delve::mageknight
