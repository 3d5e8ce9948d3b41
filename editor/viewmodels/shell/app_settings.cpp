// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/shell/app_settings.h"

#include "editor/document/file_lock.h"
#include "editor/print/paper.h"
#include "editor/text/translations.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace delve {

namespace {

constexpr int appearances = 3;

} // namespace

template <typename T>
void AppSettings::change(const QString& name, const T& before, const T& after, void (AppSettings::*changed)())
{
    if (before == after)
        return;
    write(name, after);
    emit(this->*changed)();
}

int AppSettings::appearance() const
{
    const int value = read(QStringLiteral("appearance"), 0).toInt();
    return value >= 0 && value < appearances ? value : 0;
}

void AppSettings::setAppearance(int value)
{
    change(QStringLiteral("appearance"), appearance(), value, &AppSettings::appearanceChanged);
}

double AppSettings::interfaceScale() const
{
    const double scale = read(QStringLiteral("interfaceScale"), 1.0).toDouble();
    return std::isnan(scale) ? 1.0 : std::clamp(scale, 0.75, 3.0);
}

void AppSettings::setInterfaceScale(double scale)
{
    change(QStringLiteral("interfaceScale"), interfaceScale(), std::clamp(scale, 0.75, 3.0),
           &AppSettings::interfaceScaleChanged);
}

int AppSettings::drawingStyle() const
{
    return std::max(0, read(QStringLiteral("drawingStyle"), 0).toInt());
}

void AppSettings::setDrawingStyle(int style)
{
    change(QStringLiteral("drawingStyle"), drawingStyle(), style, &AppSettings::drawingStyleChanged);
}

void AppSettings::setWheelZooms(bool zooms)
{
    change(QStringLiteral("wheelZooms"), wheelZooms(), zooms, &AppSettings::wheelZoomsChanged);
}

int AppSettings::autosaveSeconds() const
{
    return std::clamp(read(QStringLiteral("autosaveSeconds"), 30).toInt(), 0, mostAutosaveSeconds);
}

void AppSettings::setAutosaveSeconds(int seconds)
{
    change(QStringLiteral("autosaveSeconds"), autosaveSeconds(), std::clamp(seconds, 0, mostAutosaveSeconds),
           &AppSettings::autosaveSecondsChanged);
}

void AppSettings::setEnforceRules(bool enforce)
{
    change(QStringLiteral("enforceRules"), enforceRules(), enforce, &AppSettings::enforceRulesChanged);
}

void AppSettings::setAnimations(bool animations)
{
    change(QStringLiteral("animations"), this->animations(), animations, &AppSettings::animationsChanged);
}

void AppSettings::setAsksBeforeEnding(bool asks)
{
    change(QStringLiteral("asksBeforeEnding"), asksBeforeEnding(), asks,
           &AppSettings::asksBeforeEndingChanged);
}

void AppSettings::setRemembersPlayers(bool remembers)
{
    change(QStringLiteral("remembersPlayers"), remembersPlayers(), remembers,
           &AppSettings::remembersPlayersChanged);
}

void AppSettings::setSmallMap(bool shown)
{
    change(QStringLiteral("smallMap"), smallMap(), shown, &AppSettings::smallMapChanged);
}

void AppSettings::setLanguage(const QString& language)
{
    change(QStringLiteral("language"), this->language(), language, &AppSettings::languageChanged);
}

QStringList AppSettings::languageNames()
{
    QStringList names;
    for (const QString& code : spokenLanguages()) {
        QString name = code == u"en" ? QStringLiteral("English") // Qt would say which English
                                     : QLocale(code).nativeLanguageName();
        name[0] = name[0].toUpper();
        names << name;
    }
    return names;
}

QStringList AppSettings::languageCodes()
{
    return spokenLanguages();
}

/// Where people measure in inches, printers hold Letter.
QString AppSettings::paper() const
{
    const bool usesInches = QLocale::system().measurementSystem() == QLocale::ImperialUSSystem;
    const QString usual = usesInches ? QStringLiteral("Letter") : a4Paper().name;
    const QString chosen = read(QStringLiteral("paper"), usual).toString();
    return parsePaper(chosen.toStdString()) ? chosen : usual;
}

void AppSettings::setPaper(const QString& paper)
{
    change(QStringLiteral("paper"), this->paper(), paper, &AppSettings::paperChanged);
}

QStringList AppSettings::paperNames()
{
    QStringList names;
    for (const PaperSize& paper : knownPapers())
        names << paper.name;
    return names;
}

QStringList AppSettings::recentFiles() const
{
    return read(QStringLiteral("recentFiles"), {}).toStringList().mid(0, mostRecentFiles);
}

void AppSettings::addRecentFile(const QString& path)
{
    // What other windows have opened is read and written again, and nobody else does so meanwhile.
    const auto lock = lockFile(m_settings.fileName());
    m_settings.sync();
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    files = files.mid(0, mostRecentFiles);
    change(QStringLiteral("recentFiles"), recentFiles(), files, &AppSettings::recentFilesChanged);
    m_settings.sync();
}

void AppSettings::clearRecentFiles()
{
    change(QStringLiteral("recentFiles"), recentFiles(), QStringList(), &AppSettings::recentFilesChanged);
}

QVariant AppSettings::read(const QString& name, const QVariant& otherwise) const
{
    return m_settings.value(name, otherwise);
}

void AppSettings::write(const QString& name, const QVariant& value)
{
    m_settings.setValue(name, value);
}

} // namespace delve
