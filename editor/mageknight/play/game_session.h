// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/played_session.h"
#include "engine/mageknight/play/core/replay.h"

namespace delve::mageknight {

/// A game of Mage Knight Dungeons that is played.
class GameSession : public PlayedSession<play::Traits, play::Replay>
{
public:
    /// The content must outlive it. The table of the replay says which dice are rolled. The error names the
    /// first action that is not true.
    static Result<GameSession> resume(play::Replay replay, const Content& content)
    {
        auto made = gameOf(replay, content);
        auto session = PlayedSession::resume(std::move(replay), std::move(made));
        return session ? Result<GameSession>(GameSession(*std::move(session))) : session.error();
    }

private:
    explicit GameSession(PlayedSession&& session) : PlayedSession(std::move(session)) {}
};

} // namespace delve::mageknight
