// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/queryfields.h"
#include "core/search/queryspelling.h"
#include "core/search/searchquery.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qsizetype MostCompletions = 50;

QStringList knownValues(QueryField field, const QueryNames& names)
{
    switch (field) {
    case QueryField::Tool:
        return names.tools;
    case QueryField::Model:
        return names.models;
    case QueryField::Agent:
        return names.agents;
    case QueryField::Store:
        return names.stores;
    case QueryField::Project:
        return names.projects;
    case QueryField::Date:
        return {u"today"_s, u"yesterday"_s, u"7d"_s, u"30d"_s};
    case QueryField::Tokens:
        return {u">1000"_s, u">10k"_s};
    default:
        return queryfields::values(field);
    }
}

/// Where the quoted text begins that the end of @p text is in; -1: it is in none.
qsizetype openQuote(QStringView text)
{
    qsizetype open = -1;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'"')
            open = open < 0 ? i : -1;
    }
    return open;
}

QString asValue(const QString& value)
{
    return std::ranges::any_of(value, queryspelling::endsWord)
        ? u'"' + QString(value).replace(u"\""_s, u"\"\""_s) + u'"'
        : value;
}

} // namespace

QueryCompletion completeQuery(const QString& text, qsizetype cursor, const QueryNames& names)
{
    cursor = qBound<qsizetype>(0, cursor, text.size());
    const QStringView before = QStringView(text).first(cursor);
    qsizetype start = openQuote(before);
    const bool isInQuotes = start >= 0;
    start = isInQuotes ? start : cursor;
    while (start > 0 && !queryspelling::endsWord(before[start - 1]))
        --start;
    if (start < cursor && before[start] == u'-') // “-role:user” is “NOT role:user”
        ++start;
    qsizetype end = cursor;
    while (end < text.size() && !queryspelling::endsWord(text[end]))
        ++end;
    if (isInQuotes && end < text.size() && text[end] == u'"')
        ++end;
    QueryCompletion completion {start, end - start, {}};
    const QStringView typed = before.sliced(start);
    const qsizetype colon = typed.indexOf(u':');
    const auto field = colon > 0 ? queryfields::fieldOf(typed.first(colon)) : std::nullopt;
    if (field) {
        QString value = typed.sliced(colon + 1).toString().remove(u'"');
        for (const QString& known : knownValues(*field, names)) {
            if (known.contains(value, Qt::CaseInsensitive))
                completion.texts += nameOf(*field) + u':' + asValue(known);
        }
        std::ranges::stable_partition(completion.texts,
            [&](const QString& offered) { return offered.sliced(colon + 1).startsWith(value, Qt::CaseInsensitive); });
    } else if (!isInQuotes && !typed.isEmpty() && colon < 0) {
        for (const QString& name : queryfields::names()) {
            if (name.startsWith(typed, Qt::CaseInsensitive))
                completion.texts += name + u':';
        }
    }
    completion.texts.resize(qMin(completion.texts.size(), MostCompletions));
    return completion;
}

} // namespace stemma
