// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/indexquery.h"

#include <algorithm>
#include <span>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using NodeKind = QueryNode::Kind;

/// Stands for the ids that are looked at, where words are looked up. No text of a user stands in a condition.
constexpr QByteArrayView IdsMark("@ids");

/// Of one beginning, that are asked for each by itself.
constexpr size_t MostWords = 128;

QByteArray quoted(QByteArray words)
{
    return '"' + words.replace('"', "\"\"") + '"';
}

QByteArray numberList(const std::vector<qint64>& numbers)
{
    QByteArray list;
    for (const qint64 number : numbers)
        list += (list.isEmpty() ? "" : ",") + QByteArray::number(number);
    return '(' + list + ')';
}

QByteArray rangeSql(QByteArrayView column, const NumberRange& range)
{
    return '(' + column.toByteArray() + " BETWEEN " + QByteArray::number(range.first) + " AND "
        + QByteArray::number(range.last) + ')';
}

bool isOfWords(const QueryCondition& condition);

bool excludesWords(const QueryCondition& condition)
{
    return condition.node.kind == NodeKind::Not && isOfWords(condition.children.front());
}

/// Can be said by an expression of the full-text search alone. There NOT stands between two sides: words can be
/// excluded from others, and not by themselves.
bool isOfWords(const QueryCondition& condition)
{
    switch (condition.node.kind) {
    case NodeKind::And:
        return std::ranges::any_of(condition.children, isOfWords)
            && std::ranges::all_of(
                condition.children, [](const auto& child) { return isOfWords(child) || excludesWords(child); });
    case NodeKind::Or:
        return std::ranges::all_of(condition.children, isOfWords);
    default:
        return condition.node.kind == NodeKind::Words && !condition.words.empty();
    }
}

/// All of @p wanted, and none of @p excluded.
QByteArray allOf(const QByteArrayList& wanted, const QByteArrayList& excluded)
{
    const QByteArray all = wanted.join(" AND ");
    return excluded.isEmpty() ? all : '(' + all + ") NOT (" + excluded.join(" OR ") + ')';
}

QByteArray pathKindsSql()
{
    std::vector<qint64> kinds;
    for (int kind = 0; kind < 16; ++kind) {
        if (QueryMatcher::PathKinds.testFlag(IndexDatabase::kindAt(kind)))
            kinds.push_back(kind);
    }
    return IndexDatabase::KindSql + " IN "_ba + numberList(kinds);
}

} // namespace

IndexQuery::IndexQuery(
    const QueryMatcher& matcher, const Sessions& sessions, const QHash<QString, qint64>& names, IndexDatabase& index)
    : m_matcher(matcher)
    , m_sessions(sessions)
    , m_names(names)
    , m_index(index)
{
    const QueryCondition& root = matcher.root();
    const bool isJoined = root.node.kind == NodeKind::And;
    const std::span<const QueryCondition> conditions
        = isJoined ? std::span(root.children) : std::span<const QueryCondition>(&root, 1);
    QByteArrayList wanted;
    std::vector<const QueryCondition*> without;
    for (const QueryCondition& condition : conditions) {
        if (excludesWords(condition))
            without.push_back(&condition);
        else
            addTop(condition, wanted);
    }
    // The walk from the newest text on looks there whether a text has the excluded words; by itself a condition looks
    // up all texts that have them.
    QByteArrayList excluded;
    for (const QueryCondition* condition : without) {
        if (wanted.isEmpty())
            m_where += sqlOf(*condition);
        else
            excluded += matchOf(condition->children.front());
    }
    m_match = allOf(wanted, excluded);
}

void IndexQuery::setSince(qint64 ms)
{
    m_sinceId = qMax<qint64>(0, ms) / 1000 * IndexDatabase::IdsPerSecond;
    m_where += rangeSql(IndexDatabase::MsSql, {.first = ms});
}

void IndexQuery::setIds(qint64 first, qint64 last)
{
    m_firstId = first;
    m_lastId = last;
}

void IndexQuery::limitToSessions()
{
    m_where += sessionSql([](const SessionInfo&) { return true; });
}

/// One of the conditions that must all hold; @p wanted: expressions of the full-text search.
void IndexQuery::addTop(const QueryCondition& condition, QByteArrayList& wanted)
{
    if (isOfWords(condition)) {
        wanted += matchOf(condition);
    } else if (condition.node.kind == NodeKind::Field && condition.node.field == QueryField::Path
        && !condition.words.empty()) {
        wanted += matchOf(condition);
        m_where += pathKindsSql();
    } else {
        m_where += sqlOf(condition);
    }
}

QByteArray IndexQuery::matchOf(const QueryCondition& condition) const
{
    if (condition.asksForWords())
        return matchOfWords(condition);
    QByteArrayList pieces;
    QByteArrayList excluded;
    for (const QueryCondition& child : condition.children) {
        if (excludesWords(child))
            excluded += matchOf(child.children.front());
        else
            pieces += matchOf(child);
    }
    return '(' + (condition.node.kind == NodeKind::And ? allOf(pieces, excluded) : pieces.join(" OR ")) + ')';
}

QByteArray IndexQuery::matchOfWords(const QueryCondition& condition) const
{
    QByteArray phrase = quoted(condition.node.text.toUtf8());
    if (!condition.node.isPrefix)
        return phrase;
    const auto words
        = condition.words.size() == 1 ? m_index.wordsFrom(condition.words.front(), MostWords) : std::nullopt;
    if (!words || words->empty())
        return phrase + " *";
    QByteArrayList pieces;
    for (const QByteArray& word : *words)
        pieces += quoted(word);
    return '(' + pieces.join(" OR ") + ')';
}

