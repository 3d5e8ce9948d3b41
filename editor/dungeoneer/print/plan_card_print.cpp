// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/print/plan_card_print.h"

#include "editor/dungeoneer/collection/owned_cards.h"
#include "editor/dungeoneer/print/print_parts.h"
#include "editor/dungeoneer/render/card_layout.h"
#include "editor/dungeoneer/text/card_words.h"
#include "editor/dungeoneer/text/map_names.h"
#include "editor/export/pdf_device.h"
#include "engine/dungeoneer/setup/validate_setup.h"

#include <algorithm>
#include <set>

namespace delve::dungeoneer {

namespace {

Error wrong(const char* text, std::vector<std::string> args = {})
{
    return Error{"", {text, std::move(args)}};
}

Result<void> checkMeasures(const CardPrintOptions& options)
{
    if (const auto page = checkPage(options); !page)
        return page;
    // Written so that what is not a number fails as well.
    if (!(options.gap >= 0 && options.radius >= 0))
        return wrong(QT_TRANSLATE_NOOP("Engine", "gap and corner radius of cards cannot be negative"));
    constexpr double mostGap = 50;
    if (!(options.gap <= mostGap))
        return wrong(QT_TRANSLATE_NOOP("Engine", "cards lie %1 apart at most"), {inMessage(mostGap)});
    constexpr double mostRadius = 20;
    if (!(options.radius <= mostRadius))
        return wrong(QT_TRANSLATE_NOOP("Engine", "corners of cards have a radius of at most %1"),
                     {inMessage(mostRadius)});
    return {};
}

/// So many copies of a card as it says itself.
int ownCopies(const CardHead& card)
{
    return card.copies;
}

/// DNR-SETUP-08: by decks, in the order of the backs, each card as often as it is in use.
template <typename CountCopies>
std::vector<PrintedCard> cardsIn(const std::vector<const CardSet*>& sets, const CardPrintOptions& options,
                                 CountCopies&& copiesOf)
{
    std::vector<PrintedCard> all;
    for (const Deck deck : allDecks) {
        if (!options.decks.empty() && std::ranges::find(options.decks, deck) == options.decks.end())
            continue;
        for (const CardSet* set : sets)
            for (const AnyCard& card : cardsOf(*set)) {
                if (deckOf(card) != deck)
                    continue;
                int copies = copiesOf(headOf(card));
                if (options.owned)
                    if (const auto own = options.owned->find(headOf(card).id); own != options.owned->end())
                        copies -= own->second;
                for (int i = 0; i < copies; ++i)
                    all.push_back({set, card});
            }
    }
    return all;
}

std::vector<const CardSet*> setsOf(const Scenario& scenario, const Cards& cards)
{
    std::vector<const CardSet*> sets;
    for (const PackReference& pack : scenario.packs)
        if (const CardSet* set = cards.set(pack.id))
            sets.push_back(set);
    return sets;
}

/// Whoever plays, and else all Heroes of the sets.
std::vector<PrintedCard> heroesOf(const Scenario& scenario, const Cards& cards)
{
    std::vector<PrintedCard> heroes;
    for (const Player& player : scenario.players)
        if (const HeroCard* hero = player.hero ? cards.hero(*player.hero) : nullptr)
            heroes.push_back({cards.setOf(hero->id), hero});
    if (!heroes.empty() && heroes.size() == scenario.players.size())
        return heroes;
    heroes.clear();
    for (const CardSet* set : setsOf(scenario, cards))
        for (const HeroCard& hero : set->heroes)
            heroes.push_back({set, &hero});
    return heroes;
}

/// The letters of the sets' Cut-out cards, each once.
std::string markersOf(const std::vector<const CardSet*>& sets)
{
    std::set<char> letters;
    for (const CardSet* set : sets)
        for (const CutoutCard& card : set->cutouts)
            letters.insert(card.markers.begin(), card.markers.end());
    return {letters.begin(), letters.end()};
}

/// Text that had no room is worth a word before paper is spent.
void noteOverflow(const std::vector<PrintedCard>& cards, PrintPlan& plan)
{
    std::vector<ContentId> told;
    for (const PrintedCard& printed : cards) {
        const CardHead& head = headOf(printed.card);
        if (std::ranges::find(told, head.id) != told.end() || overflowOf(*printed.set, printed.card).empty())
            continue;
        told.push_back(head.id);
        plan.notices.push_back(
            {QT_TRANSLATE_NOOP("Engine", "The text of %1 has no room on its card and is squeezed."),
             {in(head.name).toStdString()}});
    }
}

Result<PrintPlan> cardsWithNotices(const QString& title, const std::vector<PrintedCard>& cards,
                                   const CardPrintOptions& options)
{
    auto plan = planCards(title, cards, options);
    if (plan)
        noteOverflow(cards, *plan);
    return plan;
}

} // namespace

QString CardPrintSubject::title() const
{
    return scenario->title.empty() ? printed(QT_TRANSLATE_NOOP("CardPrint", "Untitled map"))
                                   : QString::fromStdString(scenario->title);
}

QString CardPrintSubject::subtitle() const
{
    QStringList words;
    if (!scenario->author.empty())
        words
            << printed(QT_TRANSLATE_NOOP("CardPrint", "by %1")).arg(QString::fromStdString(scenario->author));
    words << wordFor(scenario->stage);
    words << QCoreApplication::translate("CardPrint", "%n card(s) laid", nullptr,
                                         int(scenario->dungeon.size() + scenario->wilderness.size()));
    if (!scenario->players.empty())
        words << QCoreApplication::translate("CardPrint", "%n player(s)", nullptr,
                                             int(scenario->players.size()));
    return words.join(QStringLiteral(" · "));
}

void noteFindings(const Findings& findings, PrintPlan& plan)
{
    if (const int errors = countOf(findings, Severity::Error); errors > 0)
        plan.notices.push_back(
            {QT_TRANSLATE_NOOP("Engine", "The map has errors: %1. delve validate tells them."),
             {std::to_string(errors)}});
}

void paintOften(QPainter& painter, const std::string& name, const QRectF& area,
                const std::function<void(QPainter&)>& paint)
{
    if (auto* const pdf = dynamic_cast<PdfDevice*>(painter.device()))
        pdf->paintShared(painter, name, area, paint);
    else
        paint(painter);
}

Result<PrintPlan> planPrint(std::shared_ptr<const Scenario> scenario, const Cards& cards,
                            const CardPrintOptions& options)
{
    if (const auto fine = checkMeasures(options); !fine)
        return fine.error();
    const CardPrintSubject subject{std::move(scenario), &cards, options};
    const auto sets = setsOf(*subject.scenario, cards);
    switch (options.kind) {
    case CardPrintKind::Layout: return planLayout(subject);
    case CardPrintKind::Map: return planMapPages(subject);
    case CardPrintKind::Sheet: return planSetupSheet(subject);
    case CardPrintKind::Cards: {
        const OwnedPieces needed = neededCards(*subject.scenario, cards);
        const auto copies = [&needed](const CardHead& card) { return copiesIn(needed, card.id); };
        return cardsWithNotices(subject.title(), cardsIn(sets, options, copies), options);
    }
    case CardPrintKind::Cutouts: break;
    }
    return planCutOutsOf(subject.title(), heroesOf(*subject.scenario, cards), markersOf(sets), options);
}

Result<PrintPlan> planPrint(const CardSet& set, const CardPrintOptions& options)
{
    if (const auto fine = checkMeasures(options); !fine)
        return fine.error();
    if (options.kind == CardPrintKind::Cards)
        return cardsWithNotices(in(set.name), cardsIn({&set}, options, ownCopies), options);
    if (options.kind != CardPrintKind::Cutouts)
        return wrong(
            QT_TRANSLATE_NOOP("Engine", "a set of cards has no map: its cards and cut-outs can be printed"));
    std::vector<PrintedCard> heroes;
    for (const HeroCard& hero : set.heroes)
        heroes.push_back({&set, &hero});
    return planCutOutsOf(in(set.name), heroes, markersOf({&set}), options);
}

} // namespace delve::dungeoneer
