// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/check/repairdraft.h"

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

/// A message by the order of writing.
struct Dated
{
    qint64 rowid = -1;
    std::optional<qint64> time; ///< none: to be found
    bool isKept = false;
    bool isWrong = false;
};

/// Keeps as many dates as fit the order of writing; the others are to be found.
void keepAscending(std::vector<Dated>& messages)
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

std::vector<Dated> messagesByWriting(const RepairDraft& draft, const QString& session)
{
    const QSet<qint64> wrong = draft.misdated.value(session);
    std::vector<Dated> messages;
    auto rows
        = draft.reader.rows(u"SELECT rowid, created_at FROM messages WHERE session_id = ? ORDER BY rowid"_s, {session});
    while (rows.next()) {
        const qint64 rowid = integerIn(rows, 0, -1);
        const bool isWrong = wrong.contains(rowid);
        messages.push_back({rowid, rows.integer(1), rows.integer(1) && !isWrong, isWrong});
    }
    return messages;
}

void date(RepairDraft& draft, std::vector<Dated>& messages)
{
    const auto firstKept = std::ranges::find(messages, true, &Dated::isKept);
    qint64 last = firstKept == messages.end() ? draft.clock - qint64(messages.size()) : *firstKept->time - 1;
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
        time = std::max(std::min(time, draft.clock), std::min(last, draft.clock));
        if (message->time != time)
            draft.set(u"messages"_s, u"created_at"_s, message->rowid, time);
        last = time;
    }
}

} // namespace

bool repairDate(RepairDraft& draft, const RawFinding& finding)
{
    const RawFinding::Where& where = finding.where;
    const bool isTime = finding.rule == CheckRule::InvalidTime || finding.rule == CheckRule::TimeInFuture;
    if (finding.rule != CheckRule::TimeBackwards && !isTime)
        return false;
    if (where.table == "sessions"_L1) {
        draft.set(finding, draft.beginOf(where.session));
    } else if (isTime) {
        draft.misdated[where.session] += where.rowid;
    } else {
        draft.misdated[where.session];
        draft.unsorted += where.session;
    }
    return true;
}

void setDates(RepairDraft& draft)
{
    for (const QString& session : draft.misdated.keys()) {
        std::vector<Dated> messages = messagesByWriting(draft, session);
        if (draft.unsorted.contains(session))
            keepAscending(messages);
        date(draft, messages);
    }
}

} // namespace stemma::mnesis
