#pragma once

#include "engine/agents/agent.h"
#include "engine/base/enum_names.h"

#include <memory>

namespace delve::play {

/// Who can be asked to play.
enum class AgentKind : std::uint8_t
{
    Random,
    Easy, ///< steady, with a slip now and then
    Steady
};

std::unique_ptr<Agent> makeAgent(AgentKind kind, std::uint64_t seed);

} // namespace delve::play

namespace delve {

template <>
inline constexpr auto enumNames<play::AgentKind> =
    std::to_array<EnumName<play::AgentKind>>({{play::AgentKind::Random, "random"},
                                              {play::AgentKind::Easy, "easy"},
                                              {play::AgentKind::Steady, "steady"}});

} // namespace delve
