// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"
#include "engine/mageknight/setup/validate_setup.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace delve::mageknight::test {

/// A sample scenario, read once: `sample("standard")`.
const Scenario& sample(const std::string& name);
/// The names of all samples that are shipped, in alphabetical order.
std::vector<std::string> sampleNames();

/// validateSetup, as rule tests ask it. The environment variable DELVE_RULE_OFF names a rule whose findings
/// are then left out, so that tests/coverage/switch_off.py can see whether the tests of the rule notice.
Findings findingsOf(const Scenario& scenario, const Content& content);

/// What is said about one rule: "holds", or the severities of its findings, "error", "error warning".
QString verdict(const Scenario& scenario, const Content& content, const std::string& rule);
/// Asks it of the shipped content.
QString verdict(const Scenario& scenario, const std::string& rule);

/// The rules of all findings with their severities, "LAY-07 todo, TEAM-05 todo"; empty if there are none.
QString everything(const Scenario& scenario, const Content& content);
QString everything(const Scenario& scenario);

/// The thing of this id, to change it.
template <typename Thing> Thing& thing(std::vector<Thing>& things, const std::string& id)
{
    for (Thing& candidate : things)
        if (candidate.id.text() == id)
            return candidate;
    qFatal("no %s", id.c_str());
}

/// A dungeon of tiles drawn in the test, without players, on top of the shipped content. Its tiles are named
/// t0, t1, … in the order in which they are drawn.
class DrawnDungeon
{
public:
    DrawnDungeon();

    /// Adds a tile drawn like the faces of packs, 3 x 5 or 5 x 5 squares.
    DrawnDungeon& tile(const std::vector<std::string>& rows, int x, int y, TileRole role = TileRole::None,
                       int level = 0);
    const Content& content() const;
    Findings findings() const { return findingsOf(scenario, content()); }
    QString verdict(const std::string& rule) const { return test::verdict(scenario, content(), rule); }
    QString everything() const { return test::everything(scenario, content()); }

    Scenario scenario;

private:
    std::string m_tiles;
    mutable Content m_content;
    mutable bool m_isCombined = false;
};

/// A chamber or hallway of clear squares. `walls` names the sides that are walled: "nesw".
std::vector<std::string> room(const std::string& walls = "");
std::vector<std::string> hallWith(const std::string& walls = "");

} // namespace delve::mageknight::test
