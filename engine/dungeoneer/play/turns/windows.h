// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/position.h"

#include <vector>

namespace delve::dungeoneer::play {

class Unfolding;
class ActionList;

// DNR-SPECIAL-13: the moments in which everybody may take a Special action.

enum class WindowKind : std::uint8_t
{
    Phase,     ///< (a) the start or the end of a phase
    Encounter, ///< (b) before or after an Encounter
    Dice,      ///< (c) before the dice of an attack or a Threat
    Declared,  ///< (d) a card or ability was declared and paid for
    Action,    ///< (e) after an action of the Hero Phase
    Response,  ///< DNR-LORD-12: step B
    Fallen     ///< DNR-UNI-02: the dice lie there; only what rolls them again
};
constexpr auto fileWords(WindowKind)
{
    using enum WindowKind;
    return std::to_array<EnumName<WindowKind>>({{Phase, "phase"},
                                                {Encounter, "encounter"},
                                                {Dice, "dice"},
                                                {Declared, "declared"},
                                                {Action, "action"},
                                                {Response, "response"},
                                                {Fallen, "fallen"}});
}

/// Players are asked, the active one first, until all have passed in a row. Whoever could do nothing is not
/// asked.
struct Window
{
    static constexpr bool isDecision = true;

    WindowKind kind = WindowKind::Phase;
    std::uint8_t passed = 0;         ///< bit n: player n has passed since the last action
    PlayerId asked = PlayerId::None; ///< nobody yet
    DNR_DESCRIBED(Window, "window", kind, passed, asked);
};

/// Does nothing in a window.
struct Pass
{
    DNR_DESCRIBED(Pass, "pass");
};

/// What a player is doing when it acts: its main phase, a window, or something else.
struct Moment
{
    enum class Kind : std::uint8_t
    {
        Other,
        Lord,
        Hero,
        Window
    };
    Kind kind = Kind::Other;
    WindowKind window = WindowKind::Phase;

    /// DNR-SPECIAL-13: Untipping and Challenges only in (a), (b) and (e).
    bool allowsDeeds() const
    {
        return kind == Kind::Hero || kind == Kind::Lord ||
               (kind == Kind::Window && (window == WindowKind::Phase || window == WindowKind::Encounter ||
                                         window == WindowKind::Action));
    }
    /// Anytime cards and abilities.
    bool allowsSpecials() const
    {
        return kind == Kind::Hero || kind == Kind::Lord ||
               (kind == Kind::Window && window != WindowKind::Fallen);
    }
};
Moment momentOf(const Position& position);

/// Opens a window; `passed` are those who are not asked before somebody acts.
void openWindow(Unfolding& unfolding, WindowKind kind, std::uint8_t passed = 0);
/// Called before an action is carried out: everybody is asked again after it.
void noteAction(Unfolding& unfolding, PlayerId actor);
/// Finds the next player to be asked and true, or false if the window closes.
bool askNext(Unfolding& unfolding, const Window& window);
/// All that a player may do in a window, without passing; no more than the list takes.
void listSpecials(const Position& position, PlayerId player, const Moment& moment, ActionList& actions);

Refusal check(const Position& position, PlayerId actor, const Pass&);
void carryOut(Unfolding& unfolding, PlayerId actor, const Pass&);

} // namespace delve::dungeoneer::play
