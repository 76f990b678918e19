// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/check/checkrun.h"

#include "core/store/formats/mnesis/read/part.h"
#include "core/store/json/json.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

enum PartColumn {
    PartRowid,
    MessageColumn,
    PartSession,
    PartType,
    Content,
    ToolName,
    CallId,
    ToolState,
    CompactedAt,
    StartedAt,
    CompletedAt,
    WrongTypes,
};

QString storedTypeOf(const Part::Body& body)
{
    static constexpr QLatin1StringView Names[] = {"text"_L1, "reasoning"_L1, "tool"_L1, "patch"_L1, "file_ref"_L1,
        "compaction"_L1, "step_start"_L1, "step_finish"_L1};
    return body.index() < std::size(Names) ? QString(Names[body.index()]) : QString();
}

QString stateName(ToolPart::State state)
{
    return state == ToolPart::State::Running ? u"running"_s : u"pending"_s;
}

class PartCheck : CheckPass
{
public:
    using CheckPass::CheckPass;
    void run();

private:
    struct ToolCall
    {
        size_t hash = 0;
        qint64 rowid = -1;
        auto operator<=>(const ToolCall&) const = default;
    };
    struct PartWalk
    {
        qint64 rowid = -1; ///< the last part seen
        size_t message = 0; ///< the next one, where the messages of one session are walked
        QString messageId;
        std::optional<QString> messageSession; ///< none: the message is missing
        std::vector<ToolCall> calls; ///< met in this step
    };

    [[nodiscard]] QString sql(const QString& condition) const;
    [[nodiscard]] bool step(PartWalk& walk);
    [[nodiscard]] bool stepInSession(PartWalk& walk, const std::vector<qint64>& messages);
    void takeMessage(PartWalk& walk, const QString& id) const;
    [[nodiscard]] qint64 checkPart(const SqliteQuery& row, PartWalk& walk); ///< gives its size
    [[nodiscard]] DecodedPart checkContent(const StoredPart& stored, const Where& where);
    void checkRepeatedCalls(std::vector<ToolCall> calls);
};

QString PartCheck::sql(const QString& condition) const
{
    const auto column = [this](const QString& name) { return m_reader.schema().column(u"message_parts"_s, name); };
    // Null where all is as it should be, so that nothing has to be compared here for each row.
    const QString wrongTypes = u"CASE WHEN typeof(content) <> 'text' OR typeof(%1) NOT IN ('integer', 'null') "
                               "OR typeof(%2) NOT IN ('integer', 'null') "
                               "THEN typeof(content) || ' ' || typeof(%1) || ' ' || typeof(%2) END"_s.arg(
                                   column(u"part_index"_s), column(u"token_estimate"_s));
    return u"SELECT rowid, message_id, %1, %2, CAST(content AS BLOB), %3, %4, %5, %6, %7, %8, %9 FROM message_parts WHERE "_s
               .arg(column(u"session_id"_s), column(u"part_type"_s), column(u"tool_name"_s), column(u"tool_call_id"_s),
                   column(u"tool_state"_s), column(u"compacted_at"_s), column(u"started_at"_s),
                   column(u"completed_at"_s), wrongTypes)
        + condition;
}

void PartCheck::run()
{
    std::vector<ToolCall> calls;
    std::vector<qint64> messages;
    if (m_session) {
        m_run.once(u"messages"_s, [&] {
            messages.clear();
            m_reader.got(m_reader.database().scanIntegers(u"SELECT rowid, 0 FROM messages WHERE session_id = ?"_s,
                m_session->value, 0, [&](qint64 rowid, qint64) { messages.push_back(rowid); }));
        });
    }
    PartWalk state;
    state.rowid = std::numeric_limits<qint64>::min();
    m_run.walk(u"message_parts"_s, state, [&](PartWalk& next) {
        // What the step before met is kept by now.
        calls.insert(calls.end(), next.calls.begin(), next.calls.end());
        state.calls.clear();
        next.calls.clear();
        return m_session ? stepInSession(next, messages) : step(next);
    });
    calls.insert(calls.end(), state.calls.begin(), state.calls.end());
    checkRepeatedCalls(std::move(calls));
}

// In the order of the file, so that its pages are read once and one after the other.
bool PartCheck::step(PartWalk& walk)
{
    auto rows = m_reader.rows(sql(u"rowid > ? ORDER BY rowid LIMIT "_s) + QString::number(StepRows));
    rows.bind(walk.rowid);
    int count = 0;
    qint64 bytes = 0;
    while (bytes < StepBytes && rows.next()) {
        ++count;
        walk.rowid = rows.integer(PartRowid).value_or(walk.rowid);
        if (const QString id = rows.text(MessageColumn); id != walk.messageId || id.isEmpty()) {
            takeMessage(walk, id);
        }
        bytes += checkPart(rows, walk);
    }
    m_run.addProgress(count);
    return count < StepRows && bytes < StepBytes;
}

bool PartCheck::stepInSession(PartWalk& walk, const std::vector<qint64>& messages)
{
    auto rows = m_reader.rows(sql(u"message_id = (SELECT id FROM messages WHERE rowid = ?)"_s));
    qint64 bytes = 0;
    for (int count = 0; count < StepRows && bytes < StepBytes && walk.message < messages.size(); ++count) {
        rows.bind(messages[walk.message++]);
        walk.messageSession = m_session->value;
        while (rows.next()) {
            walk.messageId = rows.text(MessageColumn);
            bytes += checkPart(rows, walk);
        }
        rows.finish();
    }
    m_run.job.setProgress(qint64(walk.message), qint64(messages.size()));
    return walk.message >= messages.size();
}

