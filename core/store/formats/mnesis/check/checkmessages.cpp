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

class MessageCheck : CheckPass
{
public:
    using CheckPass::CheckPass;
    void run();

private:
    using Span = StoreReader::Span;

    struct MessageRow
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
        [[nodiscard]] Where where(const QString& column = {}) const
        {
            return {session, id, u"messages"_s, rowid, column};
        }
    };

    /// What the rules on messages need of their session.
    struct SessionFacts
    {
        QString id;
        bool exists = true;
        bool hasItems = false;
        bool hasNodes = false;
        std::vector<Span> covered; ///< by summaries in the context; ascending, apart
    };
    struct MessageWalk
    {
        bool started = false;
        QVariant created; ///< of the last row seen, with its storage class
        qint64 rowid = -1;
        SessionFacts session;
        size_t interval = 0; ///< the first that may cover what comes
        QString previousId;
        qint64 previousRowid = -1;
        qint64 prompts = 0; ///< in a row, without an answer
        Where lastPrompt;
        qint64 hidden = 0; ///< in a row, not in the context
        Where firstHidden;
    };

    [[nodiscard]] QString sql() const;
    [[nodiscard]] bool step(MessageWalk& walk);
    [[nodiscard]] SessionFacts factsOf(const QString& session) const;
    void addCoverage(SessionFacts& facts) const;
    void checkMessageValues(const MessageRow& row);
    void checkParent(const MessageRow& row);
    void checkOrder(const MessageRow& row, MessageWalk& walk);
    void checkContext(const MessageRow& row, MessageWalk& walk);
    void endSession(MessageWalk& walk);
    void endHidden(MessageWalk& walk);
};

QString MessageCheck::sql() const
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

void MessageCheck::run()
{
    MessageWalk state;
    // Before every value there is: SQLite sorts integers before texts.
    state.created = std::numeric_limits<qint64>::min();
    if (m_session)
        state.session.id = m_session->value;
    m_run.walk(u"messages"_s, state, [this](MessageWalk& next) { return step(next); });
}

bool MessageCheck::step(MessageWalk& walk)
{
    auto rows = m_reader.rows(sql());
    rows.bind(walk.session.id, walk.created, walk.rowid);
    int count = 0;
    while (rows.next()) {
        ++count;
        const MessageRow row(rows);
        if (!walk.started || row.session != walk.session.id) {
            endSession(walk);
            walk = {.started = true, .session = factsOf(row.session)};
        }
        walk.created = row.created;
        walk.rowid = row.rowid;
        checkMessageValues(row);
        if (!walk.session.exists)
            add(CheckRule::MissingSession, row.where(u"session_id"_s), {row.session});
        if (!row.parent.isNull())
            checkParent(row);
        checkOrder(row, walk);
        checkContext(row, walk);
    }
    m_run.addProgress(count);
    const bool isDone = count < StepRows;
    if (isDone)
        endSession(walk);
    return isDone;
}

MessageCheck::SessionFacts MessageCheck::factsOf(const QString& session) const
{
    SessionFacts facts;
    facts.id = session;
    const auto isAny = [&](const QString& sql) {
        auto query = m_reader.rows(sql);
        query.bind(session);
        return query.next();
    };
    facts.exists = isAny(u"SELECT 1 FROM sessions WHERE id = ?"_s);
    facts.hasItems = m_reader.summaries().hasContextItems(SessionId(session));
    facts.hasNodes = m_reader.schema().has(u"summary_nodes"_s)
        && isAny(u"SELECT 1 FROM summary_nodes WHERE session_id = ? LIMIT 1"_s);
    if (facts.hasItems)
        addCoverage(facts);
    return facts;
}

