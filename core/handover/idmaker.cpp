// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/handover/idmaker.h"

#include "core/store/plan/newids.h"

#include <QRandomGenerator>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QString randomText(QLatin1StringView letters, int length)
{
    QString text;
    for (int i = 0; i < length; ++i)
        text += letters.at(QRandomGenerator::global()->bounded(int(letters.size())));
    return text;
}

QString hex48(quint64 number)
{
    constexpr quint64 Bits48 = 0xffff'ffff'ffff;
    constexpr int Digits = 12;
    return QString::number(number & Bits48, 16).rightJustified(Digits, u'0');
}

} // namespace

IdMaker::IdMaker(qint64 ms)
    : m_ms(ms)
{
}

QString IdMaker::make(const QString& rule)
{
    static const QRegularExpression piecePattern(u"\\{(\\w+)(?::(\\d+))?\\}"_s);
    for (;;) {
        QString id;
        qsizetype end = 0;
        for (const QRegularExpressionMatch& found : piecePattern.globalMatch(rule)) {
            id += QStringView(rule).sliced(end, found.capturedStart() - end);
            id += piece(found.captured(1), found.captured(2).toInt());
            end = found.capturedEnd();
        }
        id += QStringView(rule).sliced(end);
        const size_t hash = qHash(id);
        if (end == 0 || !m_made.contains(hash)) {
            m_made.insert(hash);
            return id;
        }
    }
}

QString IdMaker::piece(const QString& name, int length)
{
    // 4,096 ids a millisecond, as the agent counts whose ids begin so.
    constexpr quint64 IdsPerMs = 4096;
    const quint64 place = quint64(m_ms) * IdsPerMs + ++m_count;
    if (name == "uuid4"_L1)
        return newUuid4();
    if (name == "uuid7"_L1)
        return newUuid7(m_ms);
    if (name == "ulid"_L1)
        return QString::fromLatin1(m_ulids.next(timeFromMs(m_ms)));
    if (name == "time48"_L1)
        return hex48(place);
    if (name == "inverse48"_L1)
        return hex48(~place);
    if (name == "hex"_L1)
        return randomText("0123456789abcdef"_L1, length);
    return randomText("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"_L1, length);
}

} // namespace stemma
