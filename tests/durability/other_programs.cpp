// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/durability/other_programs.h"

#include "engine/dungeoneer/scenario/parse_scenario.h"
#include "engine/dungeoneer/scenario/write_scenario.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>

namespace delve::mageknight::test {

namespace {

constexpr int patience = 120'000;

} // namespace

delve::test::ProgramRun runUnlucky(const QStringList& arguments, const BadLuck& luck, int* calls,
                                   const QString& workingFolder)
{
    QTemporaryDir notes;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LD_PRELOAD"), QStringLiteral(BAD_LUCK));
    environment.insert(QStringLiteral("BAD_LUCK"), luck.what);
    environment.insert(QStringLiteral("BAD_LUCK_CALL"), QString::number(luck.call));
    environment.insert(QStringLiteral("BAD_LUCK_FOLDER"), luck.folder);
    environment.insert(QStringLiteral("BAD_LUCK_TURNS"), luck.byTurns ? QStringLiteral("1") : QString());
    environment.insert(QStringLiteral("BAD_LUCK_OTHER"), luck.other);
    environment.insert(QStringLiteral("BAD_LUCK_COUNT"), notes.filePath(QStringLiteral("calls")));
    QProcess process;
    process.setProcessEnvironment(environment);
    if (!workingFolder.isEmpty())
        process.setWorkingDirectory(workingFolder);
    process.start(QStringLiteral(DELVE_BIN_DIR "/delve"), arguments);
    process.closeWriteChannel();
    process.waitForFinished(patience);
    if (calls)
        *calls = bytesOf(notes.filePath(QStringLiteral("calls"))).toInt();
    const bool isKilled = process.exitStatus() != QProcess::NormalExit;
    return {isKilled ? -1 : process.exitCode(), process.readAllStandardOutput(),
            process.readAllStandardError()};
}

void AtOnce::add(const QString& program, const QStringList& arguments)
{
    auto process = std::make_unique<QProcess>();
    // The shell is there before it is told to go on, and becomes the program at once.
    process->start(QStringLiteral("/bin/sh"),
                   QStringList{QStringLiteral("-c"), QStringLiteral("read go; exec \"$0\" \"$@\""), program} +
                       arguments);
    process->waitForStarted(patience);
    m_programs.push_back(std::move(process));
}

void AtOnce::begin()
{
    for (const auto& program : m_programs) {
        program->write("go\n");
        program->closeWriteChannel();
        program->waitForBytesWritten(patience);
    }
}

bool AtOnce::hasEnded()
{
    bool isFine = true;
    for (const auto& program : m_programs) {
        const bool isOver = program->state() == QProcess::NotRunning || program->waitForFinished(patience);
        isFine =
            isFine && isOver && program->exitStatus() == QProcess::NormalExit && program->exitCode() == 0;
        m_errors += program->readAllStandardError();
    }
    return isFine;
}

bool writeFigures(const QString& path, const QString& name, int number)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) &&
           file.write(
               QStringLiteral("name,role,set,collectorNumber,factions,frontArc,range,version,points,dial\n"
                              "%1,mage-spawn,own,%2,hollow,90,0,weak,10,8/7/14/1 nimble | x\n")
                   .arg(name, QString::number(number))
                   .toUtf8()) > 0;
}

bool writeEmptyMap(const QString& path)
{
    const auto made =
        delve::test::runDelve({"generate", "--game", "dungeoneer", "--set", "overdraft", "--seed", "7",
                               "--stage", "starting", "--players", "2", "-o", path});
    auto map = dungeoneer::loadScenario(path.toStdString());
    if (made.exitCode != 0 || !map)
        return false;
    for (const auto kind : dungeoneer::allMapKinds)
        map->cards(kind).clear();
    QFile file(path);
    return file.open(QIODevice::WriteOnly) &&
           file.write(QByteArray::fromStdString(dungeoneer::writeScenario(*map))) > 0;
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QMap<QString, QByteArray> treeOf(const QString& folder)
{
    QMap<QString, QByteArray> tree;
    QDirIterator entry(folder, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                       QDirIterator::Subdirectories);
    while (entry.hasNext()) {
        const QString path = entry.next();
        tree[QDir(folder).relativeFilePath(path)] = entry.fileInfo().isFile() ? bytesOf(path) : QByteArray();
    }
    return tree;
}

} // namespace delve::mageknight::test
