// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/play/action_groups.h"
#include "editor/dungeoneer/text/play/play_sentences.h"
#include "editor/dungeoneer/text/play/play_texts.h"
#include "editor/dungeoneer/text/play/status_words.h"
#include "editor/dungeoneer/text/play/why_text.h"
#include "engine/table/described_json.h"
#include "tests/support/dungeoneer/played_game.h"
#include "tests/support/test_registry.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTranslator>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::play;
using namespace delve::dungeoneer::test;

namespace {

/// Whether a kind or a rule has a sentence of its own.
bool isSaid(std::span<const PlayText> texts, std::string_view kind)
{
    return findPlayText(texts, kind, "") != nullptr;
}

/// The values of a member that sentences may tell apart; one for those that are only named.
template <typename Value> std::vector<Value> valuesOf(std::string_view name)
{
    if constexpr (std::is_same_v<Value, bool>)
        return {false, true};
    else if constexpr (table::HasEnumNames<Value>) {
        std::vector<Value> values;
        for (const auto& entry : enumNames<Value>)
            values.push_back(entry.first);
        return values;
    } else if constexpr (std::is_same_v<Value, TargetId>)
        return {TargetId::None, targetOf(PlayerId(1)), targetOf(SpaceId(0), Side::East), targetOf(CardId(3))};
    else if constexpr (std::is_enum_v<Value>)
        return {Value(0)};
    else if constexpr (std::is_same_v<Value, std::int16_t>)
        return name == "by" ? std::vector<Value>{1, -2} : std::vector<Value>{1};
    else if constexpr (std::is_same_v<Value, Packed>)
        return {pack(Task(RollCombat{}))};
    else if constexpr (std::is_integral_v<Value>)
        return {Value(1)};
    else
        return {Value{}};
}

/// Calls `visit` with an object of this kind in every way that matters.
template <typename T, std::size_t I = 0, typename Visit> void everyWay(T object, const Visit& visit)
{
    if constexpr (I == std::tuple_size_v<decltype(T::fields())>) {
        visit(object);
    } else {
        constexpr auto field = std::get<I>(T::fields());
        using Value = std::remove_cvref_t<decltype(object.*(field.member))>;
        for (const Value& value : valuesOf<Value>(field.name)) {
            object.*(field.member) = value;
            everyWay<T, I + 1>(object, visit);
        }
    }
}

template <typename Variant, std::size_t I = 0, typename Visit> void everyKind(const Visit& visit)
{
    if constexpr (I < std::variant_size_v<Variant>) {
        everyWay(std::variant_alternative_t<I, Variant>{}, visit);
        everyKind<Variant, I + 1>(visit);
    }
}

std::shared_ptr<const Cards> overdraft()
{
    static const auto cards = shippedCards({"overdraft"});
    return cards;
}

const Game& game()
{
    static const Game made = [] {
        Scenario scenario = freshScenario(*overdraft(), 2);
        scenario.players[0].name = "Ada";
        scenario.players[1].name = "Ben";
        return gameOf(scenario, overdraft());
    }();
    return made;
}

/// A state in a Hero Phase, so that every blank has something to say.
const GameState& dealt()
{
    static const GameState made = [] {
        GameState begun = startGame(game());
        playRandomly(game(), begun, 3, [](const GameState& now) {
            return now.turn.phase == Phase::Hero && now.turn.round > 1 && pending<HeroPhase>({game(), now});
        });
        return begun;
    }();
    return made;
}

/// What a check function says, wherever it stands in the code of play: the rules of all refusals.
QStringList refusingRules()
{
    QStringList rules;
    QDirIterator files(QStringLiteral(DELVE_SOURCE_DIR "/engine/dungeoneer/play"), {"*.cpp", "*.h"},
                       QDir::Files, QDirIterator::Subdirectories);
    static const QRegularExpression refusal("(?:return |Refusal(?: refused)?)\\{\"(DNR-[A-Z]+-[0-9]+)\"\\}");
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QString text = QString::fromUtf8(file.readAll());
        for (auto found = refusal.globalMatch(text); found.hasNext();)
            rules << found.next().captured(1);
    }
    rules.removeDuplicates();
    return rules;
}

} // namespace

/// Games in sentences. The lists of event.h, action.h and task.h are walked, so that a new kind without a
/// sentence fails here.
class TestCardPlaySentences : public QObject
{
    Q_OBJECT

private:
    QTranslator m_translator;

    void speak(const QString& language)
    {
        QVERIFY(m_translator.load(QStringLiteral(":/i18n/delvewright_%1").arg(language)));
        QCoreApplication::installTranslator(&m_translator);
        QLocale::setDefault(QLocale(language));
    }

