// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/session/validation_session.h"

#include "engine/mageknight/setup/validate_setup.h"

#include <algorithm>
#include <numeric>

namespace delve::mageknight {

namespace {

const EachCheck* eachOf(const SetupCheck& check)
{
    return std::get_if<EachCheck>(&check.run);
}

bool isAsked(const SetupCheck& check, const Touched& touched)
{
    if (touched.isEverything)
        return true;
    constexpr Kinds onBoards =
        kindsOf(ThingKind::Player, ThingKind::Tile, ThingKind::Door, ThingKind::Marker, ThingKind::Artifact);
    const Kinds asked = (check.looksAt & boards) != 0 ? check.looksAt | onBoards : check.looksAt;
    return std::ranges::any_of(allThingKinds, [&](ThingKind kind) {
        return touched.isEdited[std::size_t(kind)] && (asked & kindsOf(kind)) != 0;
    });
}

bool isAskedAboutAll(const EachCheck& check, const Touched& touched)
{
    return touched.isEverything || (check.followsPaths && touched.arePathsChanged);
}

/// Edits of so many things cost less when everything is made anew.
bool isLarge(const Edit& edit, const Scenario& scenario)
{
    return edit.changes.size() > 64 + scenario.tiles.size() / 4;
}

std::size_t countOf(const Scenario& scenario, ThingKind kind)
{
    return visitList(scenario, kind, [](const auto& list) { return list.size(); });
}

} // namespace

ValidationSession::ValidationSession(Scenario scenario, const Content& content)
    : m_content(content), m_scenario(std::move(scenario))
{
    start();
}

void ValidationSession::start()
{
    m_view.emplace(m_scenario, m_content);
    m_change.before = m_list.take();
    m_work = {};
    m_work.squaresCompiled = m_view->compiledSquares();
    Touched everything;
    everything.isEverything = true;
    run(everything, chooseThings(everything));
}

void ValidationSession::apply(const Edit& edit)
{
    delve::mageknight::apply(m_scenario, edit);
    if (isLarge(edit, m_scenario)) {
        start();
        return;
    }
    const Touched touched = m_view->follow(edit);
    m_work = {};
    m_work.squaresCompiled = touched.squaresCompiled;
    m_change.before.clear();
    run(touched, chooseThings(touched));
}

/// For each check the things about which it is asked again; forgets what it said about them.
std::vector<ThingNumbers> ValidationSession::chooseThings(const Touched& touched)
{
    const auto checks = setupChecks();
    std::vector<ThingNumbers> things(checks.size());
    std::vector<std::vector<bool>> isChosen(checks.size());
    for (std::size_t i = 0; i < checks.size(); ++i) {
        const EachCheck* each = eachOf(checks[i]);
        if (!each)
            continue;
        things[i] = touched.things[std::size_t(each->kind)];
        if (isAskedAboutAll(*each, touched)) {
            things[i].resize(countOf(m_scenario, each->kind));
            std::iota(things[i].begin(), things[i].end(), 0);
        }
        isChosen[i].assign(countOf(m_scenario, each->kind), false);
        for (const std::uint32_t number : things[i])
            isChosen[i][number] = true;
    }
    Findings forgotten = m_list.update([&](FindingKey& key) {
        const EachCheck* each = eachOf(checks[key.check]);
        if (!each)
            return !isAsked(checks[key.check], touched);
        const std::int32_t number = touched.numbers[std::size_t(each->kind)].newNumbers[key.number];
        key.number = std::uint32_t(number);
        return number >= 0 && !isChosen[key.check][std::size_t(number)];
    });
    std::ranges::move(forgotten, std::back_inserter(m_change.before));
    return things;
}

void ValidationSession::run(const Touched& touched, const std::vector<ThingNumbers>& things)
{
    const auto checks = setupChecks();
    Report report(m_scenario.options.freeBuild);
    m_change.after.clear();
    const auto add = [&](std::size_t check, std::uint32_t number) {
        Findings found = report.take();
        m_change.after.insert(m_change.after.end(), found.begin(), found.end());
        m_list.add(std::uint16_t(check), number, std::move(found));
    };
    for (std::size_t i = 0; i < checks.size(); ++i) {
        if (const EachCheck* each = eachOf(checks[i])) {
            for (const std::uint32_t number : things[i]) {
                each->run(*m_view, number, report);
                add(i, number);
            }
            const bool isForPaths = each->followsPaths && touched.arePathsChanged;
            (isForPaths ? m_work.pathsFollowed : m_work.thingsChecked) += int(things[i].size());
        } else if (isAsked(checks[i], touched)) {
            std::get<WholeCheck>(checks[i].run)(*m_view, report);
            add(i, 0);
            ++m_work.wholeChecks;
        }
    }
    m_list.sort();
}

} // namespace delve::mageknight
