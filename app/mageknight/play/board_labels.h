// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/text/play/play_words.h"

#include <vector>

namespace delve::mageknight {

/// The short names of figures on the drawn board: heroes have a capital letter and the number of their
/// player, monsters a small letter for their kind and a number.
class BoardLabels
{
public:
    explicit BoardLabels(const PlayWords& words);

    const QString& of(play::FigureId figure) const { return m_labels[indexOf(figure)]; }

private:
    std::vector<QString> m_labels;
};

} // namespace delve::mageknight
