// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text/language_watch.h"
#include "engine/base/id.h"

#include <QObject>
#include <QRectF>
#include <QTimer>
#include <QVariantList>
#include <qqmlregistration.h>

#include <vector>

namespace delve {

/// Finds things of a map by words. All hits are known to the canvas, which marks them; one of them is the
/// current one. Each game says which things have the words.
class ThingSearch : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("each game has its own")
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged)
    /// While it is not, nothing is found and nothing is looked for.
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY activeChanged)
    Q_PROPERTY(int count READ count NOTIFY hitsChanged)
    /// The number of the current hit, -1 if there is none.
    Q_PROPERTY(int current READ current NOTIFY hitsChanged)
    /// "3 of 12", "Nothing found", or nothing while there is nothing to look for.
    Q_PROPERTY(QString summary READ summary NOTIFY hitsChanged)

public:
    struct Hit
    {
        ThingId id;
        int level = 0;
        QRectF area;
    };

    QString text() const { return m_text; }
    void setText(const QString& text);
    bool isActive() const { return m_isActive; }
    void setActive(bool active);
    int count() const { return int(m_hits.size()); }
    int current() const { return m_current; }
    QString summary() const;

    /// Goes to a hit so many further on, from the last to the first, and selects it.
    Q_INVOKABLE void go(int step);

    /// In reading order.
    const std::vector<Hit>& hits() const { return m_hits; }

signals:
    void textChanged();
    void activeChanged();
    void hitsChanged();
    /// The current hit is to be shown: its level, and its rectangle in a list.
    void shown(int level, const QVariantList& areas);

protected:
    explicit ThingSearch(QObject* parent);

    /// Another map is looked through.
    void search();
    /// The map was edited, and may be edited again at once.
    void searchSoon();

    /// The things that have all these words; there is at least one word.
    virtual std::vector<Hit> hitsFor(const QString& words) const = 0;
    virtual void select(const ThingId& thing) = 0;

private:
    bool isLooking() const { return m_isActive && !m_text.trimmed().isEmpty(); }

    QString m_text;
    bool m_isActive = false;
    std::vector<Hit> m_hits;
    int m_current = -1;
    QTimer m_soon;
    LanguageWatch m_language{[this] { search(); }};
};

} // namespace delve
