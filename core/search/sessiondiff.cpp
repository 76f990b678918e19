// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/sessiondiff.h"

#include "core/base/stablehash.h"
#include "core/store/branchstore.h"

#include <algorithm>

namespace stemma {

namespace {

constexpr qint64 RowsPerStep = 4096;
constexpr qint64 BytesPerSlice = 512 * 1024;
constexpr qint64 BytesOfRow = 128; ///< what reading one takes at least, as if it were so much text

quint64 signatureOf(const OutlineRow& row, const OutlineDetail& detail)
{
    const quint16 lasting
        = detail.states & quint16((MessageStates(MessageState::Error) | MessageState::Damaged).toInt());
    const qint64 values[] = {row.createdMs, detail.textBytes, detail.tokens, detail.partCount, detail.kinds, lasting,
        qint64(detail.role), detail.failedCalls};
    StableHash hash;
    hash.add(1, values, sizeof values);
    return hash.value();
}

} // namespace

quint64 contentOf(std::span<const SearchedText> texts)
{
    StableHash hash;
    for (const SearchedText& text : texts) {
        const qint64 values[] = {text.part, qint64(text.kind), qint64(text.role), text.ms, text.tokens, text.has,
            qint64(text.isError ? 1 : 0)};
        hash.add(1, values, sizeof values);
        for (const QString* name : {&text.tool, &text.model, &text.agent})
            hash.add(2, name->constData(), name->size() * qsizetype(sizeof(QChar)));
        hash.add(3, text.utf8.constData(), text.utf8.size());
    }
    return hash.value();
}

SessionDiff::SessionDiff(const SessionId& session, std::vector<IndexedRow> known)
    : m_known(std::move(known))
    , m_scan(session,
          {.maxText = SearchedText::MostBytes, .rows = RowsPerStep, .bytes = BytesPerSlice, .showsProgress = false})
{
}

Result<bool> SessionDiff::step(SessionStore& store, const JobControl& job)
{
    if (!m_hasBegun) {
        const Result<qint64> shared = sharedMessages(store, m_scan.session(), job);
        if (!shared)
            return std::unexpected(shared.error());
        m_first = *shared;
        m_scan.setRange(m_first);
        m_hasBegun = true;
    }
    const Result<bool> done = m_scan.step(store, job, [this](qint64 row, const OutlineDetail& detail) {
        const OutlineRow& outlined = m_scan.outline()[size_t(row)];
        m_rows.push_back({outlined.key, signatureOf(outlined, detail)});
        m_sizes.push_back(detail.textBytes);
        return true;
    });
    if (done && *done)
        compare();
    return done;
}

void SessionDiff::compare()
{
    QHash<qint64, const IndexedRow*> known;
    known.reserve(qsizetype(m_known.size()));
    for (const IndexedRow& row : m_known)
        known.insert(row.key, &row);
    m_isKept.assign(m_rows.size(), false);
    QSet<qint64> kept;
    for (size_t i = 0; i < m_rows.size(); ++i) {
        const IndexedRow* before = known.value(m_rows[i].key);
        if (!before || before->signature != m_rows[i].signature)
            continue;
        m_rows[i].content = before->content;
        m_isKept[i] = true;
        kept.insert(before->key);
    }
    for (const IndexedRow& row : m_known) {
        if (!kept.contains(row.key))
            m_removed.insert(row.key);
    }
}

void SessionDiff::setChanged(qint64 row)
{
    m_isKept[place(row)] = false;
    m_removed.insert(m_rows[place(row)].key);
}

qint64 SessionDiff::keptEnd() const
{
    const auto last = std::find(m_isKept.rbegin(), m_isKept.rend(), true);
    return m_first + (m_isKept.rend() - last);
}

SessionDiff::Rows SessionDiff::rowsBefore(qint64 end, qint64& bytes) const
{
    Rows rows {end, end};
    while (rows.from > m_first && bytes > 0)
        bytes -= BytesOfRow + m_sizes[place(--rows.from)];
    return rows;
}

std::vector<IndexedRow> SessionDiff::kept() const
{
    std::vector<IndexedRow> kept;
    for (size_t i = 0; i < m_rows.size(); ++i) {
        if (m_isKept[i])
            kept.push_back(m_rows[i]);
    }
    return kept;
}

std::vector<SessionDiff::Rows> SessionDiff::missing() const
{
    std::vector<Rows> missing;
    for (qint64 row = m_first; row < m_first + qint64(m_rows.size()); ++row) {
        if (isKept(row))
            continue;
        if (!missing.empty() && missing.back().end == row)
            ++missing.back().end;
        else
            missing.push_back({row, row + 1});
    }
    return missing;
}

} // namespace stemma
