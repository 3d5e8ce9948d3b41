// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/builder/forms/form.h"
#include "editor/viewmodels/builder/form_builder.h"
#include "engine/mageknight/content/ability.h"

#include <optional>

namespace delve::mageknight {

// In form_words.cpp.

/// What an ability is called, and its mark: "red-square".
QString nameInWords(Ability ability, const Library& library);
QString swatchOf(Ability ability);

EnumLabels<Colour> colourLabels();

/// A choice of an ability of one slot, or none.
template <typename Subject, typename Access>
FormField abilityField(FormBuilder<Subject>& form, const QString& name, const QString& label, Slot slot,
                       const Library& library, Access access)
{
    constexpr int none = -1;
    EnumLabels<int> labels{{none, formText(QT_TRANSLATE_NOOP("PieceForm", "—"))}};
    QStringList swatches{QString()};
    for (const auto& [ability, word] : enumNames<Ability>)
        if (slotOf(ability) == slot) {
            labels.emplace_back(int(ability), nameInWords(ability, library));
            swatches << swatchOf(ability);
        }
    Subject copy = form.subject();
    const std::optional<Ability> now = access(copy);
    FormField field = form.template choice<int>(
        name, label, now ? int(*now) : none, labels, [access](Subject& subject, int value) {
            access(subject) = value == none ? std::nullopt : std::optional(Ability(value));
        });
    field.swatches = swatches;
    return field;
}

} // namespace delve::mageknight