QByteArray IndexQuery::wordsSql(const QueryCondition& condition)
{
    if (condition.words.empty())
        return "0";
    m_values += matchOf(condition);
    return "t.id IN (SELECT rowid FROM ft WHERE ft MATCH ?" + IdsMark + ')';
}

QByteArray IndexQuery::sqlOf(const QueryCondition& condition)
{
    switch (condition.node.kind) {
    case NodeKind::Everything:
        return "1";
    case NodeKind::And:
    case NodeKind::Or: {
        QByteArrayList pieces;
        for (const QueryCondition& child : condition.children)
            pieces += sqlOf(child);
        return '(' + pieces.join(condition.node.kind == NodeKind::And ? " AND " : " OR ") + ')';
    }
    case NodeKind::Not:
        return "NOT (" + sqlOf(condition.children.front()) + ')';
    case NodeKind::Words:
        return wordsSql(condition);
    case NodeKind::Field:
        return fieldSql(condition);
    case NodeKind::Exact:
    case NodeKind::Regex:
        break; // never asked of an index
    }
    return "0";
}

template<typename Fits> QByteArray IndexQuery::sessionSql(const Fits& fits) const
{
    std::vector<qint64> numbers;
    for (const auto& [number, info] : m_sessions.asKeyValueRange()) {
        if (fits(*info))
            numbers.push_back(number);
    }
    return "t.session IN " + numberList(numbers);
}

QByteArray IndexQuery::nameSql(QByteArrayView column, const QueryCondition& condition) const
{
    std::vector<qint64> numbers;
    if (QueryMatcher::fits(condition, {}))
        numbers.push_back(0);
    for (const auto& [name, number] : m_names.asKeyValueRange()) {
        if (QueryMatcher::fits(condition, name))
            numbers.push_back(number);
    }
    return column + " IN "_ba + numberList(numbers);
}

QByteArray IndexQuery::fieldSql(const QueryCondition& condition)
{
    const auto ofSession = [&](QString SessionInfo::* value) {
        return sessionSql([&](const SessionInfo& info) { return QueryMatcher::fits(condition, info.*value); });
    };
    switch (condition.node.field) {
    case QueryField::Role:
        return IndexDatabase::RoleSql + " = "_ba + QByteArray::number(condition.bits);
    case QueryField::Kind:
        return IndexDatabase::KindSql + " = "_ba
            + QByteArray::number(IndexDatabase::kindIndex(TextKind(condition.bits)));
    case QueryField::Tool:
        return nameSql("t.tool", condition);
    case QueryField::Path:
        return '(' + pathKindsSql() + " AND " + wordsSql(condition) + ')';
    case QueryField::Model:
        return '(' + nameSql("t.model", condition) + " OR (t.model = 0 AND " + ofSession(&SessionInfo::model) + "))";
    case QueryField::Agent:
        return '(' + nameSql("t.agent", condition) + " OR (t.agent = 0 AND " + ofSession(&SessionInfo::agent) + "))";
    case QueryField::Store:
        return m_matcher.storeFits(condition) ? "1" : "0";
    case QueryField::Project:
        return ofSession(&SessionInfo::directory);
    case QueryField::Date:
        return '(' + IndexDatabase::MsSql + " > 0 AND "_ba + rangeSql(IndexDatabase::MsSql, condition.range) + ')';
    case QueryField::Error:
        return IndexDatabase::ErrorSql
            + (condition.node.text.compare("yes"_L1, Qt::CaseInsensitive) == 0 ? " = 1"_ba : " = 0"_ba);
    case QueryField::Has:
        return '(' + IndexDatabase::HasSql + " & "_ba + QByteArray::number(condition.bits)
            + ") = " + QByteArray::number(condition.bits);
    case QueryField::Tokens:
        return "(t.tokens >= 0 AND " + rangeSql("t.tokens", condition.range) + ')';
    }
    return "0";
}

Result<std::shared_ptr<OwnStatement>> IndexQuery::statement(const QByteArray& columns, const QByteArray& ending) const
{
    const qint64 first = qMax(m_sinceId, m_firstId);
    const bool isWhole = first == 0 && m_lastId == std::numeric_limits<qint64>::max();
    const QByteArray ids = " BETWEEN " + QByteArray::number(first) + " AND " + QByteArray::number(m_lastId);
    QByteArrayList where = m_where;
    QByteArrayList values = m_values;
    if (hasMatch()) {
        where.prepend("ft MATCH ? AND ft.rowid" + ids);
        values.prepend(m_match);
    } else {
        where.prepend("t.id" + ids);
    }
    QByteArray conditions = where.join(" AND ");
    conditions.replace(IdsMark, isWhole ? QByteArray() : " AND rowid" + ids);
    const QByteArray from = hasMatch() ? "ft CROSS JOIN text t ON t.id = ft.rowid"_ba : "text t"_ba;
    const auto made
        = m_index.sqlite().statement("SELECT " + columns + " FROM " + from + " WHERE " + conditions + ' ' + ending);
    if (made) {
        for (qsizetype i = 0; i < values.size(); ++i)
            (*made)->bind(int(i), values[i]);
    }
    return made;
}

} // namespace stemma
