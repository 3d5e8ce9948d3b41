// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/language_watch.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPointer>

#include <ranges>
#include <vector>

namespace delve {

namespace {

/// Passes the event on to all watches that there are when it comes. Were they filters of the program each by
/// itself, those that are made while others answer would have some answer again, and never come to an end.
class LanguageRelay : public QObject
{
public:
    static LanguageRelay& of(QCoreApplication& app)
    {
        static QPointer<LanguageRelay> relay;
        if (!relay) {
            relay = new LanguageRelay(app);
            app.installEventFilter(relay);
        }
        return *relay;
    }

    void add(LanguageWatch& watch)
    {
        if (m_watches.size() >= m_untidy) {
            std::erase_if(m_watches, [](const auto& each) { return each.isNull(); });
            m_untidy = 2 * m_watches.size() + few;
        }
        m_watches.emplace_back(&watch);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::LanguageChange || watched != QCoreApplication::instance())
            return false;
        const auto watches = m_watches; // the list changes while they answer
        for (const auto& watch : watches | std::views::reverse)
            if (watch)
                watch->eventFilter(watched, event);
        return false;
    }

private:
    static constexpr std::size_t few = 256;

    explicit LanguageRelay(QCoreApplication& app) : QObject(&app) {}

    std::vector<QPointer<QObject>> m_watches;
    std::size_t m_untidy = few; ///< so many may hold some that are gone
};

} // namespace

LanguageWatch::LanguageWatch(std::function<void()> changed) : m_changed(std::move(changed))
{
    if (QCoreApplication* app = QCoreApplication::instance())
        LanguageRelay::of(*app).add(*this);
}

bool LanguageWatch::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && watched == QCoreApplication::instance())
        m_changed();
    return false;
}

} // namespace delve
