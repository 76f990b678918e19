// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/findsource.h"

#include <algorithm>

namespace stemma {

FindSource::FindSource(QObject* parent)
    : StoreSource(QuietMs, parent)
{
}

void FindSource::setCurrent(OpenStore* store, const SessionId& session)
{
    if (store == this->store() && session == m_session)
        return;
    m_session = session;
    setStore(store);
    begin();
}

void FindSource::find(const FindQuery& query)
{
    if (query == m_query)
        return;
    m_query = query;
    begin();
}

void FindSource::begin()
{
    stop();
    setError({}); // of another query
    m_finder.reset();
    m_problem.clear();
    m_matchers.clear();
    m_hits.clear();
    ++m_edition;
    m_givenUp = m_rowsDone = m_rows = 0;
    for (const TextPattern& pattern : m_query.patterns) {
        Result<TextMatcher> matcher = TextMatcher::make(pattern);
        if (!matcher)
            m_problem = matcher.error().text;
        else
            m_matchers.push_back(*std::move(matcher));
    }
    if (!m_problem.isEmpty())
        m_matchers.clear();
    emit started();
    if (m_matchers.empty() || !store()) {
        emit changed();
        return;
    }
    m_finder = std::make_shared<SessionFinder>(m_session, m_matchers, m_query.scope);
    m_finder->setRange(m_query.from, m_query.end);
    m_refreshes = false;
    m_sinceShown.invalidate();
    StoreSource::begin(tr("Finding in the session"));
    goOn();
}

/// The store changed, while the finder may be still at it.
void FindSource::load()
{
    if (!m_finder)
        return;
    m_refreshes = true;
    if (!isReading()) {
        StoreSource::begin(tr("Finding in the session"));
        goOn();
    }
}

void FindSource::goOn()
{
    const bool refreshes = std::exchange(m_refreshes, false);
    const auto step = [finder = m_finder, refreshes](SessionStore& store, const JobControl& job) -> Result<bool> {
        const Result<> refreshed = refreshes ? finder->refresh(store, job) : Result<>();
        return refreshed ? finder->step(store, job) : std::unexpected(refreshed.error());
    };
    ask(step, Lane::Normal, [this, refreshes](const Result<bool>& done) {
        const bool isFirst = m_hits.empty();
        take(refreshes);
        if (!done || (*done && !m_refreshes))
            return finish(done ? std::optional<Error>() : done.error());
        // The first hit is told at once; what follows, as often as views can take it up.
        if ((isFirst && !m_hits.empty()) || !m_sinceShown.isValid() || m_sinceShown.hasExpired(ShowMs)) {
            m_sinceShown.start();
            emit changed();
        }
        goOn();
    });
}

/// What the finder found; @p anew: of some rows once more.
void FindSource::take(bool anew)
{
    const std::vector<FindHit>& found = m_finder->hits();
    if (anew) {
        m_hits = found;
        ++m_edition;
    } else {
        m_hits.insert(m_hits.end(), found.begin() + ptrdiff_t(m_hits.size()), found.end());
    }
    m_givenUp = m_finder->textsGivenUp();
    m_rowsDone = m_finder->rowsDone();
    m_rows = m_finder->rows();
}

std::span<const FindHit> FindSource::hitsOf(qint64 row) const
{
    const auto range = std::ranges::equal_range(m_hits, row, {}, &FindHit::row);
    return {range.begin(), range.end()};
}

} // namespace stemma
