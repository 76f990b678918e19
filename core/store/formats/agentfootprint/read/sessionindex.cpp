// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/sessionindex.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

constexpr int SpanShift = 32;

qint64 lowOf(qint64 key)
{
    return key & ((qint64(1) << SpanShift) - 1);
}

} // namespace

qint64 originalsKey(qint64 span)
{
    return (span + 1) << SpanShift;
}

qint64 spanOfKey(qint64 key)
{
    return (key >> SpanShift) - 1;
}

qint64 SessionIndex::rowOf(qint64 key) const
{
    if (byKey.empty())
        return key >= 0 && key < qint64(rows.size()) ? key : -1;
    const auto found = std::ranges::lower_bound(byKey, key, {}, &std::pair<qint64, qint64>::first);
    return found != byKey.end() && found->first == key ? found->second : -1;
}

const Fact* SessionIndex::fact(QStringView name) const
{
    const auto found
        = std::find_if(facts.rbegin(), facts.rend(), [name](const Fact& fact) { return fact.name == name; });
    return found == facts.rend() ? nullptr : &*found;
}

QByteArrayView SessionIndex::text(QStringView name) const
{
    const Fact* known = fact(name);
    return known ? QByteArrayView(known->text) : QByteArrayView();
}

bool SessionIndex::isConversation() const
{
    return layout <= Layout::Request;
}

bool SessionIndex::isPaused() const
{
    return fact(u"data.checkpoint.pausedStageId") || fact(u"checkpoint.pausedStageId");
}

MessageId idOfKey(qint64 key)
{
    if (key == SystemPromptKey)
        return MessageId(u"#system"_s);
    if (key & StateKey)
        return MessageId(u"#state.%1"_s.arg(key & ~StateKey));
    const qint64 span = spanOfKey(key);
    return MessageId(span < 0 ? u"#%1"_s.arg(key) : u"#folded.%1.%2"_s.arg(span).arg(lowOf(key)));
}

std::optional<qint64> keyOfId(const MessageId& id)
{
    static const QRegularExpression shape(u"^#(?:(system)|(state\\.|folded\\.([0-9]+)\\.)?([0-9]+))$"_s);
    const QRegularExpressionMatch match = shape.match(id.value);
    if (!match.hasMatch())
        return {};
    if (match.hasCaptured(1))
        return SystemPromptKey;
    const qint64 number = match.captured(4).toLongLong();
    return match.hasCaptured(3) ? originalsKey(match.captured(3).toLongLong()) + number
        : match.hasCaptured(2)  ? StateKey | number
                                : number;
}

} // namespace stemma::agentfootprint
