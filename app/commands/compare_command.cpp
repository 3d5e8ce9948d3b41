#include "app/commands/batch_options.h"
#include "app/commands/progress_line.h"
#include "editor/report/report_text.h"
#include "engine/sim/comparison.h"

#include <nlohmann/json.hpp>

#include <memory>

namespace delve {

namespace {

using play::Change;
using play::ComparedMeasure;

struct CompareOptions : BatchOptions
{
    std::string before;
    std::string after;
    bool json = false;
};

QString nameOfMeasure(ComparedMeasure measure)
{
    switch (measure) {
    case ComparedMeasure::Won: return translated(QT_TRANSLATE_NOOP("delve", "games won, in percent"));
    case ComparedMeasure::Gold: return translated(QT_TRANSLATE_NOOP("delve", "gold"));
    case ComparedMeasure::HeroesLost: return translated(QT_TRANSLATE_NOOP("delve", "heroes lost"));
    case ComparedMeasure::Rounds: return translated(QT_TRANSLATE_NOOP("delve", "rounds"));
    case ComparedMeasure::Choices: return translated(QT_TRANSLATE_NOOP("delve", "decisions"));
    case ComparedMeasure::LeadChanges: return translated(QT_TRANSLATE_NOOP("delve", "changes of the lead"));
    case ComparedMeasure::ChestsTaken: return translated(QT_TRANSLATE_NOOP("delve", "chests taken"));
    case ComparedMeasure::TokensMet: return translated(QT_TRANSLATE_NOOP("delve", "tokens met"));
    case ComparedMeasure::Timeouts: return translated(QT_TRANSLATE_NOOP("delve", "timeouts, in percent"));
    }
    return {};
}

QString playerName(const BatchScenario& scenario, int player)
{
    const auto& team = scenario.game.parts().teams[std::size_t(player)];
    return QString::fromStdString(team.name.empty() ? team.id : team.name);
}

QString signedNumber(double value, const QLocale& locale)
{
    return (value > 0 ? QStringLiteral("+") : QString()) + numberText(value, locale, 2);
}

void printChange(const Change& change, const BatchScenario& after, const Program& program)
{
    const QLocale locale(QString::fromStdString(program.language()));
    QString what = nameOfMeasure(change.measure);
    if (change.player >= 0)
        what = playerName(after, change.player) + QStringLiteral(", ") + what;
    const QString numbers =
        translated(QT_TRANSLATE_NOOP("delve", "%1 to %2: %3 (%4 to %5)"))
            .arg(numberText(change.before, locale, 2), numberText(change.after, locale, 2),
                 signedNumber(change.change.value, locale), signedNumber(change.change.least, locale),
                 signedNumber(change.change.most, locale));
    program.out.line(QStringLiteral("  %1: %2, %3")
                         .arg(what, numbers,
                              change.isShown
                                  ? program.out.strong(translated(QT_TRANSLATE_NOOP("delve", "changed")))
                                  : translated(QT_TRANSLATE_NOOP("delve", "no change shown"))));
}

/// "Before" and "after", each with its verdict.
void printFairness(const QString& when, const play::Tally& tally, const BatchScenario& scenario,
                   const Program& program)
{
    const play::Fairness fairness = play::fairnessOf(play::winsBySeat(tally));
    const QString name = playerName(scenario, int(fairness.farthest));
    QString said;
    switch (fairness.verdict) {
    case play::Fairness::Verdict::Fair:
        said = program.out.good(counted(QT_TRANSLATE_N_NOOP("delve", "fair within %n point(s) at 95 %"),
                                        std::size_t(fairness.within)));
        break;
    case play::Fairness::Verdict::Unfair:
        said = program.out.bad((fairness.isFavoured
                                    ? translated(QT_TRANSLATE_NOOP("delve", "unfair in favour of %1"))
                                    : translated(QT_TRANSLATE_NOOP("delve", "unfair to the cost of %1")))
                                   .arg(name));
        break;
    case play::Fairness::Verdict::NotShown:
        said = counted(QT_TRANSLATE_N_NOOP("delve", "fairness not shown with %n decided game(s)"),
                       fairness.decided);
        break;
    }
    program.out.line(when + QStringLiteral(": ") + said);
}

void printComparison(const play::Comparison& comparison, const BatchScenario& before,
                     const BatchScenario& after, const Program& program)
{
    program.out.line(
        counted(QT_TRANSLATE_N_NOOP("delve", "%n pair(s) of games with the same seeds"), comparison.games) +
        QStringLiteral("; ") + counted(QT_TRANSLATE_N_NOOP("delve", "%n went the same"), comparison.alike));
    if (comparison.skipped > 0)
        program.out.line(program.out.warning(
            counted(QT_TRANSLATE_N_NOOP("delve", "%n pair(s) went in circles and were not counted"),
                    comparison.skipped)));
    for (const Change& change : play::changesOf(comparison))
        printChange(change, after, program);
    if (after.game.playerCount() < 2)
        return;
    printFairness(translated(QT_TRANSLATE_NOOP("delve", "Before")), comparison.before, before, program);
    printFairness(translated(QT_TRANSLATE_NOOP("delve", "After")), comparison.after, after, program);
}

nlohmann::ordered_json asJson(const play::Comparison& comparison, const CompareOptions& options)
{
    auto changes = nlohmann::ordered_json::array();
    for (const Change& change : play::changesOf(comparison)) {
        nlohmann::ordered_json entry{{"measure", std::string(nameOf(change.measure))}};
        if (change.player >= 0)
            entry["player"] = change.player + 1;
        entry.update({{"before", change.before},
                      {"after", change.after},
                      {"change", change.change.value},
                      {"least", change.change.least},
                      {"most", change.change.most},
                      {"shown", change.isShown}});
        changes.push_back(entry);
    }
    return {{"format", "delvewright-comparison"},
            {"version", 1},
            {"before", options.before},
            {"after", options.after},
            {"seed", options.seed},
            {"games", comparison.games},
            {"alike", comparison.alike},
            {"skipped", comparison.skipped},
            {"changes", changes}};
}

int compareVersions(const CompareOptions& options, Program& program)
{
    const auto before = readForBatch(options.before, options.rounds, program);
    const auto after = before ? readForBatch(options.after, options.rounds, program) : std::nullopt;
    if (!after)
        return Unreadable;
    if (before->game.playerCount() != after->game.playerCount()) {
        program.err.line(translated(QT_TRANSLATE_NOOP("delve", "%1: expected %2 players as in %3, found %4"))
                             .arg(QString::fromStdString(options.after))
                             .arg(before->game.playerCount())
                             .arg(QString::fromStdString(options.before))
                             .arg(after->game.playerCount()));
        return Unreadable;
    }
    ProgressLine line(translated(QT_TRANSLATE_NOOP("delve", "Playing")));
    const Progress progress = line.progress();
    std::atomic<bool> stop = false;
    const play::BatchPlan plan = planOf(options);
    const play::Comparison comparison = play::compare(
        before->game, after->game, plan, threadsOf(options), &stop, [&](const play::Comparison& sum) {
            if (!progress(double(sum.games + sum.skipped) / double(plan.games)))
                stop = true;
        });
    if (options.json)
        program.out.line(QString::fromStdString(asJson(comparison, options).dump(2)));
    else
        printComparison(comparison, *before, *after, program);
    if (!stop)
        return Legal;
    program.err.line(translated(QT_TRANSLATE_NOOP("delve", "Stopped before all games were played.")));
    return HasFindings;
}

} // namespace

void addCompareCommand(CLI::App& app, Program& program)
{
    auto* command = app.add_subcommand(
        "compare",
        cliText(QT_TRANSLATE_NOOP("delve", "Play two versions of a scenario and say what changed")));
    command->footer(cliText(QT_TRANSLATE_NOOP(
        "delve", "Both versions are played with the same seeds, game by game. The intervals of all changes\n"
                 "hold together at 95 %; a change is called one only if its interval excludes 0.\n"
                 "Exit code: 0, 1 if it was stopped, 2 for bad input.\n"
                 "Examples:\n"
                 "  delve compare before.scenario.json after.scenario.json\n"
                 "  delve compare before.scenario.json after.scenario.json --games 2000 --json")));
    auto options = std::make_shared<CompareOptions>();
    command->add_option("before", options->before, cliText(QT_TRANSLATE_NOOP("delve", "Scenario file")))
        ->required();
    command
        ->add_option("after", options->after,
                     cliText(QT_TRANSLATE_NOOP("delve", "Scenario file of the other version")))
        ->required();
    addBatchOptions(*command, *options);
    command->add_flag("--json", options->json,
                      cliText(QT_TRANSLATE_NOOP("delve", "Print the result as JSON")));
    command->callback([options, &program] {
        program.run = [options, &program] { return compareVersions(*options, program); };
    });
}

} // namespace delve
