// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/play/board_targets.h"
#include "editor/mageknight/play/drive_plans.h"
#include "editor/mageknight/play/game_scene.h"
#include "editor/mageknight/play/game_session.h"
#include "engine/mageknight/play/moving/walk.h"

#include <optional>
#include <vector>

namespace delve::mageknight {

/// A game at the moment it is looked at, ready to be shown: what can be done now, where, and why not. Made
/// anew after every action.
class GameMoment
{
public:
    /// Why something is refused, and what would have been done.
    struct Refused
    {
        play::Refusal refusal;
        play::Action action;
    };

    GameMoment(const GameSession& session, const Content& content, const PlayWords& words);

    const play::PlayerView& view() const { return m_view; }
    play::Position position() const { return {m_view.game, m_view.state}; }
    /// What may be done, filed by group.
    const play::Actions& legal() const { return m_legal; }
    /// Where the active figure or token can walk.
    const play::Walks& walks() const;
    std::vector<play::Walks::Reached> reached() const { return walks().reached(); }
    /// The lines that the active multi-dial figure can drive.
    const DrivePlans& drives() const;
    /// How the active figure lies on its way, one after the other, as far as nobody is asked for anything.
    std::vector<play::Body> bodiesOn(const play::Actions& way) const;
    /// Nobody would want this legal action: a passage to where one can walk for no more, or pass for less.
    bool isDominated(std::size_t action) const;
    const Scenario& scene() const { return m_scene; }
    const std::vector<SeenFigure>& figures() const { return m_figures; }

    /// The places of those legal actions that a click on this asks for, the likeliest first. What is only
    /// said about a figure, like doing without an ability, is not among them.
    std::vector<std::size_t> actionsAt(const BoardTarget& target) const;
    /// Everything on the board that some legal action is about, in the order of the actions.
    std::vector<BoardTarget> targets() const;
    /// Why nothing can be done there: what a person most likely wanted, and the rule against it.
    Refused refusalAt(const BoardTarget& target) const;

private:
    /// Of what a click on a figure means, whatever else could be done with it.
    std::optional<Refused> refusalOfFigure(play::FigureId figure) const;

    play::PlayerView m_view;
    play::Actions m_legal;
    std::vector<bool> findDominated() const;

    mutable std::optional<play::Walks> m_walks; ///< looked for when somebody asks
    mutable std::optional<DrivePlans> m_drives;
    mutable std::optional<std::vector<bool>> m_dominated;
    Scenario m_scene;
    std::vector<SeenFigure> m_figures;
};

} // namespace delve::mageknight
