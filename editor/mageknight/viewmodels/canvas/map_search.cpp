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

void MapSearch::setDocument(ScenarioViewModel* document)
{
    if (!exchangeWatched(m_document, document, *this))
        return;
    if (m_document)
        connect(m_document, &ScenarioViewModel::edited, this, [this] { searchSoon(); });
    emit documentChanged();
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

std::vector<ThingSearch::Hit> MapSearch::hitsFor(const QString& words) const
{
    std::vector<Hit> hits;
    if (!m_document)
        return hits;
    const ScenarioDocument& document = m_document->model();
    visitAllLists(document.scenario(), [&](ThingKind kind, const auto& list) {
        for (std::size_t number = 0; number < list.size(); ++number)
            if (kind != ThingKind::Player && hasWords(textOf(kind, list[number]), words))
                if (const auto& bounds = document.things().boundsOf(ThingPlace{kind, number}))
                    hits.push_back({list[number].id, bounds->level, bounds->area});
    });
    std::ranges::stable_sort(
        hits, {}, [](const Hit& hit) { return std::tuple(hit.level, hit.area.top(), hit.area.left()); });
    return hits;
}

} // namespace delve::mageknight
