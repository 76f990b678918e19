// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/check/repairdraft.h"

#include "core/store/formats/mnesis/read/summaryreader.h"
#include "core/store/json/json.h"
#include "core/store/json/jsonsplice.h"

#include <QStringDecoder>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

// One step is enough to open a circle: of those that are found one after the other, the first.
void breakCircle(RepairDraft& draft, const RawFinding& finding)
{
    const QString& table = finding.where.table;
    const auto start = draft.firstRow(u"SELECT id FROM %1 WHERE rowid = ?"_s.arg(table), {finding.where.rowid});
    QSet<QString> seen;
    for (QString next = start.value(0).toString(); !seen.contains(next);) {
        seen += next;
        const auto row = draft.firstRow(u"SELECT parent_id, rowid FROM %1 WHERE id = ?"_s.arg(table), {next});
        if (row.value(0).isNull() || draft.isSet(table, u"parent_id"_s, row.value(1).toLongLong()))
            return;
        next = row.value(0).toString();
    }
    draft.set(finding, QVariant());
}

// ---- values of the wrong kind -------------------------------------------------------------------

void makeUtf8(RepairDraft& draft, const RawFinding& finding)
{
    const RawFinding::Where& where = finding.where;
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    const QString text = decoder(draft.cell(where.table, where.column, where.rowid).toByteArray());
    draft.set(finding, text.toUtf8());
}

void numberParts(RepairDraft& draft, const RawFinding& finding)
{
    auto parts = draft.reader.rows(u"SELECT rowid, part_index FROM message_parts WHERE message_id = (SELECT message_id "
                                   "FROM message_parts WHERE rowid = ?) ORDER BY part_index, rowid"_s,
        {finding.where.rowid});
    for (qint64 index = 0; parts.next(); ++index) {
        if (parts.integer(1) != index)
            draft.set(u"message_parts"_s, u"part_index"_s, integerIn(parts, 0, -1), index);
    }
}

void storeProperly(RepairDraft& draft, const RawFinding& finding)
{
    const RawFinding::Where& where = finding.where;
    if (where.column == "content"_L1)
        makeUtf8(draft, finding);
    else if (where.column == "part_index"_L1)
        numberParts(draft, finding);
    else if (where.column == "position"_L1)
        draft.contexts[where.session]; // a list without positions is written anew
    else
        draft.set(finding,
            draft
                .firstRow(u"SELECT CAST(\"%1\" AS INTEGER) FROM %2 WHERE rowid = ?"_s.arg(where.column, where.table),
                    {where.rowid})
                .value(0));
}

void enterModel(RepairDraft& draft, const RawFinding& finding)
{
    const auto model = draft.modelFor(finding.where.session);
    if (model.isEmpty()) {
        draft.counts.leave(finding.place(), RepairDraft::tr("No session of the store has a model to use."));
        return;
    }
    draft.plan.warnings += RepairDraft::tr("The model of the session is not stored; “%1” is taken from other sessions.")
                               .arg(model.first().toString());
    draft.set(finding, model.first());
}

void countTokensAsNone(RepairDraft& draft, const RawFinding& finding)
{
    qint64 sum = 0;
    for (const QString& column : {u"tokens_input"_s, u"tokens_output"_s, u"tokens_cache_read"_s,
             u"tokens_cache_write"_s, u"tokens_total"_s, u"cost"_s}) {
        if (!draft.reader.schema().has(u"messages"_s, column))
            continue;
        const QString good = column == "cost"_L1 ? u"'integer', 'null', 'real'"_s : u"'integer', 'null'"_s;
        const auto row = draft.firstRow(
            u"SELECT typeof(%1) NOT IN (%2), CAST(%1 AS INTEGER) FROM messages WHERE rowid = ?"_s.arg(column, good),
            {finding.where.rowid});
        const bool isBad = row.value(0).toBool();
        qint64 count = row.value(1).toLongLong();
        if (isBad && column == "tokens_total"_L1)
            count = sum;
        if (isBad)
            draft.set(u"messages"_s, column, finding.where.rowid, count);
        sum += count;
    }
}

// ---- parts --------------------------------------------------------------------------------------

