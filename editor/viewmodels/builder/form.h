// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/inspector/property.h"

#include <QString>
#include <QStringList>

#include <any>
#include <functional>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace delve {

/// What a form edits, as a value: a piece of a pack, or what the pack says of itself. The game knows which.
using FormSubject = std::any;

/// A piece of a pack as the subject of a form, whatever it is, and back.
template <typename Piece> FormSubject subjectOf(const Piece& piece)
{
    return std::visit([](const auto& one) { return FormSubject(one); }, piece);
}
template <typename Piece> std::optional<Piece> pieceIn(const FormSubject& subject)
{
    return [&]<std::size_t... index>(std::index_sequence<index...>) {
        std::optional<Piece> piece;
        const auto take = [&]<typename One>(const One* one) {
            if (one)
                piece = *one;
        };
        (take(std::any_cast<std::variant_alternative_t<index, Piece>>(&subject)), ...);
        return piece;
    }(std::make_index_sequence<std::variant_size_v<Piece>>());
}

/// One value: how it is shown and edited, and what becomes of the subject when it changes. Whether a value is
/// allowed is not said here: the reader of packs is asked.
struct FormField
{
    Property property;
    bool isUsed = true; ///< means nothing for this subject otherwise, like the range of a trap without arrows
    QStringList swatches{}; ///< of the choices, where they have marks of their own: "red-square"
    std::function<FormSubject(const FormSubject&, const QString&)> changed;
};

/// Values in rows and columns, such as the clicks of a dial.
struct FormTable
{
    struct Row
    {
        QString name;
        std::vector<FormField> cells;
    };

    QString name;
    QString title;
    QStringList columns;
    std::vector<Row> rows;
    /// Puts a row in before this one, or takes it out; nothing where the number of rows is fixed.
    std::function<FormSubject(const FormSubject&, int row)> withRow{};
    std::function<FormSubject(const FormSubject&, int row)> withoutRow{};
};

struct Form
{
    std::vector<FormField> fields;
    std::vector<FormTable> tables;
};

} // namespace delve
