// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/sessiondiff.h"

#include "core/base/stablehash.h"

namespace stemma {

namespace {

constexpr qint64 RowsPerStep = 4096;
constexpr qint64 BytesPerSlice = 512 * 1024;

quint64 signatureOf(const OutlineRow& row, const OutlineDetail& detail)
{
    const quint16 lasting
        = detail.states & quint16((MessageStates(MessageState::Error) | MessageState::Damaged).toInt());
    const qint64 values[] = {
        row.createdMs, detail.textBytes, detail.tokens, detail.partCount, detail.kinds, lasting, qint64(detail.role)};
    StableHash hash;
    hash.add(1, values, sizeof values);
    return hash.value();
}

} // namespace

SessionDiff::SessionDiff(const SessionId& session, std::vector<IndexedRow> known)
    : m_known(std::move(known))
    , m_scan(session,
          {.maxText = SearchedText::MostBytes, .rows = RowsPerStep, .bytes = BytesPerSlice, .showsProgress = false})
{
}

Result<bool> SessionDiff::step(SessionStore& store, const JobControl& job)
{
    const Result<bool> done = m_scan.step(store, job, [this](qint64 row, const OutlineDetail& detail) {
        const OutlineRow& place = m_scan.outline()[size_t(row)];
        m_rows.push_back({place.key, signatureOf(place, detail)});
        return true;
    });
    if (done && *done)
        compare();
    return done;
}

void SessionDiff::compare()
{
    QHash<qint64, quint64> now;
    now.reserve(qsizetype(m_rows.size()));
    for (const IndexedRow& row : m_rows)
        now.insert(row.key, row.signature);
    QSet<qint64> kept;
    for (const IndexedRow& row : m_known) {
        const auto same = now.constFind(row.key);
        if (same == now.constEnd() || *same != row.signature) {
            m_removed.insert(row.key);
        } else {
            kept.insert(row.key);
            m_kept.push_back(row);
        }
    }
    for (qint64 row = 0; row < qint64(m_rows.size()); ++row) {
        if (!kept.contains(m_rows[size_t(row)].key))
            addMissing(row);
    }
}

void SessionDiff::addMissing(qint64 row)
{
    if (!m_missing.empty() && m_missing.back().end == row)
        ++m_missing.back().end;
    else
        m_missing.push_back({row, row + 1});
}

void SessionDiff::readAll()
{
    for (const IndexedRow& row : m_known)
        m_removed.insert(row.key);
    m_kept.clear();
    m_missing.clear();
    if (!m_rows.empty())
        m_missing.push_back({0, qint64(m_rows.size())});
}

} // namespace stemma
