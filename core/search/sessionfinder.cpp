// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/sessionfinder.h"

#include <QElapsedTimer>

#include <algorithm>

namespace stemma {

namespace {

/// So few at a time, and so little of long texts, that what a slice holds need not be asked for ahead; messages with
/// longer texts are read once more, one by one.
constexpr ScanOptions FindOptions {.maxText = 256 * 1024, .rows = 16, .bytes = 16 * 256 * 1024};
constexpr qint64 StepMs = 12; ///< in which others have to wait for the store

bool isCut(const std::vector<MessageText>& texts)
{
    return std::ranges::any_of(texts, &MessageText::truncated);
}

} // namespace

TextMatches findAny(const std::vector<TextMatcher>& matchers, QStringView text, qsizetype limit, const JobControl& job)
{
    if (matchers.size() == 1)
        return matchers.front().find(text, limit, job);
    TextMatches all;
    for (const TextMatcher& matcher : matchers) {
        const TextMatches found = matcher.find(text, limit, job);
        all.gaveUp = all.gaveUp || found.gaveUp;
        all.spans.insert(all.spans.end(), found.spans.begin(), found.spans.end());
    }
    std::ranges::sort(all.spans, {}, [](const TextSpan& span) { return std::pair(span.start, span.length); });
    const auto same = std::ranges::unique(all.spans);
    all.spans.erase(same.begin(), same.end());
    if (qsizetype(all.spans.size()) > limit)
        all.spans.resize(size_t(limit));
    return all;
}

SessionFinder::SessionFinder(SessionId session, std::vector<TextMatcher> matchers, TextKinds scope)
    : m_scan(std::move(session), FindOptions)
    , m_matchers(std::move(matchers))
    , m_scope(scope)
{
    std::vector<ByteFinder> needles;
    for (const TextMatcher& matcher : m_matchers) {
        const Qt::CaseSensitivity sensitivity
            = matcher.pattern().caseSensitive ? Qt::CaseSensitive : Qt::CaseInsensitive;
        needles.emplace_back(matcher.requiredBytes(), sensitivity);
    }
    const bool areNeeded = std::ranges::none_of(needles, [](const ByteFinder& one) { return one.needle().isEmpty(); });
    if (areNeeded && qsizetype(needles.size()) <= RecordFilter::MostNeedles)
        m_scan.setNeedles(std::move(needles));
}

Result<bool> SessionFinder::step(SessionStore& store, const JobControl& job)
{
    QElapsedTimer since;
    since.start();
    Result<> failure;
    const auto visit = [&](qint64 row, const MessagePtr& message) {
        if (message)
            failure = take(store, row, *message, job);
        return failure && !isFull() && !job.isCancelled();
    };
    for (;;) {
        const Result<bool> over = m_scan.step(store, job, visit);
        if (!failure || job.isCancelled())
            return failure ? fail(Errc::Cancelled, {}) : std::unexpected(failure.error());
        if (!over || *over || since.hasExpired(StepMs))
            return over;
    }
}

Result<> SessionFinder::refresh(SessionStore& store, const JobControl& job)
{
    const Result<qint64> changed = m_scan.refresh(store, job);
    if (!changed)
        return std::unexpected(changed.error());
    // What stood last may have grown without being another row: an answer as it is written.
    constexpr qint64 MayGrow = 8;
    const qint64 from = std::max<qint64>(0, std::min(*changed, m_scan.next()) - MayGrow);
    const auto behind = std::ranges::lower_bound(m_hits, from, {}, &FindHit::row);
    m_hits.erase(behind, m_hits.end());
    m_givenUp.erase(std::ranges::lower_bound(m_givenUp, from), m_givenUp.end());
    m_scan.seek(from);
    return {};
}

Result<> SessionFinder::take(SessionStore& store, qint64 row, const Message& message, const JobControl& job)
{
    std::vector<MessageText> texts = textsOf(message, m_scope);
    if (isCut(texts)) {
        const qint64 key = m_scan.outline()[size_t(row)].key;
        const auto whole = store.messages(m_scan.session(), std::span(&key, 1), ReadOptions {.maxText = -1}, job);
        if (!whole)
            return std::unexpected(whole.error());
        if (whole->front())
            texts = textsOf(*whole->front(), m_scope);
    }
    for (const MessageText& text : texts) {
        const TextMatches found = findAny(m_matchers, text.text, MostHits - qsizetype(m_hits.size()), job);
        if (found.gaveUp)
            m_givenUp.push_back(row);
        for (const TextSpan& span : found.spans)
            m_hits.push_back({row, text.part, text.kind, span.start, span.length});
    }
    return {};
}

} // namespace stemma
