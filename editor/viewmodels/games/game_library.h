// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/rule_reference.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <qqmlregistration.h>

namespace delve {

/// What was found beside the program for a game: rulebooks, and the packs with its pieces.
class GameLibrary : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("each game has its own")
    /// Why the content could not be read, in a sentence; empty if all is well.
    Q_PROPERTY(QString error READ error NOTIFY contentChanged)
    /// The packs of the user that cannot be used, a sentence each.
    Q_PROPERTY(QStringList leftOut READ leftOut NOTIFY contentChanged)

public:
    const RuleReference& rules() const { return m_rules; }
    QString error() const { return m_error; }
    QStringList leftOut() const { return m_leftOut; }
    /// Reads the packs again after some of them came, went or were changed.
    void reload();
    /// What a rule says, in a sentence or two, and in a line of its own if that is still English; empty for a
    /// number that no rule has.
    Q_INVOKABLE QString ruleText(const QString& rule) const;
    Q_INVOKABLE QString ruleTitle(const QString& rule) const;
    /// All rules in their order: objects with number and title.
    Q_INVOKABLE QVariantList ruleTitles() const;

signals:
    void contentChanged();

protected:
    explicit GameLibrary(QObject* parent = nullptr);

    /// Reads the packs. Where that is not possible the ones of before stay, and the error is told.
    virtual Result<void> readPacks() = 0;
    /// To be called once by those who derive from this.
    void load();

    std::vector<Error> m_unusable; ///< packs of the user, as readPacks() found them

private:
    RuleReference m_rules;
    QString m_error;
    QStringList m_leftOut;
};

} // namespace delve
