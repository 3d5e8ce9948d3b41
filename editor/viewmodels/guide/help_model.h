// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text/language_watch.h"

#include <QAbstractListModel>
#include <QString>
#include <QUrl>
#include <qqmlregistration.h>

#include <vector>

class QDir;

namespace delve {

/// The pages of the help in the language of the user, or those in which every word of a search occurs. They
/// are Markdown files in resources/help, a folder for each language; their names give the order. A page may
/// begin with a picture.
class HelpModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    Q_PROPERTY(int count READ count NOTIFY searchChanged)
    /// Of the pages: "it". Texts are to be asked for again when it changes.
    Q_PROPERTY(QString language READ language NOTIFY languageChanged)

public:
    enum Role
    {
        PageRole = Qt::UserRole, ///< its name for links: "guided-setup"
        TitleRole,
        TextRole ///< Markdown
    };

    explicit HelpModel(QObject* parent = nullptr);

    const QString& search() const { return m_search; }
    void setSearch(const QString& search);
    int count() const { return int(m_shown.size()); }
    const QString& language() const { return m_language; }
    /// The row of a page; -1 if it is not among those found.
    Q_INVOKABLE int rowOf(const QString& page) const;
    Q_INVOKABLE QString textOf(int row) const;
    /// The picture at its beginning, and what it shows in words; empty if there is none.
    Q_INVOKABLE QUrl pictureOf(int row) const;
    Q_INVOKABLE QString pictureTextOf(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void searchChanged();
    void languageChanged();

private:
    struct Page
    {
        QString name;
        QString title;
        QUrl picture;
        QString pictureText;
        QString text;
    };

    static Page parsed(const QDir& folder, const QString& name, const QString& text);
    const Page* pageAt(int row) const;
    void read();
    void filter();

    std::vector<Page> m_pages;
    std::vector<std::size_t> m_shown; ///< numbers of pages
    QString m_search;
    QString m_language;
    LanguageWatch m_languageWatch{[this] { read(); }};
};

} // namespace delve
