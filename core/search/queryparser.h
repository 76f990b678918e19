// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/search/searchquery.h"

#include <optional>

namespace stemma {

/// Reads one query from left to right. Used once.
class QueryParser
{
public:
    explicit QueryParser(QStringView text)
        : m_text(text)
    {
    }
    [[nodiscard]] std::expected<QueryNode, QueryError> parse();

private:
    using Parsed = std::expected<QueryNode, QueryError>;

    [[nodiscard]] std::optional<QueryError> unusable() const;
    Parsed parseOr(int depth);
    Parsed parseAnd(int depth);
    Parsed parseNot(int depth);
    Parsed parseGroup(int depth);
    Parsed parseTerm();
    Parsed parseQuotedWords();
    Parsed parseExact();
    /// No value: it is a path and no regular expression.
    std::optional<Parsed> parseRegex();
    Parsed parseWord();
    /// No value: the word is of no field.
    std::optional<Parsed> parseField();
    Parsed parseValue(QueryField field, qsizetype start);
    Parsed words(const QString& text, bool isPrefix, qsizetype start) const;
    std::expected<QString, QueryError> parseQuoted();

    [[nodiscard]] bool isAtEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] bool isAt(QChar character) const { return !isAtEnd() && m_text[m_at] == character; }
    void skipSpace();
    [[nodiscard]] QStringView wordHere() const; ///< up to a separator
    bool takeWord(QLatin1StringView word);
    bool takeMinus(); ///< before a field
    [[nodiscard]] std::unexpected<QueryError> failAt(qsizetype at, qsizetype length, const QString& text) const;

    QStringView m_text;
    qsizetype m_at = 0;
    int m_terms = 0;
};

} // namespace stemma
