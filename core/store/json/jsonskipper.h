// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtTypes>

#include <optional>
#include <vector>

namespace stemma {

/// The brackets open at a place, one bit each: true for an object. Nearly never deeper than one word.
class JsonBrackets
{
public:
    void push(bool isObject)
    {
        if (m_depth > 0 && m_depth % 64 == 0)
            m_deep.push_back(m_word);
        m_word = m_word << 1 | quint64(isObject);
        ++m_depth;
    }
    /// False: the closing bracket does not fit the last open one, or none is open.
    [[nodiscard]] bool pop(bool isObject)
    {
        if (m_depth == 0 || bool(m_word & 1) != isObject)
            return false;
        m_word >>= 1;
        --m_depth;
        if (m_depth > 0 && m_depth % 64 == 0) {
            m_word = m_deep.back();
            m_deep.pop_back();
        }
        return true;
    }
    [[nodiscard]] bool isEmpty() const { return m_depth == 0; }

private:
    quint64 m_word = 0;
    qint64 m_depth = 0;
    std::vector<quint64> m_deep; ///< full words below the top one
};

/// Passes one array or object whose text comes in blocks: follows its brackets and texts and looks at nothing else.
class JsonSkipper
{
public:
    enum class End : quint8 {
        Open, ///< not in this block
        Closed,
        Wrong, ///< a closing bracket does not fit the one that is open
    };

    /// The opening bracket was just passed.
    void begin(bool isObject)
    {
        *this = {};
        m_brackets.push(isObject);
    }
    /// Goes on at @p p, the byte of the document at @p offset. Closed: @p p is behind the container. Wrong: it is at
    /// the bracket.
    [[nodiscard]] End pass(const char*& p, const char* end, qint64 offset);

    [[nodiscard]] bool isInText() const { return m_inText; }
    [[nodiscard]] qint64 textOffset() const { return m_textOffset; } ///< of the text that is open

private:
    [[nodiscard]] std::optional<End> passBlock(const char*& p);
    [[nodiscard]] End passBytes(const char*& p, const char* end);
    [[nodiscard]] qint64 offsetOf(const char* at) const { return m_offset + (at - m_begin); }

    JsonBrackets m_brackets;
    bool m_inText = false;
    bool m_escaped = false;
    qint64 m_textOffset = 0;
    const char* m_begin = nullptr; ///< of what is being passed
    qint64 m_offset = 0; ///< its place in the document
};

} // namespace stemma
