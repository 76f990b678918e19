// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/check/checkrun.h"

#include "core/store/formats/mnesis/read/summaryreader.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

using Place = CheckRun::Place;
using Span = CheckRun::Span;

/// A row of the query of this pass.
struct MessageRow
{
    qint64 rowid;
    QString id;
    QString session;
    QVariant parent;
    QString role;
    QVariant created;
    bool isSummary;
    bool hasBadTokens;
    QString errorCode;
    bool hasParts; ///< or, as a summary, a row with its text
    bool isListed; ///< a context item names it
    bool hasNode;

    [[nodiscard]] static MessageRow of(const SqliteQuery& row)
    {
        return {integerIn(row, 0, -1), row.text(1), row.text(2), row.value(3), row.text(4), row.value(5),
            flagIn(row, 6), flagIn(row, 7), row.text(8), flagIn(row, 9), flagIn(row, 10), flagIn(row, 11)};
    }
    [[nodiscard]] bool hasTime() const { return created.typeId() == QMetaType::LongLong; }
    [[nodiscard]] Place place() const { return {created.toLongLong(), rowid}; }
    [[nodiscard]] CheckRun::Where where(const QString& column = {}) const
    {
        return {session, id, u"messages"_s, rowid, column};
    }
    /// An answer that was begun and never came.
    [[nodiscard]] bool isEmptyAnswer() const { return role == "assistant"_L1 && !hasParts && errorCode.isEmpty(); }
};

struct MessageWalk
{
    bool started = false;
    QVariant created; ///< of the last row seen, with its storage class
    qint64 rowid = -1;
    // What the rules on messages need of their session.
    QString session;
    bool exists = true;
    bool hasItems = false;
    bool hasNodes = false;
    std::vector<Span> covered; ///< by summaries in the context; ascending, apart
    // Where the walk stands in it.
    size_t interval = 0; ///< the first that may cover what comes
    QString previousId;
    qint64 previousRowid = -1;
    qint64 prompts = 0; ///< in a row, without an answer
    CheckRun::Where lastPrompt;
    qint64 hidden = 0; ///< in a row, not in the context
    CheckRun::Where firstHidden;
};

QString messagesSql(const CheckRun& run)
{
    const Schema& schema = run.schema();
    const auto column = [&](const QString& name) { return schema.column(u"messages"_s, name); };
    QStringList badTokens {QString("typeof("_L1 + column(u"cost"_s) + ") IN ('text', 'blob')"_L1)};
    for (const QString& name :
        {u"tokens_input"_s, u"tokens_output"_s, u"tokens_cache_read"_s, u"tokens_cache_write"_s, u"tokens_total"_s})
        badTokens += "typeof("_L1 + column(name) + ") NOT IN ('integer', 'null')"_L1;
    const QString node = schema.has(u"summary_nodes"_s)
        ? u"m.is_summary <> 0 AND EXISTS (SELECT 1 FROM summary_nodes n WHERE n.id = m.id)"_s
        : u"0"_s;
    const QString from = run.session ? u"m.session_id = ? AND (m.created_at, m.rowid) > (?, ?)"_s
                                     : u"(m.session_id, m.created_at, m.rowid) > (?, ?, ?)"_s;
    return u"SELECT m.rowid, m.id, m.session_id, %1, m.role, m.created_at, m.is_summary, %2, %3, "
           "EXISTS (SELECT 1 FROM message_parts p WHERE p.message_id = m.id) OR %5, %4, %5 "
           "FROM messages m WHERE %6 ORDER BY m.session_id, m.created_at, m.rowid LIMIT %7"_s.arg(
               column(u"parent_id"_s), badTokens.join(" OR "_L1), column(u"error_code"_s), run.listedIn(u"m"_s), node,
               from, QString::number(CheckRun::StepRows));
}

