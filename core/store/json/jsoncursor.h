// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/json/json.h"
#include "core/store/json/jsonkey.h"
#include "core/store/json/jsonstops.h"
#include "core/store/json/rawjson.h"

#include <algorithm>
#include <array>
#include <utility>

namespace stemma {

/// Walks one JSON text from its beginning to its end without building values. Every byte is held
/// against the grammar, the same as json::parse() reads (with NaN, lone surrogates, bytes that are no UTF-8,
/// numbers of any length). Where that fails, all later calls fail too.
class JsonCursor
{
public:
    enum class LineEnds : quint8 { AreBlanks, EndTheText };

    explicit JsonCursor(QByteArrayView text, LineEnds lineEnds = LineEnds::AreBlanks)
        : m_p(text.begin())
        , m_end(text.end())
        , m_lineEnds(lineEnds)
    {
        skipBlanks();
    }

    /// The first byte of the value that comes now; 0 behind the last one.
    [[nodiscard]] char peek() const { return m_p != m_end && !m_failed ? *m_p : '\0'; }
    /// Nothing but blanks follows (before the end of the line), and nothing was wrong before.
    [[nodiscard]] bool isAtEnd()
    {
        skipBlanks();
        return !m_failed && (m_p == m_end || (*m_p == '\n' && m_lineEnds == LineEnds::EndTheText));
    }
    [[nodiscard]] const char* position() const { return m_p; }
    [[nodiscard]] QByteArrayView rest() const { return {m_p, m_end}; }

    /// Passes the value that comes now.
    bool skip() { return readText() || readOther(); }
    /// The same, with its place.
    [[gnu::always_inline]] bool read(RawJson& value)
    {
        const char* const begin = m_p;
        const quint64 before = m_escapes;
        if (!skip())
            return false;
        value = {QByteArrayView(begin, m_p), m_escapes != before && *begin == '"'};
        return true;
    }

    /// The same for what is nearly always a small whole number; @p count is null where it is none.
    bool readInteger(std::optional<qint64>& count)
    {
        constexpr qptrdiff Safe = 18;
        qint64 number = 0;
        const char* p = m_p;
        while (p != m_end && *p >= '0' && *p <= '9' && p - m_p < Safe)
            number = number * 10 + (*p++ - '0');
        const bool isOver = p != m_end && (*p == ',' || *p == '}' || *p == ']');
        if (m_failed || p == m_p || !isOver || (*m_p == '0' && p - m_p > 1))
            return readOddInteger(count);
        m_p = p;
        count = number;
        return true;
    }

