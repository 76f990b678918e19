// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/explore/textsource.h"

#include <algorithm>

namespace stemma {

std::optional<QByteArray> textOfUtf16(QByteArrayView head)
{
    if (!head.startsWith("\xFF\xFE") && !head.startsWith("\xFE\xFF"))
        return {};
    QStringDecoder decoder(QStringDecoder::Utf16);
    QString text = decoder(head.first(std::min<qsizetype>(head.size(), ExploreHeadBytes)));
    if (!text.isEmpty() && text.back().isHighSurrogate())
        text.chop(1); // cut off here
    return text.isValidUtf16() ? std::optional(text.toUtf8()) : std::nullopt;
}

TextSource::TextSource(const FileReader& file, bool withHash, const JobControl& job)
    : m_file(file)
    , m_job(job)
    , m_withHash(withHash)
    , m_block(FileReader::BlockBytes, Qt::Uninitialized)
{
}

QByteArrayView TextSource::read()
{
    while (!m_isOver) {
        if (m_job.isCancelled()) {
            m_isOver = true;
            break;
        }
        const qint64 wanted = qMin(FileReader::BlockBytes, m_file.size() - m_offset);
        const Result<qint64> got = wanted > 0 ? m_file.readInto(m_offset, m_block.data(), wanted) : 0;
        if (!got) {
            m_failure = got.error();
            m_isOver = true;
            break;
        }
        const QByteArrayView bytes = QByteArrayView(m_block).first(*got);
        if (m_offset == 0 && textOfUtf16(bytes))
            m_utf16.emplace(QStringDecoder::Utf16);
        m_offset += *got;
        m_job.setProgress(m_offset, m_file.size());
        m_isOver = *got < FileReader::BlockBytes;
        QByteArrayView text = m_decoder.decode(bytes, m_isOver);
        if (m_withHash)
            m_hash.addData(text);
        m_characters += std::ranges::count_if(text, [](char c) { return (quint8(c) & 0xC0) != 0x80; });
        if (m_utf16) {
            const QString wide = m_utf16->decode(bytes);
            m_wide = QByteArray(m_toUtf8.encode(wide));
            text = m_lineEnds.decode(m_wide, m_isOver);
        }
        if (!text.isEmpty())
            return text;
    }
    return {};
}

QByteArrayView TextSource::next()
{
    return m_ahead.isEmpty() ? read() : std::exchange(m_ahead, QByteArrayView());
}

bool TextSource::hasMore()
{
    if (m_ahead.isEmpty())
        m_ahead = read();
    return !m_ahead.isEmpty();
}

QByteArray TextSource::whole(qsizetype most)
{
    QByteArray text;
    while (text.size() < most && hasMore()) {
        qsizetype taken = std::min(m_ahead.size(), most - text.size());
        // No character is cut.
        while (taken > 0 && taken < m_ahead.size() && (quint8(m_ahead[taken]) & 0xC0) == 0x80)
            --taken;
        if (taken == 0)
            break;
        text.append(m_ahead.first(taken));
        m_ahead = m_ahead.sliced(taken);
    }
    return text;
}

void TextSource::finish()
{
    while (!next().isEmpty()) { }
}

void TextLines::keep(QByteArrayView piece)
{
    m_wasCut = m_wasCut || piece.size() > MostBytes - m_line.size();
    m_line.append(piece.first(std::min(piece.size(), MostBytes - m_line.size())));
}

std::optional<QByteArrayView> TextLines::next()
{
    m_line.clear();
    m_wasCut = false;
    bool isBegun = false;
    for (;;) {
        if (m_left.isEmpty())
            m_left = m_source.next();
        if (m_left.isEmpty())
            break;
        const qsizetype end = m_left.indexOf('\n');
        if (end >= 0) {
            ++m_number;
            const QByteArrayView rest = m_left.first(end);
            m_left = m_left.sliced(end + 1);
            if (!isBegun)
                return rest;
            keep(rest);
            return m_line;
        }
        keep(std::exchange(m_left, QByteArrayView()));
        isBegun = true;
    }
    if (!isBegun)
        return {};
    ++m_number;
    return m_line;
}

} // namespace stemma
