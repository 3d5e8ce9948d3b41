// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/canvas/pinned_notes.h"

#include "engine/base/plain_text.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/scenario/scenario_limits.h"

#include <algorithm>

namespace delve::mageknight {

PinnedNotes::PinnedNotes(ScenarioDocument& document, ThingSelection& selection, QObject* parent)
    : QObject(parent), m_document(document), m_selection(selection)
{}

int PinnedNotes::limit() const
{
    return int(scenario_limits::noteText);
}

/// Of several on one square, which files may hold, the one that lies on top.
int PinnedNotes::indexAt(int level, QPoint square) const
{
    const auto& notes = m_document.scenario().pinnedNotes;
    const auto found = std::find_if(notes.rbegin(), notes.rend(), [&](const Note& note) {
        return note.square == Square{level, square.x(), square.y()};
    });
    return found == notes.rend() ? -1 : int(notes.rend() - found) - 1;
}

QString PinnedNotes::textAt(int level, QPoint square) const
{
    const int index = indexAt(level, square);
    return index < 0 ? QString()
                     : QString::fromStdString(m_document.scenario().pinnedNotes[std::size_t(index)].text);
}

QPoint PinnedNotes::chosenSquare(int level, QPoint otherwise) const
{
    if (isAt(level, otherwise) || m_selection.count() != 1)
        return otherwise;
    const auto& notes = m_document.scenario().pinnedNotes;
    const auto found = std::ranges::find(notes, m_selection.ids().front(), &Note::id);
    return found == notes.end() || found->square.level != level ? otherwise
                                                                : QPoint(found->square.x, found->square.y);
}

void PinnedNotes::write(int level, QPoint square, const QString& text)
{
    const Square place{level, square.x(), square.y()};
    if (m_document.isReadOnly() || !isWithinBounds(place))
        return;
    const Scenario& scenario = m_document.scenario();
    const int index = indexAt(level, square);
    const std::string words = withoutSteering(text.trimmed().left(limit()).toStdString(), TextLines::Several);
    if (index < 0) {
        if (words.empty())
            return;
        const ThingId id = m_document.newId();
        if (m_document.push(addThing(scenario, ThingKind::Note, Note{id, place, words})))
            m_selection.set({id});
        return;
    }
    Note note = scenario.pinnedNotes[std::size_t(index)];
    const ThingId id = note.id;
    if (words.empty()) {
        m_document.push(removeThings(scenario, m_document.content(), std::span(&id, 1)));
        return;
    }
    note.text = words;
    m_document.push(changeThing(scenario, {ThingKind::Note, std::size_t(index)}, note));
    m_selection.set({id});
}

} // namespace delve::mageknight
