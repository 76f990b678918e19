// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/indexwriter.h"

#include "core/search/sessiondiff.h"

namespace stemma {

namespace {

constexpr size_t SessionsPerWrite = 500;

} // namespace

Result<> IndexWriter::open(
    IndexedSession session, const QSet<qint64>& removed, const std::vector<IndexedRow>& kept, bool isToGrow)
{
    const bool wasComplete = session.isComplete;
    session.isComplete = wasComplete && removed.isEmpty() && !isToGrow;
    if (!removed.isEmpty()) {
        const Result<> done = m_index.transaction([&]() -> Result<> {
            const Result<qint64> count = m_index.removeTexts(session.number, removed);
            if (!count)
                return std::unexpected(count.error());
            m_removedCount += *count;
            const qint64 left = qMax<qint64>(0, session.texts - *count);
            session.bytes
                = session.texts > 0 ? qint64(double(session.bytes) * double(left) / double(session.texts)) : 0;
            session.texts = left;
            const Result<> set = m_index.setRows(session.number, kept);
            return set ? m_index.setSession(session) : set;
        });
        if (!done)
            return done;
    } else if (wasComplete && isToGrow) {
        if (const Result<> set = m_index.setSession(session); !set)
            return set;
    }
    m_sessions.push_back({std::move(session), kept.size(), {}});
    m_isOpen = true;
    return {};
}

void IndexWriter::add(const IndexedRow& row, std::vector<SearchedText> texts)
{
    Gathered& gathered = m_sessions.back();
    gathered.rows.push_back(row);
    gathered.rows.back().content = contentOf(texts);
    for (SearchedText& text : texts) {
        m_bytes += text.utf8.size();
        ++gathered.session.texts;
        gathered.session.bytes += text.utf8.size();
        m_texts.push_back({gathered.session.number, row.key, std::move(text)});
    }
}

void IndexWriter::close(const ShownNames& names)
{
    m_sessions.back().session.names = names;
    m_sessions.back().session.isComplete = true;
    m_isOpen = false;
}

bool IndexWriter::isFull() const
{
    return m_bytes >= BytesPerWrite || m_sessions.size() >= SessionsPerWrite;
}

Result<> IndexWriter::write()
{
    const Result<> written = m_index.transaction([this]() -> Result<> {
        if (const Result<> added = m_index.addTexts(m_texts); !added)
            return added;
        for (const Gathered& gathered : m_sessions) {
            const bool isOpen = m_isOpen && &gathered == &m_sessions.back();
            if (isOpen && gathered.session.isComplete) // it is as it was until it is closed
                continue;
            const Result<> appended = m_index.appendRows(gathered.session.number, gathered.rowsBefore, gathered.rows);
            const Result<> set = appended ? m_index.setSession(gathered.session) : appended;
            if (!set)
                return set;
        }
        return {};
    });
    if (!written)
        return written;
    m_textCount += qint64(m_texts.size());
    m_byteCount += m_bytes;
    m_bytes = 0;
    m_texts.clear();
    std::vector<Gathered> before = std::exchange(m_sessions, {});
    if (m_isOpen) {
        Gathered& current = before.back();
        m_sessions.push_back({std::move(current.session), current.rowsBefore + current.rows.size(), {}});
    }
    return {};
}

} // namespace stemma