    static void verify(const QString& text, std::string_view kind)
    {
        const QByteArray said =
            (QString::fromUtf8(kind.data(), qsizetype(kind.size())) + ": " + text).toUtf8();
        QVERIFY2(!text.isEmpty() && !text.contains(QRegularExpression("[{}%]")) && !text.contains("  ") &&
                     !text.contains(" .") && !text.contains(" ,"),
                 said);
        QVERIFY2(text[0] == text[0].toUpper(), said);
    }

    template <typename T> static void verifyAll(const PlayWords& words)
    {
        everyKind<T>([&]<typename Kind>(const Kind& object) {
            if constexpr (std::is_same_v<T, EventBody>)
                verify(sentence(Event{"DNR-TURN-01", object}, dealt(), words), Kind::name);
            else
                verify(sentence(T(object), dealt(), words), Kind::name);
        });
    }

private slots:
    void cleanup()
    {
        QCoreApplication::removeTranslator(&m_translator);
        QLocale::setDefault(QLocale::c());
    }

    void everyKindHasASentence()
    {
        everyKind<EventBody>(
            []<typename T>(const T&) { QVERIFY2(isSaid(eventTexts(), T::name), T::name.data()); });
        everyKind<Action>(
            []<typename T>(const T&) { QVERIFY2(isSaid(actionTexts(), T::name), T::name.data()); });
        everyKind<Task>([]<typename T>(const T&) { QVERIFY2(isSaid(taskTexts(), T::name), T::name.data()); });
        QVERIFY(!isSaid(eventTexts(), "no-such-event"));
    }

    void everyRefusalHasASentence()
    {
        const QStringList rules = refusingRules();
        QVERIFY(rules.size() > 50);
        for (const QString& rule : rules)
            QVERIFY2(isSaid(refusalTexts(), rule.toStdString()), qPrintable(rule));
        QCOMPARE(sentence(Refusal{"DNR-LORD-06"}, EndPhase{}),
                 QStringLiteral("The Encounters that are laid come first."));
        QCOMPARE(sentence(Refusal{"DNR-LORD-06"}, LayEncounter{}),
                 QStringLiteral("All Encounters of a phase are laid together."));
    }

