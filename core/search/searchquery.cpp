// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/searchquery.h"

#include "core/search/queryparser.h"
#include "core/search/queryspelling.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using NodeKind = QueryNode::Kind;

/// The same condition in the one form that equal ones have.
QueryNode canonical(QueryNode node)
{
    if (node.kind != NodeKind::And && node.kind != NodeKind::Or) {
        for (QueryNode& child : node.children)
            child = canonical(std::move(child));
        return node;
    }
    QList<QueryNode> flat;
    for (QueryNode& child : node.children) {
        QueryNode made = canonical(std::move(child));
        if (made.kind == node.kind)
            flat += std::move(made.children);
        else if (made.kind != NodeKind::Everything)
            flat += std::move(made);
        else if (node.kind == NodeKind::Or)
            return {};
    }
    if (flat.size() == 1)
        return flat.takeFirst();
    if (flat.isEmpty())
        return {};
    node.children = std::move(flat);
    return node;
}

void addPatterns(const QueryNode& node, QList<TextPattern>& patterns)
{
    switch (node.kind) {
    case NodeKind::And:
    case NodeKind::Or:
        for (const QueryNode& child : node.children)
            addPatterns(child, patterns);
        break;
    case NodeKind::Words:
        patterns += queryspelling::patternOfWords(node.text, node.isPrefix);
        break;
    case NodeKind::Exact:
        patterns += TextPattern {.text = node.text, .caseSensitive = true};
        break;
    case NodeKind::Regex:
        patterns += TextPattern {.text = node.text, .caseSensitive = !node.ignoresCase, .isRegex = true};
        break;
    case NodeKind::Field:
        if (node.field == QueryField::Path)
            patterns += queryspelling::patternOfWords(node.text, false);
        break;
    case NodeKind::Everything:
    case NodeKind::Not:
        break;
    }
}

} // namespace

SearchQuery::SearchQuery(QueryNode root)
    : m_root(canonical(std::move(root)))
{
}

std::expected<SearchQuery, QueryError> SearchQuery::parse(const QString& text)
{
    QueryParser parser(text);
    return parser.parse().transform([](QueryNode root) { return SearchQuery(std::move(root)); });
}

Result<SearchQuery> SearchQuery::ofRegex(const QString& pattern, bool ignoresCase)
{
    const auto usable = TextMatcher::make({.text = pattern, .caseSensitive = !ignoresCase, .isRegex = true});
    if (!usable)
        return std::unexpected(usable.error());
    return SearchQuery(
        {.kind = NodeKind::Regex, .text = queryspelling::withPlainSlashes(pattern), .ignoresCase = ignoresCase});
}

SearchQuery SearchQuery::ofExact(const QString& text)
{
    return text.isEmpty() ? SearchQuery() : SearchQuery({.kind = NodeKind::Exact, .text = text});
}

SearchQuery SearchQuery::operator&(const SearchQuery& other) const
{
    return SearchQuery({.kind = NodeKind::And, .children = {m_root, other.m_root}});
}

SearchQuery SearchQuery::with(QueryField field, const QString& value) const
{
    return *this & SearchQuery({.kind = NodeKind::Field, .text = value, .field = field});
}

QString SearchQuery::toString() const
{
    return queryspelling::spelled(m_root);
}

QList<TextPattern> SearchQuery::patterns() const
{
    QList<TextPattern> patterns;
    addPatterns(m_root, patterns);
    return patterns;
}

} // namespace stemma