void MessageCheck::addCoverage(SessionFacts& facts) const
{
    const LeafSpans leaves = m_reader.summaries().leafSpans(SessionId(facts.id));
    auto query = m_reader.rows(
        u"SELECT f.created_at, f.rowid, l.created_at, l.rowid, n.id IS NULL, m.created_at, m.rowid, c.item_id FROM "
        u"context_items c "
        "LEFT JOIN summary_nodes n ON n.id = c.item_id LEFT JOIN messages f ON f.id = n.span_start_message_id "
        "LEFT JOIN messages l ON l.id = n.span_end_message_id LEFT JOIN messages m ON m.id = c.item_id "
        "WHERE c.session_id = ? AND c.item_type = 'summary'"_s);
    query.bind(facts.id);
    auto first = m_reader.rows(
        u"SELECT m.created_at, m.rowid FROM context_items c JOIN messages m ON m.id = c.item_id WHERE c.session_id = ? "
        "AND m.session_id = c.session_id AND m.is_summary = 0 ORDER BY m.created_at, m.rowid LIMIT 1"_s);
    first.bind(facts.id);
    Place listed {std::numeric_limits<qint64>::max(), 0};
    if (first.next())
        listed = {first.integer(0).value_or(OutlineRow::NoTime), first.integer(1).value_or(0) - 1};
    std::vector<Span> spans;
    while (query.next()) {
        const auto place = [&](int column) {
            return Place {query.integer(column).value_or(OutlineRow::NoTime), query.integer(column + 1).value_or(-1)};
        };
        // A summary without a row, as 0.1 left them, replaces the messages before it and is not listed itself.
        const QList<Span> made = leaves.of(query.text(7));
        if (query.integer(4).value_or(0) != 0)
            spans.push_back({Place {}, std::min(place(5), listed)});
        else if (made.isEmpty())
            spans.push_back({place(0), place(2)});
        spans.insert(spans.end(), made.begin(), made.end());
    }
    std::ranges::sort(spans, {}, &Span::first);
    for (const Span& span : spans) {
        if (span.last < span.first)
            continue;
        if (!facts.covered.empty() && span.first <= facts.covered.back().last)
            facts.covered.back().last = std::max(facts.covered.back().last, span.last);
        else
            facts.covered.push_back(span);
    }
}

void MessageCheck::checkMessageValues(const MessageRow& row)
{
    static const QStringList errorCodes = {QString(), u"output_length"_s, u"aborted"_s, u"structured_output"_s,
        u"auth"_s, u"api_error"_s, u"context_overflow"_s, u"unknown"_s};
    if (row.role != "user"_L1 && row.role != "assistant"_L1)
        add(CheckRule::InvalidRole, row.where(u"role"_s), {row.role});
    checkTime(row.created, row.where(u"created_at"_s));
    if (row.hasBadTokens)
        add(CheckRule::InvalidTokens, row.where(u"tokens_total"_s));
    if (!errorCodes.contains(row.errorCode))
        add(CheckRule::InvalidErrorCode, row.where(u"error_code"_s), {row.errorCode});
    if (row.role == "assistant"_L1 && !row.hasParts && row.errorCode.isEmpty())
        add(CheckRule::AnswerWithoutParts, row.where());
}

void MessageCheck::checkParent(const MessageRow& row)
{
    auto query = m_reader.rows(u"SELECT session_id, created_at, rowid FROM messages WHERE id = ?"_s);
    query.bind(row.parent);
    if (!query.next()) {
        add(CheckRule::MissingParentMessage, row.where(u"parent_id"_s), {row.parent.toString()});
        return;
    }
    if (query.text(0) != row.session)
        add(CheckRule::ParentInOtherSession, row.where(u"parent_id"_s), {row.parent.toString()});
    // Every circle has a step to something that is not older.
    const Place parent {query.integer(1).value_or(OutlineRow::NoTime), query.integer(2).value_or(-1)};
    query.finish();
    if (parent < row.place())
        return;
    if (isInCycle(u"messages"_s, row.id))
        add(CheckRule::CyclicMessages, row.where(u"parent_id"_s));
}

void MessageCheck::checkOrder(const MessageRow& row, MessageWalk& walk)
{
    if (row.rowid < walk.previousRowid) {
        add(CheckRule::TimeBackwards,
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
        add(CheckRule::UnansweredPrompts, walk.lastPrompt, {QString::number(walk.prompts)});
    walk.prompts = 0;
}

void MessageCheck::checkContext(const MessageRow& row, MessageWalk& walk)
{
    if (row.isSummary) {
        if (walk.session.hasNodes && !row.hasNode)
            add(CheckRule::SummaryWithoutNode, row.where());
        return;
    }
    if (!walk.session.hasItems || !row.hasTime())
        return;
    const std::vector<Span>& covered = walk.session.covered;
    while (walk.interval < covered.size() && covered[walk.interval].last < row.place())
        ++walk.interval;
    const bool isCovered = walk.interval < covered.size() && covered[walk.interval].first <= row.place();
    if (isCovered && row.isListed)
        add(CheckRule::MessageSentTwice, row.where());
    if (isCovered || row.isListed) {
        endHidden(walk);
        return;
    }
    if (walk.hidden++ == 0)
        walk.firstHidden = row.where();
}

void MessageCheck::endHidden(MessageWalk& walk)
{
    if (walk.hidden > 0)
        add(CheckRule::MessageNotInContext, walk.firstHidden, {QString::number(walk.hidden)});
    walk.hidden = 0;
}

void MessageCheck::endSession(MessageWalk& walk)
{
    endHidden(walk);
    if (walk.prompts > 1)
        add(CheckRule::UnansweredPrompts, walk.lastPrompt, {QString::number(walk.prompts)});
    walk.prompts = 0;
}

} // namespace

void checkMessages(CheckRun& run)
{
    MessageCheck(run).run();
}

} // namespace stemma::mnesis
