// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/play/play_terms.h"

#include "editor/dungeoneer/text/card_words.h"

#include <QCoreApplication>

namespace delve::dungeoneer {

QString saidInPlay(const char* text)
{
    return QCoreApplication::translate("CardPlay", text);
}

QString saidInPlay(const char* text, int number)
{
    return QCoreApplication::translate("CardPlay", text, nullptr, number);
}

QString inWords(Side side)
{
    static constexpr const char* words[] = {
        QT_TRANSLATE_NOOP("CardPlay", "north"), QT_TRANSLATE_NOOP("CardPlay", "east"),
        QT_TRANSLATE_NOOP("CardPlay", "south"), QT_TRANSLATE_NOOP("CardPlay", "west")};
    return saidInPlay(words[std::size_t(side)]);
}

QString inWords(Form form)
{
    return wordFor(form);
}

QString inWords(Stat stat)
{
    return wordFor(stat);
}

QString inWords(DoorKind kind)
{
    return wordFor(kind, MapKind::Dungeon);
}

QString inWords(play::Phase phase)
{
    using enum play::Phase;
    switch (phase) {
    case Setup: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "Preparation"));
    case Reset: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "Reset Phase"));
    case Dungeonlord: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "Dungeonlord Phase"));
    case Building: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "Building Phase"));
    case Hero: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "Hero Phase"));
    case Draw: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "Discard and Draw Phase"));
    case Over: break;
    }
    return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "the end"));
}

QString inWords(play::RollFor what)
{
    using enum play::RollFor;
    switch (what) {
    case Initiative: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "initiative"));
    case Hero: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "a Hero at random"));
    case Quest: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "a Quest at random"));
    case Map: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "a Map card at random"));
    case Adventure: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "an Adventure card at random"));
    case Attack: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "the attack"));
    case Defence: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "the defence"));
    case Threat: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "the Threat"));
    case Chance: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "the Chance Quest"));
    case Amount: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "a number"));
    case Card: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "a card at random"));
    case Bottom: break;
    }
    return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "the order under the deck"));
}

QString inWords(play::ThreatFor why)
{
    using enum play::ThreatFor;
    switch (why) {
    case Door: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "the door"));
    case Pit: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "the Pit"));
    case Spikes: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "the Spikes"));
    case Trap: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "the Trap"));
    case Quest:
    case QuestOthers: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "the Threat of the Quest"));
    case Search:
    case PickUp: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "the Search"));
    case Escape: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "the escape"));
    case Untip: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "what holds it fast"));
    case Chance: break;
    }
    return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "the roll of the Quest"));
}

QString inWords(play::Place place)
{
    using enum play::Place;
    switch (place) {
    case Deck: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "deck"));
    case Discard: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "discard pile"));
    case Hand: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "hand"));
    case Boons: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "Boons"));
    case Treasures: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "Treasures"));
    case Banes: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "Banes"));
    case Horde: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "Horde"));
    case Declared:
    case Laid:
    case Attached: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "in play"));
    case Unseen: break;
    }
    return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "out of sight"));
}

QString inWords(play::TurnPart part)
{
    using enum play::TurnPart;
    switch (part) {
    case Begin: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "the beginning"));
    case Reset:
    case Upkeep:
    case Refill: return inWords(play::Phase::Reset);
    case BeforeLord:
    case Lord:
    case LordEnds:
    case Returns: return inWords(play::Phase::Dungeonlord);
    case BeforeBuild:
    case Build: return inWords(play::Phase::Building);
    case BeforeHero:
    case Hero:
    case HeroEnds: return inWords(play::Phase::Hero);
    case Stay:
    case Save:
    case Discard:
    case Draw: return inWords(play::Phase::Draw);
    case End: break;
    }
    return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "the end"));
}

} // namespace delve::dungeoneer
