// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/no_network.h"

#include <QQmlApplicationEngine>
#include <QString>

class QQuickWindow;

namespace delve {

/// The program with its window, as main() starts it and as tests drive it. A QGuiApplication must be there.
class WindowProgram
{
public:
    /// Gives the application its name, language, looks and log.
    WindowProgram();

    /// Opens the window, with a file if one is named. False if there is no window to open.
    bool start(const QString& file);
    /// Nothing before it is started.
    QQuickWindow* window() const;

private:
    NoNetwork m_network; ///< outlives the engine
    QQmlApplicationEngine m_engine;
};

} // namespace delve
