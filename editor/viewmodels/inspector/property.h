// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <utility>
#include <vector>

namespace delve {

/// One property that the inspector shows: what it is called, how it is edited, and what it is now. Values are
/// texts, so that all properties travel alike: "12", "true", the id of a thing.
struct Property
{
    enum class Type : std::uint8_t
    {
        Text,
        LongText,
        Number,
        Choice,
        Flag
    };

    QString name;
    QString label;
    QString section;
    Type type = Type::Text;
    QString value;
    std::vector<std::pair<QString, QString>> choices{}; ///< value and what it is called
    int least = 0;                                      ///< of numbers
    int most = 0;                                       ///< of numbers; of texts, how many characters
    QString leastName{};                                ///< what the least number is called, if it is none
    QString note{};       ///< what it means, in a sentence, where its label is short
    QString rule{};       ///< the rule that says more
    bool isMixed = false; ///< several things, of which not all have this value

    /// What the choices are called.
    QStringList choiceNames() const;
    /// The index of the choice that is the value, -1 for none.
    int chosen() const;

    /// Whether they are edited alike, whatever their values.
    bool isLike(const Property& other) const
    {
        return name == other.name && label == other.label && section == other.section && type == other.type &&
               choices == other.choices && least == other.least && most == other.most &&
               leastName == other.leastName;
    }
    friend bool operator==(const Property&, const Property&) = default;
};

/// Why a text is no value of a property, in a sentence; empty if it is one.
QString faultOf(const Property& property, const QString& value);

} // namespace delve
