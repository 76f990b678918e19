// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/sessionindex.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

constexpr int SpanShift = 32;

qint64 spanOf(qint64 key)
{
    return (key >> SpanShift) - 1;
}

qint64 lowOf(qint64 key)
{
    return key & ((qint64(1) << SpanShift) - 1);
}

} // namespace

qint64 originalsKey(qint64 span)
{
    return (span + 1) << SpanShift;
}

qint64 SessionIndex::rowOf(qint64 key) const
{
    if (key < 0)
        return -1;
    if (key == SystemPromptKey)
        return !rows.empty() && rows.front().key == key ? 0 : -1;
    if (key & StateKey) {
        const qint64 row = qint64(rows.size()) - qint64(state.size()) + (key & ~StateKey);
        return row >= 0 && row < qint64(rows.size()) && rows[size_t(row)].key == key ? row : -1;
    }
    const auto at
        = [](const std::vector<qint64>& list, qint64 i) { return i < qint64(list.size()) ? list[size_t(i)] : -1; };
    const qint64 low = lowOf(key);
    const qint64 span = spanOf(key);
    if (span >= 0)
        return span < qint64(spans.size()) ? at(spans[size_t(span)].rows, low) : -1;
    if (rowOfMessage.empty())
        return low < qint64(rows.size()) ? low : -1;
    return at(rowOfMessage, low);
}

const Fact* SessionIndex::fact(QStringView name) const
{
    const auto found
        = std::find_if(facts.rbegin(), facts.rend(), [name](const Fact& fact) { return fact.name == name; });
    return found == facts.rend() ? nullptr : &*found;
}

bool SessionIndex::isConversation() const
{
    switch (layout) {
    case Layout::Checkpoint:
    case Layout::Envelope:
    case Layout::RunOutcome:
    case Layout::Messages:
    case Layout::Request:
        return true;
    default:
        return false;
    }
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
    const qint64 span = spanOf(key);
    return MessageId(span < 0 ? u"#%1"_s.arg(key) : u"#folded.%1.%2"_s.arg(span).arg(lowOf(key)));
}

std::optional<qint64> keyOfId(const MessageId& id)
{
    bool ok = false;
    if (id.value == "#system"_L1)
        return SystemPromptKey;
    const QStringList words = id.value.split(u'.');
    if (words.size() == 1 && id.value.startsWith(u'#')) {
        const qint64 key = id.value.sliced(1).toLongLong(&ok);
        return ok ? std::optional(key) : std::nullopt;
    }
    if (words.size() == 2 && words[0] == "#state"_L1) {
        const qint64 number = words[1].toLongLong(&ok);
        return ok ? std::optional(StateKey | number) : std::nullopt;
    }
    if (words.size() != 3 || words[0] != "#folded"_L1)
        return {};
    const qint64 span = words[1].toLongLong(&ok);
    bool okToo = false;
    const qint64 low = words[2].toLongLong(&okToo);
    return ok && okToo ? std::optional(originalsKey(span) + low) : std::nullopt;
}

} // namespace stemma::agentfootprint
