// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/explore/textsource.h"

#include <simdjson.h>

#include <algorithm>
#include <cstring>

namespace stemma {

namespace {

constexpr QByteArrayView Replacement("\xEF\xBF\xBD");

/// Of the bytes at the beginning of @p bytes, which are no ASCII: how many belong to one character, whole or begun.
struct Character
{
    int size = 1;
    bool isWhole = false;
    bool mayGoOn = false; ///< all of @p bytes is its beginning
};

Character characterAt(QByteArrayView bytes)
{
    const auto byte = [&bytes](qsizetype at) { return quint8(bytes[at]); };
    const quint8 lead = byte(0);
    const int size = lead >= 0xF0 && lead <= 0xF4 ? 4
        : lead >= 0xE0 && lead < 0xF0             ? 3
        : lead >= 0xC2 && lead < 0xE0             ? 2
                                                  : 0;
    if (size == 0)
        return {};
    // The second byte of some is bounded, so that nothing is spelled longer than it must be, and nothing is a
    // surrogate.
    const quint8 least = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
    const quint8 most = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
    for (int i = 1; i < size; ++i) {
        if (i == bytes.size())
            return {i, false, true};
        if (byte(i) < (i == 1 ? least : 0x80) || byte(i) > (i == 1 ? most : 0xBF))
            return {i, false, false};
    }
    return {size, true, false};
}

/// What at the end of @p bytes may be the beginning of a character.
qsizetype begunAtEnd(QByteArrayView bytes)
{
    for (qsizetype back = 1; back <= std::min<qsizetype>(3, bytes.size()); ++back) {
        const quint8 byte = quint8(bytes[bytes.size() - back]);
        if (byte < 0x80)
            return 0;
        if (byte >= 0xC0)
            return characterAt(bytes.last(back)).mayGoOn ? back : 0;
    }
    return 0;
}

void appendValid(QByteArray& text, QByteArrayView bytes)
{
    for (qsizetype at = 0; at < bytes.size();) {
        if (quint8(bytes[at]) < 0x80) {
            const auto* end = std::find_if(bytes.begin() + at, bytes.end(), [](char c) { return quint8(c) >= 0x80; });
            text.append(bytes.sliced(at, end - bytes.begin() - at));
            at = end - bytes.begin();
            continue;
        }
        const Character character = characterAt(bytes.sliced(at));
        text.append(character.isWhole ? bytes.sliced(at, character.size) : Replacement);
        at += character.size;
    }
}

} // namespace

QByteArrayView TextDecoder::decode(QByteArrayView piece, bool isLast)
{
    if (!m_pending.isEmpty()) {
        m_joined = m_pending + piece.toByteArray();
        piece = m_joined;
        m_pending.clear();
    }
    if (const qsizetype begun = isLast ? 0 : begunAtEnd(piece); begun > 0) {
        const QByteArray pending = piece.last(begun).toByteArray();
        piece.chop(begun);
        m_pending = pending;
    }
    if (!simdjson::validate_utf8(piece.data(), size_t(piece.size()))) {
        m_wasInvalid = true;
        QByteArray text;
        text.reserve(piece.size() + piece.size() / 8);
        appendValid(text, piece);
        m_text = std::move(text);
        piece = m_text;
    }
    const bool skipsFeed = m_afterReturn && piece.startsWith('\n');
    if (skipsFeed)
        piece = piece.sliced(1);
    if (!piece.isEmpty() || skipsFeed)
        m_afterReturn = piece.endsWith('\r');
    if (!piece.contains('\r'))
        return piece;
    QByteArray text(piece.size(), Qt::Uninitialized);
    char* to = text.data();
    for (const char* at = piece.begin(); at < piece.end();) {
        const auto* end = static_cast<const char*>(std::memchr(at, '\r', size_t(piece.end() - at)));
        const char* until = end ? end : piece.end();
        std::memcpy(to, at, size_t(until - at));
        to += until - at;
        at = until;
        if (end) {
            *to++ = '\n';
            at += at + 1 < piece.end() && at[1] == '\n' ? 2 : 1;
        }
    }
    text.truncate(to - text.constData());
    m_text = std::move(text);
    return m_text;
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
        m_offset += *got;
        m_job.setProgress(m_offset, m_file.size());
        m_isOver = *got < FileReader::BlockBytes;
        const QByteArrayView text = m_decoder.decode(QByteArrayView(m_block).first(*got), m_isOver);
        if (m_withHash)
            m_hash.addData(text);
        m_characters += std::ranges::count_if(text, [](char c) { return (quint8(c) & 0xC0) != 0x80; });
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
