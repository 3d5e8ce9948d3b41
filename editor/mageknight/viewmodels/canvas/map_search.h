// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/document/thing_bounds.h"
#include "editor/mageknight/viewmodels/document/scenario_view_model.h"
#include "editor/text/language_watch.h"

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QVariantList>
#include <qqmlregistration.h>

#include <vector>

namespace delve::mageknight {

/// Finds things of a document by their name, kind, id or, for notes, text. All hits are known to the canvas,
/// which marks them; one of them is the current one, which next() and previous() move.
class MapSearch : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        delve::mageknight::ScenarioViewModel* document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged)
    /// While it is not, nothing is found and nothing is looked for.
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY activeChanged)
    Q_PROPERTY(int count READ count NOTIFY hitsChanged)
    /// The number of the current hit, -1 if there is none.
    Q_PROPERTY(int current READ current NOTIFY hitsChanged)
    /// "3 of 12", "Nothing found", or nothing while there is nothing to look for.
    Q_PROPERTY(QString summary READ summary NOTIFY hitsChanged)

public:
    explicit MapSearch(QObject* parent = nullptr);

    ScenarioViewModel* document() const { return m_document; }
    void setDocument(ScenarioViewModel* document);
    QString text() const { return m_text; }
    void setText(const QString& text);
    bool isActive() const { return m_isActive; }
    void setActive(bool active);
    int count() const { return int(m_hits.size()); }
    int current() const { return m_current; }
    QString summary() const;

    /// Goes to a hit so many further on, from the last to the first, and selects it.
    Q_INVOKABLE void go(int step);

    /// Where the hits are, in reading order.
    const std::vector<ThingBounds>& places() const { return m_places; }

signals:
    void documentChanged();
    void textChanged();
    void activeChanged();
    void hitsChanged();
    /// The current hit is to be shown: its level, and its rectangle in a list.
    void shown(int level, const QVariantList& areas);

private:
    void search();
    QString textOf(ThingKind kind, const Thing& thing) const;

    QPointer<ScenarioViewModel> m_document;
    QString m_text;
    bool m_isActive = false;
    std::vector<ThingId> m_hits;
    std::vector<ThingBounds> m_places; ///< as many
    int m_current = -1;
    QTimer m_soon;
    LanguageWatch m_language{[this] { search(); }};
};

} // namespace delve::mageknight
