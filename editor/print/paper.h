// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <QSizeF>
#include <QString>

#include <string_view>
#include <vector>

namespace delve {

/// A sheet of paper, upright, in millimetres.
struct PaperSize
{
    QString name;
    QSizeF millimetres;

    friend bool operator==(const PaperSize&, const PaperSize&) = default;
};

/// A6 to A0, Letter, Legal, Tabloid, in this order.
const std::vector<PaperSize>& knownPapers();

PaperSize a4Paper();

/// A size by its name ("A4", "letter", "ledger") or in millimetres ("250x250").
Result<PaperSize> parsePaper(std::string_view text);

} // namespace delve
