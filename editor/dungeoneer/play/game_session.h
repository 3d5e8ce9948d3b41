// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/played_session.h"
#include "engine/dungeoneer/play/core/replay.h"

namespace delve::dungeoneer {

/// A game of Dungeoneer that is played.
class GameSession : public PlayedSession<play::Traits, play::Replay>
{
public:
    /// The table of the replay says which dice are rolled. The error names the first action that is not true.
    static Result<GameSession> resume(play::Replay replay, std::shared_ptr<const Cards> cards)
    {
        auto made = gameOf(replay, std::move(cards));
        auto session = PlayedSession::resume(std::move(replay), std::move(made));
        return session ? Result<GameSession>(GameSession(*std::move(session))) : session.error();
    }

private:
    explicit GameSession(PlayedSession&& session) : PlayedSession(std::move(session)) {}
};

} // namespace delve::dungeoneer
