// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/check/checkrun.h"

#include "core/store/formats/mnesis/read/summaryreader.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

enum Column {
    Rowid,
    IdColumn,
    SessionColumn,
    Parent,
    RoleColumn,
    Created,
    IsSummary,
    BadTokens,
    ErrorCode,
    HasParts,
    IsListed,
    HasNode,
};

} // namespace

struct CheckRun::MessageRow
{
    qint64 rowid = -1;
    QString id;
    QString session;
    QVariant parent;
    QString role;
    QVariant created;
    bool isSummary = false;
    bool hasBadTokens = false;
    QString errorCode;
    bool hasParts = false;
    bool isListed = false; ///< a context item names it
    bool hasNode = false;

    explicit MessageRow(const SqliteQuery& row)
        : rowid(row.integer(Rowid).value_or(-1))
        , id(row.text(IdColumn))
        , session(row.text(SessionColumn))
        , parent(row.value(Parent))
        , role(row.text(RoleColumn))
        , created(row.value(Created))
        , isSummary(row.integer(IsSummary).value_or(0) != 0)
        , hasBadTokens(row.integer(BadTokens).value_or(0) != 0)
        , errorCode(row.text(ErrorCode))
        , hasParts(row.integer(HasParts).value_or(0) != 0)
        , isListed(row.integer(IsListed).value_or(0) != 0)
        , hasNode(row.integer(HasNode).value_or(0) != 0)
    {
    }
    [[nodiscard]] bool hasTime() const { return created.typeId() == QMetaType::LongLong; }
    [[nodiscard]] Place place() const { return {created.toLongLong(), rowid}; }
    [[nodiscard]] Where where(const QString& column = {}) const { return {session, id, u"messages"_s, rowid, column}; }
};

QString CheckRun::messageSql() const
{
    const Schema& schema = m_reader.schema();
    const auto column = [&](const QString& name) { return schema.column(u"messages"_s, name); };
    QStringList badTokens = {u"0"_s};
    for (const QString& name :
        {u"tokens_input"_s, u"tokens_output"_s, u"tokens_cache_read"_s, u"tokens_cache_write"_s, u"tokens_total"_s})
        badTokens += "typeof("_L1 + column(name) + ") NOT IN ('integer', 'null')"_L1;
    const QString listed = schema.has(u"context_items"_s)
        ? u"EXISTS (SELECT 1 FROM context_items c WHERE c.session_id = m.session_id AND c.item_id = m.id)"_s
        : u"0"_s;
    const QString node = schema.has(u"summary_nodes"_s)
        ? u"m.is_summary <> 0 AND EXISTS (SELECT 1 FROM summary_nodes n WHERE n.id = m.id)"_s
        : u"0"_s;
    const QString from = m_session ? u"m.session_id = ? AND (m.created_at, m.rowid) > (?, ?)"_s
                                   : u"(m.session_id, m.created_at, m.rowid) > (?, ?, ?)"_s;
    return u"SELECT m.rowid, m.id, m.session_id, %1, m.role, m.created_at, m.is_summary, %2, %3, "
           "EXISTS (SELECT 1 FROM message_parts p WHERE p.message_id = m.id), %4, %5 "
           "FROM messages m WHERE %6 ORDER BY m.session_id, m.created_at, m.rowid LIMIT %7"_s.arg(
               column(u"parent_id"_s), badTokens.join(" OR "_L1), column(u"error_code"_s), listed, node, from,
               QString::number(StepRows));
}

Result<> CheckRun::checkMessages()
{
    MessageWalk state;
    // Before every value there is: SQLite sorts integers before texts.
    state.created = std::numeric_limits<qint64>::min();
    if (m_session)
        state.session.id = m_session->value;
    return walk(u"messages"_s, state, [this](MessageWalk& next) { return messageStep(next); });
}

