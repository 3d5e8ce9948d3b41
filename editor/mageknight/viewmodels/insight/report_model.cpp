// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/insight/report_model.h"

#include "editor/document/save_file.h"
#include "editor/mageknight/report/report_formats.h"
#include "editor/mageknight/viewmodels/insight/verdict_entry.h"
#include "editor/viewmodels/document/file_choice.h"
#include "editor/viewmodels/exchange_watched.h"

#include <QDir>
#include <QLocale>

namespace delve::mageknight {

namespace {

QVariantMap thingEntry(const std::string& id, const QString& name, const QString& where,
                       play::Tally::Count games, const table::Share& share, const QLocale& locale)
{
    const bool isNever = games == 0;
    return {
        {QStringLiteral("id"), QString::fromStdString(id)},
        {QStringLiteral("name"), name},
        {QStringLiteral("where"), where},
        {QStringLiteral("never"), isNever},
        {QStringLiteral("share"), isNever ? ReportModel::tr("never") : percentText(share.percent, locale)}};
}

} // namespace

ReportModel::ReportModel(QObject* parent) : PlaytestReport(parent)
{}

void ReportModel::setRun(PlaytestRun* run)
{
    if (!exchangeWatched(m_run, run, *this))
        return;
    if (m_run)
        connect(m_run, &PlaytestRun::resultChanged, this, &ReportModel::refresh);
    job()->clear();
    refresh();
}

void ReportModel::setLibrary(Library* library)
{
    m_library = library;
    refresh();
}

void ReportModel::refresh()
{
    m_words.reset();
    m_result = m_run && m_library ? m_run->result() : nullptr;
    if (m_result)
        m_words = std::make_unique<PlayWords>(m_result->played.game, m_library->rules(),
                                              QLocale().name().toStdString());
    emit changed();
}

std::optional<ReportSource> ReportModel::source() const
{
    if (!m_words)
        return std::nullopt;
    return ReportSource{m_result->batch, m_result->report, *m_words};
}

QString ReportModel::facts() const
{
    const auto from = source();
    return from ? factsText(*from) : QString();
}

QVariantList ReportModel::verdicts() const
{
    QVariantList list;
    if (const auto from = source())
        for (const ReportVerdict& verdict : verdictsOf(*from))
            list << verdictEntry(verdict);
    return list;
}

QVariantList ReportModel::chests() const
{
    QVariantList list;
    if (const auto from = source())
        for (std::size_t i = 0; i < from->report.chests.size(); ++i) {
            const auto& chest = from->report.chests[i];
            list << thingEntry(chest.id, m_words->of(play::ChestId(i)),
                               m_words->square(m_words->game().parts().chests[i].square), chest.gamesTaken,
                               chest.taken, from->locale());
        }
    return list;
}

QVariantList ReportModel::tokens() const
{
    QVariantList list;
    if (const auto from = source())
        for (std::size_t i = 0; i < from->report.tokens.size(); ++i) {
            const auto& token = from->report.tokens[i];
            list << thingEntry(token.id, m_words->of(play::TokenId(i)),
                               m_words->square(m_words->game().parts().tokens[i].square), token.gamesMet,
                               token.met, from->locale());
        }
    return list;
}

QVariantList ReportModel::deadliest() const
{
    QVariantList list;
    if (const auto from = source())
        for (const auto& place : from->report.deadliest)
            list << QVariantMap{
                {QStringLiteral("name"), m_words->square(place.square)},
                {QStringLiteral("where"), tr("mostly %1").arg(causeText(place.cause))},
                {QStringLiteral("share"), from->locale().toString(qulonglong(place.count))},
                {QStringLiteral("never"), false},
                {QStringLiteral("level"), place.square.level},
                {QStringLiteral("areas"), QVariantList{QRectF(place.square.x, place.square.y, 1, 1)}}};
    return list;
}

QString ReportModel::command() const
{
    return m_result ? commandText(m_result->batch) : QString();
}

QVariantMap ReportModel::placeOf(const QString& id) const
{
    const auto bounds = m_run ? m_run->document().things().boundsOf(ThingId(id.toStdString())) : std::nullopt;
    return {{QStringLiteral("level"), bounds ? bounds->level : 0},
            {QStringLiteral("areas"), bounds ? QVariantList{bounds->area} : QVariantList()}};
}

void ReportModel::save(const QUrl& file)
{
    const QString path = chosenPath(file);
    const auto format = reportFormatOf(path);
    if (!m_result)
        return;
    if (!format) {
        job()->fail(
            tr("%1: expected a name that ends in .html, .csv or .json").arg(FileChoice::nameOf(file)));
        return;
    }
    job()->start([result = m_result, &rules = m_library->rules(), language = QLocale().name().toStdString(),
                  path, format = *format](const Progress&) -> Result<QString> {
        const PlayWords words(result->played.game, rules, language);
        const auto saved =
            saveFile(path, reportBytes(format, {result->batch, result->report, words}, *result->content));
        if (!saved)
            return saved.error();
        return tr("Saved as %1").arg(QDir::toNativeSeparators(path));
    });
}

} // namespace delve::mageknight
