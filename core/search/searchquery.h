// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/search/textmatcher.h"

#include <QList>
#include <QMetaType>
#include <QStringList>

#include <expected>

namespace stemma {

/// What a query can ask of a text beside what stands in it.
enum class QueryField : quint8 { Role, Kind, Tool, Path, Model, Agent, Store, Project, Date, Error, Has, Tokens };

/// Where a query cannot be read, and why.
struct QueryError
{
    qsizetype at = 0; ///< the first UTF-16 unit of the place, within the query
    qsizetype length = 0; ///< 0: at the end
    QString text; ///< one sentence, translated

    bool operator==(const QueryError&) const = default;
};

/// One condition, or several that are joined. The values that a kind does not use are empty.
struct QueryNode
{
    enum class Kind : quint8 {
        Everything, ///< holds of every text: the empty query
        And, ///< of all children
        Or, ///< of one of the children or more
        Not, ///< not of the only child
        Words, ///< `text` stands in it, word by word, without regard to case and accents
        Exact, ///< `text` stands in it to the letter
        Regex, ///< the regular expression `text` fits a place in it
        Field, ///< `field` of it is as `text` says
    };
    Kind kind = Kind::Everything;
    QString text;
    bool isPrefix = false; ///< Words: the last word only begins so
    bool ignoresCase = false; ///< Regex
    QueryField field = QueryField::Role;
    QList<QueryNode> children;

    bool operator==(const QueryNode&) const = default;
};

/// What is searched for over sessions: conditions on one text of a message (see MessageText), or on the title of a
/// session. A value.
///
///     deploy rollback              both words                 "exit code 1"        words one behind the other
///     config*                      words that begin so        a OR (b NOT c)       joined; AND may be left out
///     ="==> done"                  to the letter              /time(d )?out/i      a regular expression
///     role:user kind:output tool:bash path:src/main.cpp model:opus agent:build store:codex project:stemma
///     date:2026-03 date:>2026-03-01 date:2026-03-01..2026-03-15 date:7d      error:yes has:thinking tokens>1000
///     -role:user                 not so, as NOT role:user
///
/// Words are what FTS5's unicode61 takes for words, so `src/main.cpp` is three of them one behind the other. Those of
/// scripts without gaps between words are found anywhere in a text.
class SearchQuery
{
public:
    static constexpr qsizetype LongestText = 4096; ///< UTF-16 units
    static constexpr int MostTerms = 100;
    static constexpr int DeepestNesting = 50;

    SearchQuery() = default; ///< of every text
    explicit SearchQuery(QueryNode root);

    [[nodiscard]] static std::expected<SearchQuery, QueryError> parse(const QString& text);
    /// The query of one regular expression, or of one text to the letter; fails where that cannot be.
    [[nodiscard]] static Result<SearchQuery> ofRegex(const QString& pattern, bool ignoresCase);
    [[nodiscard]] static SearchQuery ofExact(const QString& text);

    [[nodiscard]] const QueryNode& root() const { return m_root; }
    [[nodiscard]] bool isEverything() const { return m_root.kind == QueryNode::Kind::Everything; }
    /// Both conditions.
    [[nodiscard]] SearchQuery operator&(const SearchQuery& other) const;
    /// With a condition on a field added, as a click on a facet does.
    [[nodiscard]] SearchQuery with(QueryField field, const QString& value) const;

    /// Spelled so that parse() gives this query again.
    [[nodiscard]] QString toString() const;
    /// What to mark in the texts of a hit; conditions under NOT are left out.
    [[nodiscard]] QList<TextPattern> patterns() const;

    bool operator==(const SearchQuery&) const = default;

private:
    QueryNode m_root;
};

/// Values of fields that are known, for completion.
struct QueryNames
{
    QStringList tools;
    QStringList models;
    QStringList agents;
    QStringList stores;
    QStringList projects;
};

/// What can stand at a cursor within the text of a query.
struct QueryCompletion
{
    qsizetype start = 0; ///< what is replaced
    qsizetype length = 0;
    QStringList texts; ///< each as it would stand there, the likeliest first; empty: nothing to offer

    bool operator==(const QueryCompletion&) const = default;
};
[[nodiscard]] QueryCompletion completeQuery(const QString& text, qsizetype cursor, const QueryNames& names = {});

/// `role`, `tokens`…, as they are typed.
[[nodiscard]] QLatin1StringView nameOf(QueryField field);

} // namespace stemma

Q_DECLARE_METATYPE(stemma::SearchQuery)
