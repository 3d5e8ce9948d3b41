// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/builder/effect_parts.h"

#include "editor/dungeoneer/viewmodels/builder/effect_part_list.h"

namespace delve::dungeoneer {

namespace {

/// "3", "-1", "#", "-die": as files have it.
QString amountText(const Amount& amount)
{
    if (amount.kind == AmountKind::Number)
        return QString::number(amount.number);
    const std::string_view word = nameOf(amount.kind);
    return (amount.number < 0 ? QStringLiteral("-") : QString()) +
           QString::fromUtf8(word.data(), qsizetype(word.size()));
}

Amount amountFrom(const QString& text)
{
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    if (isNumber)
        return {AmountKind::Number, number};
    const bool isNegative = text.startsWith(u'-');
    const auto kind = fromName<AmountKind>(text.mid(isNegative ? 1 : 0).toStdString());
    return {kind.value_or(AmountKind::Die), isNegative ? -1 : 1};
}

} // namespace

void PartList::addAmount(AmountRule rule)
{
    const bool isChange = rule == AmountRule::Change;
    const bool isThreat = rule == AmountRule::ThreatNumber;
    const auto signedText = [&](int number) {
        return number > 0 && isChange ? QStringLiteral("+%1").arg(number)
                                      : QString::number(number).replace(u'-', QChar(0x2212));
    };
    Choices choices;
    const auto addNumber = [&](int number) {
        choices.emplace_back(QString::number(number), signedText(number));
    };
    for (int i = isThreat ? leastThreat : 1; i <= (isThreat ? mostThreat : mostOfAnEffect); ++i)
        addNumber(i);
    if (isChange && m_effect.type)
        addNumber(0); // points of an attack type that do not change the score
    for (int i = 1; isChange && i <= mostOfAnEffect; ++i)
        addNumber(-i);
    for (const auto& [kind, word] : enumNames<AmountKind>) {
        if (isThreat || (kind == AmountKind::All && rule != AmountRule::CountOrAll))
            continue;
        const QString label = labelOf(kind);
        choices.emplace_back(amountText({kind, 1}), isChange ? QStringLiteral("+ ") + label : label);
        if (isChange)
            choices.emplace_back(amountText({kind, -1}), QString(QChar(0x2212)) + u' ' + label);
    }
    choice("amount", QT_TRANSLATE_NOOP("CardBuilder", "How much"), amountText(m_effect.amount),
           std::move(choices),
           [](Effect& effect, const QString& value) { effect.amount = amountFrom(value); });
}

void PartList::addText()
{
    for (const auto& [language, name] : formLanguages) {
        EffectPartField part;
        part.property.name = QStringLiteral("text.") + QLatin1String(language);
        part.property.label = builderText(QT_TRANSLATE_NOOP("CardBuilder", "Text (%1)")).arg(formText(name));
        part.property.type = Property::Type::Text;
        const auto found = m_effect.text.byLanguage.find(std::string_view(language));
        part.property.value =
            found == m_effect.text.byLanguage.end() ? QString() : QString::fromStdString(found->second);
        part.property.most = int(maxTextLength);
        part.change = [language = std::string(language)](Effect& effect, const QString& value) {
            if (value.trimmed().isEmpty())
                effect.text.byLanguage.erase(language);
            else
                effect.text.byLanguage.insert_or_assign(language, value.trimmed().toStdString());
        };
        m_parts.push_back(std::move(part));
    }
}

void PartList::addPartsOf(const EffectShape& shape)
{
    using enum EffectPart;
    if (shape.has(Form)) {
        optional<dungeoneer::Form>(
            "form", QT_TRANSLATE_NOOP("CardBuilder", "Score"),
            [](Effect& effect) -> auto& { return effect.form; },
            builderText(QT_TRANSLATE_NOOP("CardBuilder", "all scores")));
        optional<AttackType>(
            "type", QT_TRANSLATE_NOOP("CardBuilder", "Attack type"),
            [](Effect& effect) -> auto& { return effect.type; },
            builderText(QT_TRANSLATE_NOOP("CardBuilder", "of no attack type")));
    }
    if (shape.has(Roll))
        member("roll", QT_TRANSLATE_NOOP("CardBuilder", "Which rolls"), &Effect::roll);
    if (shape.has(Harm))
        member("harm", QT_TRANSLATE_NOOP("CardBuilder", "What harm"), &Effect::harm);
    if (shape.has(Source) && m_effect.harm == dungeoneer::Harm::Wounds)
        member("source", QT_TRANSLATE_NOOP("CardBuilder", "Where wounds come from"), &Effect::source);
    if (shape.has(Side))
        member("side", QT_TRANSLATE_NOOP("CardBuilder", "Wounds taken or dealt"), &Effect::side);
    if (shape.has(From))
        member("from", QT_TRANSLATE_NOOP("CardBuilder", "Where the cards lie"), &Effect::from);
    if (shape.has(Card)) {
        choice("card.sort", QT_TRANSLATE_NOOP("CardBuilder", "Which cards"),
               QString::number(int(m_effect.card.sort)), choicesOf<CardSort>(),
               [](Effect& effect, const QString& value) { effect.card.sort = CardSort(value.toInt()); });
        word(
            "card.category", QT_TRANSLATE_NOOP("CardBuilder", "Category of the cards"),
            [](Effect& effect) -> std::string& { return effect.card.category; }, categories(),
            builderText(QT_TRANSLATE_NOOP("CardBuilder", "of any category")));
    }
    if (shape.has(From))
        member("chooser", QT_TRANSLATE_NOOP("CardBuilder", "Who picks them"), &Effect::chooser);
    if (shape.has(EffectPart::Limit))
        member("limit", QT_TRANSLATE_NOOP("CardBuilder", "Which limit"), &Effect::limit);
    if (shape.has(Removal))
        flag(
            "remove", QT_TRANSLATE_NOOP("CardBuilder", "Put or take away"),
            [](Effect& effect) -> bool& { return effect.isRemoval; },
            QT_TRANSLATE_NOOP("CardBuilder", "put it"), QT_TRANSLATE_NOOP("CardBuilder", "take it away"));
    if (shape.has(To) && !m_effect.isRemoval)
        member("to", QT_TRANSLATE_NOOP("CardBuilder", "Where to"), &Effect::to);
    if (shape.has(Doors))
        member("doors", QT_TRANSLATE_NOOP("CardBuilder", "Which doors"), &Effect::doors);
    if (shape.has(EffectPart::Door))
        choice("door", QT_TRANSLATE_NOOP("CardBuilder", "What they become"),
               QString::number(int(m_effect.door)),
               {{QString::number(int(DoorKind::Locked)), labelOf(DoorKind::Locked)},
                {QString::number(int(DoorKind::Trapped)), labelOf(DoorKind::Trapped)}},
               [](Effect& effect, const QString& value) { effect.door = DoorKind(value.toInt()); });
    if (shape.has(Text))
        addText();
}

std::vector<EffectPartField> partsOf(const Effect& effect, const CardSet& set)
{
    PartList parts(effect, set);
    parts.addAll();
    return parts.take();
}

Effect changedEffect(const Effect& effect, const EffectPartField& part, const QString& value)
{
    Effect changed = effect;
    part.change(changed, value);
    return withEffectKind(changed, changed.kind);
}

} // namespace delve::dungeoneer
