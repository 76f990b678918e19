// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/search/indexdatabase.h"
#include "core/search/querymatcher.h"

#include <limits>

namespace stemma {

/// A query as statements over an index: an expression for the full-text search where the query has one, and conditions
/// on the rows of the table `text`, named t.
class IndexQuery
{
public:
    /// The sessions that are looked at, by their numbers in the index.
    using Sessions = QHash<qint64, const SessionInfo*>;

    IndexQuery(const QueryMatcher& matcher, const Sessions& sessions, const QHash<QString, qint64>& names,
        IndexDatabase& index);

    /// Only texts from this time on.
    void setSince(qint64 ms);
    /// Only texts with these ids, both with them. Newer texts have larger ones.
    void setIds(qint64 first, qint64 last);
    /// Only texts of the sessions of the constructor; else these were all that the index has.
    void limitToSessions();

    /// SELECT @p columns of t, and @p ending behind it. Bound, ready to be stepped.
    [[nodiscard]] Result<std::shared_ptr<OwnStatement>> statement(
        const QByteArray& columns, const QByteArray& ending) const;
    [[nodiscard]] bool hasMatch() const { return !m_match.isEmpty(); }
    /// Before the first row it looks up all texts that have some words: those that are to be excluded, or one side of
    /// an OR. They are as many as there are ids, see setIds().
    [[nodiscard]] bool looksUpWords() const { return !m_values.isEmpty(); }
    /// Newest first.
    [[nodiscard]] QByteArray newestFirst() const
    {
        return hasMatch() ? "ORDER BY ft.rowid DESC" : "ORDER BY t.id DESC";
    }

private:
    void addTop(const QueryCondition& condition, QByteArrayList& wanted);
    [[nodiscard]] QByteArray matchOf(const QueryCondition& condition) const;
    [[nodiscard]] QByteArray matchOfWords(const QueryCondition& condition) const;
    QByteArray sqlOf(const QueryCondition& condition);
    QByteArray fieldSql(const QueryCondition& condition);
    QByteArray nameSql(QByteArrayView column, const QueryCondition& condition) const;
    template<typename Fits> QByteArray sessionSql(const Fits& fits) const;
    QByteArray wordsSql(const QueryCondition& condition);

    const QueryMatcher& m_matcher;
    const Sessions& m_sessions;
    const QHash<QString, qint64>& m_names;
    IndexDatabase& m_index;
    QByteArray m_match;
    QByteArrayList m_where;
    QByteArrayList m_values; ///< of the parameters in m_where
    qint64 m_sinceId = 0;
    qint64 m_firstId = 0;
    qint64 m_lastId = std::numeric_limits<qint64>::max();
};

} // namespace stemma
