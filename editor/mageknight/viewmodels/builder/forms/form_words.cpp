// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/builder/forms/form_builder.h"

namespace delve::mageknight {

QString nameInWords(Ability ability, const Library& library)
{
    const QString title = library.ruleTitle(QString::fromStdString(ruleOf(ability)));
    if (!title.isEmpty())
        return title;
    const std::string_view word = nameOf(ability);
    return QString::fromUtf8(word.data(), qsizetype(word.size()));
}

QString swatchOf(Ability ability)
{
    constexpr std::array colours{"green", "red", "blue", "orange", "yellow", "black", "gray"};
    const AbilityMark& mark = markOf(ability);
    return QLatin1String(colours[std::size_t(mark.colour)]) +
           (mark.shape == MarkerShape::Square ? QStringLiteral("-square") : QStringLiteral("-circle"));
}

EnumLabels<Colour> colourLabels()
{
    return {{Colour::Yellow, formText(QT_TRANSLATE_NOOP("PieceForm", "Yellow (weak)"))},
            {Colour::Blue, formText(QT_TRANSLATE_NOOP("PieceForm", "Blue (standard)"))},
            {Colour::Red, formText(QT_TRANSLATE_NOOP("PieceForm", "Red (tough)"))}};
}

Form formOf(const FormSubject& subject, const Library& library)
{
    if (const auto* facts = std::any_cast<PackFacts>(&subject))
        return formOf(*facts);
    struct
    {
        const Library& names;
        Form operator()(const Tile& piece) const { return formOf(piece); }
        Form operator()(const Figure& piece) const { return formOf(piece, names); }
        Form operator()(const Chest& piece) const { return formOf(piece, names); }
        Form operator()(const WanderingToken& piece) const { return formOf(piece); }
        Form operator()(const ArtifactKind& piece) const { return formOf(piece); }
        Form operator()(const ArtifactToken& piece) const { return formOf(piece, names); }
        Form operator()(const DoorKind& piece) const { return formOf(piece); }
        Form operator()(const MarkerKind& piece) const { return formOf(piece); }
        Form operator()(const PrintedMap& piece) const { return formOf(piece); }
    } const makeForm{library};
    const auto piece = pieceIn<PackPiece>(subject);
    return piece ? std::visit(makeForm, *piece) : Form();
}

} // namespace delve::mageknight
