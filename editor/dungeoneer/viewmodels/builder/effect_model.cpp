// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/builder/effect_model.h"

#include "editor/dungeoneer/text/card_speech.h"
#include "editor/dungeoneer/text/effect_text.h"

namespace delve::dungeoneer {

namespace {

QString toldIn(const char* language, const Effect& effect, const CardSet& set)
{
    const CardLanguage spoken(QString::fromLatin1(language));
    return effectText(set, effect);
}

} // namespace

EffectModel::EffectModel(Owner owner, QObject* parent) : PropertyListModel(parent), m_owner(std::move(owner))
{}

void EffectModel::show(const Effect& effect, const CardSet& set)
{
    m_effect = effect;
    m_parts = partsOf(effect, set);
    std::vector<Property> properties;
    for (const EffectPartField& part : m_parts)
        properties.push_back(part.property);
    PropertyListModel::show(std::move(properties));
    m_english = toldIn("en", effect, set);
    m_italian = toldIn("it", effect, set);
    emit told();
}

QString EffectModel::fault(int row, const QString& value) const
{
    const QString plain = PropertyListModel::fault(row, value);
    if (!plain.isEmpty() || row < 0 || row >= rowCount())
        return plain;
    return m_owner.fault(changedEffect(m_effect, m_parts[std::size_t(row)], value));
}

bool EffectModel::set(int row, const QString& value)
{
    if (row < 0 || row >= rowCount() || !fault(row, value).isEmpty())
        return false;
    const EffectPartField part = m_parts[std::size_t(row)]; // what is shown changes with it
    return m_owner.commit(changedEffect(m_effect, part, value), part.property.label);
}

} // namespace delve::dungeoneer
