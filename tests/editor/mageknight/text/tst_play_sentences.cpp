// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/play/play_sentences.h"
#include "editor/mageknight/text/play/play_texts.h"
#include "editor/mageknight/text/play/why_text.h"
#include "engine/base/dice.h"
#include "engine/mageknight/agents/steady_agent.h"
#include "engine/mageknight/play/core/json_fields.h"
#include "tests/editor/mageknight/text/told_game.h"
#include "tests/support/test_registry.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTranslator>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// Whether a kind or a rule has a sentence of its own.
bool isSaid(std::span<const PlayText> texts, std::string_view kind)
{
    return findPlayText(texts, kind, "") != nullptr;
}

/// The values of a member that sentences may tell apart; one for those that are only named.
template <typename Value> std::vector<Value> valuesOf(bool asSquare)
{
    if constexpr (std::is_same_v<Value, bool>)
        return {false, true};
    else if constexpr (HasEnumNames<Value>) {
        std::vector<Value> values;
        for (const auto& entry : enumNames<Value>)
            values.push_back(entry.first);
        return values;
    } else if constexpr (ThingNumber<Value>)
        return {Value(0)};
    else if constexpr (std::is_same_v<Value, Packed>)
        return {pack(Task(CheckEnd{}))};
    else
        return {Value(asSquare ? 3 : 1)};
}

