// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/document/library.h"
#include "editor/viewmodels/inspector/property.h"
#include "engine/mageknight/content/pack_edits.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <variant>
#include <vector>

namespace delve::mageknight {

/// What a form edits: a piece, or what the pack says of itself.
using FormSubject = std::variant<PackFacts, PackPiece>;

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

/// The form of a subject, in the language of the user. `library` tells what abilities and figures are called.
Form formOf(const FormSubject& subject, const Library& library);

// One for each kind of piece.
Form formOf(const PackFacts& facts);
Form formOf(const Tile& tile);
Form formOf(const Figure& figure, const Library& library);
Form formOf(const Chest& chest, const Library& library);
Form formOf(const WanderingToken& token);
Form formOf(const DoorKind& door);
Form formOf(const MarkerKind& marker);
Form formOf(const PrintedMap& map);
Form formOf(const ArtifactKind& artifact);
Form formOf(const ArtifactToken& token, const Library& library);

} // namespace delve::mageknight
