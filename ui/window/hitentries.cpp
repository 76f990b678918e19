// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/hitentries.h"

#include "core/models/searchtexts.h"
#include "ui/common/icons.h"

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

bool isSameText(const SearchHit& one, const SearchHit& other)
{
    return one.store == other.store && one.session == other.session && one.rowKey == other.rowKey
        && one.part == other.part && one.kind == other.kind;
}

/// Records of what a program did repeat the project's folder and branch each time, and would fill the list.
SearchQuery withoutEvents(const SearchQuery& query)
{
    const QueryNode events {.kind = QueryNode::Kind::Field, .text = u"event"_s, .field = QueryField::Kind};
    return query & SearchQuery({.kind = QueryNode::Kind::Not, .children = {events}});
}

} // namespace

QString shownAround(const SearchHit& hit)
{
    constexpr qsizetype Before = 16; // letters
    const qsizetype mark = hit.marks.empty() ? 0 : hit.marks.front().start;
    if (mark <= Before + 1)
        return hit.snippet;
    qsizetype from = mark - Before;
    if (const qsizetype gap = hit.snippet.indexOf(u' ', from); gap >= 0 && gap < mark)
        from = gap + 1;
    else if (hit.snippet.at(from).isLowSurrogate())
        ++from;
    return u'…' + hit.snippet.sliced(from);
}

HitEntries::HitEntries(const SearchLane::Opener& opener, const KnownStores& known, QObject* parent)
    : QObject(parent)
    , m_known(known)
    , m_source(opener)
{
    connect(&m_source, &SearchSource::started, this, [this] { m_hits.clear(); });
    connect(&m_source, &SearchSource::found, this, [this](const std::vector<SearchHit>& hits) {
        for (const SearchHit& hit : hits) {
            // Titles of sessions are in the list already.
            const auto isKnown = [&hit](const SearchHit& other) { return isSameText(hit, other); };
            if (hit.rowKey >= 0 && std::ranges::none_of(m_hits, isKnown))
                m_hits.push_back(hit);
        }
        std::ranges::stable_sort(m_hits, std::greater {}, &SearchHit::time);
        if (m_hits.size() > size_t(MostHits))
            m_hits.resize(size_t(MostHits));
        std::vector<SearchHit> incomplete;
        std::ranges::copy_if(m_hits, std::back_inserter(incomplete), std::not_fn(&SearchHit::isComplete));
        m_source.complete(incomplete);
        emit changed();
    });
    connect(&m_source, &SearchSource::completed, this, [this](const std::vector<SearchHit>& hits) {
        for (const SearchHit& hit : hits) {
            for (SearchHit& mine : m_hits)
                if (isSameText(hit, mine))
                    mine = hit;
        }
        std::erase_if(m_hits, &SearchHit::isGone);
        emit changed();
    });
}

QList<PopupEntry> HitEntries::entriesFor(const QString& text)
{
    if (const QString wanted = text.trimmed(); wanted != m_text) {
        m_text = wanted;
        const auto query = SearchQuery::parse(wanted);
        if (wanted.size() < ShortestText || !query || query->isEverything()) {
            m_source.stop();
            m_hits.clear();
        } else {
            const bool asksForKinds = wanted.contains("kind:"_L1, Qt::CaseInsensitive);
            m_source.search({asksForKinds ? *query : withoutEvents(*query), m_known.stores(),
                SearchOptions::Order::Newest, MostHits});
        }
    }
    QList<PopupEntry> entries;
    for (const SearchHit& hit : m_hits) {
        if (!hit.isComplete)
            continue;
        entries.append({shownAround(hit), hit.sessionName, icons::icon(u"search"_s), QVariant::fromValue(hit), true,
            searchtexts::placeName(hit)});
    }
    return entries;
}

} // namespace stemma
