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
    ToolName,
    CallId,
    WrongTypes,
    Stored, ///< StoreReader::storedPartColumns()
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

/// Equal hashes only say where to look; nearly always they are the same call.
struct ToolCall
{
    size_t hash = 0;
    qint64 rowid = -1;
    auto operator<=>(const ToolCall&) const = default;
};

struct PartWalk
{
    qint64 rowid = std::numeric_limits<qint64>::min(); ///< the last part seen
    size_t message = 0; ///< the next one, where the messages of one session are walked
    QString messageId;
    std::optional<QString> messageSession; ///< none: the message is missing
    std::vector<ToolCall> calls; ///< met in this step
};

QString partsSql(const CheckRun& run, const QString& condition)
{
    const auto column = [&run](const QString& name) { return run.schema().column(u"message_parts"_s, name); };
    // Null where all is as it should be, so that nothing has to be compared here for each row.
    const QString wrongTypes = u"CASE WHEN typeof(content) <> 'text' OR typeof(%1) NOT IN ('integer', 'null') "
                               "OR typeof(%2) NOT IN ('integer', 'null') "
                               "THEN typeof(content) || ' ' || typeof(%1) || ' ' || typeof(%2) END"_s.arg(
                                   column(u"part_index"_s), column(u"token_estimate"_s));
    return u"SELECT rowid, message_id, %1, %2, %3, %4, %5 FROM message_parts WHERE "_s.arg(column(u"session_id"_s),
               column(u"tool_name"_s), column(u"tool_call_id"_s), wrongTypes, run.reader.storedPartColumns())
        + condition;
}

// By the rules of reading themselves, which give the reason of a refusal.
DecodedPart checkContent(CheckRun& run, const StoredPart& stored, const CheckRun::Where& part)
{
    const CheckRun::Where where = at(part, u"content"_s);
    if (!stored.content.isValidUtf8())
        run.add(CheckRule::NotUtf8, where);
    DecodedPart decoded = decodePart(stored, ReadOptions::NoText);
    if (const auto* unknown = std::get_if<UnknownPart>(&decoded.body)) {
        if (unknown->reason.isEmpty())
            run.add(CheckRule::UnknownPartType, where, {unknown->storedType});
        else if (json::parse(stored.content))
            run.add(CheckRule::InvalidPart, where, {unknown->reason});
        else
            run.add(CheckRule::InvalidJson, where, {unknown->reason});
        return decoded;
    }
    if (const QString type = storedTypeOf(decoded.body); type != stored.partType)
        run.add(CheckRule::PartTypeDiffers, at(part, u"part_type"_s), {stored.partType, type});
    return decoded;
}

/// Gives its size.
qint64 checkPart(CheckRun& run, const SqliteQuery& row, PartWalk& walk)
{
    const qint64 rowid = integerIn(row, PartRowid, -1);
    const CheckRun::Where where {
        walk.messageSession.value_or(row.text(PartSession)), walk.messageId, u"message_parts"_s, rowid, {}};
    if (!walk.messageSession)
        run.add(CheckRule::MissingMessage, at(where, u"message_id"_s), {walk.messageId});
    else if (const QString session = row.text(PartSession); session != *walk.messageSession)
        run.add(CheckRule::PartInOtherSession, at(where, u"session_id"_s), {session});
    if (!row.isNull(WrongTypes)) {
        const QStringList types = row.text(WrongTypes).split(u' ');
        const QStringList names = {u"content"_s, u"part_index"_s, u"token_estimate"_s};
        for (qsizetype i = 0; i < names.size(); ++i) {
            const QString wanted = i == 0 ? u"text"_s : u"integer"_s;
            if (const QString type = types.value(i); type != wanted && (i == 0 || type != "null"_L1))
                run.add(CheckRule::WrongType, at(where, names[i]), {wanted, type});
        }
    }

    const StoredPart stored = StoreReader::storedPart(row, Stored);
    const DecodedPart decoded = checkContent(run, stored, where);
    const auto* tool = std::get_if<ToolPart>(&decoded.body);
    if (!tool)
        return stored.contentBytes;
    if (tool->state == ToolPart::State::Pending || tool->state == ToolPart::State::Running)
        // mnesis reads the column of a row that says it is a tool's.
        run.add(CheckRule::UnansweredToolCall, mendable(at(where, u"tool_state"_s), stored.partType == "tool"_L1),
            {tool->name, stateName(tool->state)});
    if (!row.isNull(ToolName) && row.text(ToolName) != tool->name)
        run.add(CheckRule::ToolColumnsDiffer, at(where, u"tool_name"_s), {row.text(ToolName), tool->name});
    if (!row.isNull(CallId) && row.text(CallId) != tool->callId)
        run.add(CheckRule::ToolColumnsDiffer, at(where, u"tool_call_id"_s), {row.text(CallId), tool->callId});
    if (!tool->callId.isEmpty())
        walk.calls.push_back({qHashMulti(0, walk.messageId, tool->callId), rowid});
    return stored.contentBytes;
}

