// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/setup_cases.h"

#include "engine/base/file.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "engine/mageknight/scenario/scenario_limits.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/small_pack.h"

#include <algorithm>
#include <filesystem>
#include <map>

namespace delve::mageknight::test {

const Scenario& sample(const std::string& name)
{
    static std::map<std::string, Scenario> samples;
    const auto known = samples.find(name);
    if (known != samples.end())
        return known->second;
    const auto path = sourceFolder() / "resources/scenarios" / (name + ".scenario.json");
    const auto text = readFile(path, scenario_limits::fileBytes);
    if (!text)
        qFatal("%s cannot be read", path.c_str());
    const auto scenario = parseScenario(*text);
    if (!scenario)
        qFatal("%s: %s", path.c_str(), inEnglish(scenario.error()).c_str());
    return samples.emplace(name, *scenario).first->second;
}

std::vector<std::string> sampleNames()
{
    const std::string ending = ".scenario.json";
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(sourceFolder() / "resources/scenarios"))
        if (const std::string name = entry.path().filename().string(); name.ends_with(ending))
            names.push_back(name.substr(0, name.size() - ending.size()));
    std::ranges::sort(names);
    return names;
}

Findings findingsOf(const Scenario& scenario, const Content& content)
{
    static const std::string switchedOff = qEnvironmentVariable("DELVE_RULE_OFF").toStdString();
    Findings findings = validateSetup(scenario, content);
    std::erase_if(findings, [](const Finding& finding) { return finding.rule == switchedOff; });
    return findings;
}

QString verdict(const Scenario& scenario, const Content& content, const std::string& rule)
{
    QStringList found;
    for (const Finding& finding : findingsOf(scenario, content))
        if (finding.rule == rule)
            found << QString::fromStdString(std::string(nameOf(finding.severity)));
    return found.isEmpty() ? QStringLiteral("holds") : found.join(u' ');
}

QString verdict(const Scenario& scenario, const std::string& rule)
{
    return verdict(scenario, shippedContent(), rule);
}

QString everything(const Scenario& scenario, const Content& content)
{
    QStringList found;
    for (const Finding& finding : findingsOf(scenario, content))
        found << QString::fromStdString(finding.rule + ' ' + std::string(nameOf(finding.severity)));
    return found.join(QStringLiteral(", "));
}

QString everything(const Scenario& scenario)
{
    return everything(scenario, shippedContent());
}

DrawnDungeon::DrawnDungeon()
{
    scenario.levels = {{"Dungeon"}};
    scenario.packs = {{"starter", "1.0.0", ""}, {"small", "1.0.0", ""}};
}

DrawnDungeon& DrawnDungeon::tile(const std::vector<std::string>& rows, int x, int y, TileRole role, int level)
{
    const std::string name = "t" + std::to_string(scenario.tiles.size());
    const bool isHallway = rows.front().size() == 7;
    m_tiles += (m_tiles.empty() ? "" : ", ") + tileText(name, isHallway ? "hallway" : "chamber", rows);
    m_isCombined = false;
    PlacedTile placed;
    placed.id = ThingId(name);
    placed.tile = ContentId("small/" + name);
    placed.position = {level, x, y};
    placed.role = role;
    scenario.tiles.push_back(placed);
    while (int(scenario.levels.size()) <= level)
        scenario.levels.push_back({"Level"});
    return *this;
}

const Content& DrawnDungeon::content() const
{
    if (m_isCombined)
        return m_content;
    const auto pack = smallPack("\"tiles\": [" + m_tiles + "]");
    if (!pack)
        qFatal("%s", inEnglish(pack.error()).c_str());
    std::vector<Pack> packs = shippedContent().packs();
    packs.push_back(*pack);
    auto content = Content::combine(std::move(packs));
    if (!content)
        qFatal("%s", inEnglish(content.error()).c_str());
    m_content = *std::move(content);
    m_isCombined = true;
    return m_content;
}

namespace {

std::vector<std::string> walled(std::vector<std::string> rows, const std::string& walls)
{
    for (const char side : walls)
        for (std::size_t i = 1; i < rows.size(); i += 2) {
            if (side == 'w')
                rows[i].front() = '|';
            if (side == 'e')
                rows[i].back() = '|';
        }
    for (const char side : walls)
        for (std::size_t i = 1; i < rows.front().size(); i += 2) {
            if (side == 'n')
                rows.front()[i] = '-';
            if (side == 's')
                rows.back()[i] = '-';
        }
    return rows;
}

} // namespace

std::vector<std::string> room(const std::string& walls)
{
    return walled(openChamber(), walls);
}

std::vector<std::string> hallWith(const std::string& walls)
{
    return walled(openHallway(), walls);
}

} // namespace delve::mageknight::test