    void noBlankIsLeft_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("Italian") << "it";
    }
    void noBlankIsLeft()
    {
        QFETCH(QString, language);
        speak(language);
        const PlayWords words(game(), *overdraft());
        verifyAll<EventBody>(words);
        verifyAll<Action>(words);
        for (const auto& [kind, word] : enumNames<RollFor>)
            verify(sentence(Event{"", Rolled{kind, PlayerId(0), 4, 0}}, dealt(), words), word);
    }

    /// A few in full, in both languages.
    void someAreSaidWordForWord()
    {
        const PlayWords words(game(), *overdraft());
        const GameState& state = dealt();
        const QString hero = words.heroOf(state, PlayerId(0)),
                      place = words.of(state, state.player(PlayerId(0)).space);
        const auto said = [&](const EventBody& what) { return sentence(Event{"", what}, state, words); };
        speak("en");
        QCOMPARE(said(TurnBegan{PlayerId(0), 7}), QStringLiteral("Round 7: the turn of Ada begins."));
        QCOMPARE(said(HeroMoved{PlayerId(0), state.player(PlayerId(0)).space}),
                 hero + " enters " + place + '.');
        QCOMPARE(said(HeroWounded{PlayerId(0), 1}), hero + " takes 1 wound.");
        QCOMPARE(said(HeroWounded{PlayerId(0), 2}), hero + " takes 2 wounds.");
        QCOMPARE(said(GloryChanged{PlayerId(1), -3}), QStringLiteral("Ben spends 3 Glory."));
        QCOMPARE(said(CombatFought{7, 7, TargetId::None}),
                 QStringLiteral("7 against 7: a tie, nobody hits."));
        QCOMPARE(said(CombatFought{8, 7, targetOf(PlayerId(0))}), "8 against 7: " + hero + " hits.");
        QCOMPARE(said(ThreatFaced{PlayerId(0), ThreatFor::Door, 5, 6, false}),
                 hero + " fails against the door: 5, needed 6.");
        QCOMPARE(said(GameEnded{Ending::RoundLimit, PlayerId::None}),
                 QStringLiteral("The game is over: the last round has been played, and nobody wins."));
        QCOMPARE(sentence(Action(GivePeril{PlayerId::None}), state, words),
                 QStringLiteral("Give Peril to nobody"));
        QCOMPARE(sentence(Action(EndPhase{}), state, words), QStringLiteral("End the Hero Phase"));
        QCOMPARE(sentence(Task(HeroPhase{}), state, words),
                 "What does " + words.heroOf(state, state.turn.player) + " do?");
        QCoreApplication::removeTranslator(&m_translator);
        speak("it");
        QCOMPARE(said(TurnBegan{PlayerId(0), 7}), QStringLiteral("Round 7: comincia il turno di Ada."));
        QCOMPARE(said(HeroWounded{PlayerId(0), 1}), words.heroOf(state, PlayerId(0)) + " subisce 1 ferita.");
        QCOMPARE(said(HeroWounded{PlayerId(0), 2}), words.heroOf(state, PlayerId(0)) + " subisce 2 ferite.");
        QCOMPARE(said(GloryChanged{PlayerId(1), -3}), QStringLiteral("Ben spende 3 Gloria."));
        QCOMPARE(sentence(Action(EndPhase{}), state, words), QStringLiteral("Termina la Fase dell'Eroe"));
    }

    void italianIsItalian()
    {
        const PlayWords words(game(), *overdraft());
        QStringList english, italian;
        const auto collect = [&](QStringList& list) {
            everyKind<EventBody>([&](const auto& object) {
                list << sentence(Event{"", object}, dealt(), words);
            });
            everyKind<Task>([&](const auto& object) { list << sentence(Task(object), dealt(), words); });
        };
        collect(english);
        speak("it");
        collect(italian);
        QCOMPARE(english.size(), italian.size());
        for (qsizetype i = 0; i < english.size(); ++i)
            QVERIFY2(english[i] != italian[i], qPrintable(english[i]));
    }

    /// DNR-DRAW-07, DNR-OPT-03: whoever has no right to know which card it is does not read its name.
    void whatIsHiddenIsNotTold()
    {
        const PlayWords words(game(), *overdraft());
        const GameState& state = dealt();
        const CardId card = CardId(5);
        const QString name = words.of(state, card);
        const Event drawn{"DNR-DRAW-07", CardDrawn{PlayerId(0), card}};
        QCOMPARE(sentence(drawn, state, words), "Ada draws " + name + '.');
        QCOMPARE(sentence(drawn, state, words, {false, PlayerId(0)}), "Ada draws " + name + '.');
        QVERIFY(!sentence(drawn, state, words, {false, PlayerId(1)}).contains(name));
        QVERIFY(!sentence(Event{"", MapHeld{PlayerId(0), SpaceId(3)}}, state, words, {false, PlayerId(1)})
                     .contains(words.of(state, SpaceId(3))));
        GameState held = state;
        held.card(card).place = play::Place::Hand;
        held.card(card).owner = PlayerId(0);
        const Event stolen{"", CardMoved{card, play::Place::Hand, PlayerId(1)}};
        QVERIFY(sentence(stolen, held, words, {false, PlayerId(0)}).contains(name));
        QVERIFY(sentence(stolen, held, words, {false, PlayerId(1)}).contains(name));
        QVERIFY(!sentence(stolen, held, words, {false, PlayerId::None}).contains(name));
        speak("en");
        const std::vector<Told> lines = told({drawn, {"DNR-DRAW-07", CardDrawn{PlayerId(0), CardId(6)}}},
                                             startGame(game()), words, {false, PlayerId(1)});
        QCOMPARE(lines.size(), std::size_t(1));
        QCOMPARE(lines.front().text, QStringLiteral("Ada draws 2 cards."));
    }

    void everyFactSaysSomethingElse()
    {
        QStringList said;
        for (int kind = 0; kind <= int(FactKind::Standing); ++kind)
            said << sentence(table::Fact<FactKind>{FactKind(kind), 2});
        QCOMPARE(said.removeDuplicates(), 0);
    }

    /// Whole games: nothing of what is offered, asked and told is without its words.
    void wholeGamesAreTold()
    {
        const PlayWords words(game(), *overdraft());
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            GameState state = startGame(game());
            SeededDice dice(seed);
            Random random(seedFor(seed, 1));
            Events events;
            for (int i = 0; i < 600 && !isOver(state); ++i) {
                const Actions actions = legalActionsInGroups(game(), state);
                const Action& chosen = actions[random.below(std::uint32_t(actions.size()))];
                verify(sentence(chosen, state, words), "action");
                verify(questionIn(state, words), "question");
                events.clear();
                GameState before = state;
                perform(game(), state, chosen, dice, events);
                for (const Told& line : told(events, before, words))
                    verify(line.text, "event");
                const PlayerId player = state.turn.player;
                if (player == PlayerId::None || state.player(player).hero == HeroId::None)
                    continue;
                for (const QuestId quest : questsOf({game(), state}, player))
                    QVERIFY(!missingFor({game(), state}, quest, player, words).isEmpty());
            }
        }
    }
};

DELVE_TEST(TestCardPlaySentences)
#include "tst_card_play_sentences.moc"
