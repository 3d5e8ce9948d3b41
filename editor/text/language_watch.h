// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

namespace delve {

/// Calls back whenever the program speaks another language, for those who show texts that they made before.
class LanguageWatch : public QObject
{
public:
    explicit LanguageWatch(std::function<void()> changed);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::function<void()> m_changed;
};

} // namespace delve
