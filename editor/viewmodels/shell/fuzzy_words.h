// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <qqmlregistration.h>

namespace delve {

/// How well words that somebody typed fit a text. Accents and capitals do not matter, and neither does a
/// typing error in a longer word.
class FuzzyWords : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    explicit FuzzyWords(QObject* parent = nullptr) : QObject(parent) {}

    /// 0 where every word begins a word of the text, more for each that is only inside of one or misspelt; -1
    /// if one of them does not fit at all.
    Q_INVOKABLE static int misfit(const QString& typed, const QString& text);
};

} // namespace delve
