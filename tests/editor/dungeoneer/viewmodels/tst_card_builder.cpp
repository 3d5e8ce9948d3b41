// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/check_room.h"
#include "editor/dungeoneer/viewmodels/builder/card_checks_model.h"
#include "editor/dungeoneer/viewmodels/builder/card_effects_model.h"
#include "editor/dungeoneer/viewmodels/builder/card_form_model.h"
#include "editor/dungeoneer/viewmodels/builder/card_labels.h"
#include "editor/dungeoneer/viewmodels/builder/drawn_card.h"
#include "editor/dungeoneer/viewmodels/builder/set_cards_model.h"
#include "editor/dungeoneer/viewmodels/builder/set_report_model.h"
#include "editor/dungeoneer/viewmodels/builder/set_shelf.h"
#include "engine/base/dice.h"
#include "engine/dungeoneer/content/files/load_card_set.h"
#include "engine/dungeoneer/content/files/write_card_set.h"
#include "engine/dungeoneer/content/new_cards.h"
#include "tests/support/test_registry.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::dungeoneer;

/// The card builder below its views.
class TestCardBuilder : public QObject
{
    Q_OBJECT

private:
    struct Bench
    {
        CardLibrary library;
        Workspace workspace;
        SetShelf shelf;

        Bench()
        {
            shelf.setLibrary(&library);
            shelf.setWorkspace(&workspace);
        }
        SetDraft& draft() { return *shelf.current(); }
        const CardSet& set() { return draft().model().set(); }
        std::string text() { return writeCardSet(set()); }
    };

    std::unique_ptr<QTemporaryDir> m_home;

    /// Values that are called in menus what files call them, in capitals or not.
    template <typename Enum> static QString wronglyLabelled()
    {
        for (const auto& [value, label] : labelsOf<Enum>())
            if (const std::string_view word = nameOf(value);
                label.compare(QString::fromUtf8(word.data(), qsizetype(word.size())), Qt::CaseInsensitive) !=
                0)
                return label;
        return {};
    }

    static FormTableModel* tableOf(const FormModel& form, const QString& name)
    {
        for (QObject* one : form.tables())
            if (one->objectName() == name)
                return qobject_cast<FormTableModel*>(one);
        return nullptr;
    }

    static bool setField(FormModel& form, const char* name, const QString& value)
    {
        return form.set(form.rowOf(QString::fromLatin1(name)), value);
    }

    static EffectModel* effectAt(const CardEffectsModel& effects, int row)
    {
        return effects.data(effects.index(row), CardEffectsModel::EffectRole).value<EffectModel*>();
    }

    static int partOf(const EffectModel& effect, const char* name)
    {
        const auto found = effect.match(effect.index(0), PropertyListModel::NameRole,
                                        QString::fromLatin1(name), 1, Qt::MatchExactly);
        return found.isEmpty() ? -1 : found.front().row();
    }

