// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTemporaryDir>

#include <memory>

namespace delve {

/// Settings are read without a look at what they lie in: a pipe would hold the program up for ever, a device
/// fill the memory. Where there is such a thing in the place of the user's settings, settings are kept for
/// this run alone, as long as this exists. It comes before anybody reads settings.
class SettingsPlace
{
public:
    SettingsPlace();

    /// What lies in the place of the settings and is none; empty if they are as they should be.
    const QString& oddity() const { return m_oddity; }

private:
    QString m_oddity;
    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace delve
