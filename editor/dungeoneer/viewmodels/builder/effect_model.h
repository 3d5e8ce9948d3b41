// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/viewmodels/builder/effect_parts.h"
#include "editor/viewmodels/inspector/property_list_model.h"

namespace delve::dungeoneer {

/// One effect of a card: its parts as menus that read as a sentence, and that sentence in both languages.
class EffectModel : public delve::PropertyListModel // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a card")
    Q_PROPERTY(QString english READ english NOTIFY told)
    Q_PROPERTY(QString italian READ italian NOTIFY told)

public:
    /// Judges what an effect would become, or makes it so.
    struct Owner
    {
        std::function<QString(const Effect& changed)> fault;
        std::function<bool(const Effect& changed, const QString& label)> commit;
    };

    EffectModel(Owner owner, QObject* parent);

    QString english() const { return m_english; }
    QString italian() const { return m_italian; }
    void show(const Effect& effect, const CardSet& set);

    QString fault(int row, const QString& value) const override;
    bool set(int row, const QString& value) override;

signals:
    void told();

private:
    Owner m_owner;
    Effect m_effect;
    std::vector<EffectPartField> m_parts;
    QString m_english;
    QString m_italian;
};

} // namespace delve::dungeoneer
