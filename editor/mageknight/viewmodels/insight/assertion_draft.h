// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/insight/dungeon_assertions.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <qqmlregistration.h>

namespace delve::mageknight {

/// An assertion while it is being written, field by field; what it says is shown as a sentence.
class AssertionDraft : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::mageknight::DungeonAssertions* model READ model WRITE setModel NOTIFY changed)
    /// Enumerations are numbers, in the order of the lists beside them.
    Q_PROPERTY(int measure READ measure WRITE setMeasure NOTIFY changed)
    Q_PROPERTY(QStringList measureNames READ measureNames NOTIFY languageChanged)
    /// Each of them, or one.
    Q_PROPERTY(int about READ about WRITE setAbout NOTIFY changed)
    /// Empty where it is about the whole game.
    Q_PROPERTY(QStringList aboutNames READ aboutNames NOTIFY changed)
    Q_PROPERTY(int bound READ bound WRITE setBound NOTIFY changed)
    Q_PROPERTY(QStringList boundNames READ boundNames NOTIFY languageChanged)
    Q_PROPERTY(int percent READ percent WRITE setPercent NOTIFY changed)
    Q_PROPERTY(bool needsRounds READ needsRounds NOTIFY changed)
    Q_PROPERTY(int rounds READ rounds WRITE setRounds NOTIFY changed)
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)

public:
    explicit AssertionDraft(QObject* parent = nullptr) : QObject(parent) {}

    DungeonAssertions* model() const { return m_model; }
    void setModel(DungeonAssertions* model);
    int measure() const { return int(m_assertion.measure); }
    void setMeasure(int measure);
    static QStringList measureNames();
    int about() const;
    void setAbout(int about);
    QStringList aboutNames() const;
    int bound() const { return int(m_assertion.bound); }
    void setBound(int bound);
    static QStringList boundNames();
    int percent() const { return m_assertion.percent; }
    void setPercent(int percent);
    bool needsRounds() const;
    int rounds() const { return m_assertion.within.value_or(8); }
    void setRounds(int rounds);
    QString sentence() const;

    /// Begins with the assertion of a row; -1 for a new one.
    Q_INVOKABLE void begin(int row);
    /// Makes it one of the scenario.
    Q_INVOKABLE void accept();

signals:
    void changed();
    void languageChanged();

private:
    const Scenario* scenario() const;
    std::vector<ThingId> things() const;

    QPointer<DungeonAssertions> m_model;
    int m_row = -1;
    Assertion m_assertion;
    LanguageWatch m_language{[this] {
        emit languageChanged();
        emit changed();
    }};
};

} // namespace delve::mageknight
