// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/builder/form.h"
#include "engine/base/object_reader.h"

#include <QCoreApplication>

#include <array>
#include <utility>

namespace delve {

/// A word of the forms in the language of the user.
inline QString formText(const char* text)
{
    return QCoreApplication::translate("PieceForm", text);
}

/// What the values of an enum are called.
template <typename Enum> using EnumLabels = std::vector<std::pair<Enum, QString>>;

/// The languages for which texts can be written: English, which every pack must have, and those of the
/// program.
inline constexpr std::array<std::pair<const char*, const char*>, 2> formLanguages{
    {{"en", QT_TRANSLATE_NOOP("PieceForm", "English")}, {"it", QT_TRANSLATE_NOOP("PieceForm", "Italian")}}};

/// Declares the fields of one kind of subject. `access` finds the value in a subject, for reading and for
/// changing alike, so that each field is declared once.
template <typename Subject> class FormBuilder
{
public:
    explicit FormBuilder(const Subject& subject) : m_subject(subject) {}

    /// Fields from here on belong to this section.
    void section(const QString& title) { m_section = title; }

    template <typename Access> FormField number(const QString& name, const QString& label, Access access)
    {
        FormField field = make(name, label, Property::Type::Number, QString::number(access(m_subject)));
        field.property.least = 0;
        field.property.most = 9999; // the reader knows better
        field.changed =
            changing([access](Subject& subject, const QString& value) { access(subject) = value.toInt(); });
        return field;
    }

    /// A number that is not kept as one: `change` is told what it shall be.
    template <typename Change>
    FormField numberWith(const QString& name, const QString& label, int now, Change change)
    {
        FormField field = make(name, label, Property::Type::Number, QString::number(now));
        field.property.least = 0;
        field.property.most = 9999;
        field.changed =
            changing([change](Subject& subject, const QString& value) { change(subject, value.toInt()); });
        return field;
    }

    template <typename Access> FormField flag(const QString& name, const QString& label, Access access)
    {
        FormField field = make(name, label, Property::Type::Flag, flagText(access(m_subject)));
        field.changed = changing(
            [access](Subject& subject, const QString& value) { access(subject) = value == u"true"; });
        return field;
    }

    /// A flag that is not kept as one: `change` is told what it shall be.
    template <typename Change>
    FormField flagWith(const QString& name, const QString& label, bool now, Change change)
    {
        FormField field = make(name, label, Property::Type::Flag, flagText(now));
        field.changed =
            changing([change](Subject& subject, const QString& value) { change(subject, value == u"true"); });
        return field;
    }

    template <typename Access> FormField text(const QString& name, const QString& label, Access access)
    {
        FormField field = make(name, label, Property::Type::Text, QString::fromStdString(access(m_subject)));
        field.property.most = int(maxTextLength);
        field.changed = changing([access](Subject& subject, const QString& value) {
            access(subject) = value.trimmed().toStdString();
        });
        return field;
    }

    /// Words of a list, separated by blanks.
    template <typename Access> FormField words(const QString& name, const QString& label, Access access)
    {
        QStringList list;
        for (const std::string& word : access(m_subject))
            list << QString::fromStdString(word);
        FormField field = make(name, label, Property::Type::Text, list.join(u' '));
        field.property.most = int(maxTextLength);
        field.changed = changing([access](Subject& subject, const QString& value) {
            access(subject).clear();
            for (const QString& word : value.split(u' ', Qt::SkipEmptyParts))
                access(subject).push_back(word.toStdString());
        });
        return field;
    }

    /// A text in one language; an empty one is taken away.
    template <typename Access>
    FormField localized(const QString& name, const QString& label, Access access, const char* language,
                        bool isLong = false)
    {
        const auto& texts = access(m_subject).byLanguage;
        const auto found = texts.find(language);
        FormField field = make(name + u'.' + QLatin1String(language), label,
                               isLong ? Property::Type::LongText : Property::Type::Text,
                               found == texts.end() ? QString() : QString::fromStdString(found->second));
        field.property.most = int(maxTextLength);
        field.changed = changing([access, language](Subject& subject, const QString& value) {
            auto& all = access(subject).byLanguage;
            if (value.trimmed().isEmpty())
                all.erase(language);
            else
                all.insert_or_assign(language, value.trimmed().toStdString());
        });
        return field;
    }

    /// One field for each language.
    template <typename Access>
    void addLocalized(const QString& name, const QString& label, Access access, bool isLong = false)
    {
        for (const auto& [language, languageName] : formLanguages)
            add(localized(
                name, formText(QT_TRANSLATE_NOOP("PieceForm", "%1 (%2)")).arg(label, formText(languageName)),
                access, language, isLong));
    }

    /// One value of an enum. `change` may do more than set it, where other values must follow.
    template <typename Enum, typename Change>
    FormField choice(const QString& name, const QString& label, Enum value, const EnumLabels<Enum>& labels,
                     Change change)
    {
        FormField field = make(name, label, Property::Type::Choice, QString::number(int(value)));
        for (const auto& [one, word] : labels)
            field.property.choices.emplace_back(QString::number(int(one)), word);
        field.changed = changing(
            [change](Subject& subject, const QString& text) { change(subject, Enum(text.toInt())); });
        return field;
    }

    /// One of several values that `access` finds in the subject and can write to.
    template <typename Enum, typename Access>
    FormField choiceOf(const QString& name, const QString& label, Access access,
                       const EnumLabels<Enum>& labels)
    {
        return choice<Enum>(name, label, access(m_subject), labels,
                            [access](Subject& subject, Enum value) { access(subject) = value; });
    }

    /// A value that only says something.
    FormField fact(const QString& name, const QString& label, const QString& value)
    {
        FormField field = make(name, label, Property::Type::Text, value);
        field.isUsed = false;
        return field;
    }

    /// A change of rows of a table.
    template <typename Change>
    std::function<FormSubject(const FormSubject&, int)> rowChange(Change change) const
    {
        return [change](const FormSubject& subject, int row) {
            Subject copy = std::any_cast<const Subject&>(subject);
            change(copy, row);
            return FormSubject(std::move(copy));
        };
    }

    void add(FormField field) { m_form.fields.push_back(std::move(field)); }
    void add(FormTable table) { m_form.tables.push_back(std::move(table)); }
    const Subject& subject() const { return m_subject; }
    Form take() { return std::move(m_form); }

private:
    static QString flagText(bool value) { return value ? QStringLiteral("true") : QStringLiteral("false"); }

    FormField make(const QString& name, const QString& label, Property::Type type, const QString& value) const
    {
        FormField field;
        field.property.name = name;
        field.property.label = label;
        field.property.section = m_section;
        field.property.type = type;
        field.property.value = value;
        return field;
    }

    template <typename Change>
    static std::function<FormSubject(const FormSubject&, const QString&)> changing(Change change)
    {
        return [change](const FormSubject& subject, const QString& value) {
            Subject copy = std::any_cast<const Subject&>(subject);
            change(copy, value);
            return FormSubject(std::move(copy));
        };
    }

    Subject m_subject; ///< read through the accessors only
    QString m_section;
    Form m_form;
};

} // namespace delve