Result<bool> CheckRun::messageStep(MessageWalk& walk)
{
    auto rows = m_reader.query(messageSql());
    rows.bind(walk.session.id, walk.created, walk.rowid);
    int count = 0;
    while (rows.next()) {
        ++count;
        const MessageRow row(rows);
        if (!walk.started || row.session != walk.session.id) {
            endSession(walk);
            auto facts = factsOf(row.session);
            if (!facts)
                return std::unexpected(facts.error());
            walk = {};
            walk.started = true;
            walk.session = *std::move(facts);
        }
        walk.created = row.created;
        walk.rowid = row.rowid;
        checkMessageValues(row);
        if (!walk.session.exists)
            m_findings.add(CheckRule::MissingSession, row.where(u"session_id"_s), {row.session});
        if (!row.parent.isNull()) {
            if (auto done = checkParent(row); !done)
                return std::unexpected(done.error());
        }
        checkOrder(row, walk);
        checkContext(row, walk);
    }
    if (!rows.ok())
        return rows.failure();
    addProgress(count);
    const bool isDone = count < StepRows;
    if (isDone)
        endSession(walk);
    return isDone;
}

Result<CheckRun::SessionFacts> CheckRun::factsOf(const QString& session)
{
    SessionFacts facts;
    facts.id = session;
    auto query = m_reader.query(u"SELECT 1 FROM sessions WHERE id = ?"_s);
    query.bind(session);
    facts.exists = query.next();
    if (!query.ok())
        return query.failure();
    facts.hasItems = m_reader.summaries().hasContextItems(SessionId(session));
    if (m_reader.schema().has(u"summary_nodes"_s)) {
        auto nodes = m_reader.query(u"SELECT 1 FROM summary_nodes WHERE session_id = ? LIMIT 1"_s);
        nodes.bind(session);
        facts.hasNodes = nodes.next();
        if (!nodes.ok())
            return nodes.failure();
    }
    if (facts.hasItems) {
        if (auto done = addCoverage(facts); !done)
            return std::unexpected(done.error());
    }
    return facts;
}

Result<> CheckRun::addCoverage(SessionFacts& facts)
{
    const LeafSpans leaves = m_reader.summaries().leafSpans(SessionId(facts.id));
    auto query = m_reader.query(
        u"SELECT f.created_at, f.rowid, l.created_at, l.rowid, n.id IS NULL, m.created_at, m.rowid, c.item_id FROM "
        u"context_items c "
        "LEFT JOIN summary_nodes n ON n.id = c.item_id LEFT JOIN messages f ON f.id = n.span_start_message_id "
        "LEFT JOIN messages l ON l.id = n.span_end_message_id LEFT JOIN messages m ON m.id = c.item_id "
        "WHERE c.session_id = ? AND c.item_type = 'summary'"_s);
    query.bind(facts.id);
    auto first = m_reader.query(
        u"SELECT m.created_at, m.rowid FROM context_items c JOIN messages m ON m.id = c.item_id WHERE c.session_id = ? "
        "AND m.session_id = c.session_id AND m.is_summary = 0 ORDER BY m.created_at, m.rowid LIMIT 1"_s);
    first.bind(facts.id);
    Place listed {std::numeric_limits<qint64>::max(), 0};
    if (first.next())
        listed = {first.integer(0).value_or(OutlineRow::NoTime), first.integer(1).value_or(0) - 1};
    if (!first.ok())
        return first.failure();
    std::vector<Interval> spans;
    while (query.next()) {
        const auto place = [&](int column) {
            return Place {query.integer(column).value_or(OutlineRow::NoTime), query.integer(column + 1).value_or(-1)};
        };
        // A summary without a row, as 0.1 left them, replaces the messages before it and is not listed itself.
        const QList<StoreReader::Span> made = leaves.of(query.text(7));
        if (query.integer(4).value_or(0) != 0)
            spans.push_back({Place {}, std::min(place(5), listed)});
        else if (made.isEmpty())
            spans.push_back({place(0), place(2)});
        for (const StoreReader::Span& span : made)
            spans.push_back({span.first, span.last});
    }
    if (!query.ok())
        return query.failure();
    std::ranges::sort(spans, {}, &Interval::first);
    for (const Interval& span : spans) {
        if (span.last < span.first)
            continue;
        if (!facts.covered.empty() && span.first <= facts.covered.back().last)
            facts.covered.back().last = std::max(facts.covered.back().last, span.last);
        else
            facts.covered.push_back(span);
    }
    return {};
}