void renameCall(RepairDraft& draft, const RawFinding& finding)
{
    const QString table = u"message_parts"_s;
    const qint64 rowid = finding.where.rowid;
    QSet<QString> taken;
    auto parts = draft.reader.rows(u"SELECT rowid FROM message_parts WHERE message_id = ?"_s, {finding.where.message});
    while (parts.next())
        taken += toolCallIdIn(draft.cell(table, u"content"_s, integerIn(parts, 0, -1)).toByteArray());
    const QByteArray content = draft.cell(table, u"content"_s, rowid).toByteArray();
    const QString old = toolCallIdIn(content);
    const auto range = json::memberValue(content, "tool_call_id");
    if (!range || old.isEmpty()) {
        draft.counts.leave(finding.place(), RepairDraft::tr("Its content has no call id."));
        return;
    }
    QString id;
    for (int number = 2; id.isEmpty() || taken.contains(id); ++number)
        id = old + u'-' + QString::number(number);
    draft.set(table, u"content"_s, rowid, json::spliced(content, *range, json::quotedPython(id)));
    if (!draft.cell(table, u"tool_call_id"_s, rowid).isNull())
        draft.set(table, u"tool_call_id"_s, rowid, id);
}

// ---- summary nodes ------------------------------------------------------------------------------

void setKind(RepairDraft& draft, const RawFinding& finding)
{
    const QVariant parents = draft.cell(u"summary_nodes"_s, u"parent_node_ids"_s, finding.where.rowid);
    draft.set(finding, nodeIds(QString::fromUtf8(parents.toByteArray())).isEmpty() ? u"leaf"_s : u"condensed"_s);
}

void exchangeEnds(RepairDraft& draft, const RawFinding& finding)
{
    const QString table = u"summary_nodes"_s;
    const QString first = u"span_start_message_id"_s;
    const QString last = u"span_end_message_id"_s;
    const qint64 rowid = finding.where.rowid;
    const QVariant start = draft.cell(table, first, rowid);
    draft.set(table, first, rowid, draft.cell(table, last, rowid));
    draft.set(table, last, rowid, start);
}

// mnesis trusts both counts, that of the text part before that of the row.
void countSummary(RepairDraft& draft, const RawFinding& finding)
{
    const SessionId session(finding.where.session);
    const auto id = draft.firstRow(u"SELECT id FROM summary_nodes WHERE rowid = ?"_s, {finding.where.rowid}).value(0);
    const auto summary = loadSummary(draft.reader, id.toString());
    const qint64 tokens
        = std::max<qint64>(1, draft.rulesOf(session, draft.sessionRow(session)).space().count(summary.text));
    const auto part
        = draft.firstRow(u"SELECT max(rowid) FROM message_parts WHERE message_id = ? AND part_type = 'text'"_s, {id});
    if (!part.value(0).isNull())
        draft.set(u"message_parts"_s, u"token_estimate"_s, part.value(0).toLongLong(), tokens);
    draft.set(finding, tokens);
}

void clearMetadata(RepairDraft& draft, const RawFinding& finding)
{
    draft.plan.warnings += RepairDraft::tr("The metadata are lost to mnesis. Undo restores the text.");
    draft.set(finding, QVariant());
}

void failCall(RepairDraft& draft, const RawFinding& finding)
{
    draft.plan.warnings += RepairDraft::tr(
        "A running call would be marked as failed, too. Repair this while no agent is working in the session.");
    draft.set(finding, u"error"_s);
}

} // namespace

bool repairCell(RepairDraft& draft, const RawFinding& finding)
{
    static const QHash<CheckRule, void (*)(RepairDraft&, const RawFinding&)> repairs {
        {CheckRule::InvalidMetadata, clearMetadata},
        {CheckRule::CyclicSessions, breakCircle},
        {CheckRule::CyclicMessages, breakCircle},
        {CheckRule::WrongType, storeProperly},
        {CheckRule::NotUtf8, makeUtf8},
        {CheckRule::EmptyModel, enterModel},
        {CheckRule::InvalidTokens, countTokensAsNone},
        {CheckRule::UnansweredToolCall, failCall},
        {CheckRule::RepeatedToolCall, renameCall},
        {CheckRule::InvalidNodeKind, setKind},
        {CheckRule::SpanReversed, exchangeEnds},
        {CheckRule::UncountedSummary, countSummary},
    };
    const QHash<CheckRule, QVariant> values {
        {CheckRule::MissingParentSession, QVariant()},
        {CheckRule::MissingParentMessage, QVariant()},
        {CheckRule::ParentInOtherSession, QVariant()},
        {CheckRule::InvalidErrorCode, u"unknown"_s},
        {CheckRule::PartInOtherSession, finding.where.session},
        {CheckRule::PartTypeDiffers, finding.details.value(1)}, // what the content says
        {CheckRule::ToolColumnsDiffer, finding.details.value(1)},
        {CheckRule::InvalidNodeParents, u"[]"_s},
        {CheckRule::SupersededInContext, qint64(0)},
    };
    if (const auto repair = repairs.value(finding.rule))
        repair(draft, finding);
    else if (const auto value = values.constFind(finding.rule); value != values.cend())
        draft.set(finding, *value);
    else
        return false;
    return true;
}

} // namespace stemma::mnesis
