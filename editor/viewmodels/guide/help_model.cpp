// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/guide/help_model.h"

#include "editor/document/resource_folder.h"

#include <QDir>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace delve {

HelpModel::HelpModel(QObject* parent) : QAbstractListModel(parent)
{
    read();
}

HelpModel::Page HelpModel::parsed(const QDir& folder, const QString& name, const QString& text)
{
    // 30-guided-setup.md begins with "# Guided setup", then perhaps "![What is seen](../pictures/guide.png)".
    Page page{.name = name.section(u'-', 1).chopped(3),
              .title = text.section(u'\n', 0, 0).mid(2),
              .picture = {},
              .pictureText = {},
              .text = text.section(u'\n', 1).trimmed()};
    static const QRegularExpression picture(QStringLiteral("^!\\[([^\\]]*)\\]\\(([^)]*)\\)\\s*"));
    if (const auto found = picture.match(page.text); found.hasMatch()) {
        page.pictureText = found.captured(1);
        page.picture = QUrl::fromLocalFile(QDir::cleanPath(folder.absoluteFilePath(found.captured(2))));
        page.text = page.text.mid(found.capturedLength());
    }
    return page;
}

void HelpModel::read()
{
    const QDir help(QString::fromStdString((resourceFolder() / "help").string()));
    const QString spoken = QLocale().name().section(u'_', 0, 0);
    const QString language = help.exists(spoken) ? spoken : QStringLiteral("en");
    if (language == m_language)
        return;
    m_language = language;
    m_pages.clear();
    const QDir folder(help.filePath(language));
    for (const QString& name : folder.entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        m_pages.push_back(parsed(folder, name, QString::fromUtf8(file.readAll())));
    }
    filter();
    emit languageChanged();
}

void HelpModel::setSearch(const QString& search)
{
    if (m_search == search)
        return;
    m_search = search;
    filter();
    emit searchChanged();
}

void HelpModel::filter()
{
    const QStringList words = m_search.simplified().split(u' ', Qt::SkipEmptyParts);
    beginResetModel();
    m_shown.clear();
    for (std::size_t page = 0; page < m_pages.size(); ++page) {
        const QString text = m_pages[page].title + u'\n' + m_pages[page].text;
        if (std::ranges::all_of(
                words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); }))
            m_shown.push_back(page);
    }
    endResetModel();
}

int HelpModel::rowOf(const QString& page) const
{
    const auto found =
        std::ranges::find_if(m_shown, [&](std::size_t number) { return m_pages[number].name == page; });
    return found == m_shown.end() ? -1 : int(found - m_shown.begin());
}

const HelpModel::Page* HelpModel::pageAt(int row) const
{
    return row < 0 || row >= count() ? nullptr : &m_pages[m_shown[std::size_t(row)]];
}

QString HelpModel::textOf(int row) const
{
    const Page* page = pageAt(row);
    return page ? page->text : QString();
}

QUrl HelpModel::pictureOf(int row) const
{
    const Page* page = pageAt(row);
    return page ? page->picture : QUrl();
}

QString HelpModel::pictureTextOf(int row) const
{
    const Page* page = pageAt(row);
    return page ? page->pictureText : QString();
}

int HelpModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant HelpModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Page& page = m_pages[m_shown[std::size_t(index.row())]];
    switch (role) {
    case PageRole: return page.name;
    case Qt::DisplayRole:
    case TitleRole: return page.title;
    case TextRole: return page.text;
    default: return {};
    }
}

QHash<int, QByteArray> HelpModel::roleNames() const
{
    return {{PageRole, "page"}, {TitleRole, "title"}, {TextRole, "pageText"}};
}

} // namespace delve
