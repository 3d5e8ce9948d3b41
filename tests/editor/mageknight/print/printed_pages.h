// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/print/plan_print.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/printed_file.h"

namespace delve::mageknight::test {

/// One of the shipped samples.
std::shared_ptr<const Scenario> sampleScenario(const std::string& name);

/// A scenario of tiles beside each other, in a row.
std::shared_ptr<const Scenario> rowOfTiles(const std::vector<std::string>& tiles);

/// A scenario planned and printed.
class PrintedPages : public delve::test::PrintedFile
{
public:
    using PrintedFile::PrintedFile;
    PrintedPages(std::shared_ptr<const Scenario> scenario, const PrintOptions& options)
        : PrintedFile(planPrint(std::move(scenario), shippedContent(), options))
    {}
    PrintedPages(std::shared_ptr<const Scenario> scenario, const PrintOptions& options, const Printing& print)
        : PrintedFile(planPrint(std::move(scenario), shippedContent(), options), print)
    {}
};

using delve::test::darkness;

/// The mean difference of two pictures of one size in RGB32 over all channels, 0 to 255.
double meanDifference(const QImage& a, const QImage& b);

} // namespace delve::mageknight::test
