// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/shell/app_settings.h"

#include "editor/print/paper.h"
#include "editor/text/translations.h"

#include <QLocale>

#include <algorithm>

namespace delve {

namespace {

constexpr int mostRecentFiles = 10;

} // namespace

template <typename T>
void AppSettings::change(const QString& name, const T& before, const T& after, void (AppSettings::*changed)())
{
    if (before == after)
        return;
    write(name, after);
    emit(this->*changed)();
}

void AppSettings::setAppearance(int value)
{
    change(QStringLiteral("appearance"), appearance(), value, &AppSettings::appearanceChanged);
}

double AppSettings::interfaceScale() const
{
    return std::clamp(read(QStringLiteral("interfaceScale"), 1.0).toDouble(), 0.75, 3.0);
}

void AppSettings::setInterfaceScale(double scale)
{
    change(QStringLiteral("interfaceScale"), interfaceScale(), std::clamp(scale, 0.75, 3.0),
           &AppSettings::interfaceScaleChanged);
}

void AppSettings::setDrawingStyle(int style)
{
    change(QStringLiteral("drawingStyle"), drawingStyle(), style, &AppSettings::drawingStyleChanged);
}

void AppSettings::setWheelZooms(bool zooms)
{
    change(QStringLiteral("wheelZooms"), wheelZooms(), zooms, &AppSettings::wheelZoomsChanged);
}

void AppSettings::setAutosaveSeconds(int seconds)
{
    change(QStringLiteral("autosaveSeconds"), autosaveSeconds(), std::max(0, seconds),
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
    return read(QStringLiteral("paper"), usesInches ? QStringLiteral("Letter") : a4Paper().name).toString();
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

void AppSettings::addRecentFile(const QString& path)
{
    m_settings.sync(); // with what other windows have opened
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    files = files.mid(0, mostRecentFiles);
    change(QStringLiteral("recentFiles"), recentFiles(), files, &AppSettings::recentFilesChanged);
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
