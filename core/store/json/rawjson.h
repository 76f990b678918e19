// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QString>

#include <cstring>
#include <optional>
#include <span>

namespace stemma {

/// The same as ==, with the length known to the compiler.
template<size_t Size> [[nodiscard]] inline bool isWord(QByteArrayView text, const char (&word)[Size])
{
    return text.size() == qsizetype(Size - 1) && std::memcmp(text.data(), word, Size - 1) == 0;
}

/// A value as it is spelled.
struct RawJson
{
    QByteArrayView bytes; ///< a text with its quotes; null: there is no such value
    bool hasEscapes = false; ///< of a text

    [[nodiscard]] bool exists() const { return !bytes.isNull(); }
    [[nodiscard]] char first() const { return bytes.isEmpty() ? '\0' : bytes[0]; }
    [[nodiscard]] bool isText() const { return first() == '"'; }
    [[nodiscard]] bool isObject() const { return first() == '{'; }
    [[nodiscard]] bool isArray() const { return first() == '['; }
    [[nodiscard]] bool isNull() const { return first() == 'n'; }
    [[nodiscard]] bool isBool() const { return first() == 't' || first() == 'f'; }
    [[nodiscard]] bool isTrue() const { return first() == 't'; }
    /// Of a text: what stands between its quotes.
    [[nodiscard]] QByteArrayView inner() const { return bytes.sliced(1, bytes.size() - 2); }
    /// Of a text: what it means; else an empty one.
    [[nodiscard]] QString text() const;
    [[nodiscard]] std::optional<qint64> integer() const; ///< only of what is spelled as one and fits
    /// Whether it is the text @p meant, which needs no escapes.
    template<size_t Size> [[nodiscard]] bool is(const char (&meant)[Size]) const
    {
        return isText() && (hasEscapes ? isWord(text().toUtf8(), meant) : isWord(inner(), meant));
    }
    [[nodiscard]] bool startsWith(QByteArrayView meant) const;
};

/// As if none of them was read. Quicker than to assign a fresh array, which takes as long as reading a small value.
inline void forget(std::span<RawJson> values)
{
    for (RawJson& value : values)
        value.bytes = {};
}

} // namespace stemma
