// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/fileids.h"

#include "core/compaction/filepaths.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr auto Prefix = "file_"_L1;
constexpr auto FooterStart = "[LCM File IDs:"_L1;
constexpr qsizetype FewestDigits = 8;
constexpr qsizetype MostDigits = 32;

/// Where the next prefix stands, or -1. All texts of a session are looked through, and ids are rare: its first and its
/// last unit are looked for, many places at a time.
template<typename Unit, typename View> qsizetype nextPrefix(View text, qsizetype from)
{
    constexpr qsizetype Block = 32;
    constexpr qsizetype Last = Prefix.size() - 1;
    const auto* const units = reinterpret_cast<const Unit*>(text.data());
    const auto first = Unit(Prefix.front().unicode());
    const auto last = Unit(Prefix.back().unicode());
    qsizetype at = from;
    for (; text.size() - at >= Block + Last; at += Block) {
        Unit found = 0;
        for (qsizetype i = 0; i < Block; ++i)
            found |= Unit((units[at + i] == first) & (units[at + i + Last] == last));
        if (!found)
            continue;
        for (qsizetype i = at; i < at + Block; ++i) {
            if (text.sliced(i, Prefix.size()) == Prefix)
                return i;
        }
    }
    return text.indexOf(Prefix, at);
}

qsizetype nextPrefix(QStringView text, qsizetype from)
{
    return nextPrefix<char16_t>(text, from);
}

bool isHexadecimal(QChar c)
{
    return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f') || (c >= u'A' && c <= u'F');
}

bool isWordCharacter(char32_t c)
{
    return c == U'_' || QChar::isLetterOrNumber(c);
}

bool isWordBefore(QStringView text, qsizetype at)
{
    if (at == 0)
        return false;
    const QChar last = text[at - 1];
    if (last.isLowSurrogate() && at > 1 && text[at - 2].isHighSurrogate())
        return isWordCharacter(QChar::surrogateToUcs4(text[at - 2], last));
    return isWordCharacter(last.unicode());
}

bool isWordAt(QStringView text, qsizetype at)
{
    if (at >= text.size())
        return false;
    const QChar first = text[at];
    if (first.isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate())
        return isWordCharacter(QChar::surrogateToUcs4(first, text[at + 1]));
    return isWordCharacter(first.unicode());
}

// What Python takes for white space.
bool isSpace(QChar c)
{
    return c.isSpace() || (c >= u'\x1c' && c <= u'\x1f');
}

/// Where the footer that closes at @p close ends: white space after it belongs to it, up to the last end of a line.
/// -1: something else follows on its line.
qsizetype endOfFooter(QStringView text, qsizetype close)
{
    qsizetype end = close + 1;
    while (end < text.size() && isSpace(text[end]))
        ++end;
    while (end > close && end < text.size() && text[end] != u'\n')
        --end;
    return end > close ? end : -1;
}

} // namespace

std::vector<QStringView> fileIdsIn(QStringView text)
{
    std::vector<QStringView> found;
    for (qsizetype at = nextPrefix(text, 0); at >= 0; at = nextPrefix(text, at)) {
        const qsizetype begin = at;
        at += Prefix.size();
        const qsizetype digits = at;
        while (at < text.size() && isHexadecimal(text[at]))
            ++at;
        const qsizetype count = at - digits;
        if (count < FewestDigits || count > MostDigits || isWordAt(text, at) || isWordBefore(text, begin))
            continue;
        found.push_back(text.sliced(begin, at - begin));
    }
    return found;
}

void FileIds::add(QStringView text)
{
    for (const QStringView found : fileIdsIn(text)) {
        const QString id = found.toString();
        const size_t place = m_places.value(id, m_ids.size());
        if (place == m_ids.size()) {
            m_places.insert(id, place);
            m_ids.push_back({id, 0});
        }
        m_ids[place].last = ++m_mentions;
    }
}

bool FileIds::mayStandIn(QStringView text)
{
    return nextPrefix(text, 0) >= 0;
}

bool FileIds::mayStandIn(QByteArrayView utf8)
{
    // Of ASCII a byte is a unit.
    return nextPrefix<uchar>(QLatin1StringView(utf8), 0) >= 0;
}

QStringList FileIds::ids() const
{
    return newest(size());
}

QStringList FileIds::newest(qsizetype count) const
{
    std::vector<qint64> mentions;
    mentions.reserve(m_ids.size());
    for (const Mention& mention : m_ids)
        mentions.push_back(mention.last);
    std::ranges::sort(mentions, std::greater());
    const qsizetype kept = std::clamp<qsizetype>(count, 0, size());
    QStringList list;
    for (const Mention& mention : m_ids) {
        if (kept > 0 && mention.last >= mentions[size_t(kept - 1)])
            list += mention.id;
    }
    return list;
}

QString fileFooter(const QStringList& ids)
{
    return ids.isEmpty() ? QString() : u"\n\n"_s + FooterStart + u' ' + ids.join(", "_L1) + u']';
}

QString fileFooter(const QStringList& ids, const FilePaths& paths)
{
    QStringList entries;
    for (const QString& id : ids) {
        const QString path = paths.of(id);
        entries += path.isEmpty() ? id : path + " ("_L1 + id + u')';
    }
    return fileFooter(entries);
}

std::vector<QStringView> fileFootersIn(QStringView text)
{
    std::vector<QStringView> found;
    for (qsizetype at = text.indexOf(FooterStart); at >= 0; at = text.indexOf(FooterStart, at)) {
        at += FooterStart.size();
        const qsizetype close = text.indexOf(u']', at);
        if (close < 0)
            break;
        found.push_back(text.sliced(at, close - at));
        at = close;
    }
    return found;
}

qsizetype startOfLastFooter(QStringView text)
{
    qsizetype start = text.lastIndexOf(FooterStart);
    const qsizetype close = start < 0 ? -1 : text.indexOf(u']', start);
    if (close < 0 || !text.sliced(close + 1).trimmed().isEmpty())
        return text.size();
    while (start > 0 && text[start - 1] == u'\n')
        --start;
    return start;
}

QString withoutFileFooters(const QString& text)
{
    QString result;
    qsizetype kept = 0; // what stands before is in the result, or left out
    qsizetype close = -1;
    for (qsizetype at = text.indexOf(FooterStart); at >= 0;) {
        const qsizetype inside = at + FooterStart.size();
        if (close < inside)
            close = text.indexOf(u']', inside);
        if (close < 0)
            break;
        const qsizetype end = endOfFooter(text, close);
        if (end < 0) {
            // Whatever begins before the same bracket ends as badly.
            at = text.indexOf(FooterStart, close);
            continue;
        }
        qsizetype begin = at;
        while (begin > kept && text[begin - 1] == u'\n')
            --begin;
        result += QStringView(text).sliced(kept, begin - kept);
        kept = end;
        at = text.indexOf(FooterStart, end);
    }
    return kept == 0 ? text : result + QStringView(text).sliced(kept);
}

} // namespace stemma
