// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/inspector/property.h"

#include <QCoreApplication>

#include <algorithm>

namespace delve {

QStringList Property::choiceNames() const
{
    QStringList names;
    for (const auto& choice : choices)
        names << choice.second;
    return names;
}

int Property::chosen() const
{
    const auto found = std::ranges::find(choices, value, &std::pair<QString, QString>::first);
    return found == choices.end() ? -1 : int(found - choices.begin());
}

QString faultOf(const Property& property, const QString& value)
{
    switch (property.type) {
    case Property::Type::Text:
    case Property::Type::LongText:
        if (value.toUcs4().size() > property.most)
            return QCoreApplication::translate("Inspector", "At most %1 characters.").arg(property.most);
        return {};
    case Property::Type::Number: {
        bool isNumber = false;
        const int number = value.toInt(&isNumber);
        if (!isNumber || number < property.least || number > property.most)
            return QCoreApplication::translate("Inspector", "A whole number from %1 to %2.")
                .arg(property.least)
                .arg(property.most);
        return {};
    }
    case Property::Type::Choice:
        if (std::ranges::find(property.choices, value, &std::pair<QString, QString>::first) ==
            property.choices.end())
            return QCoreApplication::translate("Inspector", "Choose one of the list.");
        return {};
    case Property::Type::Flag:
        if (value != u"true" && value != u"false")
            return QCoreApplication::translate("Inspector", "Yes or no.");
        return {};
    }
    return {};
}

} // namespace delve
