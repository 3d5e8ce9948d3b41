// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/canvas/map_search.h"

#include "editor/mageknight/document/piece.h"
#include "editor/mageknight/text/edit_labels.h"
#include "editor/mageknight/text/thing_names.h"
#include "editor/text/word_search.h"
#include "editor/viewmodels/exchange_watched.h"

#include <QLocale>

#include <algorithm>
#include <tuple>

namespace delve::mageknight {

namespace {

struct Hit
{
    ThingBounds bounds;
    ThingId id;
};

bool isBefore(const Hit& a, const Hit& b)
{
    const auto order = [](const Hit& hit) {
        return std::tuple(hit.bounds.level, hit.bounds.area.top(), hit.bounds.area.left());
    };
    return order(a) < order(b);
}

} // namespace

MapSearch::MapSearch(QObject* parent) : QObject(parent)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &MapSearch::search);
}

void MapSearch::setDocument(ScenarioViewModel* document)
{
    if (!exchangeWatched(m_document, document, *this))
        return;
    if (m_document)
        connect(m_document, &ScenarioViewModel::edited, this, [this] {
            if (m_isActive)
                m_soon.start();
        });
    emit documentChanged();
    search();
}

void MapSearch::setText(const QString& text)
{
    if (m_text == text)
        return;
    m_text = text;
    emit textChanged();
    search();
    if (m_current < 0)
        go(1);
}

void MapSearch::setActive(bool active)
{
    if (m_isActive == active)
        return;
    m_isActive = active;
    emit activeChanged();
    search();
}

QString MapSearch::textOf(ThingKind kind, const Thing& thing) const
{
    const Content& content = m_document->model().content();
    const std::string language = QLocale().name().toStdString();
    QStringList words{kindInWords(kind), QString::fromStdString(idOf(thing).text()),
                      pieceName(pieceOf(kind, thing), content, language)};
    if (const auto* placed = std::get_if<PlacedTile>(&thing))
        if (const Tile* tile = content.tile(placed->tile))
            words << QString::fromStdString(tile->face(placed->side).name.in(language));
    if (const auto* note = std::get_if<Note>(&thing))
        words << QString::fromStdString(note->text);
    if (const auto* arrow = std::get_if<Arrow>(&thing))
        words << nameInWords(arrow->player, m_document->model().scenario(), content, language);
    return words.join(u' ');
}

/// The current hit stays the current one as long as it is found.
void MapSearch::search()
{
    const ThingId before = m_current >= 0 ? m_hits[std::size_t(m_current)] : ThingId();
    std::vector<Hit> hits;
    if (m_document && m_isActive && !m_text.trimmed().isEmpty()) {
        const ScenarioDocument& document = m_document->model();
        visitAllLists(document.scenario(), [&](ThingKind kind, const auto& list) {
            for (std::size_t number = 0; number < list.size(); ++number)
                if (kind != ThingKind::Player && hasWords(textOf(kind, list[number]), m_text))
                    if (const auto& bounds = document.things().boundsOf(ThingPlace{kind, number}))
                        hits.push_back({*bounds, list[number].id});
        });
        std::ranges::stable_sort(hits, isBefore);
    }
    m_hits.clear();
    m_places.clear();
    for (const Hit& hit : hits) {
        m_hits.push_back(hit.id);
        m_places.push_back(hit.bounds);
    }
    const auto kept = std::ranges::find(m_hits, before);
    m_current = before.empty() || kept == m_hits.end() ? -1 : int(kept - m_hits.begin());
    emit hitsChanged();
}

QString MapSearch::summary() const
{
    if (!m_isActive || m_text.trimmed().isEmpty())
        return {};
    if (m_hits.empty())
        return tr("Nothing found");
    return tr("%1 of %2").arg(m_current + 1).arg(count());
}

void MapSearch::go(int step)
{
    if (m_hits.empty())
        return;
    m_current = m_current < 0 ? (step > 0 ? 0 : count() - 1) : (m_current + step + count()) % count();
    m_document->selection()->set({m_hits[std::size_t(m_current)]});
    emit hitsChanged();
    const ThingBounds& place = m_places[std::size_t(m_current)];
    emit shown(place.level, {place.area});
}

} // namespace delve::mageknight
