// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/print/page_parts.h"

#include <QCoreApplication>

namespace delve::mageknight {

QString PrintSubject::title() const
{
    return scenario->title.empty() ? QCoreApplication::translate("Print", "Untitled dungeon")
                                   : QString::fromStdString(scenario->title);
}

QString PrintSubject::words(const LocalizedText& text) const
{
    return QString::fromStdString(text.in(options.language));
}

QString PrintSubject::nameOf(Ability ability) const
{
    const Rule* rule = rules ? rules->find(ruleOf(ability)) : nullptr;
    return rule ? words(rule->title) : fromKebabCase(delve::nameOf(ability));
}

QString fromKebabCase(std::string_view words)
{
    QStringList parts = QString::fromUtf8(words.data(), qsizetype(words.size())).split(u'-');
    for (QString& part : parts)
        part = part.left(1).toUpper() + part.mid(1);
    return parts.join(u' ');
}

PrintPlan emptyPlan(const PrintSubject& subject, const PageFrame& frame)
{
    return delve::emptyPlan(subject.title(), subject.options, frame);
}

QString wanderingTokenName(Colour colour)
{
    switch (colour) {
    case Colour::Yellow: return QCoreApplication::translate("Print", "Weak wandering token");
    case Colour::Blue: return QCoreApplication::translate("Print", "Standard wandering token");
    case Colour::Red: return QCoreApplication::translate("Print", "Tough wandering token");
    }
    return {};
}

} // namespace delve::mageknight