void PartCheck::takeMessage(PartWalk& walk, const QString& id) const
{
    auto query = m_reader.rows(u"SELECT session_id FROM messages WHERE id = ?"_s);
    query.bind(id);
    walk.messageId = id;
    walk.messageSession.reset();
    if (query.next())
        walk.messageSession = query.text(0);
}

qint64 PartCheck::checkPart(const SqliteQuery& row, PartWalk& walk)
{
    const qint64 rowid = row.integer(PartRowid).value_or(-1);
    Where where {walk.messageSession.value_or(row.text(PartSession)), walk.messageId, u"message_parts"_s, rowid, {}};
    const auto at = [&where](const QString& column) {
        where.column = column;
        return where;
    };
    if (!walk.messageSession)
        add(CheckRule::MissingMessage, at(u"message_id"_s), {walk.messageId});
    else if (const QString session = row.text(PartSession); session != *walk.messageSession)
        add(CheckRule::PartInOtherSession, at(u"session_id"_s), {session});
    if (!row.isNull(WrongTypes)) {
        const QStringList types = row.text(WrongTypes).split(u' ');
        const QStringList names = {u"content"_s, u"part_index"_s, u"token_estimate"_s};
        for (qsizetype i = 0; i < names.size(); ++i) {
            const QString wanted = i == 0 ? u"text"_s : u"integer"_s;
            if (const QString type = types.value(i); type != wanted && (i == 0 || type != "null"_L1))
                add(CheckRule::WrongType, at(names[i]), {wanted, type});
        }
    }

    StoredPart stored;
    stored.partType = row.text(PartType);
    stored.content = row.bytes(Content);
    stored.contentBytes = stored.content.size();
    stored.toolState = row.value(ToolState);
    stored.compactedAt = row.value(CompactedAt);
    stored.startedAt = row.value(StartedAt);
    stored.completedAt = row.value(CompletedAt);
    const DecodedPart decoded = checkContent(stored, where);
    const auto* tool = std::get_if<ToolPart>(&decoded.body);
    if (!tool)
        return stored.contentBytes;
    if (tool->state == ToolPart::State::Pending || tool->state == ToolPart::State::Running)
        // mnesis reads the column of a row that says it is a tool's.
        add(CheckRule::UnansweredToolCall, mendable(at(u"tool_state"_s), stored.partType == "tool"_L1),
            {tool->name, stateName(tool->state)});
    if (!row.isNull(ToolName) && row.text(ToolName) != tool->name)
        add(CheckRule::ToolColumnsDiffer, at(u"tool_name"_s), {row.text(ToolName), tool->name});
    if (!row.isNull(CallId) && row.text(CallId) != tool->callId)
        add(CheckRule::ToolColumnsDiffer, at(u"tool_call_id"_s), {row.text(CallId), tool->callId});
    if (!tool->callId.isEmpty())
        walk.calls.push_back({qHashMulti(0, walk.messageId, tool->callId), rowid});
    return stored.contentBytes;
}

// By the rules of reading themselves, which give the reason of a refusal.
DecodedPart PartCheck::checkContent(const StoredPart& stored, const Where& place)
{
    Where where = place;
    where.column = u"content"_s;
    if (!stored.content.isValidUtf8())
        add(CheckRule::NotUtf8, where);
    constexpr qint64 NoText = 0;
    DecodedPart decoded = decodePart(stored, NoText);
    if (const auto* unknown = std::get_if<UnknownPart>(&decoded.body)) {
        if (unknown->reason.isEmpty())
            add(CheckRule::UnknownPartType, where, {unknown->storedType});
        else if (json::parse(stored.content))
            add(CheckRule::InvalidPart, where, {unknown->reason});
        else
            add(CheckRule::InvalidJson, where, {unknown->reason});
        return decoded;
    }
    if (const QString type = storedTypeOf(decoded.body); type != stored.partType) {
        where.column = u"part_type"_s;
        add(CheckRule::PartTypeDiffers, where, {stored.partType, type});
    }
    return decoded;
}

// Equal hashes only say where to look; nearly always they are the same call.
void PartCheck::checkRepeatedCalls(std::vector<ToolCall> calls)
{
    std::ranges::sort(calls);
    size_t index = 1;
    m_run.walk(u"message_parts"_s, index, [&](size_t& next) {
        // Not by SQLite's own JSON functions: they fail on texts that mnesis reads.
        auto query
            = m_reader.rows(u"SELECT p.message_id, p.session_id, CAST(p.content AS BLOB), CAST(o.content AS BLOB) "
                            u"FROM message_parts p, "
                            "message_parts o WHERE p.rowid = ? AND o.rowid = ? AND o.message_id = p.message_id"_s);
        for (int count = 0; next < calls.size() && count < StepRows; ++next) {
            if (calls[next].hash != calls[next - 1].hash)
                continue;
            ++count;
            query.bind(calls[next].rowid, calls[next - 1].rowid);
            if (query.next()) {
                const QString id = toolCallIdIn(query.bytes(2));
                if (id == toolCallIdIn(query.bytes(3))) {
                    add(CheckRule::RepeatedToolCall,
                        {query.text(1), query.text(0), u"message_parts"_s, calls[next].rowid, u"tool_call_id"_s}, {id});
                }
            }
            query.finish();
        }
        return next >= calls.size();
    });
}

} // namespace

void checkParts(CheckRun& run)
{
    PartCheck(run).run();
}

} // namespace stemma::mnesis
