// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/search/messagetexts.h"
#include "core/search/textmatcher.h"
#include "core/session/message.h"
#include "core/session/session.h"

#include <QMetaType>

namespace stemma {

/// One text that a query holds of, with its place and what is known of it. Its message is named by rowKey, which each
/// hit has from the start. A title of a session is a hit without a message: kind Title, rowKey -1.
struct SearchHit
{
    QString store; ///< StoreInfo::path
    QString format; ///< StoreInfo::format
    SessionId session;
    QString sessionTitle;
    QString sessionName; ///< as users read it (nameOfSession())
    bool isSessionDeleted = false;
    QString project; ///< the session's directory
    MessageId message; ///< empty with a title, and before the hit was completed (isComplete)
    qint64 rowKey = -1; ///< OutlineRow::key; -1: the session's title
    int part = MessageText::OfMessage;
    TextKind kind = TextKind::Other;
    Role role = Role::Unknown;
    QString tool; ///< its name; empty: of no tool call
    QString model;
    QString agent;
    std::optional<Time> time; ///< of the message; else of the session
    double rank = 0; ///< the smaller, the more relevant; 0 where results are ordered by time

    /// Message, states, snippet and marks are filled in: they are read from the source, by StoreSearcher::complete() or
    /// while scanning.
    bool isComplete = false;
    /// The text is no longer there as it was indexed, or no longer fits the query: not to be shown.
    bool isGone = false;
    MessageStates states; ///< discarded, summarised, pruned…
    QString snippet; ///< a piece of the text in one line
    std::vector<TextSpan> marks; ///< within the snippet
    TextSpan place; ///< the first match within the MessageText; empty: the query asks for no text

    bool operator==(const SearchHit&) const = default;
};

/// How many texts a value of a facet has.
struct FacetCount
{
    QString value; ///< as SearchQuery::with() takes it
    qint64 count = 0;

    bool operator==(const FacetCount&) const = default;
};

/// Counts of all hits of a query, most frequent first; values that are empty are left out.
struct SearchFacets
{
    qint64 hits = 0;
    qint64 sessions = 0;
    QList<FacetCount> kinds; ///< "prompt", "answer"…
    QList<FacetCount> roles;
    QList<FacetCount> tools;
    QList<FacetCount> models;
    QList<FacetCount> agents;
    QList<FacetCount> projects;
    QList<FacetCount> stores; ///< by path
    bool isExact = true; ///< false: what is not indexed was not counted

    void add(const SearchFacets& other); ///< of another store
    bool operator==(const SearchFacets&) const = default;
};

/// The stable name of a kind: "prompt", "answer", "thinking", "input", "output", "patch", "file", "summary", "event",
/// "other", "title".
[[nodiscard]] QLatin1StringView nameOf(TextKind kind);
[[nodiscard]] std::optional<TextKind> textKindOf(QStringView name);

} // namespace stemma

Q_DECLARE_METATYPE(stemma::SearchHit)
Q_DECLARE_METATYPE(stemma::SearchFacets)