void endHidden(CheckRun& run, MessageWalk& walk)
{
    if (walk.hidden > 0)
        run.add(CheckRule::MessageNotInContext, walk.firstHidden, {QString::number(walk.hidden)});
    walk.hidden = 0;
}

void endPrompts(CheckRun& run, MessageWalk& walk)
{
    if (walk.prompts > 1)
        run.add(CheckRule::UnansweredPrompts, walk.lastPrompt, {QString::number(walk.prompts)});
    walk.prompts = 0;
}

/// What the summaries in the context of the walk's session replace.
std::vector<Span> coveredIn(const CheckRun& run, const QString& session)
{
    const LeafSpans leaves = run.reader.summaries().leafSpans(SessionId(session));
    auto query = run.reader.rows(
        u"SELECT f.created_at, f.rowid, l.created_at, l.rowid, n.id IS NULL, m.created_at, m.rowid, c.item_id FROM "
        "context_items c LEFT JOIN summary_nodes n ON n.id = c.item_id LEFT JOIN messages f ON f.id = "
        "n.span_start_message_id LEFT JOIN messages l ON l.id = n.span_end_message_id LEFT JOIN messages m ON m.id = "
        "c.item_id WHERE c.session_id = ? AND c.item_type = 'summary'"_s,
        {session});
    auto first = run.reader.rows(
        u"SELECT m.created_at, m.rowid - 1 FROM context_items c JOIN messages m ON m.id = c.item_id WHERE c.session_id "
        "= ? AND m.session_id = c.session_id AND m.is_summary = 0 ORDER BY m.created_at, m.rowid LIMIT 1"_s,
        {session});
    const Place listed = first.next() ? Place::in(first, 0) : Place {std::numeric_limits<qint64>::max(), 0};
    std::vector<Span> spans;
    while (query.next()) {
        // A summary without a row, as 0.1 left them, replaces the messages before it and is not listed itself.
        const QList<Span> made = leaves.of(query.text(7));
        if (flagIn(query, 4))
            spans.push_back({Place {}, std::min(Place::in(query, 5), listed)});
        else if (made.isEmpty())
            spans.push_back({Place::in(query, 0), Place::in(query, 2)});
        spans.insert(spans.end(), made.begin(), made.end());
    }
    std::ranges::sort(spans, {}, &Span::first);
    std::vector<Span> covered;
    for (const Span& span : spans) {
        if (span.last < span.first)
            continue;
        if (!covered.empty() && span.first <= covered.back().last)
            covered.back().last = std::max(covered.back().last, span.last);
        else
            covered.push_back(span);
    }
    return covered;
}

MessageWalk walkOf(const CheckRun& run, const QString& session)
{
    const auto isAny = [&](const QString& sql) { return !run.reader.firstRow(sql, {session}).isEmpty(); };
    MessageWalk walk {.started = true, .session = session};
    walk.exists = isAny(u"SELECT 1 FROM sessions WHERE id = ?"_s);
    walk.hasItems = run.reader.summaries().hasContextItems(SessionId(session));
    walk.hasNodes
        = run.schema().has(u"summary_nodes"_s) && isAny(u"SELECT 1 FROM summary_nodes WHERE session_id = ? LIMIT 1"_s);
    if (walk.hasItems)
        walk.covered = coveredIn(run, session);
    return walk;
}

void checkMessageValues(CheckRun& run, const MessageRow& row)
{
    static const QStringList errorCodes = {QString(), u"output_length"_s, u"aborted"_s, u"structured_output"_s,
        u"auth"_s, u"api_error"_s, u"context_overflow"_s, u"unknown"_s};
    if (row.role != "user"_L1 && row.role != "assistant"_L1)
        run.add(CheckRule::InvalidRole, row.where(u"role"_s), {row.role});
    run.checkTime(row.created, row.where(u"created_at"_s));
    if (row.hasBadTokens)
        run.add(CheckRule::InvalidTokens, row.where(u"tokens_total"_s));
    if (!errorCodes.contains(row.errorCode))
        run.add(CheckRule::InvalidErrorCode, row.where(u"error_code"_s), {row.errorCode});
    if (row.isEmptyAnswer())
        run.add(CheckRule::AnswerWithoutParts, row.where());
}

