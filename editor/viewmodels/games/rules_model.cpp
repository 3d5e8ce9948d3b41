// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/games/rules_model.h"

#include "editor/text/rule_text.h"
#include "editor/text/translations.h"

#include <algorithm>

namespace delve {

namespace {

/// "Doors · Mage Knight Dungeons: core rules"
QString areaOf(const Rule& rule, const RuleReference& reference)
{
    for (const Rulebook& book : reference.books())
        for (const RuleArea& area : book.areas)
            if (area.id == rule.area)
                return spoken(area.title);
    return QString::fromStdString(rule.area);
}

} // namespace

void RulesModel::setLibrary(GameLibrary* library)
{
    if (m_library == library)
        return;
    m_library = library;
    update();
    emit libraryChanged();
}

void RulesModel::setSearch(const QString& search)
{
    if (m_search == search)
        return;
    m_search = search;
    update();
    emit searchChanged();
}

void RulesModel::update()
{
    beginResetModel();
    m_rules.clear();
    if (m_library) {
        const RuleReference& reference = m_library->rules();
        const QString words = m_search.simplified();
        if (words.isEmpty()) {
            for (const Rulebook& book : reference.books())
                for (const Rule& rule : book.rules)
                    m_rules.push_back(&rule);
        } else if (const Rule* rule = reference.find(words.toStdString())) {
            m_rules.push_back(rule);
        } else if (m_rules = reference.inArea(words.toStdString()); m_rules.empty()) {
            std::vector<std::string> wanted;
            for (const QString& word : words.split(u' '))
                wanted.push_back(word.toStdString());
            m_rules = reference.search(wanted, spokenLanguage().toStdString());
        }
    }
    endResetModel();
    emit countChanged();
}

int RulesModel::rowOf(const QString& rule) const
{
    const auto found = std::ranges::find(m_rules, rule.toStdString(), &Rule::id);
    return found == m_rules.end() ? -1 : int(found - m_rules.begin());
}

int RulesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant RulesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Rule& rule = *m_rules[std::size_t(index.row())];
    switch (role) {
    case RuleRole: return QString::fromStdString(rule.id);
    case Qt::DisplayRole:
    case TitleRole: return spoken(rule.title);
    case AreaRole: return areaOf(rule, m_library->rules());
    case TextRole: return spoken(rule.text);
    case RulingRole: return spoken(rule.ruling);
    case ExampleRole: return spoken(rule.example);
    case NoteRole: return stillEnglish(rule);
    default: return {};
    }
}

QHash<int, QByteArray> RulesModel::roleNames() const
{
    return {{RuleRole, "rule"},     {TitleRole, "title"},     {AreaRole, "area"}, {TextRole, "text"},
            {RulingRole, "ruling"}, {ExampleRole, "example"}, {NoteRole, "note"}};
}

} // namespace delve
