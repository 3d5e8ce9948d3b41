// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/object_reader.h"

#include <functional>
#include <optional>
#include <span>

namespace delve {

// parseJson() is in json_document.cpp.

/// A list that may be longer than memory should hold. Its elements are handed over one by one while the text
/// is read, and forgotten: the document has an empty list there. Streamed lists do not lie in one another.
struct JsonStream
{
    std::string_view pointer; ///< "/tally/visits"; the members on the way are objects
    /// An element, as long as this is called. An error ends the reading.
    std::function<std::optional<Error>(const JsonView& element)> take;
};

/// Reads a JSON text as parseJson() does, but for the lists that are streamed.
Result<JsonDocument> parseJson(std::string_view text, const JsonLimits& limits,
                               std::span<const JsonStream> streams);

/// Reads each element of a list by `readElement(element, log)` while the text is read.
template <typename ReadElement>
JsonStream streamOf(std::string_view pointer, std::size_t most, ReadElement readElement)
{
    return {pointer, [=, count = std::size_t(0)](const JsonView& element) mutable -> std::optional<Error> {
                ReadLog log;
                if (++count > most)
                    log.fail(element, {QT_TRANSLATE_NOOP("Engine", "expected a list of at most %1 entries"),
                                       {std::to_string(most)}});
                else
                    readElement(element, log);
                return log.ok() ? std::nullopt : std::optional(log.resultOf(true).error());
            }};
}

/// A list that was streamed has to be there, and to be a list.
inline void requireStreamed(ObjectReader& reader, std::string_view key)
{
    if (const auto value = reader.require(key))
        isListOf(*value, reader.log(), 0, 0);
}

} // namespace delve
