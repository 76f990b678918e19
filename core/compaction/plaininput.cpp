// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/plaininput.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// Marks what is not content of a JSON text's strings.
class InputReader
{
public:
    InputReader(const QString& stored, const QSet<QString>& commandKeys)
        : m_stored(stored)
        , m_commandKeys(commandKeys)
    {
    }

    PlainInput run()
    {
        m_result.text.reserve(m_stored.size());
        m_result.places.reserve(size_t(m_stored.size()));
        while (m_at < m_stored.size()) {
            if (m_stored[m_at] == u'"') {
                string();
            } else {
                const QChar c = m_stored[m_at];
                if (c.isDigit() || c.isLetter() || c == u'.' || c == u'-')
                    put(c, m_at);
                else if (c == u',' || c == u'\n')
                    put(u'\n', m_at);
                ++m_at;
            }
        }
        m_result.places.push_back(m_at);
        return std::move(m_result);
    }

private:
    void put(QChar c, qsizetype place)
    {
        m_result.text.append(c);
        m_result.places.push_back(place);
    }

    void string()
    {
        const qsizetype begin = m_result.text.size();
        for (++m_at; m_at < m_stored.size() && m_stored[m_at] != u'"'; ++m_at) {
            if (m_stored[m_at] == u'\\' && m_at + 1 < m_stored.size())
                escape();
            else
                put(m_stored[m_at], m_at);
        }
        ++m_at;
        qsizetype next = m_at;
        while (next < m_stored.size() && m_stored[next].isSpace())
            ++next;
        if (next < m_stored.size() && m_stored[next] == u':') {
            m_key = m_result.text.sliced(begin).toLower();
            m_result.text.truncate(begin);
            m_result.places.resize(size_t(begin));
            m_at = next + 1;
            return;
        }
        if (m_commandKeys.contains(m_key))
            m_result.commands.append({begin, m_result.text.size()});
        put(u'\n', qMin(m_at, m_stored.size()) - 1);
    }

    void escape()
    {
        const qsizetype place = m_at++;
        switch (m_stored[m_at].unicode()) {
        case u'n':
            put(u'\n', place);
            break;
        case u'r':
        case u't':
        case u'b':
        case u'f':
            put(u' ', place);
            break;
        case u'u': {
            bool ok = false;
            const ushort unit = QStringView(m_stored).sliced(m_at).mid(1, 4).toUShort(&ok, 16);
            put(ok ? QChar(unit) : QChar(u'?'), place);
            m_at += ok ? 4 : 0;
            break;
        }
        default:
            put(m_stored[m_at], place);
        }
    }

    const QString& m_stored;
    const QSet<QString>& m_commandKeys;
    PlainInput m_result;
    QString m_key;
    qsizetype m_at = 0;
};

bool isJson(QStringView text)
{
    const QStringView trimmed = text.trimmed();
    return !trimmed.isEmpty() && u"{[\""_s.contains(trimmed.front());
}

} // namespace

PlainInput plainInput(const QString& stored, const QSet<QString>& commandKeys)
{
    if (!isJson(stored))
        return {stored, {}, {}};
    return InputReader(stored, commandKeys).run();
}

QString phraseNormal(QStringView text)
{
    QString normal;
    normal.reserve(text.size());
    bool blank = false;
    for (const QChar c : text) {
        if (c.isLetterOrNumber() || c == u'_' || c.isSurrogate()) {
            if (std::exchange(blank, false) && !normal.isEmpty())
                normal.append(u' ');
            normal.append(c.toLower());
        } else {
            blank = true;
        }
    }
    return normal;
}

QString patchHeads(const QString& diff)
{
    QString heads = diff;
    for (qsizetype at = 0; at < heads.size();) {
        qsizetype end = heads.indexOf(u'\n', at);
        if (end < 0)
            end = heads.size();
        const QStringView line = QStringView(heads).sliced(at, end - at);
        const bool isHead = line.startsWith("+++ "_L1) || line.startsWith("--- "_L1) || line.startsWith("rename "_L1);
        if (!isHead)
            std::fill(heads.begin() + at, heads.begin() + end, u' ');
        else if (line.sliced(4).startsWith("a/"_L1) || line.sliced(4).startsWith("b/"_L1))
            std::fill(heads.begin() + at, heads.begin() + at + 6, u' ');
        at = end + 1;
    }
    return heads;
}

} // namespace stemma