// In the order of the file, so that its pages are read once and one after the other.
bool stepParts(CheckRun& run, PartWalk& walk)
{
    auto rows = run.reader.rows(
        partsSql(run, u"rowid > ? ORDER BY rowid LIMIT "_s) + QString::number(CheckRun::StepRows), {walk.rowid});
    int count = 0;
    qint64 bytes = 0;
    while (bytes < CheckRun::StepBytes && rows.next()) {
        ++count;
        walk.rowid = integerIn(rows, PartRowid, walk.rowid);
        if (const QString id = rows.text(MessageColumn); id != walk.messageId || id.isEmpty()) {
            const auto message = run.reader.firstRow(u"SELECT session_id FROM messages WHERE id = ?"_s, {id});
            walk.messageId = id;
            walk.messageSession = message.isEmpty() ? std::nullopt : std::optional(message.first().toString());
        }
        bytes += checkPart(run, rows, walk);
    }
    run.addProgress(count);
    return count < CheckRun::StepRows && bytes < CheckRun::StepBytes;
}

bool stepInSession(CheckRun& run, PartWalk& walk, const std::vector<qint64>& messages)
{
    auto rows = run.reader.rows(partsSql(run, u"message_id = (SELECT id FROM messages WHERE rowid = ?)"_s));
    qint64 bytes = 0;
    for (int count = 0; count < CheckRun::StepRows && bytes < CheckRun::StepBytes && walk.message < messages.size();
        ++count) {
        rows.bind(messages[walk.message++]);
        walk.messageSession = run.session->value;
        while (rows.next()) {
            walk.messageId = rows.text(MessageColumn);
            bytes += checkPart(run, rows, walk);
        }
        rows.finish();
    }
    run.job.setProgress(qint64(walk.message), qint64(messages.size()));
    return walk.message >= messages.size();
}

void checkRepeatedCalls(CheckRun& run, std::vector<ToolCall> calls)
{
    std::ranges::sort(calls);
    size_t index = 1;
    run.walk(u"message_parts"_s, index, [&](size_t& next) {
        // Not by SQLite's own JSON functions: they fail on texts that mnesis reads.
        auto query = run.reader.rows(
            u"SELECT p.message_id, p.session_id, CAST(p.content AS BLOB), CAST(o.content AS BLOB) "
            "FROM message_parts p, message_parts o WHERE p.rowid = ? AND o.rowid = ? AND o.message_id = p.message_id"_s);
        for (int count = 0; next < calls.size() && count < CheckRun::StepRows; ++next) {
            if (calls[next].hash != calls[next - 1].hash)
                continue;
            ++count;
            query.bind(calls[next].rowid, calls[next - 1].rowid);
            if (query.next()) {
                const QString id = toolCallIdIn(query.bytes(2));
                if (id == toolCallIdIn(query.bytes(3))) {
                    run.add(CheckRule::RepeatedToolCall,
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
    std::vector<ToolCall> calls;
    std::vector<qint64> messages;
    if (run.session) {
        run.once(u"messages"_s, [&] {
            messages.clear();
            run.reader.got(run.reader.database().scanIntegers(u"SELECT rowid, 0 FROM messages WHERE session_id = ?"_s,
                run.session->value, 0, [&](qint64 rowid, qint64) { messages.push_back(rowid); }));
        });
    }
    PartWalk state;
    run.walk(u"message_parts"_s, state, [&](PartWalk& next) {
        // What the step before met is kept by now.
        calls.insert(calls.end(), next.calls.begin(), next.calls.end());
        state.calls.clear();
        next.calls.clear();
        return run.session ? stepInSession(run, next, messages) : stepParts(run, next);
    });
    calls.insert(calls.end(), state.calls.begin(), state.calls.end());
    checkRepeatedCalls(run, std::move(calls));
}

} // namespace stemma::mnesis