void CheckRun::checkMessageValues(const MessageRow& row)
{
    static const QStringList errorCodes = {QString(), u"output_length"_s, u"aborted"_s, u"structured_output"_s,
        u"auth"_s, u"api_error"_s, u"context_overflow"_s, u"unknown"_s};
    if (row.role != "user"_L1 && row.role != "assistant"_L1)
        m_findings.add(CheckRule::InvalidRole, row.where(u"role"_s), {row.role});
    if (!row.hasTime())
        m_findings.add(CheckRule::InvalidTime, row.where(u"created_at"_s), {row.created.toString()});
    else if (timeFromMs(row.created.toLongLong()) > m_clock + std::chrono::minutes(1))
        m_findings.add(
            CheckRule::TimeInFuture, row.where(u"created_at"_s), {toIso(timeFromMs(row.created.toLongLong()))});
    if (row.hasBadTokens)
        m_findings.add(CheckRule::InvalidTokens, row.where(u"tokens_total"_s));
    if (!errorCodes.contains(row.errorCode))
        m_findings.add(CheckRule::InvalidErrorCode, row.where(u"error_code"_s), {row.errorCode});
    if (row.role == "assistant"_L1 && !row.hasParts && row.errorCode.isEmpty())
        m_findings.add(CheckRule::AnswerWithoutParts, row.where());
}

Result<> CheckRun::checkParent(const MessageRow& row)
{
    auto query = m_reader.query(u"SELECT session_id, created_at, rowid FROM messages WHERE id = ?"_s);
    query.bind(row.parent);
    if (!query.next()) {
        if (!query.ok())
            return query.failure();
        m_findings.add(CheckRule::MissingParentMessage, row.where(u"parent_id"_s), {row.parent.toString()});
        return {};
    }
    if (query.text(0) != row.session)
        m_findings.add(CheckRule::ParentInOtherSession, row.where(u"parent_id"_s), {row.parent.toString()});
    // Every circle has a step to something that is not older.
    const Place parent {query.integer(1).value_or(OutlineRow::NoTime), query.integer(2).value_or(-1)};
    query.finish();
    if (parent < row.place())
        return {};
    const auto cycle = isInCycle(u"messages"_s, row.id);
    if (!cycle)
        return std::unexpected(cycle.error());
    if (*cycle)
        m_findings.add(CheckRule::CyclicMessages, row.where(u"parent_id"_s));
    return {};
}

void CheckRun::checkOrder(const MessageRow& row, MessageWalk& walk)
{
    if (row.rowid < walk.previousRowid) {
        m_findings.add(CheckRule::TimeBackwards,
            {walk.session.id, walk.previousId, u"messages"_s, walk.previousRowid, u"created_at"_s});
    }
    walk.previousId = row.id;
    walk.previousRowid = row.rowid;
    // An answer that was begun and never came is none.
    if (row.isSummary || (row.role == "assistant"_L1 && !row.hasParts && row.errorCode.isEmpty()))
        return;
    if (row.role == "user"_L1) {
        ++walk.prompts;
        walk.lastPrompt = row.where();
        return;
    }
    if (walk.prompts > 1)
        m_findings.add(CheckRule::UnansweredPrompts, walk.lastPrompt, {QString::number(walk.prompts)});
    walk.prompts = 0;
}

void CheckRun::checkContext(const MessageRow& row, MessageWalk& walk)
{
    if (row.isSummary) {
        if (walk.session.hasNodes && !row.hasNode)
            m_findings.add(CheckRule::SummaryWithoutNode, row.where());
        return;
    }
    if (!walk.session.hasItems || !row.hasTime())
        return;
    const std::vector<Interval>& covered = walk.session.covered;
    while (walk.interval < covered.size() && covered[walk.interval].last < row.place())
        ++walk.interval;
    const bool isCovered = walk.interval < covered.size() && covered[walk.interval].first <= row.place();
    if (isCovered && row.isListed)
        m_findings.add(CheckRule::MessageSentTwice, row.where());
    if (isCovered || row.isListed) {
        endHidden(walk);
        return;
    }
    if (walk.hidden++ == 0)
        walk.firstHidden = row.where();
}

void CheckRun::endHidden(MessageWalk& walk)
{
    if (walk.hidden > 0)
        m_findings.add(CheckRule::MessageNotInContext, walk.firstHidden, {QString::number(walk.hidden)});
    walk.hidden = 0;
}

void CheckRun::endSession(MessageWalk& walk)
{
    endHidden(walk);
    if (walk.prompts > 1)
        m_findings.add(CheckRule::UnansweredPrompts, walk.lastPrompt, {QString::number(walk.prompts)});
    walk.prompts = 0;
}

} // namespace stemma::mnesis
