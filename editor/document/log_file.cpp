// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/log_file.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QMutex>
#include <QStandardPaths>
#include <QSysInfo>

#include <memory>

namespace delve {

namespace {

constexpr qint64 mostBytes = 512 * 1024;
constexpr int oldFiles = 2;

const char* wordOf(QtMsgType type)
{
    switch (type) {
    case QtDebugMsg: return "debug";
    case QtInfoMsg: return "info";
    case QtWarningMsg: return "warning";
    case QtCriticalMsg: return "critical";
    case QtFatalMsg: break;
    }
    return "fatal";
}

/// A file that begins anew when it has become too large. Used from any thread.
class Log
{
public:
    explicit Log(const QString& path) : m_file(path)
    {
        QDir().mkpath(QFileInfo(path).absolutePath());
        open();
    }

    void write(QtMsgType type, const QString& message)
    {
        const QMutexLocker lock(&m_mutex);
        if (m_file.isOpen() && m_file.size() > mostBytes)
            rotate();
        // Qt would complain about a closed file with a message, which would come back here.
        if (!m_file.isOpen())
            return;
        const QString line = QStringLiteral("%1 %2 %3\n")
                                 .arg(QDateTime::currentDateTime().toString(Qt::ISODateWithMs),
                                      QLatin1String(wordOf(type)), message);
        m_file.write(line.toUtf8());
        m_file.flush(); // so that the last line before a crash is there
    }

private:
    void open() { m_file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Text); }

    QString numbered(int number) const
    {
        return QStringLiteral("%1.%2").arg(m_file.fileName(), QString::number(number));
    }

    void rotate()
    {
        m_file.close();
        QFile::remove(numbered(oldFiles));
        for (int number = oldFiles; number > 1; --number)
            QFile::rename(numbered(number - 1), numbered(number));
        QFile::rename(m_file.fileName(), numbered(1));
        open();
    }

    QMutex m_mutex;
    QFile m_file;
};

// Qt hands messages to a plain function, so the log it writes to has to be known here.
std::unique_ptr<Log> currentLog;
QtMessageHandler handlerBefore = nullptr;

void handle(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    currentLog->write(type, message);
    if (handlerBefore)
        handlerBefore(type, context, message);
}

} // namespace

QString logFilePath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
           QStringLiteral("/log/delvewright.log");
}

void startLog(const QString& path)
{
    const bool isFirst = currentLog == nullptr;
    currentLog = std::make_unique<Log>(path);
    if (isFirst)
        handlerBefore = qInstallMessageHandler(handle);
    currentLog->write(QtInfoMsg, QStringLiteral("Delvewright %1, Qt %2, %3, %4, language %5")
                                     .arg(QCoreApplication::applicationVersion(), QLatin1String(qVersion()),
                                          QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture(),
                                          QLocale().name()));
}

} // namespace delve
