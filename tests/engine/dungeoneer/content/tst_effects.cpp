// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/effect_shape.h"
#include "engine/dungeoneer/content/files/parse_effect.h"
#include "engine/dungeoneer/content/files/write_cards.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;

/// One effect: read strictly, written in one way.
class TestEffects : public QObject
{
    Q_OBJECT

private:
    static Result<Effect> read(const std::string& text)
    {
        const auto document = parseJson(text);
        ReadLog log;
        const Effect effect = readEffect(document->root(), log);
        return log.resultOf(effect);
    }
    static std::string errorOf(const std::string& text) { return inEnglish(read(text).error()); }

private slots:
    void everyKindHasAShape()
    {
        for (const auto& [kind, word] : enumNames<EffectKind>) {
            const EffectShape& shape = shapeOf(kind);
            QCOMPARE(shape.kind, kind);
            QVERIFY2(shape.durations != 0, std::string(word).c_str());
            QVERIFY(shape.allows(shape.usualDuration()));
        }
    }

    void DNR_GLOSS_01_amountsMayBeWords()
    {
        // No raw strings here: moc takes the sign for a directive.
        QCOMPARE(read("{\"op\": \"wound\", \"amount\": \"#\"}")->amount, (Amount{AmountKind::Paid, 1}));
        QCOMPARE(read("{\"op\": \"glory\", \"amount\": \"-#\"}")->amount, (Amount{AmountKind::Paid, -1}));
        QVERIFY(!read("{\"op\": \"wound\", \"amount\": \"-#\"}"));
        QVERIFY(!read(R"({"op": "glory", "amount": 0})"));
        QVERIFY(read(R"({"op": "discard", "amount": "all", "from": "hand"})").has_value());
        QVERIFY(!read(R"({"op": "draw", "amount": "all"})"));
    }

    void unknownMembersAreRefusedWithTheNearestKnown()
    {
        QCOMPARE(errorOf(R"({"op": "wound", "amount": 1, "whoo": "target"})"),
                 std::string("/whoo: expected no member of this name here; perhaps \"who\" is meant"));
        QCOMPARE(errorOf(R"({"op": "modifyRoll", "amount": 1, "rol": "door"})"),
                 std::string("/rol: expected no member of this name here; perhaps \"roll\" is meant"));
    }

    void membersOfOtherKindsAreRefused()
    {
        QCOMPARE(errorOf(R"({"op": "wound", "amount": 1, "limit": "hand"})"),
                 std::string("/limit: expected no member of this name here"));
        QCOMPARE(errorOf(R"({"op": "untip", "amount": 1})"),
                 std::string("/amount: expected no member of this name here"));
        QCOMPARE(errorOf(R"({"op": "wound", "amount": 1, "duration": "whileInPlay"})"),
                 std::string("/duration: expected one of now, found \"whileInPlay\""));
    }

    void defaultsAreNotWritten()
    {
        const std::string text =
            R"({"op": "wound", "who": "target", "amount": 2, "unless": {"stat": "speed", "value": 5}})";
        std::string written;
        appendEffect(written, *read(text));
        QCOMPARE(written, text);
        written.clear();
        appendEffect(written,
                     *read(R"({"op": "wound", "amount": 2, "duration": "now", "who": "controller"})"));
        QCOMPARE(written, std::string(R"({"op": "wound", "amount": 2})"));
    }
};

DELVE_TEST(TestEffects)
#include "tst_effects.moc"
