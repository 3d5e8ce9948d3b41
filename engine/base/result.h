// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/message.h"

#include <cassert>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

namespace delve {

/// A value, or the error that kept it from being made. Has the member names of std::expected, which
/// may replace it once the compilers we support have it.
template <typename T> class [[nodiscard]] Result
{
public:
    Result(T value) : m_content(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : m_content(std::in_place_index<1>, std::move(error)) {}

    bool has_value() const { return m_content.index() == 0; }
    explicit operator bool() const { return has_value(); }

    const T& value() const& { return checkedValue(*this); }
    T& value() & { return checkedValue(*this); }
    T&& value() && { return std::move(checkedValue(*this)); }

    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    T&& operator*() && { return std::move(*this).value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

    const Error& error() const
    {
        assert(!has_value());
        return std::get<1>(m_content);
    }

    /// Goes on with the value; an error passes through untouched.
    template <typename F> auto and_then(F&& next) && -> std::invoke_result_t<F, T&&>
    {
        if (!has_value())
            return error();
        return std::forward<F>(next)(std::move(*this).value());
    }

private:
    template <typename Self> static auto& checkedValue(Self& self)
    {
        assert(self.has_value());
        return std::get<0>(self.m_content);
    }

    std::variant<T, Error> m_content;
};

/// Success without a value, or the error.
template <> class [[nodiscard]] Result<void>
{
public:
    Result() = default;
    Result(Error error) : m_error(std::move(error)) {}

    bool has_value() const { return !m_error; }
    explicit operator bool() const { return has_value(); }

    const Error& error() const
    {
        assert(m_error);
        return *m_error;
    }

private:
    std::optional<Error> m_error;
};

} // namespace delve
