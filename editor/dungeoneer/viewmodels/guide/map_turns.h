// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/document/card_map_document.h"
#include "editor/text/language_watch.h"
#include "engine/dungeoneer/setup/laying_in_turns.h"

#include <QObject>
#include <QVariantList>
#include <qqmlregistration.h>

#include <set>

namespace delve::dungeoneer {

/// DNR-OPT-02: the players of a document lay its map in turns, each from a hand that the others do not see.
/// What lies on the table says whose turn it is, so that undo goes back to the turn before. The program lays
/// for seats that nobody holds.
class MapTurns : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a document")
    /// The players agreed on Map in View.
    Q_PROPERTY(bool agreed READ isAgreed NOTIFY changed)
    /// The cards are dealt.
    Q_PROPERTY(bool dealt READ isDealt NOTIFY changed)
    /// All is laid.
    Q_PROPERTY(bool over READ isOver NOTIFY changed)
    /// Cards come from a hand now, and from nowhere else.
    Q_PROPERTY(bool goesOn READ isGoingOn NOTIFY changed)
    /// Why nothing can be dealt, or why it does not go on; empty if it can.
    Q_PROPERTY(QString fault READ fault NOTIFY changed)
    /// The number of the deal: the same players, sets and Quests get the same cards from it.
    Q_PROPERTY(int deal READ deal WRITE setDeal NOTIFY changed)
    /// DNR-OPT-09: of several Entrances of a kind the players choose one: objects with map, word, names and
    /// chosen. Empty where there is nothing to choose.
    Q_PROPERTY(QVariantList entrances READ entrances NOTIFY changed)
    /// DNR-OPT-06: the maps whose Entrance may decide who begins, and which one does. Empty where there is
    /// but one.
    Q_PROPERTY(QStringList deciders READ deciders NOTIFY changed)
    Q_PROPERTY(int decider READ decider WRITE setDecider NOTIFY changed)
    /// Who is to move.
    Q_PROPERTY(QString mover READ mover NOTIFY changed)
    Q_PROPERTY(bool personMoves READ personMoves NOTIFY changed)
    /// Another person takes the mouse: the hand stays covered until that person says so.
    Q_PROPERTY(bool covered READ isCovered NOTIFY changed)
    /// The players: objects with name, cards (held), person and moves.
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
    /// The cards of the person who looks: objects with piece, name, count and places; empty while covered.
    Q_PROPERTY(QVariantList hand READ hand NOTIFY changed)
    /// What the program would lay for a seat that nobody holds: "Bookkeeping Hall, 1 north".
    Q_PROPERTY(QString proposal READ proposal NOTIFY changed)
    /// Who had no place for any card and passed since the last one was laid, as a sentence.
    Q_PROPERTY(QString passed READ passed NOTIFY changed)
    /// After a person has laid, the program lays at once for those who come next.
    Q_PROPERTY(bool laysAtOnce READ laysAtOnce WRITE setLaysAtOnce NOTIFY changed)

public:
    static constexpr int mostDeal = 9999;

    explicit MapTurns(CardMapDocument& document, QObject* parent = nullptr);

    bool isAgreed() const { return m_document.scenario().options.mapInView; }
    bool isDealt() const { return m_isDealt; }
    bool isOver() const { return m_turn && m_turn->table.isOver(); }
    QString fault() const;
    int deal() const { return m_deal; }
    void setDeal(int number);
    QVariantList entrances() const;
    QStringList deciders() const;
    int decider() const { return int(m_choice.deciding.value_or(MapKind::Dungeon)); }
    void setDecider(int map);
    QString mover() const;
    bool personMoves() const { return isGoingOn() && isPerson(m_turn->table.toMove()); }
    bool isCovered() const;
    QVariantList seats() const;
    QVariantList hand() const;
    QString proposal() const;
    QString passed() const;
    bool laysAtOnce() const { return m_laysAtOnce; }
    void setLaysAtOnce(bool atOnce);

    /// The players agree on Map in View, where they have not yet.
    Q_INVOKABLE void agree();
    /// Deals the cards, and finds out how far the map has come.
    Q_INVOKABLE void begin();
    /// The cards are put away; what is laid stays.
    Q_INVOKABLE void end();
    Q_INVOKABLE void setPerson(int seat, bool isPerson);
    /// Uses this one of the Entrances of a kind; the others are put away.
    Q_INVOKABLE void chooseEntrance(int map, int entrance);
    /// The person who is to move has the mouse.
    Q_INVOKABLE void uncover();
    /// Another card or place than what is proposed.
    Q_INVOKABLE void proposeOther();
    Q_INVOKABLE void layProposed();
    /// The card of the hand that comes after this one, of those that have a place; the first for any other.
    Q_INVOKABLE QString nextInHand(const QString& piece) const;

    bool isGoingOn() const { return m_turn && !m_turn->table.isOver(); }
    /// Where the person who looks may lay a card; nothing where it is not in that hand.
    std::vector<Placement> placesOf(const ContentId& card) const;
    /// Lays a card of the person who looks in one of its places, as one step of undo.
    bool lay(const ContentId& card, const Placement& placement);
    /// What the program would lay; nothing while a person is to move.
    std::optional<MapMove> proposed() const;
    const ContentId& idOf(CardNumber card) const { return m_deck[card].card->id; }

signals:
    void changed();

private:
    void follow();
    bool isPerson(int seat) const { return m_people.contains(seat); }
    /// How many seats are held by somebody.
    int people() const;
    QString nameOf(int seat) const;
    QString cardName(CardNumber card) const;
    bool push(const MapMove& move);
    void layForProgram();

    CardMapDocument& m_document;
    bool m_isDealt = false;
    int m_deal = 1;
    EntranceChoice m_choice;
    std::set<int> m_people{0};
    int m_looker = -1; ///< the person who looks at the hand
    bool m_laysAtOnce = true;
    std::uint64_t m_variant = 0; ///< of what is proposed
    MapDeck m_deck;              ///< of the scenario; the turn refers to it
    QString m_fault;
    std::optional<TurnOfMap> m_turn;
    LanguageWatch m_language{[this] { emit changed(); }};
};

} // namespace delve::dungeoneer
