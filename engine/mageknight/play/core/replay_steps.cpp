// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/replay_steps.h"

#include <charconv>

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace delve::mageknight::play {

namespace {

constexpr int mostDicePerStep = 1000;

/// Never 0, which stands for nothing.
std::uint64_t hashOfText(std::string_view text)
{
    return XXH3_64bits(text.data(), text.size()) | 1;
}

} // namespace

RawStep readRawStep(const JsonView& json, ReadLog& log)
{
    RawStep step;
    ObjectReader reader(json, log);
    step.action = reader.require("do");
    step.dice = reader.list("dice", 0, mostDicePerStep, [](const JsonView& face, ReadLog& list) {
        return readInteger(face, list, 1, 6);
    });
    if (const auto hash = reader.require("hash"))
        step.hash = readHex(*hash, log);
    step.events = reader.find("events");
    reader.refuseUnknown();
    return step;
}

std::uint64_t readHex(const JsonView& json, ReadLog& log)
{
    const std::string digits = readString(json, log, 16, 16);
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number, 16);
    if (log.ok() && (error != std::errc() || end != digits.data() + digits.size()))
        log.fail(json, {QT_TRANSLATE_NOOP("Engine", "expected 16 hexadecimal digits"), {}});
    return number;
}

std::uint64_t hashOfJson(const JsonView& value)
{
    constexpr std::uint64_t factor = 0x9e3779b97f4a7c15u;
    std::uint64_t hash = std::uint64_t(value.type()) + 1;
    if (value.type() == JsonType::Array) {
        JsonView element = value.first();
        for (std::size_t i = 0; i < value.size(); ++i, element = element.next())
            hash = hash * factor + hashOfJson(element);
    } else if (value.type() == JsonType::Object) {
        JsonView key = value.first();
        for (std::size_t i = 0; i < value.size(); ++i, key = key.next().next())
            hash += (hashOfText(key.string()) * factor) ^ hashOfJson(key.next());
    } else {
        const bool isText = value.type() == JsonType::String;
        hash += isText ? hashOfText(value.string()) : hashOfText(value.summary());
    }
    return hash | 1;
}

} // namespace delve::mageknight::play
