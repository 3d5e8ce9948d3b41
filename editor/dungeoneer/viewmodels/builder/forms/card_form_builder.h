// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/text/card_words.h"
#include "editor/dungeoneer/viewmodels/builder/forms/card_form.h"

#include <optional>

namespace delve::dungeoneer {

/// Values and what they are called.
using WordChoices = std::vector<std::pair<QString, QString>>;

// In card_form.cpp.
WordChoices categoryChoices(const CardSet& set);
WordChoices terrainChoices(const CardSet& set);
/// The Map cards of the set.
WordChoices mapChoices(const CardSet& set);
/// Its Heroes.
WordChoices heroChoices(const CardSet& set);

/// A monster to be changed, for cards that have one printed. In other_card_forms.cpp.
PrintedMonster plainMonster();

/// Declares the fields that several kinds of cards have.
template <typename Card> class CardFormBuilder : public FormBuilder<Card>
{
public:
    using Base = FormBuilder<Card>;
    using Base::add;

    CardFormBuilder(const Card& card, const CardSet& set) : Base(card), m_set(set) {}

    const CardSet& set() const { return m_set; }

    /// The heading of the fields that follow.
    void heading(const char* title) { this->section(builderText(title)); }

    /// The name; what else all cards have is said by addFoot(), at the end.
    void addName()
    {
        heading(QT_TRANSLATE_NOOP("CardBuilder", "Card"));
        this->addLocalized(QStringLiteral("name"), builderText(QT_TRANSLATE_NOOP("CardBuilder", "Name")),
                           [](auto& card) -> auto& { return card.name; });
    }

    void addFoot()
    {
        heading(QT_TRANSLATE_NOOP("CardBuilder", "Print"));
        addNumber(
            "copies", QT_TRANSLATE_NOOP("CardBuilder", "Copies"),
            [](Card& card) -> int& { return card.copies; }, 1, 99);
        this->addLocalized(
            QStringLiteral("flavour"), builderText(QT_TRANSLATE_NOOP("CardBuilder", "Saying")),
            [](auto& card) -> auto& { return card.flavour; }, true);
        add(this->text(QStringLiteral("artist"), builderText(QT_TRANSLATE_NOOP("CardBuilder", "Artist")),
                       [](auto& card) -> auto& { return card.artist; }));
    }

    template <typename Access>
    void addNumber(const char* name, const char* label, Access access, int least, int most)
    {
        FormField field = this->number(QString::fromLatin1(name), builderText(label), access);
        field.property.least = least;
        field.property.most = most;
        add(std::move(field));
    }

    template <typename Enum, typename Access>
    void addChoice(const char* name, const char* label, Access access)
    {
        add(this->template choiceOf<Enum>(QString::fromLatin1(name), builderText(label), access,
                                          labelsOf<Enum>()));
    }

    template <typename Access> void addFlag(const char* name, const char* label, Access access)
    {
        add(this->flag(QString::fromLatin1(name), builderText(label), access));
    }

    /// A part of the card that it may have or not. `make` is what a new one looks like.
    template <typename Access, typename Make>
    void addPresence(const char* name, const char* label, Access access, Make make)
    {
        Card copy = this->subject();
        add(this->flagWith(QString::fromLatin1(name), builderText(label), access(copy).has_value(),
                           [access, make](Card& card, bool isThere) {
                               if (!isThere)
                                   access(card).reset();
                               else if (!access(card))
                                   access(card) = make();
                           }));
    }

    /// One of several words, as a cell of a table or a field.
    template <typename Read, typename Write>
    FormField wordField(const QString& name, const QString& label, Read read, Write write,
                        WordChoices choices)
    {
        FormField field = this->fact(name, label, QString::fromStdString(read(this->subject())));
        field.isUsed = true;
        field.property.type = Property::Type::Choice;
        const QString now = field.property.value;
        if (std::ranges::none_of(choices, [&](const auto& pair) { return pair.first == now; }))
            choices.emplace_back(now, now);
        field.property.choices = std::move(choices);
        field.changed = [write](const FormSubject& subject, const QString& value) {
            Card card = std::any_cast<const Card&>(subject);
            write(card, value.toStdString());
            return FormSubject(std::move(card));
        };
        return field;
    }

    /// A list of words as so many choices, one below the other; "—" takes one out.
    template <typename Access>
    void addWordList(const char* name, std::initializer_list<const char*> labels, Access access,
                     const WordChoices& words, bool mayBeEmpty)
    {
        Card copy = this->subject();
        const std::vector<std::string> now = access(copy);
        for (std::size_t i = 0; i < labels.size() && i <= now.size(); ++i) {
            WordChoices choices = words;
            if (i > 0 || mayBeEmpty)
                choices.insert(choices.begin(), {QString(), QStringLiteral("—")});
            add(wordField(
                QStringLiteral("%1.%2").arg(QLatin1String(name), QString::number(i)),
                builderText(*(labels.begin() + i)),
                [&](const Card&) { return i < now.size() ? now[i] : std::string(); },
                [access, i](Card& card, const std::string& value) {
                    auto& list = access(card);
                    if (i >= list.size() && !value.empty())
                        list.push_back(value);
                    else if (i < list.size() && value.empty())
                        list.erase(list.begin() + std::ptrdiff_t(i));
                    else if (i < list.size())
                        list[i] = value;
                },
                std::move(choices)));
        }
    }

    template <typename Access> void addCategories(Access access, bool mayBeEmpty)
    {
        addWordList("categories",
                    {QT_TRANSLATE_NOOP("CardBuilder", "Category"),
                     QT_TRANSLATE_NOOP("CardBuilder", "Second category"),
                     QT_TRANSLATE_NOOP("CardBuilder", "Third category")},
                    access, categoryChoices(m_set), mayBeEmpty);
    }

    /// What is paid: with what, how much, and whether more may be paid.
    template <typename Access> void addCost(const char* name, const char* label, Access access)
    {
        Card copy = this->subject();
        const Cost& now = access(copy);
        const QString prefix = QString::fromLatin1(name);
        add(this->template choice<Resource>(
            prefix + QLatin1String(".resource"), builderText(label), now.resource, labelsOf<Resource>(),
            [access](Card& card, Resource resource) {
                Cost& cost = access(card);
                cost = resource == Resource::None
                           ? Cost{}
                           : Cost{resource, std::max(1, cost.value), cost.isVariable, {}};
            }));
        if (!now.isFree())
            addPaid(prefix, access);
    }

    /// How much is paid, where it is known with what.
    template <typename Access> void addPaid(const QString& prefix, Access access)
    {
        FormField value = this->number(prefix + QLatin1String(".value"),
                                       builderText(QT_TRANSLATE_NOOP("CardBuilder", "How much")),
                                       [access](Card& card) -> int& { return access(card).value; });
        value.property.most = 20;
        add(std::move(value));
        add(this->flag(prefix + QLatin1String(".variable"),
                       builderText(QT_TRANSLATE_NOOP("CardBuilder", "More may be paid (#)")),
                       [access](Card& card) -> bool& { return access(card).isVariable; }));
    }

    template <typename Access> void addTarget(const QString& prefix, Access access)
    {
        Card copy = this->subject();
        add(this->template choice<TargetKind>(prefix + QLatin1String("target.kind"),
                                              builderText(QT_TRANSLATE_NOOP("CardBuilder", "What is chosen")),
                                              access(copy).kind, labelsOf<TargetKind>(),
                                              [access](Card& card, TargetKind kind) {
                                                  access(card).kind = kind;
                                                  if (kind == TargetKind::None)
                                                      access(card).reach = Reach::Anywhere;
                                              }));
        if (access(copy).kind != TargetKind::None)
            add(this->template choiceOf<Reach>(
                prefix + QLatin1String("target.reach"),
                builderText(QT_TRANSLATE_NOOP("CardBuilder", "How far away")),
                [access](Card& card) -> Reach& { return access(card).reach; }, labelsOf<Reach>()));
    }

    template <typename Access> void addThreat(const char* name, Access access)
    {
        const QString prefix = QString::fromLatin1(name);
        add(this->template choiceOf<Stat>(
            prefix + QLatin1String(".stat"), builderText(QT_TRANSLATE_NOOP("CardBuilder", "Rolled with")),
            [access](Card& card) -> Stat& { return access(card).stat; }, labelsOf<Stat>()));
        FormField value = this->number(prefix + QLatin1String(".value"),
                                       builderText(QT_TRANSLATE_NOOP("CardBuilder", "Number of the Threat")),
                                       [access](Card& card) -> int& { return access(card).value; });
        value.property.least = 2;
        value.property.most = 15;
        add(std::move(value));
    }

    /// What an ability costs and chooses; its effects are edited as sentences.
    template <typename Access> void addAbility(const char* name, Access access, bool hasName)
    {
        const QString prefix = QString::fromLatin1(name) + u'.';
        if (hasName)
            this->addLocalized(prefix + QLatin1String("name"),
                               builderText(QT_TRANSLATE_NOOP("CardBuilder", "Name of the ability")),
                               [access](Card& card) -> auto& { return access(card).name; });
        addCost((prefix + QLatin1String("cost")).toLatin1().constData(),
                QT_TRANSLATE_NOOP("CardBuilder", "It is paid with"),
                [access](Card& card) -> Cost& { return access(card).cost; });
        add(this->flag(prefix + QLatin1String("oncePerTurn"),
                       builderText(QT_TRANSLATE_NOOP("CardBuilder", "Once per turn")),
                       [access](Card& card) -> auto& { return access(card).oncePerTurn; }));
        addTarget(prefix, [access](Card& card) -> Targeting& { return access(card).target; });
    }

    /// Scores in a row: number and attack type of each form.
    template <typename Access> std::vector<FormField> scoreCells(const QString& prefix, Access access)
    {
        std::vector<FormField> cells;
        for (const Form form : allForms) {
            const QString word = QString::number(int(form));
            FormField value =
                this->number(prefix + QLatin1String("value.") + word, labelOf(form),
                             [access, form](Card& card) -> int& { return access(card)[form].value; });
            value.property.most = 9;
            cells.push_back(std::move(value));
            cells.push_back(this->template choiceOf<AttackType>(
                prefix + QLatin1String("type.") + word,
                builderText(QT_TRANSLATE_NOOP("CardBuilder", "%1, attack")).arg(labelOf(form)),
                [access, form](Card& card) -> AttackType& { return access(card)[form].type; },
                labelsOf<AttackType>()));
        }
        return cells;
    }

    static QStringList scoreColumns()
    {
        QStringList columns;
        for (const Form form : allForms)
            columns << labelOf(form)
                    << builderText(QT_TRANSLATE_NOOP("CardBuilder", "%1, attack")).arg(labelOf(form));
        return columns;
    }

    /// The numbers of a monster: a table of one row, and its Life.
    template <typename Access> void addMonsterStats(Access access)
    {
        FormTable table;
        table.name = QStringLiteral("scores");
        table.title = builderText(QT_TRANSLATE_NOOP("CardBuilder", "Scores of the monster"));
        table.columns = scoreColumns();
        table.rows.push_back({builderText(QT_TRANSLATE_NOOP("CardBuilder", "Monster")),
                              scoreCells(QStringLiteral("scores."),
                                         [access](Card& card) -> Scores& { return access(card).scores; })});
        add(std::move(table));
        addNumber(
            "monster.life", QT_TRANSLATE_NOOP("CardBuilder", "Life of the monster"),
            [access](Card& card) -> int& { return access(card).life; }, 1, 12);
    }

    /// A monster that is printed on the card.
    template <typename Access> void addPrintedMonster(Access access)
    {
        this->addLocalized(QStringLiteral("monster.name"),
                           builderText(QT_TRANSLATE_NOOP("CardBuilder", "Name of the monster")),
                           [access](Card& card) -> auto& { return access(card).name; });
        addWordList(
            "monster.categories",
            {QT_TRANSLATE_NOOP("CardBuilder", "Category of the monster"),
             QT_TRANSLATE_NOOP("CardBuilder", "Second category")},
            [access](Card& card) -> std::vector<std::string>& { return access(card).categories; },
            categoryChoices(m_set), true);
        addMonsterStats([access](Card& card) -> MonsterStats& { return access(card).stats; });
    }

private:
    const CardSet& m_set;
};

} // namespace delve::dungeoneer
