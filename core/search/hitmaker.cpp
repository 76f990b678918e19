// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/hitmaker.h"

#include "core/search/snippet.h"
#include "core/session/sessionname.h"

namespace stemma {

namespace {

std::optional<Time> timeOf(qint64 ms)
{
    return ms > 0 ? std::optional(timeFromMs(ms)) : std::nullopt;
}

void setMessage(SearchHit& hit, const Message& message)
{
    hit.message = message.id;
    hit.states = message.states;
}

} // namespace

SearchHit HitMaker::outer(const SessionInfo& session) const
{
    SearchHit hit;
    hit.store = m_store.path;
    hit.format = m_store.format;
    hit.session = session.id;
    hit.sessionTitle = session.title;
    hit.sessionName = nameOfSession(session);
    hit.isSessionDeleted = session.deleted;
    hit.project = session.directory;
    hit.model = session.model;
    hit.agent = session.agent;
    return hit;
}

void HitMaker::fill(SearchHit& hit, const SearchedText& text, const JobControl& job)
{
    hit.part = text.part;
    hit.kind = text.kind;
    hit.role = text.role;
    hit.tool = text.tool;
    if (!text.model.isEmpty())
        hit.model = text.model;
    if (!text.agent.isEmpty())
        hit.agent = text.agent;
    hit.time = timeOf(text.ms);
    const std::vector<TextSpan> spans = m_matcher.spans(text, job);
    const Snippet snippet = makeSnippet(fromSearchedUtf8(text.utf8), spans, m_snippetLength);
    hit.snippet = snippet.text;
    hit.marks = snippet.marks;
    hit.place = spans.empty() ? TextSpan() : spans.front();
    hit.isComplete = true;
}

void HitMaker::addHits(
    const Message& message, qint64 key, const SessionInfo& session, const JobControl& job, std::vector<SearchHit>& hits)
{
    for (const SearchedText& text : searchedTexts(message, session)) {
        if (!m_matcher.matches(text, session, job))
            continue;
        SearchHit hit = outer(session);
        hit.rowKey = key;
        setMessage(hit, message);
        fill(hit, text, job);
        hits.push_back(std::move(hit));
    }
}

std::optional<SearchHit> HitMaker::ofTitle(const SessionInfo& session, const JobControl& job)
{
    const SearchedText title = searchedTitle(session);
    if (title.utf8.isEmpty() || !m_matcher.matches(title, session, job))
        return std::nullopt;
    SearchHit hit = outer(session);
    fill(hit, title, job);
    return hit;
}

void HitMaker::complete(SearchHit& hit, const Message* message, const SessionInfo& session, const JobControl& job)
{
    hit.isGone = true;
    if (!message)
        return;
    for (const SearchedText& text : searchedTexts(*message, session)) {
        if (text.part != hit.part || text.kind != hit.kind)
            continue;
        hit.isGone = !m_matcher.matches(text, session, job);
        setMessage(hit, *message);
        fill(hit, text, job);
        return;
    }
}

} // namespace stemma