void checkParent(CheckRun& run, const MessageRow& row)
{
    auto query = run.reader.rows(u"SELECT session_id, created_at, rowid FROM messages WHERE id = ?"_s, {row.parent});
    if (!query.next())
        return run.add(CheckRule::MissingParentMessage, row.where(u"parent_id"_s), {row.parent.toString()});
    if (query.text(0) != row.session)
        run.add(CheckRule::ParentInOtherSession, row.where(u"parent_id"_s), {row.parent.toString()});
    // Every circle has a step to something that is not older.
    const Place parent = Place::in(query, 1);
    query.finish();
    if (row.place() <= parent && run.isInCycle(u"messages"_s, row.id))
        run.add(CheckRule::CyclicMessages, row.where(u"parent_id"_s));
}

void checkOrder(CheckRun& run, const MessageRow& row, MessageWalk& walk)
{
    if (row.rowid < walk.previousRowid) {
        run.add(CheckRule::TimeBackwards,
            {walk.session, walk.previousId, u"messages"_s, walk.previousRowid, u"created_at"_s});
    }
    walk.previousId = row.id;
    walk.previousRowid = row.rowid;
    if (row.isSummary || row.isEmptyAnswer())
        return;
    if (row.role == "user"_L1) {
        ++walk.prompts;
        walk.lastPrompt = row.where();
        return;
    }
    endPrompts(run, walk);
}

void checkContext(CheckRun& run, const MessageRow& row, MessageWalk& walk)
{
    if (row.isSummary) {
        if (walk.hasNodes && !row.hasNode)
            run.add(CheckRule::SummaryWithoutNode, row.where());
        return;
    }
    if (!walk.hasItems || !row.hasTime())
        return;
    const std::vector<Span>& covered = walk.covered;
    while (walk.interval < covered.size() && covered[walk.interval].last < row.place())
        ++walk.interval;
    const bool isCovered = walk.interval < covered.size() && covered[walk.interval].first <= row.place();
    if (isCovered && row.isListed)
        run.add(CheckRule::MessageSentTwice, row.where());
    if (isCovered || row.isListed) {
        endHidden(run, walk);
        return;
    }
    if (walk.hidden++ == 0)
        walk.firstHidden = row.where();
}

bool stepMessages(CheckRun& run, MessageWalk& walk)
{
    auto rows = run.reader.rows(messagesSql(run), {walk.session, walk.created, walk.rowid});
    const auto end = [&] {
        endHidden(run, walk);
        endPrompts(run, walk);
    };
    int count = 0;
    for (; rows.next(); ++count) {
        const MessageRow row = MessageRow::of(rows);
        if (!walk.started || row.session != walk.session) {
            end();
            walk = walkOf(run, row.session);
        }
        walk.created = row.created;
        walk.rowid = row.rowid;
        checkMessageValues(run, row);
        if (!walk.exists)
            run.add(CheckRule::MissingSession, row.where(u"session_id"_s), {row.session});
        if (!row.parent.isNull())
            checkParent(run, row);
        checkOrder(run, row, walk);
        checkContext(run, row, walk);
    }
    run.addProgress(count);
    const bool isDone = count < CheckRun::StepRows;
    if (isDone)
        end();
    return isDone;
}

} // namespace

void checkMessages(CheckRun& run)
{
    MessageWalk state;
    // Before every value there is: SQLite sorts integers before texts.
    state.created = std::numeric_limits<qint64>::min();
    if (run.session)
        state.session = run.session->value;
    run.walk(u"messages"_s, state, [&run](MessageWalk& next) { return stepMessages(run, next); });
}

} // namespace stemma::mnesis
