// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/collection/collection_model.h"

#include "editor/collection/collection_file.h"
#include "editor/text/messages.h"
#include "editor/viewmodels/exchange_watched.h"

#include <QLocale>

#include <algorithm>

namespace delve::mageknight {

namespace {

std::string language()
{
    return QLocale().name().toStdString();
}

QString groupOf(const ContentId& piece, const Content& content)
{
    if (content.tile(piece))
        return CollectionModel::tr("Tiles");
    if (content.door(piece))
        return CollectionModel::tr("Doors");
    if (content.marker(piece))
        return CollectionModel::tr("Special terrain");
    if (content.artifact(piece))
        return CollectionModel::tr("Artifacts");
    if (content.chest(piece))
        return CollectionModel::tr("Chests");
    return content.figure(piece) ? CollectionModel::tr("Figures") : CollectionModel::tr("Wandering tokens");
}

} // namespace

CollectionModel::CollectionModel(QObject* parent) : QAbstractListModel(parent)
{
    look();
}

void CollectionModel::look()
{
    take(loadCollection(collectionFile()));
}

void CollectionModel::setLibrary(Library* library)
{
    if (!exchangeWatched(m_library, library, *this))
        return;
    if (m_library)
        connect(m_library, &Library::contentChanged, this, &CollectionModel::readPieces);
    emit libraryChanged();
    readPieces();
}

void CollectionModel::setDocument(ScenarioViewModel* document)
{
    if (!exchangeWatched(m_document, document, *this, [](auto& model) -> auto& { return model.model(); }))
        return;
    if (m_document)
        connect(&m_document->model(), &ScenarioDocument::edited, this, &CollectionModel::countNeeds);
    emit documentChanged();
    countNeeds();
}

void CollectionModel::setSearch(const QString& search)
{
    if (m_search == search)
        return;
    m_search = search;
    emit filterChanged();
    filter();
}

void CollectionModel::setOnlyLacking(bool only)
{
    if (m_isOnlyLacking == only)
        return;
    m_isOnlyLacking = only;
    emit filterChanged();
    filter();
}

void CollectionModel::readPieces()
{
    m_all.clear();
    if (m_library)
        for (const Pack& pack : m_library->content().packs()) {
            const QString packName = QString::fromStdString(pack.name.in(language()));
            forEachOwnable(pack, [&](const ContentId& id, const LocalizedText& name, int inSet) {
                m_all.push_back({id, QString::fromStdString(name.in(language())),
                                 groupOf(id, m_library->content()), packName, inSet});
            });
        }
    countNeeds();
    emit packsChanged();
    emit collectionChanged();
}

void CollectionModel::countNeeds()
{
    m_needed.clear();
    if (m_document)
        for (const NeededPiece& need :
             neededPieces(m_document->model().scenario(), m_document->model().content()))
            m_needed[need.piece] = need.count;
    filter();
}

void CollectionModel::filter()
{
    const QStringList words = m_search.split(u' ', Qt::SkipEmptyParts);
    beginResetModel();
    m_shown.clear();
    for (std::size_t i = 0; i < m_all.size(); ++i) {
        const Row& row = m_all[i];
        const QString text = row.name + u' ' + row.group + u' ' + row.pack;
        const bool isFound = std::ranges::all_of(
            words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
        if (isFound && (!m_isOnlyLacking || lackingOf(row) > 0))
            m_shown.push_back(i);
    }
    endResetModel();
    emit listChanged();
}

int CollectionModel::neededOf(const Row& row) const
{
    const auto found = m_needed.find(row.piece);
    return found == m_needed.end() ? 0 : found->second;
}

int CollectionModel::lackingOf(const Row& row) const
{
    return std::max(0, neededOf(row) - ownedOf(row));
}

int CollectionModel::lackingCount() const
{
    int lacking = 0;
    for (const Row& row : m_all)
        lacking += lackingOf(row);
    return lacking;
}

QVariantList CollectionModel::packs() const
{
    QVariantList list;
    if (m_library)
        for (const Pack& pack : m_library->content().packs())
            list << QVariantMap{{QStringLiteral("id"), QString::fromStdString(pack.id)},
                                {QStringLiteral("name"), QString::fromStdString(pack.name.in(language()))}};
    return list;
}

void CollectionModel::setSets(const QString& pack, int count)
{
    if (count == m_collection.setsOf(pack.toStdString()))
        return;
    change([&](Collection& collection) { collection.setSets(pack.toStdString(), count); });
}

void CollectionModel::setOwned(int row, int count)
{
    if (row < 0 || row >= this->count() || ownedOf(shown(row)) == count)
        return;
    change([&](Collection& collection) { collection.setOwned(shown(row).piece, shown(row).inSet, count); });
}

/// Changes what the file says and tells everybody: numbers that another program changed meanwhile come with
/// it. Where that fails, everything stays as it was.
void CollectionModel::change(const std::function<void(Collection&)>& what)
{
    take(changeCollection(collectionFile(), what));
}

void CollectionModel::take(Result<Collection> collection)
{
    setFailure(collection ? QString() : sentence(collection.error()));
    if (collection)
        m_collection = *std::move(collection);
    ++m_revision;
    // The rows stay where they are, so that a list in use does not jump.
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1));
    emit listChanged();
    emit collectionChanged();
}

void CollectionModel::setFailure(const QString& failure)
{
    if (m_failure == failure)
        return;
    m_failure = failure;
    emit failureChanged();
}

int CollectionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant CollectionModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = shown(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case NameRole: return row.name;
    case GroupRole: return row.group;
    case PackRole: return row.pack;
    case OwnedRole: return ownedOf(row);
    case NeededRole: return neededOf(row);
    case LackingRole: return lackingOf(row);
    case ExceptionRole: return m_collection.pieces.contains(row.piece);
    default: return {};
    }
}

QHash<int, QByteArray> CollectionModel::roleNames() const
{
    return {{NameRole, "name"},
            {GroupRole, "group"},
            {PackRole, "pack"},
            {OwnedRole, "owned"},
            {NeededRole, "needed"},
            {LackingRole, "lacking"},
            {ExceptionRole, "isException"}};
}

} // namespace delve::mageknight
