// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/check/daterepairs.h"

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

/// A message by the order of writing.
struct DateRepairs::Dated
{
    qint64 rowid = -1;
    std::optional<qint64> time; ///< none: to be found
    bool isKept = false;
    bool isWrong = false;
};

void DateRepairs::keepAscending(std::vector<Dated>& messages)
{
    std::vector<size_t> ends; ///< of the best rows of each length, by their last date
    std::vector<std::optional<size_t>> previous(messages.size());
    for (size_t i = 0; i < messages.size(); ++i) {
        if (!messages[i].isKept)
            continue;
        const auto at
            = std::ranges::upper_bound(ends, *messages[i].time, {}, [&](size_t end) { return *messages[end].time; });
        if (at != ends.begin())
            previous[i] = *std::prev(at);
        if (at == ends.end())
            ends.push_back(i);
        else
            *at = i;
    }
    for (Dated& message : messages)
        message.isKept = false;
    for (std::optional<size_t> next = ends.empty() ? std::nullopt : std::optional(ends.back()); next;
        next = previous[*next])
        messages[*next].isKept = true;
}

bool DateRepairs::take(const RawFinding& finding)
{
    const RawFinding::Where& where = finding.where;
    const bool isTime = finding.rule == CheckRule::InvalidTime || finding.rule == CheckRule::TimeInFuture;
    if (finding.rule != CheckRule::TimeBackwards && !isTime)
        return false;
    if (where.table == "sessions"_L1) {
        const QVariant first = m_reader
                                   .firstRow(u"SELECT min(created_at) FROM messages WHERE session_id = ? AND "
                                             "typeof(created_at) = 'integer' AND created_at <= ?"_s,
                                       {where.session, m_draft.clock})
                                   .value(0);
        m_draft.set(finding, first.isNull() ? QVariant(m_draft.clock) : first);
    } else if (isTime) {
        m_wrong[where.session] += where.rowid;
    } else {
        m_wrong[where.session];
        m_sorted += where.session;
    }
    return true;
}

std::vector<DateRepairs::Dated> DateRepairs::messagesOf(const QString& session) const
{
    const QSet<qint64> wrong = m_wrong.value(session);
    std::vector<Dated> messages;
    auto rows
        = m_reader.rows(u"SELECT rowid, created_at FROM messages WHERE session_id = ? ORDER BY rowid"_s, {session});
    while (rows.next()) {
        const qint64 rowid = integerIn(rows, 0, -1);
        const bool isWrong = wrong.contains(rowid);
        messages.push_back({rowid, rows.integer(1), rows.integer(1) && !isWrong, isWrong});
    }
    return messages;
}

void DateRepairs::date(std::vector<Dated>& messages)
{
    const auto firstKept = std::ranges::find(messages, true, &Dated::isKept);
    qint64 last = firstKept == messages.end() ? m_draft.clock - qint64(messages.size()) : *firstKept->time - 1;
    auto next = messages.begin();
    for (auto message = messages.begin(); message != messages.end(); ++message) {
        if (message->isKept)
            last = *message->time;
        if (message->isKept || (!message->time && !message->isWrong))
            continue;
        next = std::ranges::find(std::max(next, message), messages.end(), true, &Dated::isKept);
        qint64 time = last + 1;
        if (next != messages.end())
            time = std::max(last, std::min(time, *next->time));
        time = std::max(std::min(time, m_draft.clock), std::min(last, m_draft.clock));
        if (message->time != time)
            m_draft.set(u"messages"_s, u"created_at"_s, message->rowid, time);
        last = time;
    }
}

void DateRepairs::finish()
{
    for (const QString& session : m_wrong.keys()) {
        std::vector<Dated> messages = messagesOf(session);
        if (m_sorted.contains(session))
            keepAscending(messages);
        date(messages);
    }
}

} // namespace stemma::mnesis