/// Calls `visit` with an object of this kind in every way that matters.
template <typename T, std::size_t I = 0, typename Visit> void everyWay(T object, const Visit& visit)
{
    if constexpr (I == std::tuple_size_v<decltype(T::fields())>) {
        visit(object);
    } else {
        constexpr auto field = std::get<I>(T::fields());
        using Value = std::remove_cvref_t<decltype(object.*(field.member))>;
        for (const Value& value : valuesOf<Value>(isSquare<decltype(field)>)) {
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

} // namespace

/// Games in sentences. The lists of event.h, action.h and task.h are walked, so that a new kind without a
/// sentence fails here.
class TestPlaySentences : public QObject
{
    Q_OBJECT

private:
    /// A state in which there is an active figure, so that every blank has something to say.
    static GameState state()
    {
        GameState begun = startGame(game());
        Events events;
        SeededDice dice(1);
        perform(game(), begun, Activate{FigureId(0)}, dice, events);
        return begun;
    }

    /// Answers say whom the pending decision is about; without one their blanks stay empty.
    static void verify(const QString& text, std::string_view kind, bool isAnswer = false)
    {
        const QByteArray said =
            (QString::fromUtf8(kind.data(), qsizetype(kind.size())) + ": " + text).toUtf8();
        QVERIFY2(!text.isEmpty() && !text.contains(QRegularExpression("[{}%]")) &&
                     (isAnswer || !text.contains("  ")),
                 said);
        QVERIFY2(text[0] == text[0].toUpper(), said);
    }

    template <typename T> static void verifyAll(const PlayWords& words)
    {
        const GameState now = state();
        everyKind<T>([&]<typename Kind>(Kind object) {
            if constexpr (std::is_same_v<Kind, ActionFellAway>)
                object.action = pack(Action(OpenDoor{DoorId(0)}));
            if constexpr (std::is_same_v<Kind, DeclaredAction>)
                object = {int(Action(OpenDoor{}).index()), 0, 0, 0, 0};
            if constexpr (std::is_same_v<Kind, PassThrough> || std::is_same_v<Kind, LeaveThrough>)
                object.path = pathOf({Direction::East, Direction::East});
            if constexpr (std::is_same_v<Kind, TileTurned>)
                object.vortex = 0;
            if constexpr (std::is_same_v<T, EventBody>)
                verify(sentence(Event{"ACT-01", object}, now, words), Kind::name);
            else if constexpr (requires { Kind::timing; })
                verify(sentence(T(object), now, words), Kind::name, Kind::timing == Timing::Answer);
            else
                verify(sentence(T(object), now, words), Kind::name);
        });
    }

private slots:
    void everyKindHasASentence()
    {
        everyKind<EventBody>(
            []<typename T>(const T&) { QVERIFY2(isSaid(eventTexts(), T::name), T::name.data()); });
        everyKind<Action>(
            []<typename T>(const T&) { QVERIFY2(isSaid(actionTexts(), T::name), T::name.data()); });
        everyKind<Task>([]<typename T>(const T&) { QVERIFY2(isSaid(taskTexts(), T::name), T::name.data()); });
        QVERIFY(!isSaid(eventTexts(), "no-such-event"));
    }

    void whatIsSaidDependsOnTheRule()
    {
        const PlayWords words(game(), rules(), "en");
        const GameState now = state();
        const FigureId hero = FigureId(0);
        const QString name = words.of(hero);
        const auto said = [&](std::string_view rule, const EventBody& what) {
            return sentence(Event{rule, what}, now, words);
        };
        QCOMPARE(said("MRK-17", TransferLapsed{hero}), name + " uses the vortex.");
        QCOMPARE(said("MRK-10", TransferLapsed{hero}), name + " does not use the marker it stands on.");
        QCOMPARE(said("HEAL-01", BlowStruck{Blow::Attack, hero, hero, true}),
                 name + " can heal " + name + '.');
        QCOMPARE(said("HEAL-01", BlowStruck{Blow::Attack, hero, hero, false}),
                 name + " fails to heal " + name + '.');
        QCOMPARE(said("CMB-06", BlowStruck{Blow::Attack, hero, FigureId(1), true}),
                 "Attack: " + name + " hits " + words.of(FigureId(1)) + '.');
        QVERIFY(said("TRAP-05", TrapExposed{ChestId(0), 1}).contains("disarmed with"));
        QVERIFY(!said("TRAP-28", TrapExposed{ChestId(0), 1}).contains("disarmed with"));
        QVERIFY(said("LEVEL-07", LevelsDeferred{PlayerId(0), 1}).startsWith("1 level"));
        QVERIFY(said("LEVEL-07", LevelsDeferred{PlayerId(0), 0}).startsWith("No level of"));
        QVERIFY(said("CONV-12", MonstersCalled{PlayerId(0), 0, 0}).startsWith("The pool has no monsters"));
        QVERIFY(said("ACT-13", FigureActivated{hero, 6, activation::boosted}).contains("double speed"));
        QVERIFY(said("ACT-13", FigureActivated{hero, 6, activation::boosted | activation::freeAttack})
                    .contains("an attack that costs nothing"));
    }

    void potionsAreNamedAsSuch()
    {
        const PlayWords words(game(), rules(), "en");
        Item item;
        item.name.byLanguage["en"] = "Draught";
        item.attackBonus = 1;
        QCOMPARE(words.item(item), QStringLiteral("Draught (+1 attack)"));
        item.potion = true;
        QCOMPARE(words.item(item), QStringLiteral("Draught (potion, one use: +1 attack)"));
    }

    void everySentenceIsWhole_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("Italian") << QStringLiteral("it");
    }

    void everySentenceIsWhole()
    {
        QFETCH(QString, language);
        QTranslator translator;
        QVERIFY(translator.load(QStringLiteral(":/i18n/delvewright_%1").arg(language)));
        QCoreApplication::installTranslator(&translator);
        const PlayWords words(game(), rules(), language.toStdString());
        verifyAll<EventBody>(words);
        verifyAll<Action>(words);
        verifyAll<Task>(words);
    }

    /// Sentences come from the translation, not only from names that are in another language.
    void italianIsItalian()
    {
        QTranslator translator;
        QVERIFY(translator.load(QStringLiteral(":/i18n/delvewright_it")));
        const PlayWords words(game(), rules(), "en");
        QStringList english, italian;
        const auto collect = [&](QStringList& list) {
            everyKind<EventBody>([&](const auto& object) {
                list << sentence(Event{"", object}, state(), words);
            });
        };
        collect(english);
        QCoreApplication::installTranslator(&translator);
        collect(italian);
        QCOMPARE(english.size(), italian.size());
        for (qsizetype i = 0; i < english.size(); ++i)
            QVERIFY2(english[i] != italian[i], qPrintable(english[i]));
    }

    void everyFactHasASentence_data() { everySentenceIsWhole_data(); }
    void everyFactHasASentence()
    {
        QFETCH(QString, language);
        QTranslator translator;
        QVERIFY(translator.load(QStringLiteral(":/i18n/delvewright_%1").arg(language)));
        QCoreApplication::installTranslator(&translator);
        const PlayWords words(game(), rules(), language.toStdString());
        QStringList said;
        for (int kind = 0; kind < factKinds; ++kind) {
            for (const int number : {0, 1, 2, 150})
                if (const QString text = sentence(Fact{FactKind(kind), std::min(number, 2)}, words);
                    text.isEmpty() || text.contains(QRegularExpression("[{}%]")))
                    QFAIL(qPrintable(QStringLiteral("%1: %2").arg(kind).arg(text)));
            said << sentence(Fact{FactKind(kind), 2}, words);
        }
        QCOMPARE(said.removeDuplicates(), 0); // each has something else to say
        QVERIFY(sentence(Fact{FactKind::StepsNearer, -2}, words) != said[int(FactKind::StepsNearer)]);
    }

    void reasonsBeginWithTheChoice()
    {
        const PlayWords words(game(), rules(), "en");
        const GameState now = state();
        Actions legal;
        legalActions(game(), now, legal);
        Weighing why;
        SteadyAgent agent(1);
        const Action chosen =
            legal[agent.choose(viewFor(game(), now, playerToAct(game(), now)), legal, 1, &why)];
        const auto reasons = reasonsOf(why, chosen, now, words, 2);
        QCOMPARE(reasons.size(), std::min<std::size_t>(2, legal.size()));
        QVERIFY(reasons.front().isChosen);
        QCOMPARE(reasons.front().text, sentence(chosen, now, words));
        for (std::size_t i = 1; i < reasons.size(); ++i)
            QVERIFY(!reasons[i].isChosen);
    }

    /// Every rule that the engine refuses by has a reason in words.
    void everyRefusalHasASentence()
    {
        // {"DOOR-08"}, Refusal{"DOOR-08"}, {a ? "X-1" : "Y-2"}: rules in the braces of a refusal.
        static const QRegularExpression braces(R"((?:Refusal|return|:|\?)\s*\{([^{};]*)\})");
        static const QRegularExpression rule(R"re("([A-Z]+(?:-[A-Z]+)*-(?:[A-Z]*\d+)|SA-[A-Z-]+)")re");
        static const QRegularExpression decision(R"re(string_view rule = "([A-Z0-9-]+)")re");
        QStringList missing;
        int count = 0;
        const auto demand = [&](const QString& id) {
            ++count;
            if (!isSaid(refusalTexts(), id.toStdString()))
                missing << id;
        };
        QDirIterator files(QStringLiteral(DELVE_SOURCE_DIR "/engine/mageknight/play"), {"*.cpp", "*.h"},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll());
            for (auto found = braces.globalMatch(text); found.hasNext();)
                for (auto id = rule.globalMatch(found.next().captured(1)); id.hasNext();)
                    demand(id.next().captured(1));
            for (auto found = decision.globalMatch(text); found.hasNext();)
                demand(found.next().captured(1));
        }
        missing.removeDuplicates();
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QStringLiteral(", "))));
        QVERIFY(count > 150);
    }

    void namesTellNothingThatIsHidden()
    {
        const PlayWords words(game(), rules(), "en");
        QCOMPARE(words.of(ChestId(1)), QStringLiteral("chest 2"));
        QCOMPARE(words.of(TokenId(0)).section(u' ', 1), QStringLiteral("token 1"));
    }

    void squaresHaveNamesThatAreRead()
    {
        const PlayWords words(game(), rules(), "en");
        const Board& board = game().board(0);
        for (SquareIndex index = 0; index < board.squareCount(); ++index) {
            const auto read = words.squareNamed(words.square(index).toLower(), 0);
            QVERIFY(read && *read == board.squareOf(index));
        }
        for (const char* name : {"standard", "two-levels", "six-tiles"}) { // as the editor calls them
            const Game played = *makeGame(sample(name), shippedContent());
            const PlayWords inPlay(played, rules(), "en");
            const SquareNames inEditor(sample(name));
            for (SquareIndex index = 0; index < played.board(0).squareCount(); ++index)
                QCOMPARE(inPlay.square(index).toStdString(), inEditor.name(played.board(0).squareOf(index)));
        }
        for (const char* nonsense : {"", "7", "K", "K0", "7K", "ZZZZZZZZZZ1", "3:A1", "A1x", "-1"})
            QVERIFY2(!words.squareNamed(QString::fromLatin1(nonsense), 0), nonsense);
        const Game deep = *makeGame(sample("two-levels"), shippedContent());
        const PlayWords levels(deep, rules(), "en");
        QVERIFY(levels.square(SquareIndex(0)).contains(u':'));
        QVERIFY(levels.squareNamed(levels.square(SquareIndex(0)), 1));
    }

    void aGameIsTold()
    {
        const PlayWords words(game(), rules(), "en");
        const GameState begun = startGame(game());
        GameState after = begun;
        Events events;
        SeededDice dice(1);
        perform(game(), after, Activate{FigureId(0)}, dice, events);
        perform(game(), after, Enter{}, dice, events);
        const auto lines = told(events, begun, words);
        QCOMPARE(lines.size(), events.size());
        QStringList said;
        for (const Told& line : lines)
            if (!line.isDetail)
                said << line.text;
        QVERIFY2(said.value(0).startsWith(words.of(FigureId(0)) + " is activated with "),
                 qPrintable(said.join('\n')));
        QVERIFY2(said.value(1).startsWith(words.of(FigureId(0)) + " moves to "), qPrintable(said.join('\n')));
    }
};

DELVE_TEST(TestPlaySentences)
#include "tst_play_sentences.moc"
