// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/contenthasher.h"

#include <algorithm>
#include <array>

namespace stemma {

namespace {

enum class Sequence : quint8 { Whole, Invalid, Unfinished };

/// The character at the beginning of @p bytes, and how many of them it has; of an invalid one, as many as could have
/// begun a character, which is what is replaced by one U+FFFD (Unicode 15, section 3.9, "maximal subparts").
Sequence sequenceAt(QByteArrayView bytes, qsizetype& length)
{
    const auto at = [&](qsizetype i) { return uchar(bytes[i]); };
    const uchar first = at(0);
    length = 1;
    if (first < 0x80)
        return Sequence::Whole;
    if (first < 0xC2 || first > 0xF4)
        return Sequence::Invalid;
    const qsizetype wanted = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    uchar low = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
    uchar high = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
    for (; length < wanted; ++length) {
        if (length == bytes.size())
            return Sequence::Unfinished;
        if (at(length) < low || at(length) > high)
            return Sequence::Invalid;
        low = 0x80;
        high = 0xBF;
    }
    return Sequence::Whole;
}

} // namespace

void ContentHasher::add(QByteArrayView bytes)
{
    if (!m_begun.isEmpty() && !bytes.isEmpty()) {
        constexpr qsizetype Longest = 4; // bytes of a character
        const qsizetype begun = m_begun.size();
        const QByteArray joined = m_begun + bytes.first(std::min(bytes.size(), Longest)).toByteArray();
        m_begun.clear();
        qsizetype taken = 0;
        while (taken < begun) {
            qsizetype length = 0;
            const Sequence kind = sequenceAt(QByteArrayView(joined).sliced(taken), length);
            if (kind == Sequence::Unfinished) { // the piece was shorter than a character
                m_begun = joined.sliced(taken);
                return;
            }
            if (kind == Sequence::Whole)
                addText(QByteArrayView(joined).sliced(taken, length));
            else
                addInvalid();
            taken += length;
        }
        bytes = bytes.sliced(taken - begun);
    }
    const qsizetype taken = addCharacters(bytes, false);
    m_begun = bytes.sliced(taken).toByteArray();
}

ContentId ContentHasher::result()
{
    addCharacters(m_begun, true);
    m_begun.clear();
    return ContentId(QString::fromLatin1(m_hash.result().toHex()));
}

/// How many bytes were taken: all but those of a character that is not there as a whole.
qsizetype ContentHasher::addCharacters(QByteArrayView bytes, bool isLast)
{
    qsizetype from = 0;
    qsizetype at = 0;
    while (at < bytes.size()) {
        if (uchar(bytes[at]) < 0x80) {
            ++at;
            continue;
        }
        qsizetype length = 0;
        const Sequence kind = sequenceAt(bytes.sliced(at), length);
        if (kind == Sequence::Whole) {
            at += length;
            continue;
        }
        addText(bytes.sliced(from, at - from));
        if (kind == Sequence::Unfinished && !isLast)
            return at;
        addInvalid();
        at += length;
        from = at;
    }
    addText(bytes.sliced(from));
    return bytes.size();
}

void ContentHasher::addInvalid()
{
    addText("\xEF\xBF\xBD");
}

/// With CR LF and CR as line feeds.
void ContentHasher::addText(QByteArrayView text)
{
    if (text.isEmpty())
        return;
    if (m_endedWithReturn && text.front() == '\n')
        text = text.sliced(1);
    m_endedWithReturn = !text.isEmpty() && text.back() == '\r';
    while (!text.isEmpty()) {
        const qsizetype end = text.indexOf('\r');
        m_hash.addData(end < 0 ? text : text.first(end));
        if (end < 0)
            return;
        m_hash.addData(QByteArrayView("\n"));
        const bool isPair = end + 1 < text.size() && text[end + 1] == '\n';
        text = text.sliced(end + (isPair ? 2 : 1));
    }
}

} // namespace stemma