    static QStringList valuesOf(const EffectModel& effect, int row)
    {
        return effect.data(effect.index(row), PropertyListModel::ChoicesRole).toStringList();
    }

private slots:
    /// A list with a label too few does not compile; a label in the wrong place is found here.
    void labelsStandBesideTheirValues()
    {
        QCOMPARE(wronglyLabelled<MapKind>(), QString());
        QCOMPARE(wronglyLabelled<DoorKind>(), QString());
        QCOMPARE(wronglyLabelled<ObstacleKind>(), QString());
        QCOMPARE(wronglyLabelled<EncounterForm>(), QString());
    }

    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        qputenv("DELVEWRIGHT_PACKS", m_home->filePath(QStringLiteral("packs")).toLocal8Bit());
    }
    void cleanup() { qunsetenv("DELVEWRIGHT_PACKS"); }

    void aSetIsMadeSavedCopiedAndDeleted()
    {
        Bench bench;
        QVERIFY(bench.shelf.createPack(QStringLiteral("Salt Mine")));
        QCOMPARE(bench.draft().id(), QStringLiteral("salt-mine"));
        bench.draft().addNew(QStringLiteral("room"));
        QVERIFY(bench.shelf.isModified());
        QVERIFY(bench.shelf.save());
        QVERIFY(!bench.shelf.isModified());
        QCOMPARE(writeCardSet(*loadCardSet(bench.draft().folder())), bench.text());
        QVERIFY(bench.library.cards().map(ContentId("salt-mine/new-room")) != nullptr); // used at once
        QVERIFY(bench.shelf.duplicateInstalled(QStringLiteral("overdraft"), QStringLiteral("Mine")));
        QCOMPARE(bench.draft().id(), QStringLiteral("mine"));
        QCOMPARE(bench.set().maps.size(), bench.library.cards().set("overdraft")->maps.size());
        QVERIFY(bench.shelf.deletePack());
        QCOMPARE(bench.shelf.count(), 1);
    }

    void whatAnotherProgramWroteIsNotOverwritten()
    {
        Bench bench;
        QVERIFY(bench.shelf.createPack(QStringLiteral("mine")));
        bench.draft().addNew(QStringLiteral("boon"));
        const QString file = QString::fromStdString((bench.draft().folder() / "pack.json").string());
        QFile manifest(file);
        QVERIFY(manifest.open(QIODevice::ReadOnly));
        const QByteArray other = manifest.readAll().replace("CC-BY-SA-4.0", "CC0-1.0");
        manifest.close();
        QVERIFY(manifest.open(QIODevice::WriteOnly) && manifest.write(other) == other.size());
        manifest.close();
        QVERIFY(!bench.shelf.saveAnyway());
        QVERIFY(bench.shelf.failure().contains(QStringLiteral("another program")));
        QVERIFY(bench.shelf.isModified());
    }

    void whatACrashLeftIsRecovered()
    {
        Bench bench;
        QVERIFY(bench.shelf.createPack(QStringLiteral("mine")));
        bench.draft().addNew(QStringLiteral("hero"));
        const std::string unsaved = bench.text();
        const QString left = m_home->filePath(QStringLiteral("left.pack.json"));
        QVERIFY(bench.draft().model().writeCopy(left).has_value());
        bench.draft().undo();
        QVERIFY(bench.shelf.recover(left));
        QCOMPARE(bench.text(), unsaved);
        QVERIFY(bench.shelf.isModified());
    }

    void cardsAreListedByKindAndFound()
    {
        Bench bench;
        QVERIFY(bench.shelf.duplicateInstalled(QStringLiteral("overdraft"), QStringLiteral("Mine")));
        SetCardsModel cards;
        QAbstractItemModelTester tester(&cards);
        cards.setDraft(&bench.draft());
        QCOMPARE(std::size_t(cards.count()), bench.set().maps.size() + bench.set().heroes.size() +
                                                 bench.set().adventures.size() + bench.set().quests.size() +
                                                 bench.set().trackers.size() + bench.set().cutouts.size());
        const QString name = QString::fromStdString(bench.set().quests.front().name.in("en"));
        cards.setSearch(name);
        QVERIFY(cards.rowOf(QString::fromStdString(bench.set().quests.front().id.text())) >= 0);
        QVERIFY(cards.count() < 6);
        cards.setSearch(QStringLiteral("no such card"));
        QCOMPARE(cards.count(), 0);
    }

    /// Every field of every kind of card can be given each of its values, and all that is taken back.
    void everyFieldOfEveryCardIsTakenBack()
    {
        Bench bench;
        QVERIFY(bench.shelf.createPack(QStringLiteral("mine")));
        CardFormModel form;
        QAbstractItemModelTester tester(&form);
        form.setDraft(&bench.draft());
        for (const auto& [kind, word] : enumNames<NewCard>) {
            bench.draft().addNew(QString::fromUtf8(word.data(), qsizetype(word.size())));
            const std::string before = bench.text();
            const int steps = bench.draft().undoStack().index();
            // Choosing changes which fields there are, so that each is looked for anew.
            for (int row = 0; row < form.rowCount(); ++row) {
                const int choices =
                    int(form.data(form.index(row), PropertyListModel::ChoicesRole).toStringList().size());
                const int type = form.data(form.index(row), PropertyListModel::TypeRole).toInt();
                if (type == 4)
                    form.set(row, QStringLiteral("true"));
                if (type == 2)
                    form.set(row, form.data(form.index(row), PropertyListModel::MostRole).toString());
                for (int choice = 0; type == 3 && choice < choices && row < form.rowCount(); ++choice)
                    form.choose(row, choice);
            }
            for (QObject* one : form.tables()) {
                auto* table = qobject_cast<FormTableModel*>(one);
                if (table->isGrowing())
                    table->addRow(0);
                for (int cell = 0; cell < table->rowCount(); ++cell)
                    for (int choice = 0; choice < 6; ++choice)
                        table->choose(cell, choice);
            }
            QVERIFY2(bench.draft().undoStack().index() > steps, std::string(word).c_str());
            const auto read = parseCardSet(bench.text(), noParts);
            QVERIFY2(read.has_value(), read ? "" : inEnglish(read.error()).c_str());
            bench.draft().undoStack().setIndex(steps);
            QCOMPARE(bench.text(), before);
        }
    }

    void fieldsAreJudgedInTheWordsOfTheReader()
    {
        Bench bench;
        QVERIFY(bench.shelf.createPack(QStringLiteral("mine")));
        bench.draft().addNew(QStringLiteral("trap"));
        CardFormModel form;
        form.setDraft(&bench.draft());
        QVERIFY(
            form.fault(form.rowOf(QStringLiteral("name.en")), QString()).contains(QStringLiteral("English")));
        QVERIFY(setField(form, "threat.value", QStringLiteral("9")));
        QCOMPARE(std::get<AdventureCard>(*bench.draft().current()).encounter.threat.value, 9);
        QCOMPARE(bench.draft().undoText(), QStringLiteral("Change Number of the Threat"));
        // A Trap that becomes a monster has its scores instead.
        const int row = form.rowOf(QStringLiteral("form"));
        QVERIFY(form.choose(row, int(EncounterForm::Monster)));
        QVERIFY(form.rowOf(QStringLiteral("threat.value")) < 0);
        QVERIFY(tableOf(form, QStringLiteral("scores")) != nullptr);
    }

    void doorsAreEditedInATable()
    {
        Bench bench;
        QVERIFY(bench.shelf.createPack(QStringLiteral("mine")));
        bench.draft().addNew(QStringLiteral("room"));
        CardFormModel form;
        form.setDraft(&bench.draft());
        FormTableModel* doors = tableOf(form, QStringLiteral("doors"));
        QVERIFY(doors && doors->rows() == 4);
        QVERIFY(doors->choose(1, int(DoorKind::Locked)));
        QVERIFY(doors->set(2, QStringLiteral("7")));
        const auto card = std::get<MapCard>(*bench.draft().current());
        QCOMPARE(card.door(Side::North), (Door{DoorKind::Locked, Stat::Speed, 7}));
        QVERIFY(!doors->set(2, QStringLiteral("40")));
    }

    /// Every effect is offered by its shape, told in both languages at once, and taken back.
    void everyEffectIsBuiltByMenus()
    {
        Bench bench;
        QVERIFY(bench.shelf.createPack(QStringLiteral("mine")));
        bench.draft().addNew(QStringLiteral("treasure"));
        CardEffectsModel effects;
        QAbstractItemModelTester tester(&effects);
        effects.setDraft(&bench.draft());
        QCOMPARE(effects.data(effects.index(0), CardEffectsModel::ListRole).toString(),
                 QStringLiteral("effects"));
        const std::string before = bench.text();
        const int steps = bench.draft().undoStack().index();
        for (const auto& [kind, word] : enumNames<EffectKind>) {
            EffectModel* effect = effectAt(effects, 1);
            const int row = partOf(*effect, "kind");
            if (kind != std::get<AdventureCard>(*bench.draft().current()).effects.front().kind)
                QVERIFY2(effect->choose(row, int(kind)), std::string(word).c_str());
            QCOMPARE(std::get<AdventureCard>(*bench.draft().current()).effects.front().kind, kind);
            QVERIFY(!effect->english().isEmpty());
            QVERIFY2(effect->english() != effect->italian(), std::string(word).c_str());
            // Each of its parts can be each of its values.
            for (int part = 0; part < effect->rowCount(); ++part) {
                if (part == partOf(*effect, "kind"))
                    continue;
                const auto choices = valuesOf(*effect, part).size();
                for (int choice = 0; choice < choices && part < effect->rowCount(); ++choice)
                    effect->choose(part, choice);
            }
            const auto read = readBack(*bench.draft().current(), "mine");
            QVERIFY2(read.has_value(), read ? "" : (std::string(word) + inEnglish(read.error())).c_str());
        }
        bench.draft().undoStack().setIndex(steps);
        QCOMPARE(bench.text(), before);
    }

    void effectsReadAsSentencesInBothLanguages()
    {
        Bench bench;
        QVERIFY(bench.shelf.createPack(QStringLiteral("mine")));
        bench.draft().addNew(QStringLiteral("bane"));
        CardEffectsModel effects;
        effects.setDraft(&bench.draft());
        EffectModel* effect = effectAt(effects, 1);
        QVERIFY(effect->choose(partOf(*effect, "amount"), 1)); // 2
        QCOMPARE(effect->english(), QStringLiteral("The target takes 2 wounds."));
        QCOMPARE(effect->italian(), QStringLiteral("Il bersaglio subisce 2 ferite."));
        const int more = partOf(*effect, "more");
        QVERIFY(effect->choose(more, int(valuesOf(*effect, more).size()) - 1));
        QCOMPARE(effect->english(),
                 QStringLiteral("The target takes 2 wounds, unless the Hero overcomes a Speed Threat 6+."));
        QVERIFY(effects.add(0, int(EffectKind::Draw)));
        QCOMPARE(std::get<AdventureCard>(*bench.draft().current()).effects.size(), std::size_t(2));
        QVERIFY(effects.move(1, true));
        QCOMPARE(std::get<AdventureCard>(*bench.draft().current()).effects.front().kind, EffectKind::Draw);
        QVERIFY(effects.remove(1));
        QCOMPARE(std::get<AdventureCard>(*bench.draft().current()).effects.size(), std::size_t(1));
    }

    /// DNR-CARD-01: text that has no room at the least size is an error, named for its language.
    void textWithoutRoomIsAnError()
    {
        Bench bench;
        QVERIFY(bench.shelf.createPack(QStringLiteral("mine")));
        bench.draft().addNew(QStringLiteral("boon"));
        CardFormModel form;
        form.setDraft(&bench.draft());
        CardChecksModel checks;
        QAbstractItemModelTester tester(&checks);
        checks.setDraft(&bench.draft());
        QCOMPARE(checks.errors(), 0);
        QVERIFY(setField(form, "flavour.en", QStringLiteral("Few words."))); // there is no other without it
        QVERIFY(setField(form, "flavour.it", QStringLiteral("parole ").repeated(140)));
        QCOMPARE(checks.errors(), 1);
        const QString said = checks.data(checks.index(0), ChecksModel::SentenceRole).toString();
        QVERIFY2(said.contains(QStringLiteral("italiano")) && said.contains(QStringLiteral("6 points")),
                 qPrintable(said));
        QCOMPARE(checks.data(checks.index(0), ChecksModel::RuleRole).toString(),
                 QStringLiteral("DNR-CARD-01"));
        bench.draft().undo();
        QCOMPARE(checks.errors(), 0);
        for (const CardSet& set : bench.library.cards().sets())
            for (const SetFinding& finding : checkPrintedSet(set))
                QVERIFY2(finding.rule != "DNR-CARD-01", finding.card.text().c_str());
    }

    void partsOfTheDrawnCardLeadToTheirFields()
    {
        Bench bench;
        QVERIFY(bench.shelf.duplicateInstalled(QStringLiteral("overdraft"), QStringLiteral("Mine")));
        CardFormModel form;
        form.setDraft(&bench.draft());
        DrawnCard face;
        face.setSize({630, 880});
        face.setDraft(&bench.draft());
        int leading = 0;
        for (const CardKind kind : allCardKinds)
            for (const SetCard& card : piecesOfKind<SetCard>(bench.set(), std::size_t(kind))) {
                bench.draft().setPiece(QString::fromStdString(headOf(card).id.text()));
                QVERIFY(!face.words().isEmpty());
                for (const QVariant& spot : face.spots()) {
                    const QString field = spot.toMap()[QStringLiteral("field")].toString();
                    const QStringList words = field.split(u' ');
                    const bool isKnown = field == u"effects" || form.rowOf(field) >= 0 ||
                                         (words.size() == 3 && tableOf(form, words[1]) != nullptr);
                    QVERIFY2(isKnown, qPrintable(field));
                    QVERIFY(
                        QRectF(-1, -1, 632, 882).contains(spot.toMap()[QStringLiteral("area")].toRectF()));
                    ++leading;
                }
            }
        QVERIFY(leading > 300);
    }

    void tablesGoOutAndComeIn()
    {
        Bench bench;
        QVERIFY(bench.shelf.duplicateInstalled(QStringLiteral("overdraft"), QStringLiteral("Mine")));
        const std::string before = bench.text();
        const QUrl file = QUrl::fromLocalFile(m_home->filePath(QStringLiteral("cards.csv")));
        QVERIFY(bench.shelf.exportTable(file));
        const ContentId gone = bench.set().heroes.front().id;
        bench.draft().setPiece(QString::fromStdString(bench.set().quests.back().id.text()));
        bench.draft().removePiece();
        QVERIFY(bench.shelf.importTable(file));
        QCOMPARE(bench.text(), before); // the last of its list came back
        QVERIFY(bench.set().heroes.front().id == gone);
        QVERIFY(!bench.shelf.importTable(QUrl::fromLocalFile(m_home->filePath(QStringLiteral("none.csv")))));
        QVERIFY(!bench.shelf.failure().isEmpty());
    }

    void theReportFollowsTheSet()
    {
        Bench bench;
        QVERIFY(bench.shelf.createPack(QStringLiteral("mine")));
        SetReportModel report;
        QAbstractItemModelTester tester(&report);
        report.setDraft(&bench.draft());
        const int before = report.rowCount();
        QVERIFY(before > 0);
        bench.draft().addNew(QStringLiteral("treasure"));
        QVERIFY(report.rowCount() > before);
    }
};

DELVE_TEST(TestCardBuilder)
#include "tst_card_builder.moc"
