// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/textdecoder.h"

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

} // namespace stemma
