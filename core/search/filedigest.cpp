// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/filedigest.h"

#include "core/base/stablehash.h"
#include "core/store/files/filereader.h"

namespace stemma {

namespace {

constexpr qint64 DigestedPerStep = 32 * FileReader::BlockBytes;

/// Of all bytes, from that of those before a block.
quint64 digestBehind(quint64 before, const QByteArray& block, qint64 size)
{
    StableHash hash;
    hash.add(1, &before, sizeof before);
    hash.add(2, block.constData(), size);
    return hash.value();
}

} // namespace

FileDigest::FileDigest(QString path, qint64 before, qint64 end)
    : m_path(std::move(path))
    , m_before(before)
    , m_end(end)
{
    if (m_before == 0)
        m_digestBefore = m_state;
}

bool FileDigest::step()
{
    FileReader reader(m_path);
    if (m_isDone || !reader.open())
        return m_isDone = true;
    QByteArray block(FileReader::BlockBytes, Qt::Uninitialized);
    for (const qint64 stop = qMin(m_end, m_at + DigestedPerStep); m_at < stop;) {
        const qint64 wanted = qMin(FileReader::BlockBytes, m_end - m_at);
        const Result<qint64> read = reader.readInto(m_at, block.data(), wanted);
        if (!read || *read < wanted)
            return m_isDone = true;
        if (m_before > m_at && m_before <= m_at + wanted)
            m_digestBefore = digestBehind(m_state, block, m_before - m_at);
        m_state = digestBehind(m_state, block, wanted);
        m_at += wanted;
    }
    if (m_at == m_end)
        m_digest = m_state;
    return m_isDone = m_at >= m_end;
}

} // namespace stemma
