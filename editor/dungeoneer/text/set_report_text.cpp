// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/set_report_text.h"

#include "editor/dungeoneer/text/card_text.h"
#include "editor/dungeoneer/text/card_words.h"
#include "engine/dungeoneer/content/price.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace delve::dungeoneer {

namespace {

QString told(const char* text)
{
    return QCoreApplication::translate("SetReport", text);
}

QString toldCount(const char* text, int number)
{
    return QCoreApplication::translate("SetReport", text, nullptr, number);
}

QString useWord(ThreatUse use)
{
    switch (use) {
    case ThreatUse::Door: return told(QT_TRANSLATE_NOOP("SetReport", "doors"));
    case ThreatUse::Obstacle: return told(QT_TRANSLATE_NOOP("SetReport", "Obstacles"));
    case ThreatUse::Trap: return told(QT_TRANSLATE_NOOP("SetReport", "Traps"));
    case ThreatUse::Quest: return told(QT_TRANSLATE_NOOP("SetReport", "Quests"));
    case ThreatUse::Search: return told(QT_TRANSLATE_NOOP("SetReport", "Searches"));
    case ThreatUse::Escape: break;
    }
    return told(QT_TRANSLATE_NOOP("SetReport", "effects to escape"));
}

ReportSection countsSection(const SetReport& report)
{
    const CardCounts& counts = report.counts;
    ReportSection section{told(QT_TRANSLATE_NOOP("SetReport", "Cards")), {}};
    const auto add = [&](const char* label, int number) {
        section.rows.push_back({told(label), QString::number(number), 0});
    };
    add(QT_TRANSLATE_NOOP("SetReport", "Adventure cards"), counts.adventures);
    add(QT_TRANSLATE_NOOP("SetReport", "Map cards"), counts.maps);
    add(QT_TRANSLATE_NOOP("SetReport", "Quest cards"), counts.quests);
    add(QT_TRANSLATE_NOOP("SetReport", "Hero cards"), counts.heroes);
    add(QT_TRANSLATE_NOOP("SetReport", "Tracker cards"), counts.trackers);
    add(QT_TRANSLATE_NOOP("SetReport", "Cut-out cards"), counts.cutouts);
    add(QT_TRANSLATE_NOOP("SetReport", "all"), counts.sum());
    section.rows.push_back({told(QT_TRANSLATE_NOOP("SetReport", "enough for")),
                            report.players == 0
                                ? told(QT_TRANSLATE_NOOP("SetReport", "nobody by itself"))
                                : toldCount(QT_TRANSLATE_N_NOOP("SetReport", "%n player(s)"), report.players),
                            0});
    return section;
}

template <typename Key, typename Word>
ReportSection barSection(const char* title, const std::map<Key, int>& counts, Word word)
{
    ReportSection section{told(title), {}};
    for (const auto& [key, count] : counts)
        section.rows.push_back({word(key), QString::number(count), count});
    return section;
}

/// Every number from the least to the greatest has its row, so that gaps are seen as such.
ReportSection curveSection(const char* title, const Curve& curve)
{
    ReportSection section{told(title), {}};
    if (curve.empty())
        return section;
    for (int value = curve.begin()->first; value <= curve.rbegin()->first; ++value) {
        const auto found = curve.find(value);
        const int count = found == curve.end() ? 0 : found->second;
        section.rows.push_back({QString::number(value), QString::number(count), count});
    }
    return section;
}

ReportSection categoriesSection(const SetReport& report, const CardSet& set)
{
    std::vector<std::pair<std::string, int>> counts(report.categories.begin(), report.categories.end());
    std::ranges::stable_sort(counts, std::ranges::greater(), &std::pair<std::string, int>::second);
    ReportSection section{told(QT_TRANSLATE_NOOP("SetReport", "Categories of Adventure cards")), {}};
    for (const auto& [id, count] : counts)
        section.rows.push_back({categoryName(set, id), QString::number(count), count});
    return section;
}

ReportSection openingSection(const SetReport& report)
{
    const OpeningDraws& draws = report.openingDraws;
    ReportSection section{told(QT_TRANSLATE_NOOP("SetReport", "Opening draws")), {}};
    section.rows.push_back({told(QT_TRANSLATE_NOOP("SetReport", "four that cannot lie around the Entrance")),
                            draws.all == 0
                                ? told(QT_TRANSLATE_NOOP("SetReport", "there are not four Passages or Roads"))
                                : told(QT_TRANSLATE_NOOP("SetReport", "%1 of %2 (%3 %)"))
                                      .arg(QString::number(draws.bad), QString::number(draws.all),
                                           QString::fromStdString(percentOf(draws))),
                            0});
    return section;
}

QString percent(int part, int whole)
{
    return QStringLiteral("%1 %").arg(whole == 0 ? 0 : (100 * part + whole / 2) / whole);
}

ReportSection threatsSection(const SetReport& report)
{
    ReportSection section{
        told(QT_TRANSLATE_NOOP("SetReport", "Threats, and how often a Hero of the set passes them")), {}};
    for (const ThreatRow& row : report.threats)
        section.rows.push_back(
            {QStringLiteral("%1: %2").arg(useWord(row.use), threatWords(row.stat, row.value)),
             told(QT_TRANSLATE_NOOP("SetReport", "%1 ×, %2 at Level 1, %3 at the last"))
                 .arg(QString::number(row.count), percent(row.passAtFirst, row.faces),
                      percent(row.passAtLast, row.faces)),
             0});
    return section;
}

QString distanceWords(const PlaceDistance& distance)
{
    if (distance.maps == 0)
        return told(QT_TRANSLATE_NOOP("SetReport", "on none of the maps"));
    if (distance.nearest == distance.farthest)
        return toldCount(QT_TRANSLATE_N_NOOP("SetReport", "always %n step(s)"), distance.nearest);
    return told(QT_TRANSLATE_NOOP("SetReport", "%1 to %2 steps, %3 on average"))
        .arg(QString::number(distance.nearest), QString::number(distance.farthest),
             QLocale().toString(double(distance.sum) / distance.maps, 'f', 1));
}

ReportSection placesSection(const SetReport& report, const PlaceDistances& distances, const CardSet& set)
{
    ReportSection section{
        distances.maps == 0
            ? told(QT_TRANSLATE_NOOP("SetReport", "Places of Quests"))
            : toldCount(
                  QT_TRANSLATE_N_NOOP("SetReport",
                                      "Places of Quests, and how far from the Entrance they lie on %n map(s) "
                                      "laid by chance"),
                  distances.maps),
        {}};
    for (std::size_t i = 0; i < report.places.size(); ++i) {
        QStringList words{
            toldCount(QT_TRANSLATE_N_NOOP("SetReport", "%n Quest(s)"), int(report.places[i].quests.size()))};
        if (distances.maps > 0)
            words << distanceWords(distances.places[i]);
        section.rows.push_back({placeName(set, report.places[i].place), words.join(QStringLiteral(", ")), 0});
    }
    return section;
}

ReportSection oddSection(const SetReport& report, const CardSet& set)
{
    ReportSection section{told(QT_TRANSLATE_NOOP("SetReport", "Worth a look")), {}};
    QStringList unused;
    for (const auto& [kind, count] : report.effects)
        if (count == 0 && kind != EffectKind::Manual) // nobody misses those
            unused << QString::fromUtf8(nameOf(kind).data(), qsizetype(nameOf(kind).size()));
    if (!unused.isEmpty())
        section.rows.push_back({told(QT_TRANSLATE_NOOP("SetReport", "effects that no card uses")),
                                unused.join(QStringLiteral(", ")), 0});
    if (const int manual = report.effects.at(EffectKind::Manual); manual > 0)
        section.rows.push_back(
            {told(QT_TRANSLATE_NOOP("SetReport", "cards that people must judge themselves")),
             QString::number(manual), 0});
    for (const AdventureCard& card : set.adventures)
        if (std::ranges::find(report.unbalanced, card.id) != report.unbalanced.end())
            section.rows.push_back(
                {in(card.name),
                 told(QT_TRANSLATE_NOOP("SetReport", "Value %1, by formula %2"))
                     .arg(QString::number(card.cost.value),
                          QLocale().toString(double(priceOf(card)) / pricePerPoint, 'f', 1)),
                 0});
    return section;
}

} // namespace

