// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/sha256.h"
#include "engine/table/agent_choice.h"
#include "engine/table/batch_file.h"

namespace delve::table {

// Files of batches: whose games add up, taking parts together, and the command that plays them again.

/// The identity of a scenario and its packs (their texts and hashes, in order) under a version of the rules:
/// what batches must share for their games to add up.
inline std::string identityOf(int rulesVersion, std::span<const std::string> parts)
{
    Sha256 hash;
    for (const std::string& part : parts)
        hash.add(part);
    return "rules " + std::to_string(rulesVersion) + ", " + hash.hex();
}

/// The version of the rules in an identity; empty where there is none.
inline std::string rulesIn(const std::string& identity)
{
    constexpr std::string_view beginning = "rules ";
    const auto end = identity.find(',');
    return identity.starts_with(beginning) && end != std::string::npos
               ? identity.substr(beginning.size(), end - beginning.size())
               : std::string();
}

/// It was made by an earlier version of the rules.
inline bool isOfOlderRules(const std::string& identity, int rulesVersion)
{
    const std::string rules = rulesIn(identity);
    for (int before = 1; before < rulesVersion; ++before)
        if (rules == std::to_string(before))
            return true;
    return false;
}

/// An agent of a plan, by its word.
template <typename AgentChoice> AgentChoice readAgentWord(const JsonView& value, ReadLog& log)
{
    if (value.type() == JsonType::String)
        if (const auto agent = agentNamed(value.string()))
            return AgentChoice(*agent);
    log.fail(value,
             {QT_TRANSLATE_NOOP("Engine", "expected one of %1, found %2"), {agentWords(), value.summary()}});
    return {};
}

/// A shard plays only blocks of its own.
template <BatchedGame Batch> bool isOfShard(const BatchPlan<Batch>& plan, const BlockSet& done)
{
    for (std::uint64_t block = 0; plan.shards > 1 && block < done.size(); ++block)
        if (done.contains(block) && block % plan.shards != plan.shard)
            return false;
    return true;
}

/// The games of the blocks that were played.
template <BatchedGame Batch> std::uint64_t gamesPlayed(const BatchPlan<Batch>& plan, const BlockSet& done)
{
    const std::uint64_t last = done.size() - 1; // may be shorter than the others
    const std::uint64_t missing = done.contains(last) ? gamesPerBlock - gamesIn(plan, last) : 0;
    return done.count() * gamesPerBlock - missing;
}

inline Error otherBatch()
{
    return {
        "",
        {QT_TRANSLATE_NOOP("Engine", "belongs to another playtest: scenario, installed packs, agents, seed, "
                                     "number of games and round limit must be the same"),
         {}}};
}

inline Error otherRules(const std::string& then, const std::string& now)
{
    return {"",
            {QT_TRANSLATE_NOOP("Engine", "was played by version %1 of the rules, the others by version "
                                         "%2: their games do not add up"),
             {then, now}}};
}

/// Adds what another file has; `isSame` says that they name the same things. A file has `identity`, `plan`
/// and `state`.
template <typename File> Result<void> joinFiles(File& file, const File& other, bool isSame)
{
    if (const std::string now = rulesIn(file.identity), then = rulesIn(other.identity); now != then)
        return otherRules(then, now);
    if (!areOfOneBatch(file.plan, other.plan) || file.identity != other.identity || !isSame)
        return otherBatch();
    if (Result<void> joined = joinDone(file.state.done, other.state.done, file.plan.games); !joined)
        return joined;
    file.state.tally.add(other.state.tally);
    file.state.witness = earlierWitness(file.state.witness, other.state.witness);
    file.plan.shard = 0; // parts of different shards are parts of the whole
    file.plan.shards = 1;
    return {};
}

/// Takes up what was played before of the very same batch or shard, by the game's own addBatch().
template <typename File> Result<void> resumeFile(File& file, const File& before)
{
    const auto plan = file.plan;
    if (!(before.plan == plan))
        return otherBatch();
    const Result<void> added = addBatch(file, before);
    file.plan = plan;
    return added;
}

/// The words with which the command line plays the same games again: "delve", "playtest", …
template <BatchedGame Batch>
std::vector<std::string> playtestWords(const std::string& scenarioFile, const BatchPlan<Batch>& plan,
                                       int roundLimit)
{
    std::string agents;
    for (const auto& agent : plan.agents)
        agents += (agents.empty() ? "" : ",") + wordOf(agent);
    std::vector<std::string> words{"delve", "playtest",
                                   // A name that looks like an option is told from one.
                                   (scenarioFile.starts_with('-') ? "./" : "") + scenarioFile, "--games",
                                   std::to_string(plan.games), "--agents", agents, "--seed",
                                   std::to_string(plan.seed), "--rounds", std::to_string(roundLimit)};
    if (plan.shards > 1) {
        words.emplace_back("--shard");
        words.push_back(std::to_string(plan.shard + 1) + "/" + std::to_string(plan.shards));
    }
    if (plan.rotatesEntrances)
        words.emplace_back("--rotate-entrances");
    if (plan.untilClear)
        words.emplace_back("--until-clear");
    if (plan.tolerance != usualTolerance) {
        words.emplace_back("--tolerance");
        words.push_back(std::to_string(plan.tolerance));
    }
    return words;
}

} // namespace delve::table
