// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/mageknight/print/printed_pages.h"

#include "engine/mageknight/scenario/parse_scenario.h"

namespace delve::mageknight::test {

std::shared_ptr<const Scenario> sampleScenario(const std::string& name)
{
    auto scenario = loadScenario(sourceFolder() / "resources/scenarios" / (name + ".scenario.json"));
    return scenario ? std::make_shared<const Scenario>(*std::move(scenario)) : nullptr;
}

std::shared_ptr<const Scenario> rowOfTiles(const std::vector<std::string>& tiles)
{
    Scenario scenario;
    scenario.title = "A row";
    scenario.levels.push_back({"Ground"});
    int x = 0;
    for (const std::string& name : tiles) {
        PlacedTile placed;
        placed.id = ThingId("t" + std::to_string(scenario.tiles.size()));
        placed.tile = ContentId("starter/" + name);
        placed.position = {0, x, 0};
        x += sizeOf(shippedContent().tile(placed.tile)->kind).width;
        scenario.tiles.push_back(placed);
    }
    return std::make_shared<const Scenario>(std::move(scenario));
}

double meanDifference(const QImage& a, const QImage& b)
{
    double sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        const auto* lineA = reinterpret_cast<const QRgb*>(a.constScanLine(y));
        const auto* lineB = reinterpret_cast<const QRgb*>(b.constScanLine(y));
        for (int x = 0; x < a.width(); ++x)
            sum += std::abs(qRed(lineA[x]) - qRed(lineB[x])) + std::abs(qGreen(lineA[x]) - qGreen(lineB[x])) +
                   std::abs(qBlue(lineA[x]) - qBlue(lineB[x]));
    }
    return sum / 3 / std::max(1, a.width() * a.height());
}

} // namespace delve::mageknight::test
