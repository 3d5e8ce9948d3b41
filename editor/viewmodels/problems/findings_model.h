// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text/language_watch.h"
#include "engine/base/severity.h"

#include <QAbstractListModel>
#include <QRectF>
#include <QStringList>
#include <QVariantList>
#include <qqmlregistration.h>

#include <algorithm>
#include <unordered_set>
#include <utility>
#include <vector>

namespace delve {

/// What the rules say about a document, one row for each finding. What a finding is, and how it is told,
/// belongs to the game.
class FindingsModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a document")
    Q_PROPERTY(int errorCount READ errorCount NOTIFY countsChanged)
    Q_PROPERTY(int warningCount READ warningCount NOTIFY countsChanged)
    Q_PROPERTY(int hintCount READ hintCount NOTIFY countsChanged)
    Q_PROPERTY(int todoCount READ todoCount NOTIFY countsChanged)
    Q_PROPERTY(int count READ count NOTIFY countsChanged)

public:
    enum Role
    {
        SeverityRole = Qt::UserRole, ///< 0 error, 1 warning, 2 hint, 3 to do
        SeverityNameRole,
        RuleRole,
        SentenceRole,
        PlacedRole ///< whether it has a place on the map
    };

    int errorCount() const { return countOf(Severity::Error); }
    int warningCount() const { return countOf(Severity::Warning); }
    int hintCount() const { return countOf(Severity::Hint); }
    int todoCount() const { return countOf(Severity::Todo); }
    virtual int count() const = 0;

    /// The things of a finding that lie on the map.
    Q_INVOKABLE virtual QStringList thingsOf(int row) const = 0;
    /// Where a finding is: rectangles on the map, one for each place; none without one. The level goes with
    /// them.
    Q_INVOKABLE QVariantList areasOf(int row) const;
    Q_INVOKABLE int levelOf(int row) const;
    /// The levels and places of the things that wear the sign of a finding.
    using Wearers = std::vector<std::pair<int, QRectF>>;
    virtual Wearers wearersOf(int row) const = 0;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void countsChanged();
    /// Something was moved, and what wears the sign of a finding may lie elsewhere.
    void wearersMoved();

protected:
    struct Place
    {
        int level = 0;
        std::vector<QRectF> areas;
    };

    using QAbstractListModel::QAbstractListModel;

    virtual int countOf(Severity severity) const = 0;
    virtual Severity severityOf(int row) const = 0;
    virtual QString ruleOf(int row) const = 0;
    virtual QString sentenceOf(int row) const = 0;
    /// Nothing for a row that is not there.
    virtual Place placeOf(int row) const = 0;

    /// Makes the rows that are shown those of now. Rows that are the same before and after stay, so that a
    /// list does not jump and costs what has changed. `Hash` takes a pointer to a finding.
    template <typename Hash, typename Finding>
    void follow(std::vector<Finding>& shown, const std::vector<Finding>& now);

private:
    template <typename Finding> void remove(std::vector<Finding>& shown, std::size_t begin, std::size_t end);
    template <typename Hash, typename Finding>
    void removeGone(std::vector<Finding>& shown, const std::vector<Finding>& now, std::size_t first);
    template <typename Finding>
    void insertNew(std::vector<Finding>& shown, const std::vector<Finding>& now, std::size_t first);

    LanguageWatch m_language{[this] {
        if (rowCount() > 0)
            emit dataChanged(index(0), index(rowCount() - 1));
    }};
};

template <typename Hash, typename Finding>
void FindingsModel::follow(std::vector<Finding>& shown, const std::vector<Finding>& now)
{
    const auto head = std::size_t(std::ranges::mismatch(shown, now).in1 - shown.begin());
    removeGone<Hash>(shown, now, head);
    insertNew(shown, now, head);
    remove(shown, now.size(), shown.size()); // what is listed in another order now
    emit countsChanged();
}

template <typename Finding>
void FindingsModel::remove(std::vector<Finding>& shown, std::size_t begin, std::size_t end)
{
    if (begin >= end)
        return;
    beginRemoveRows({}, int(begin), int(end) - 1);
    shown.erase(shown.begin() + std::ptrdiff_t(begin), shown.begin() + std::ptrdiff_t(end));
    endRemoveRows();
}

template <typename Hash, typename Finding>
void FindingsModel::removeGone(std::vector<Finding>& shown, const std::vector<Finding>& now,
                               std::size_t first)
{
    struct Same
    {
        bool operator()(const Finding* a, const Finding* b) const { return *a == *b; }
    };
    std::unordered_set<const Finding*, Hash, Same> wanted;
    for (std::size_t row = first; row < now.size(); ++row)
        wanted.insert(&now[row]);
    // From the end, as many as stand together at a time.
    std::size_t end = shown.size();
    for (std::size_t row = end; row-- > first;)
        if (wanted.contains(&shown[row])) {
            remove(shown, row + 1, end);
            end = row;
        }
    remove(shown, first, end);
}

template <typename Finding>
void FindingsModel::insertNew(std::vector<Finding>& shown, const std::vector<Finding>& now, std::size_t first)
{
    for (std::size_t row = first; row < now.size(); ++row) {
        const auto isNext = [&](const Finding& finding) {
            return row < shown.size() && finding == shown[row];
        };
        const auto begin = now.begin() + std::ptrdiff_t(row);
        const auto end = std::find_if(begin, now.end(), isNext);
        if (begin == end)
            continue;
        beginInsertRows({}, int(row), int(end - now.begin()) - 1);
        shown.insert(shown.begin() + std::ptrdiff_t(row), begin, end);
        endInsertRows();
        row = std::size_t(end - now.begin()) - 1;
    }
}

} // namespace delve
