// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/search/querymatcher.h"
#include "core/search/searchhit.h"

namespace stemma {

/// Makes hits of the texts of one store. Thread: the store's.
class HitMaker
{
public:
    HitMaker(const StoreInfo& store, QueryMatcher& matcher, int snippetLength)
        : m_store(store)
        , m_matcher(matcher)
        , m_snippetLength(snippetLength)
    {
    }

    /// Of a message that was read: its texts that the query holds of. @p key: of its row.
    void addHits(const Message& message, qint64 key, const SessionInfo& session, const JobControl& job,
        std::vector<SearchHit>& hits);
    /// Of a session's title; no value: the query does not hold of it.
    [[nodiscard]] std::optional<SearchHit> ofTitle(const SessionInfo& session, const JobControl& job);

    /// What is known of a hit without reading its message.
    [[nodiscard]] SearchHit outer(const SessionInfo& session) const;
    /// Fills in what the message tells; a hit that is no longer one becomes isGone.
    void complete(SearchHit& hit, const Message* message, const SessionInfo& session, const JobControl& job);

private:
    void fill(SearchHit& hit, const SearchedText& text, const JobControl& job);

    StoreInfo m_store;
    QueryMatcher& m_matcher;
    int m_snippetLength;
};

} // namespace stemma
