// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/rule_reference.h"
#include "engine/mageknight/content/content.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <qqmlregistration.h>

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace delve::mageknight {

/// The content packs and rulebooks that were found beside the program.
class Library : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    /// Why the content could not be read, in a sentence; empty if all is well.
    Q_PROPERTY(QString error READ error NOTIFY contentChanged)
    /// The packs of the user that cannot be used, a sentence each.
    Q_PROPERTY(QStringList leftOut READ leftOut NOTIFY contentChanged)

public:
    explicit Library(QObject* parent = nullptr);

    const Content& content() const { return *m_content.back(); }
    const RuleReference& rules() const { return m_rules; }
    QString error() const { return m_error; }
    QStringList leftOut() const { return m_leftOut; }
    /// The folders of the packs of the user, by their ids.
    const std::map<std::string, std::filesystem::path>& userFolders() const { return m_userFolders; }
    /// Reads the packs again after some of them came, went or were changed.
    void reload();
    /// What a rule says, in a sentence or two; empty for a number that no rule has.
    Q_INVOKABLE QString ruleText(const QString& rule) const;
    Q_INVOKABLE QString ruleTitle(const QString& rule) const;

signals:
    void contentChanged();

private:
    void load();

    /// The one in use is the last. Those before it stay, for threads that still work with them.
    std::vector<std::unique_ptr<const Content>> m_content;
    RuleReference m_rules;
    QString m_error;
    QStringList m_leftOut;
    std::map<std::string, std::filesystem::path> m_userFolders;
};

} // namespace delve::mageknight
