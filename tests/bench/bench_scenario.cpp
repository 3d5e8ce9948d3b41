// SPDX-License-Identifier: GPL-3.0-or-later
// What reading and writing scenario files costs, against nlohmann's tree in the same run. The
// yardstick reads without limits and builds no model; ours does both. Further rows show what a whole opening
// costs: file, JSON Schema, reading, references, board.

#include "app/schema_check.h"
#include "editor/document/save_file.h"
#include "engine/base/file.h"
#include "engine/mageknight/board/board.h"
#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "engine/mageknight/scenario/scenario_limits.h"
#include "engine/mageknight/scenario/write_scenario.h"
#include "tests/bench/ratios.h"
#include "tests/bench/yardstick/json_tree.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/random_scenario.h"

#include <QTemporaryDir>

#include <functional>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;

namespace {

/// A scenario of some size, as a value, as text and as a file.
struct Subject
{
    std::string size; ///< for the names of the benchmarks
    Scenario scenario;
    std::string text;
    QString file;
};

Subject subjectOf(int tiles, const QTemporaryDir& folder)
{
    Subject subject;
    subject.size = std::to_string(tiles) + " tiles";
    subject.scenario = largeScenario(tiles, piecesOf(shippedContent()));
    subject.text = writeScenario(subject.scenario);
    subject.file = folder.filePath(QString::number(tiles) + QStringLiteral(".scenario.json"));
    if (!saveFile(subject.file, QByteArray::fromStdString(subject.text)))
        qFatal("the file for the benchmark cannot be written");
    return subject;
}

void measure(const std::string& name, const std::function<void()>& work)
{
    benchmark::RegisterBenchmark(name.c_str(), [work](benchmark::State& state) {
        for (auto _ : state)
            work();
    })->Unit(benchmark::kMicrosecond);
}

void openFile(const Subject& subject, bool withSchema)
{
    const auto text = readFile(subject.file.toStdString(), scenario_limits::fileBytes);
    if (withSchema)
        benchmark::DoNotOptimize(schemaComplaints("scenario", *text));
    const auto scenario = parseScenario(*text);
    benchmark::DoNotOptimize(checkReferences(*scenario, shippedContent()));
    benchmark::DoNotOptimize(compileBoard(*scenario, shippedContent()));
}

void registerAll(const Subject& subject, std::vector<bench::Ratio>& ratios)
{
    const auto name = [&](const char* what) { return what + subject.size; };
    measure(name("read, "), [&] { benchmark::DoNotOptimize(parseScenario(subject.text)); });
    measure(name("raw tree, "), [&] { benchmark::DoNotOptimize(yardstick::parseTree(subject.text)); });
    // Reading may take 1.3 times as long as the raw tree, saving 1.1 times.
    ratios.push_back({name("read, "), name("raw tree, "), 1 / 1.3});

    const auto tree = std::make_shared<nlohmann::json>(yardstick::parseTree(subject.text));
    const QString target = subject.file + QStringLiteral(".saved");
    measure(name("save, "), [&subject, target] {
        benchmark::DoNotOptimize(
            saveFile(target, QByteArray::fromStdString(writeScenario(subject.scenario))));
    });
    measure(name("save the tree, "), [tree, target] {
        benchmark::DoNotOptimize(saveFile(target, QByteArray::fromStdString(yardstick::writeTree(*tree))));
    });
    ratios.push_back({name("save, "), name("save the tree, "), 1 / 1.1});

    measure(name("open, "), [&] { openFile(subject, false); });
    measure(name("open with schema, "), [&] { openFile(subject, true); });
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("DELVEWRIGHT_DATA", DELVE_SOURCE_DIR); // where schema_check finds schemas/
    const QTemporaryDir folder;
    const Subject small = subjectOf(20, folder);
    const Subject large = subjectOf(10'000, folder);
    std::vector<bench::Ratio> ratios;
    registerAll(small, ratios);
    registerAll(large, ratios);
    return bench::runAndCompare(argc, argv, ratios);
}
