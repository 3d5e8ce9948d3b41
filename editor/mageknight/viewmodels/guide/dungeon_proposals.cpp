// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/guide/dungeon_proposals.h"

#include "editor/mageknight/document/dungeon_names.h"
#include "editor/mageknight/document/thing_bounds.h"
#include "editor/mageknight/text/conflict_text.h"
#include "editor/mageknight/text/thing_names.h"
#include "editor/mageknight/text/wish_text.h"
#include "editor/mageknight/viewmodels/guide/dungeon_wishes.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/setup/generate/dungeon_measures.h"
#include "engine/mageknight/setup/generate/rotation_form.h"

#include <QLocale>

#include <algorithm>
#include <set>

namespace delve::mageknight {

namespace {

using Outcome = DungeonMaker::Outcome;

std::string language()
{
    return QLocale().name().toStdString();
}

/// A text that two dungeons share if they look alike, whatever the ids of their things are.
std::string formOf(const Scenario& scenario, const Content& content)
{
    std::string form = rotationForm(scenario, content);
    const auto add = [&](ThingKind kind, const Square& square) {
        form += ' ' + std::to_string(int(kind)) + ':' + std::to_string(square.level) + ',' +
                std::to_string(square.x) + ',' + std::to_string(square.y);
    };
    visitAllLists(scenario, [&](ThingKind kind, const auto& list) {
        if (kind != ThingKind::Tile)
            for (const auto& thing : list)
                if (const auto square = squareOf(Thing(thing)))
                    add(kind, *square);
    });
    for (const PlacedDoor& door : scenario.doors) {
        const auto tile = std::ranges::find(scenario.tiles, door.tile, &PlacedTile::id);
        if (tile != scenario.tiles.end())
            add(ThingKind::Door, tile->position + Offset{door.edge.square.x, door.edge.square.y});
    }
    return form;
}

} // namespace

/// A search and what it came to. The thread that works fills it, the window reads the numbers meanwhile and
/// the rest when it is over.
struct DungeonProposals::Search
{
    std::stop_source stop;
    std::atomic<std::int64_t> steps = 0;
    std::vector<Proposal> found;
    QStringList explanation;
    Conflict conflict;

