// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/language_watch.h"

#include <QCoreApplication>
#include <QEvent>

namespace delve {

LanguageWatch::LanguageWatch(std::function<void()> changed) : m_changed(std::move(changed))
{
    if (QCoreApplication* app = QCoreApplication::instance())
        app->installEventFilter(this);
}

bool LanguageWatch::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && watched == QCoreApplication::instance())
        m_changed();
    return false;
}

} // namespace delve