    /// Walks the members of the object that comes now. The sink gets the key as RawJson and has to pass its
    /// value by this cursor; false ends the walk.
    template<typename Sink> bool members(Sink&& sink)
    {
        return walk('{', '}', [&] {
            RawJson key;
            return peek() == '"' && read(key) && take(':') && sink(key);
        });
    }
    /// The same with the index of the key among @p Keys, or their number for another one. Quickest where the
    /// keys are listed in the order in which they stand. No two lists may have the same name, not even in unnamed
    /// namespaces of two files: GCC takes them for one.
    template<const auto& Keys, typename Sink> bool members(Sink&& sink)
    {
        size_t expected = 0;
        return walk('{', '}', [&] {
            const size_t key = readKey<Keys>(expected);
            if (key < Keys.size())
                expected = key + 1;
            return !m_failed && sink(key);
        });
    }
    /// The same with the place of each value; of a repeated key the last one.
    template<const auto& Keys> bool readMembers(std::array<RawJson, Keys.size()>& values)
    {
        return members<Keys>([&](size_t key) { return key < values.size() ? read(values[key]) : skip(); });
    }
    /// The same for the elements of an array.
    template<typename Sink> bool elements(Sink&& sink) { return walk('[', ']', std::forward<Sink>(sink)); }

private:
    bool fail()
    {
        m_failed = true;
        return false;
    }
    [[nodiscard]] bool isAt(char c) const { return m_p != m_end && *m_p == c; }
    [[gnu::always_inline]] void skipBlanks()
    {
        if (m_p == m_end || uchar(*m_p) > ' ')
            return;
        // One blank behind each colon and comma is what Python writes.
        if (*m_p == ' ' && m_end - m_p > 1 && uchar(m_p[1]) > ' ')
            ++m_p;
        else
            skipSomeBlanks();
    }
    void skipSomeBlanks();
    [[nodiscard, gnu::always_inline]] bool take(char c)
    {
        skipBlanks();
        if (!isAt(c))
            return false;
        ++m_p;
        skipBlanks();
        return true;
    }
    template<typename Sink> bool walk(char open, char close, Sink&& sink);
    bool endWalk(char close)
    {
        if (!isAt(close))
            return fail();
        ++m_p;
        --m_depth;
        return true;
    }
    /// @p expected: the key that stands here if they come in the order in which they are listed.
    template<const auto& Keys> size_t readKey(size_t expected);
    template<const auto& Keys> static size_t indexOf(QByteArrayView name);
    /// False without failing where no text comes.
    bool readText()
    {
        if (!isAt('"') || m_failed)
            return false;
#ifdef __SSE2__
        // Nearly all keys and many values are over within the first bytes, and need no call.
        const char* const begin = m_p + 1;
        if (m_end - begin >= 16) {
            const unsigned hits = jsonTextStops(begin);
            if (hits == 0)
                return readLongText(begin + 16);
            const char* const stop = begin + std::countr_zero(hits);
            if (*stop != '"')
                return readLongText(stop);
            m_p = stop + 1;
            return true;
        }
#endif
        return readLongText(m_p + 1);
    }
    bool readLongText(const char* p);
    bool readLongTextAvx2(const char* p);
    bool passTextBlock(const char*& p, quint64 stops, quint64 slashes);
    bool readTextEnd(const char* stop);
    [[nodiscard]] const char* passOtherEscape(const char* p) const;
    bool readOther();
    bool readOddInteger(std::optional<qint64>& count);
    bool readWord(QByteArrayView word);
    bool readNumber();

    const char* m_p;
    const char* m_end;
    int m_depth = 0;
    bool m_failed = false;
    LineEnds m_lineEnds;
    quint64 m_escapes = 0;
};

template<typename Sink> bool JsonCursor::walk(char open, char close, Sink&& sink)
{
    if (peek() != open || ++m_depth > json::MaxDepth)
        return fail();
    if (!take(open) || isAt(close))
        return endWalk(close);
    do {
        if (!sink())
            return fail();
    } while (take(','));
    return endWalk(close);
}

template<const auto& Keys> size_t JsonCursor::indexOf(QByteArrayView name)
{
    // Most keys that are not listed are known by their length alone.
    static constexpr quint64 Lengths = [] {
        quint64 lengths = 0;
        for (const JsonKey& key : Keys)
            lengths |= quint64(1) << key.nameSize();
        return lengths;
    }();
    if (name.size() >= qsizetype(JsonKey::MostBytes) || !(Lengths >> name.size() & 1))
        return Keys.size();
    return size_t(std::ranges::find(Keys, name, &JsonKey::name) - Keys.begin());
}

template<const auto& Keys> size_t JsonCursor::readKey(size_t expected)
{
    if (expected < Keys.size() && m_end - m_p >= qptrdiff(JsonKey::MostBytes) && Keys[expected].isAt(m_p)) {
        m_p += Keys[expected].size();
        skipBlanks();
        return expected;
    }
    RawJson key;
    if (peek() != '"' || !read(key) || !take(':')) {
        fail();
        return Keys.size();
    }
    return key.hasEscapes ? indexOf<Keys>(key.text().toUtf8()) : indexOf<Keys>(key.inner());
}

/// The values of these members of the object that @p text is; of a repeated key the last one. None: it is no whole
/// object.
template<const auto& Keys>
[[nodiscard]] std::optional<std::array<RawJson, Keys.size()>> readMembers(QByteArrayView text)
{
    std::array<RawJson, Keys.size()> values;
    JsonCursor cursor(text);
    return cursor.readMembers<Keys>(values) && cursor.isAtEnd() ? std::optional(values) : std::nullopt;
}

} // namespace stemma
