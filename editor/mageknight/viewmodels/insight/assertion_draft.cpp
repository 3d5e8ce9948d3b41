// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/insight/assertion_draft.h"

#include "editor/mageknight/report/assertion_text.h"
#include "editor/text/enum_words.h"
#include "engine/mageknight/scenario/scenario_limits.h"

#include <algorithm>

namespace delve::mageknight {

void AssertionDraft::setModel(DungeonAssertions* model)
{
    m_model = model;
    emit changed();
}

const Scenario* AssertionDraft::scenario() const
{
    return m_model && m_model->run() ? &m_model->run()->document().scenario() : nullptr;
}

QStringList AssertionDraft::measureNames()
{
    return wordsOf<AssertedMeasure>([](AssertedMeasure value) {
        switch (value) {
        case AssertedMeasure::Wins: return tr("A player wins");
        case AssertedMeasure::TeamLost: return tr("A player loses every hero");
        case AssertedMeasure::ChestReached: return tr("A player reaches a chest");
        case AssertedMeasure::ChestTaken: return tr("A chest is taken");
        case AssertedMeasure::TokenMet: return tr("A token is met");
        case AssertedMeasure::GameOver: return tr("The game is over");
        case AssertedMeasure::Timeout: return tr("The round limit ends the game");
        }
        return QString();
    });
}

QStringList AssertionDraft::boundNames()
{
    return wordsOf<AssertedBound>([](AssertedBound value) {
        switch (value) {
        case AssertedBound::AtLeast: return tr("at least");
        case AssertedBound::AtMost: return tr("at most");
        }
        return QString();
    });
}

bool AssertionDraft::needsRounds() const
{
    return m_assertion.measure == AssertedMeasure::ChestReached ||
           m_assertion.measure == AssertedMeasure::GameOver;
}

void AssertionDraft::setMeasure(int measure)
{
    const int last = int(enumNames<AssertedMeasure>.size()) - 1;
    const auto wanted = AssertedMeasure(std::clamp(measure, 0, last));
    if (aboutOf(wanted) != aboutOf(m_assertion.measure))
        m_assertion.about = {};
    m_assertion.measure = wanted;
    const int kept = rounds();
    m_assertion.within = needsRounds() ? std::optional(kept) : std::nullopt;
    emit changed();
}

std::vector<ThingId> AssertionDraft::things() const
{
    std::vector<ThingId> ids;
    const Scenario* from = scenario();
    if (!from)
        return ids;
    const auto add = [&](const auto& list) {
        for (const auto& thing : list)
            ids.push_back(thing.id);
    };
    switch (aboutOf(m_assertion.measure)) {
    case AssertedAbout::Player: add(from->players); break;
    case AssertedAbout::Chest: add(from->chests); break;
    case AssertedAbout::Token: add(from->tokens); break;
    case AssertedAbout::Game: break;
    }
    return ids;
}

int AssertionDraft::about() const
{
    const auto ids = things();
    const auto found = std::ranges::find(ids, m_assertion.about);
    return m_assertion.about.empty() || found == ids.end() ? 0 : int(found - ids.begin()) + 1;
}

void AssertionDraft::setAbout(int about)
{
    const auto ids = things();
    m_assertion.about =
        about > 0 && std::size_t(about) <= ids.size() ? ids[std::size_t(about - 1)] : ThingId();
    emit changed();
}

QStringList AssertionDraft::aboutNames() const
{
    QStringList names;
    if (!scenario() || aboutOf(m_assertion.measure) == AssertedAbout::Game)
        return names;
    names << assertionSubject({m_assertion.measure, {}, {}, 0, {}}, *scenario());
    for (const ThingId& id : things())
        names << assertionSubject({m_assertion.measure, {}, {}, 0, id}, *scenario());
    return names;
}

void AssertionDraft::setBound(int bound)
{
    m_assertion.bound = bound == int(AssertedBound::AtLeast) ? AssertedBound::AtLeast : AssertedBound::AtMost;
    emit changed();
}

void AssertionDraft::setPercent(int percent)
{
    m_assertion.percent = std::clamp(percent, 0, 100);
    emit changed();
}

void AssertionDraft::setRounds(int rounds)
{
    if (needsRounds())
        m_assertion.within = std::clamp(rounds, 1, scenario_limits::roundLimit);
    emit changed();
}

QString AssertionDraft::sentence() const
{
    return scenario() ? assertionText(m_assertion, *scenario()) : QString();
}

void AssertionDraft::begin(int row)
{
    m_row = row;
    m_assertion =
        row >= 0 && m_model && row < m_model->count() ? m_model->assertions()[std::size_t(row)] : Assertion();
    emit changed();
}

void AssertionDraft::accept()
{
    if (m_model)
        m_model->put(m_row, m_assertion);
}

} // namespace delve::mageknight
