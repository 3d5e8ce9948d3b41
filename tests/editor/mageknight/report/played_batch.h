// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/report/report_text.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"

namespace delve::mageknight::test {

/// A sample that was played a few times, with all that reports are made from.
struct PlayedBatch
{
    explicit PlayedBatch(const std::string& name, std::uint64_t games, std::string language = "en")
        : scenario(limited(name)),
          game(*play::makeGame(scenario, shippedContent())),
          file(play::newBatch(game, scenario, name + ".scenario.json", "rules 1", planOf(games))),
          report((play::runBatch(game, file.plan, file.state, {}), play::reportOf(file, game))),
          words(game, rules, std::move(language))
    {}

    ReportSource source() const { return {file, report, words}; }

    Scenario scenario;
    play::Game game;
    play::BatchFile file;
    play::BatchReport report;
    RuleReference rules;
    PlayWords words;

private:
    static Scenario limited(const std::string& name)
    {
        Scenario scenario = sample(name);
        scenario.options.roundLimit = 60;
        return scenario;
    }

    static play::BatchPlan planOf(std::uint64_t games)
    {
        play::BatchPlan plan{{play::AgentKind::Steady}};
        plan.games = games;
        return plan;
    }
};

} // namespace delve::mageknight::test
