// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSettings>
#include <QStringList>
#include <QVariant>
#include <qqmlregistration.h>

namespace delve {

/// What the user chose, kept between sessions. Every change acts at once and is written at once.
class AppSettings : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// 0 as the system, 1 light, 2 dark
    Q_PROPERTY(int appearance READ appearance WRITE setAppearance NOTIFY appearanceChanged)
    /// How large texts and controls are: 1 is normal, 2 twice as large.
    Q_PROPERTY(double interfaceScale READ interfaceScale WRITE setInterfaceScale NOTIFY interfaceScaleChanged)
    Q_PROPERTY(int drawingStyle READ drawingStyle WRITE setDrawingStyle NOTIFY drawingStyleChanged)
    /// The wheel zooms and Ctrl+wheel scrolls, or the other way round.
    Q_PROPERTY(bool wheelZooms READ wheelZooms WRITE setWheelZooms NOTIFY wheelZoomsChanged)
    /// Seconds between recovery copies; 0 makes none.
    Q_PROPERTY(
        int autosaveSeconds READ autosaveSeconds WRITE setAutosaveSeconds NOTIFY autosaveSecondsChanged)
    /// Pieces are not put down where a rule refuses them.
    Q_PROPERTY(bool enforceRules READ enforceRules WRITE setEnforceRules NOTIFY enforceRulesChanged)
    /// In a game figures, dice and doors move for a moment.
    Q_PROPERTY(bool animations READ animations WRITE setAnimations NOTIFY animationsChanged)
    /// A key that gives activations away asks once.
    Q_PROPERTY(
        bool asksBeforeEnding READ asksBeforeEnding WRITE setAsksBeforeEnding NOTIFY asksBeforeEndingChanged)
    /// The first game of a scenario asks who plays, and later ones begin with the same.
    Q_PROPERTY(
        bool remembersPlayers READ remembersPlayers WRITE setRemembersPlayers NOTIFY remembersPlayersChanged)
    /// A small map lies in the corner of one that is seen in part.
    Q_PROPERTY(bool smallMap READ smallMap WRITE setSmallMap NOTIFY smallMapChanged)
    /// "en", "it"; empty is the language of the system.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    /// The paper that is printed on unless somebody chooses another: "A4", "Letter".
    Q_PROPERTY(QString paper READ paper WRITE setPaper NOTIFY paperChanged)
    Q_PROPERTY(QStringList recentFiles READ recentFiles NOTIFY recentFilesChanged)

public:
    static constexpr int mostAutosaveSeconds = 24 * 60 * 60; ///< a day: more is never
    static constexpr int mostRecentFiles = 10;

    explicit AppSettings(QObject* parent = nullptr) : QObject(parent) {}

    // A file of settings can be edited by hand, or left behind by another version: what it says is not
    // trusted.
    int appearance() const;
    void setAppearance(int appearance);
    double interfaceScale() const;
    void setInterfaceScale(double scale);
    /// The number of a style; each game knows how many it has.
    int drawingStyle() const;
    void setDrawingStyle(int style);
    bool wheelZooms() const { return read(QStringLiteral("wheelZooms"), true).toBool(); }
    void setWheelZooms(bool zooms);
    int autosaveSeconds() const;
    void setAutosaveSeconds(int seconds);
    bool enforceRules() const { return read(QStringLiteral("enforceRules"), true).toBool(); }
    void setEnforceRules(bool enforce);
    bool smallMap() const { return read(QStringLiteral("smallMap"), true).toBool(); }
    void setSmallMap(bool shown);
    bool animations() const { return read(QStringLiteral("animations"), true).toBool(); }
    void setAnimations(bool animations);
    bool asksBeforeEnding() const { return read(QStringLiteral("asksBeforeEnding"), true).toBool(); }
    void setAsksBeforeEnding(bool asks);
    bool remembersPlayers() const { return read(QStringLiteral("remembersPlayers"), true).toBool(); }
    void setRemembersPlayers(bool remembers);

    QString language() const { return read(QStringLiteral("language"), QString()).toString(); }
    void setLanguage(const QString& language);
    /// The languages there are, each in its own words; and their short names, as many.
    Q_INVOKABLE static QStringList languageNames();
    Q_INVOKABLE static QStringList languageCodes();
    QString paper() const;
    void setPaper(const QString& paper);
    Q_INVOKABLE static QStringList paperNames();

    QStringList recentFiles() const;
    /// Puts a file in front of the recent ones.
    void addRecentFile(const QString& path);
    Q_INVOKABLE void clearRecentFiles();

    /// Anything else that a part of the window remembers, under a name of its own.
    Q_INVOKABLE QVariant read(const QString& name, const QVariant& otherwise) const;
    Q_INVOKABLE void write(const QString& name, const QVariant& value);

signals:
    void appearanceChanged();
    void interfaceScaleChanged();
    void drawingStyleChanged();
    void wheelZoomsChanged();
    void autosaveSecondsChanged();
    void enforceRulesChanged();
    void animationsChanged();
    void asksBeforeEndingChanged();
    void remembersPlayersChanged();
    void smallMapChanged();
    void languageChanged();
    void paperChanged();
    void recentFilesChanged();

private:
    template <typename T>
    void change(const QString& name, const T& before, const T& after, void (AppSettings::*changed)());

    QSettings m_settings;
};

} // namespace delve
