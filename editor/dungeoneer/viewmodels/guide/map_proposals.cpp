// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/guide/map_proposals.h"

#include "editor/dungeoneer/text/missed_wish_text.h"
#include "editor/text/messages.h"
#include "engine/dungeoneer/setup/validate_setup.h"

namespace delve::dungeoneer {

namespace {

constexpr int proposals = 3; ///< at a time

} // namespace

MapProposals::MapProposals(CardMapDocument& document, QObject* parent) : QObject(parent), m_document(document)
{
    connect(&document, &CardMapDocument::edited, this, [this] {
        if (isActive())
            reject(); // what is proposed is for a map that is no more
    });
}

void MapProposals::generate(CardWishes* wishes)
{
    m_completes = false;
    m_wishes = wishes->wishes();
    m_seed = std::uint64_t(wishes->seed());
    search();
}

void MapProposals::complete(CardWishes* wishes)
{
    m_completes = true;
    m_wishes = wishes->wishes();
    m_seed = std::uint64_t(wishes->seed());
    search();
}

QString MapProposals::completionFault(CardWishes* wishes) const
{
    if (m_document.isReadOnly())
        return tr("The document cannot be changed.");
    if (countOf(m_document.findings(), Severity::Error) > 0)
        return tr("What is laid breaks rules; mend the errors first.");
    const auto fault = faultOf(wishes->wishes(), m_document.cards(), m_document.scenario());
    return fault ? sentence(*fault) : QString();
}

void MapProposals::search()
{
    m_made.clear();
    m_index = 0;
    m_isSearching = true;
    emit changed();
    m_aside.run(
        [begun = m_document.scenario(), &cards = m_document.cards(), wishes = m_wishes, seed = m_seed,
         completes = m_completes](const std::stop_token& stop) {
            std::vector<GeneratedMap> made;
            const MapSearch search{.stop = stop};
            for (int number = 0; number < proposals && !stop.stop_requested(); ++number)
                made.push_back(completes
                                   ? completeMap(begun, cards, wishes, seed + std::uint64_t(number), search)
                                   : generateMap(cards, wishes, seed + std::uint64_t(number), search));
            return made;
        },
        [this](const std::vector<GeneratedMap>& made) {
            m_isSearching = false;
            m_made = made;
            if (!m_completes)
                for (GeneratedMap& map : m_made)
                    map.scenario.title = m_document.scenario().title; // the title is the user's
            emit changed();
        });
}

void MapProposals::more()
{
    m_seed += proposals;
    search();
}

void MapProposals::go(int step)
{
    if (m_made.empty())
        return;
    m_index = (m_index + step + count()) % count();
    emit changed();
}

const Scenario* MapProposals::shown() const
{
    return m_made.empty() ? nullptr : &m_made[std::size_t(m_index)].scenario;
}

QString MapProposals::summary() const
{
    if (m_isSearching)
        return tr("Laying cards on trial…");
    if (m_made.empty())
        return {};
    const MapMeasures& map = m_made[std::size_t(m_index)].measures;
    return tr("Proposal %1 of %2: %3 cards, %4 ways round, farthest card %5 steps away, a roll at %6 % of "
              "the "
              "crossings")
        .arg(m_index + 1)
        .arg(count())
        .arg(map.cards)
        .arg(map.loops)
        .arg(map.farthest)
        .arg(map.crossings > 0 ? 100 * map.rolls / map.crossings : 0);
}

QString MapProposals::missed() const
{
    QStringList told;
    if (!m_made.empty())
        for (const MissedMapWish& wish : m_made[std::size_t(m_index)].missed)
            told << sentence(wish);
    return told.join(QStringLiteral("; "));
}

void MapProposals::accept()
{
    const Scenario* chosen = shown();
    if (!chosen)
        return;
    const Scenario taken = *chosen;
    m_made.clear();
    m_ownsDocument = false;
    m_document.push(difference(EditName::AddThing, m_document.scenario(), taken),
                    m_completes ? tr("Complete the Map") : tr("Generate a Map"));
    emit changed();
}

void MapProposals::reject()
{
    m_aside.forget();
    m_isSearching = false;
    m_made.clear();
    emit changed();
}

} // namespace delve::dungeoneer