std::vector<ReportSection> sectionsOf(const SetReport& report, const PlaceDistances& distances,
                                      const CardSet& set)
{
    const auto word = [](auto kind) { return wordFor(kind); };
    std::vector<ReportSection> sections{
        countsSection(report),
        barSection(QT_TRANSLATE_NOOP("SetReport", "Kinds of Adventure cards"), report.kinds, word),
        barSection(QT_TRANSLATE_NOOP("SetReport", "Durations"), report.durations, word),
        categoriesSection(report, set),
        curveSection(QT_TRANSLATE_NOOP("SetReport", "Values of Boons and Treasures, in Glory"),
                     report.gloryValues),
        curveSection(QT_TRANSLATE_NOOP("SetReport", "Values of Banes and Encounters, in Peril"),
                     report.perilValues),
        curveSection(QT_TRANSLATE_NOOP("SetReport", "Glory of Map cards"), report.mapGlory),
        curveSection(QT_TRANSLATE_NOOP("SetReport", "Peril of Map cards"), report.mapPeril),
        openingSection(report),
        threatsSection(report),
        barSection(QT_TRANSLATE_NOOP("SetReport", "What Quests ask for"), report.criteria, word),
        placesSection(report, distances, set),
        oddSection(report, set)};
    std::erase_if(sections, [](const ReportSection& section) { return section.rows.empty(); });
    return sections;
}

} // namespace delve::dungeoneer