    SearchLimits limits()
    {
        SearchLimits limits;
        limits.stop = stop.get_token();
        limits.onProgress = [this, before = steps.load()](const SearchProgress& progress) {
            steps = before + progress.steps;
        };
        return limits;
    }
};

DungeonProposals::DungeonProposals(ScenarioDocument& document, QObject* parent)
    : QObject(parent), m_document(document)
{
    m_clock.setInterval(100);
    connect(&m_clock, &QTimer::timeout, this, &DungeonProposals::progressed);
    connect(&document, &ScenarioDocument::edited, this, [this] {
        if (!m_isAccepting && isActive()) {
            clear();
            emit changed();
        }
    });
}

DungeonProposals::~DungeonProposals()
{
    if (m_search)
        m_search->stop.request_stop();
}

void DungeonProposals::clear()
{
    if (m_search)
        m_search->stop.request_stop();
    m_search.reset();
    m_aside.forget();
    m_clock.stop();
    m_isSearching = false;
    m_proposals.clear();
    m_newThings.clear();
    m_label.clear();
    m_current = -1;
    m_explanation.clear();
    m_conflict = {};
}

void DungeonProposals::search(std::function<void(Search&)> work, std::function<void()> again)
{
    if (m_document.isReadOnly())
        return;
    clear();
    m_again = std::move(again);
    m_search = std::make_shared<Search>();
    m_isSearching = true;
    m_clock.start();
    m_aside.run(
        [search = m_search, work = std::move(work)](const std::stop_token&) {
            work(*search);
            return search;
        },
        [this](const std::shared_ptr<Search>& search) { take(*search); });
    emit changed();
}

void DungeonProposals::take(Search& search)
{
    m_isSearching = false;
    m_clock.stop();
    if (search.found.empty() && search.stop.stop_requested()) { // nobody wants to know any more
        clear();
        emit changed();
        return;
    }
    m_proposals = std::move(search.found);
    if (m_proposals.empty()) {
        m_explanation = search.explanation;
        m_conflict = std::move(search.conflict);
    }
    show(m_proposals.empty() ? -1 : 0);
}

void DungeonProposals::complete(DungeonWishesModel* model)
{
    const DungeonWishes wishes = model->wishes();
    const auto seed = std::uint64_t(model->seed);
    const int count = model->proposals;
    const auto again = [this, wishes, seed, count] {
        search(
            [scenario = m_document.scenario(), &content = m_document.content(), wishes, seed,
             count](Search& search) {
                std::set<std::string> forms; // no two are alike
                for (int i = 0; i < count && !search.stop.stop_requested(); ++i) {
                    Completion completion =
                        completeDungeon(scenario, content, wishes, seed + std::uint64_t(i), search.limits());
                    if (completion.outcome == Outcome::Made) {
                        nameNameless(completion.scenario);
                        if (forms.insert(formOf(completion.scenario, content)).second)
                            search.found.push_back(
                                {std::move(completion.scenario), sentences(completion.missed, wishes)});
                        continue;
                    }
                    search.explanation = sentences(completion, scenario, content, language());
                    search.conflict = std::move(completion.conflict);
                    if (completion.outcome == Outcome::Impossible)
                        return;
                }
            },
            m_again);
    };
    m_again = again;
    again();
}

void DungeonProposals::generate(DungeonWishesModel* model)
{
    const DungeonWishes wishes = model->wishes();
    const auto seed = std::uint64_t(model->seed);
    const int count = model->proposals;
    const auto again = [this, wishes, seed, count] {
        search(
            [&content = m_document.content(), wishes, seed, count](Search& search) {
                auto made = generateDungeons(content, wishes, seed, count, search.limits());
                for (DungeonProposal& proposal : made.proposals) {
                    nameDungeon(proposal);
                    QStringList remarks{freeBuildRemark(proposal.scenario, wishes),
                                        owedChestsRemark(proposal.scenario, content)};
                    remarks.removeAll(QString());
                    search.found.push_back({std::move(proposal.scenario), remarks});
                }
                search.explanation = sentences(made, wishes);
                search.conflict.rules = made.rules;
            },
            m_again);
    };
    m_again = again;
    again();
}

void DungeonProposals::propose(Scenario scenario, const QString& label, const QString& remark)
{
    if (m_document.isReadOnly())
        return;
    clear();
    m_label = label;
    m_proposals.push_back({std::move(scenario), {remark}});
    show(0);
}

void DungeonProposals::stop()
{
    if (m_search)
        m_search->stop.request_stop();
}

int DungeonProposals::steps() const
{
    return m_search ? int(m_search->steps.load()) : 0;
}

const Scenario* DungeonProposals::shown() const
{
    return m_current < 0 ? nullptr : &m_proposals[std::size_t(m_current)].scenario;
}

Edit DungeonProposals::edit() const
{
    return shown() ? difference(EditName::ChangeThing, m_document.scenario(), *shown()) : Edit();
}

void DungeonProposals::show(int index)
{
    m_current = index;
    m_newThings.clear();
    for (const ThingChange& change : edit().changes)
        if (change.after && (!change.before || change.before->thing != change.after->thing))
            m_newThings.insert(change.id());
    emit changed();
}

void DungeonProposals::step(int by)
{
    if (count() > 0)
        show((m_current + by + count()) % count());
}

void DungeonProposals::accept()
{
    const Edit accepted = edit();
    m_isAccepting = true;
    m_document.push(accepted, !m_label.isEmpty() ? m_label
                              : m_ownsDocument   ? tr("Generate Dungeon")
                                                 : tr("Complete Dungeon"));
    m_isAccepting = false;
    m_ownsDocument = false;
    clear();
    emit changed();
}

void DungeonProposals::reject()
{
    clear();
    emit changed();
}

void DungeonProposals::repair()
{
    if (!m_conflict.repair)
        return;
    const Repair repair = *m_conflict.repair;
    const auto again = m_again;
    const QString label = repairText();
    const Scenario& scenario = m_document.scenario();
    ScenarioFacts facts = static_cast<const ScenarioFacts&>(scenario);
    switch (repair.kind) {
    case Repair::Kind::Remove:
        m_document.push(removeThings(scenario, m_document.content(), repair.things), label);
        break;
    case Repair::Kind::LetTilesRunOut:
        facts.options.tilesRanOut = true;
        m_document.push(changeFacts(scenario, facts), label);
        break;
    case Repair::Kind::IgnoreStock:
        facts.options.respectStock = false;
        m_document.push(changeFacts(scenario, facts), label);
        break;
    }
    again();
}

QString DungeonProposals::summary() const
{
    if (!shown())
        return {};
    const DungeonMeasures measures = measureDungeon(*shown(), m_document.content());
    const QString numbers =
        tr("Tiles: %1 · loops: %2 · chests: %3, the nearest %4 speed points away · difference between the "
           "teams: %5")
            .arg(measures.layout.tiles)
            .arg(measures.layout.loops)
            .arg(measures.chests)
            .arg(measures.nearestChest)
            .arg(measures.unfairness);
    return (QStringList(numbers) + m_proposals[std::size_t(m_current)].remarks).join(u'\n');
}

QVariantList DungeonProposals::conflictThings() const
{
    QVariantList things;
    for (const ThingId& id : m_conflict.things) {
        const auto bounds = m_document.things().boundsOf(id);
        things << QVariantMap{
            {QStringLiteral("id"), QString::fromStdString(id.text())},
            {QStringLiteral("name"),
             nameInWords(id, m_document.scenario(), m_document.content(), language())},
            {QStringLiteral("level"), bounds ? bounds->level : 0},
            {QStringLiteral("areas"), bounds ? QVariantList{bounds->area} : QVariantList()}};
    }
    return things;
}

QStringList DungeonProposals::conflictRules() const
{
    QStringList rules;
    for (const std::string& rule : m_conflict.rules)
        if (const QString text = QString::fromStdString(rule); !rules.contains(text))
            rules << text;
    return rules;
}

QString DungeonProposals::repairText() const
{
    if (!m_conflict.repair)
        return {};
    QStringList names;
    for (const ThingId& id : m_conflict.repair->things)
        names << nameInWords(id, m_document.scenario(), m_document.content(), language());
    switch (m_conflict.repair->kind) {
    case Repair::Kind::Remove: return tr("Take Away %1").arg(names.join(QStringLiteral(", ")));
    case Repair::Kind::LetTilesRunOut: return tr("Let Tiles Run Out");
    case Repair::Kind::IgnoreStock: return tr("Use More Tiles Than in Stock");
    }
    return {};
}

} // namespace delve::mageknight
