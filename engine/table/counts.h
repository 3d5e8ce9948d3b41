// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/json_text.h"
#include "engine/base/object_reader.h"
#include "engine/table/described.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <vector>

namespace delve::table {

// What is counted over many games, in structs that name their members (described.h): counts, histograms, and
// lists of such structs. Whole numbers only, so that parts added in any order are equal to the last bit.

using Count = std::uint64_t;
/// Games by some number of theirs; as long as the highest that came up.
using Histogram = std::vector<Count>;

inline void countIn(Histogram& histogram, int number)
{
    histogram.resize(std::max(histogram.size(), std::size_t(number) + 1));
    ++histogram[std::size_t(number)];
}

template <typename T> void addCounts(T& sum, const T& more);

inline void addCounts(Count& sum, Count more)
{
    sum += more;
}

inline void addCounts(std::vector<Count>& sum, const std::vector<Count>& more)
{
    sum.resize(std::max(sum.size(), more.size())); // a histogram may not have come so far yet
    for (std::size_t i = 0; i < more.size(); ++i)
        sum[i] += more[i];
}

template <typename T> void addCounts(std::vector<T>& sum, const std::vector<T>& more)
{
    assert(sum.size() == more.size());
    for (std::size_t i = 0; i < sum.size(); ++i)
        addCounts(sum[i], more[i]);
}

/// Adds all that the struct names.
template <typename T> void addCounts(T& sum, const T& more)
{
    forEachField(sum, [&](const auto& field, auto& value) { addCounts(value, more.*(field.member)); });
}

/// Mixes all numbers that the struct names into a hash, in their order, and how many there are in each list.
void mixCounts(std::uint64_t& hash, Count count);

template <typename T>
    requires requires { T::fields(); }
void mixCounts(std::uint64_t& hash, const T& counted);

template <typename T> void mixCounts(std::uint64_t& hash, const std::vector<T>& list)
{
    mixCounts(hash, Count(list.size()));
    for (const T& one : list)
        mixCounts(hash, one);
}

template <typename T>
    requires requires { T::fields(); }
void mixCounts(std::uint64_t& hash, const T& counted)
{
    forEachField(counted, [&](const auto&, const auto& value) { mixCounts(hash, value); });
}

// As JSON

inline constexpr std::int64_t mostCount = std::int64_t(1) << 53; // what other programs can read exactly
inline constexpr std::size_t mostCounts = 200'001; ///< a histogram of choices has no more (mostChoices)

void appendCount(std::string& out, Count count);
Count readCount(const JsonView& value, ReadLog& log);
Count readCount(ObjectReader& in, std::string_view key);

/// [a, b, c] on one line.
template <typename List, typename AppendOne>
void appendInline(std::string& out, const List& list, AppendOne&& appendOne)
{
    out += '[';
    for (bool isFirst = true; const auto& one : list) {
        if (!isFirst)
            out += ", ";
        isFirst = false;
        appendOne(out, one);
    }
    out += ']';
}

/// The members of an object that is open already.
template <typename T> void appendCounts(JsonObjectText& text, const T& counted)
{
    forEachField(counted, [&]<typename Value>(const auto& field, const Value& value) {
        if constexpr (std::is_same_v<Value, Count>)
            appendCount(text.key(field.name), value);
        else if constexpr (std::is_same_v<Value, std::vector<Count>>)
            appendInline(text.key(field.name), value, appendCount);
        else
            text.list(field.name, value, [](std::string& out, const typename Value::value_type& one) {
                JsonObjectText part(out);
                appendCounts(part, one);
                part.close();
            });
    });
}

/// A struct names what files of before do not have in `isYoung`: it counts nothing there.
template <typename T> constexpr bool isYoung(std::string_view name)
{
    if constexpr (requires { T::isYoung(name); })
        return T::isYoung(name);
    else
        return false;
}

/// Reads them back. A struct of which there are lists says in `fewest` and `most` how many there may be.
template <typename T> void readCounts(ObjectReader& in, T& counted)
{
    forEachField(counted, [&]<typename Value>(const auto& field, Value& value) {
        if (isYoung<T>(field.name) && !in.find(field.name))
            return;
        if constexpr (std::is_same_v<Value, Count>) {
            value = readCount(in, field.name);
        } else if constexpr (std::is_same_v<Value, std::vector<Count>>) {
            value = in.list(field.name, 0, mostCounts,
                            [](const JsonView& one, ReadLog& log) { return readCount(one, log); });
        } else {
            using Part = typename Value::value_type;
            value = in.list(field.name, Part::fewest, Part::most, [](const JsonView& one, ReadLog& log) {
                ObjectReader reader(one, log);
                Part part;
                readCounts(reader, part);
                reader.refuseUnknown();
                return part;
            });
        }
    });
}

} // namespace delve::table
