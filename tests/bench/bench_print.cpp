// SPDX-License-Identifier: GPL-3.0-or-later
// What a PDF costs. A one-page overview, whole process, against Ghostscript's pdfwrite of the same
// drawing, which is how peers make their PDFs: they write EPS and run gs over it. Further rows show what
// posters cost up to 10,000 tiles: the memory is that of a page and of the faces, of which each is held once.

#include "engine/mageknight/scenario/parse_scenario.h"
#include "engine/mageknight/scenario/write_scenario.h"
#include "tests/bench/ratios.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/random_scenario.h"

#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;

namespace {

/// What a finished program cost.
struct Cost
{
    bool fine = false;
    double seconds = 0; ///< of processor time
    long kilobytes = 0; ///< at its peak
};

Cost run(const QStringList& command)
{
    std::vector<QByteArray> words;
    for (const QString& word : command)
        words.push_back(word.toUtf8());
    std::vector<char*> arguments;
    for (QByteArray& word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    std::fflush(stdout); // or the child would write it a second time
    const pid_t child = fork();
    if (child == 0) {
        if (std::freopen("/dev/null", "w", stdout) != nullptr)
            execvp(arguments.front(), arguments.data());
        _exit(127);
    }
    int status = 0;
    rusage usage{};
    if (child < 0 || wait4(child, &status, 0, &usage) != child)
        return {};
    const auto seconds = [](const timeval& time) { return double(time.tv_sec) + double(time.tv_usec) / 1e6; };
    return {WIFEXITED(status) && WEXITSTATUS(status) == 0, seconds(usage.ru_utime) + seconds(usage.ru_stime),
            usage.ru_maxrss};
}

void runs(benchmark::State& state, const QStringList& command)
{
    for (auto _ : state) {
        const Cost cost = run(command);
        if (!cost.fine)
            state.SkipWithError("the program failed");
        state.SetIterationTime(cost.seconds);
    }
}

QString writtenTo(const QTemporaryDir& folder, int tiles)
{
    QString path = folder.filePath(QString::number(tiles) + QStringLiteral(".scenario.json"));
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(
            QByteArray::fromStdString(writeScenario(largeScenario(tiles, piecesOf(shippedContent())))));
    return path;
}

QStringList print(const QString& scenario, const QString& kind, const QString& output)
{
    return {QStringLiteral(DELVE_BIN_DIR "/delve"),
            QStringLiteral("print"),
            scenario,
            QStringLiteral("--kind"),
            kind,
            QStringLiteral("-o"),
            output};
}

/// The pdfwrite of Ghostscript over our own drawing as EPS; empty if the tools are not installed.
QStringList ghostscript(const QTemporaryDir& folder, const QString& pdf)
{
    const QString eps = folder.filePath(QStringLiteral("overview.eps"));
    if (QStandardPaths::findExecutable(QStringLiteral("gs")).isEmpty() ||
        QStandardPaths::findExecutable(QStringLiteral("pdftops")).isEmpty()) {
        std::printf("not compared: ghostscript and poppler-utils are not installed\n");
        return {};
    }
    if (!run({QStringLiteral("pdftops"), QStringLiteral("-eps"), pdf, eps}).fine)
        return {};
    return {QStringLiteral("gs"),
            QStringLiteral("-q"),
            QStringLiteral("-dBATCH"),
            QStringLiteral("-dNOPAUSE"),
            QStringLiteral("-dSAFER"),
            QStringLiteral("-sDEVICE=pdfwrite"),
            QStringLiteral("-sOutputFile=") + folder.filePath(QStringLiteral("gs.pdf")),
            eps};
}

void reportMemory(const QTemporaryDir& folder)
{
    std::printf("\n%-30s %10s %10s %10s\n", "poster", "CPU s", "peak MB", "file MB");
    for (const int tiles : {40, 400, 2000, 10000}) {
        const QString output = folder.filePath(QStringLiteral("memory.pdf"));
        const Cost cost = run(print(writtenTo(folder, tiles), QStringLiteral("poster"), output));
        std::printf("%-30s %10.2f %10.1f %10.1f%s\n", (std::to_string(tiles) + " tiles").c_str(),
                    cost.seconds, double(cost.kilobytes) / 1024, double(QFileInfo(output).size()) / 1e6,
                    cost.fine ? "" : "  failed");
    }
}

} // namespace

int main(int argc, char** argv)
{
    const QTemporaryDir folder;
    const QString sample =
        QString::fromStdString((sourceFolder() / "resources/scenarios/standard.scenario.json").string());
    const QString pdf = folder.filePath(QStringLiteral("overview.pdf"));
    const QStringList overview = print(sample, QStringLiteral("overview"), pdf);
    if (!run(overview).fine)
        return 1;
    const auto add = [](const char* name, const QStringList& command) {
        benchmark::RegisterBenchmark(name, runs, command)->UseManualTime()->Unit(benchmark::kMillisecond);
    };
    add("overview PDF", overview);
    add("poster PDF, 40 tiles", print(writtenTo(folder, 40), QStringLiteral("poster"),
                                      folder.filePath(QStringLiteral("poster.pdf"))));
    if (const QStringList gs = ghostscript(folder, pdf); !gs.isEmpty())
        add("ghostscript pdfwrite", gs);
    // The goal is a third of Ghostscript's time.
    const int code = bench::runAndCompare(argc, argv, {{"overview PDF", "ghostscript pdfwrite", 1 / 0.3}});
    reportMemory(folder);
    return code;
}
