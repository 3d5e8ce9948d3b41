// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/program_end.h"

#include <QGuiApplication>
#include <QPointer>
#include <QSocketNotifier>
#include <QThread>
#include <QWindow>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace delve {

namespace {

QPointer<ProgramEnd>& ofThisApplication()
{
    static QPointer<ProgramEnd> end;
    return end;
}

/// Qt calls exit() when the display is gone, in the middle of the event loop. After an end in order there is
/// no application any more.
void beforeExit()
{
    ProgramEnd* end = ofThisApplication();
    if (end && QThread::currentThread() == end->thread())
        emit end->atHand();
}

#ifdef Q_OS_UNIX

std::array<int, 2> toTheLoop{-1, -1}; // ends of a pipe: nothing else may be done while a signal arrives

void passOn(int signal)
{
    const auto number = static_cast<unsigned char>(signal);
    (void)!write(toTheLoop[1], &number, 1);
}

/// The second signal of a kind ends the program at once, and one that was ignored stays so (nohup).
void listenTo(int signal)
{
    struct sigaction action = {};
    if (sigaction(signal, nullptr, &action) != 0 || action.sa_handler == SIG_IGN)
        return;
    action = {};
    action.sa_handler = passOn;
    action.sa_flags = int(SA_RESTART | SA_RESETHAND);
    sigaction(signal, &action, nullptr);
}

#endif

/// False where one of them has something to ask first.
bool closeWindows()
{
    const QWindowList windows = QGuiApplication::topLevelWindows();
    for (QWindow* window : windows)
        window->close();
    return std::ranges::none_of(windows, [](const QWindow* window) { return window->isVisible(); });
}

} // namespace

ProgramEnd::ProgramEnd(QObject* parent) : QObject(parent)
{
    if (auto* application = qobject_cast<QGuiApplication*>(parent)) // the system waits only for this
        connect(application, &QGuiApplication::commitDataRequest, this, &ProgramEnd::atHand,
                Qt::DirectConnection);
}

ProgramEnd& ProgramEnd::ofApplication()
{
    QPointer<ProgramEnd>& end = ofThisApplication();
    if (!end)
        end = new ProgramEnd(QCoreApplication::instance());
    return *end;
}

void ProgramEnd::watchSystem()
{
    std::atexit(beforeExit);
#ifdef Q_OS_UNIX
    if (pipe(toTheLoop.data()) != 0)
        return;
    auto* arrived = new QSocketNotifier(toTheLoop[0], QSocketNotifier::Read, this);
    connect(arrived, &QSocketNotifier::activated, this, [this] {
        unsigned char signal = 0;
        if (read(toTheLoop[0], &signal, 1) == 1)
            endBy(signal);
    });
    for (const int signal : {SIGTERM, SIGHUP, SIGINT})
        listenTo(signal);
#endif
}

void ProgramEnd::endBy(int signal)
{
    emit atHand();
    // They are closed here, since quit() may do it only when the loop comes to it.
    if (closeWindows()) {
        QCoreApplication::quit();
        return;
    }
    // A window has something to ask, and nobody to answer. Its copies stay, since nothing is torn down.
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

} // namespace delve
