// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/check/cellrepairs.h"

#include "core/store/formats/mnesis/context/tokens.h"
#include "core/store/json/json.h"
#include "core/store/json/jsonsplice.h"

#include <QStringDecoder>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

QByteArray asUtf8(const QByteArray& bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    const QString text = decoder(bytes);
    return text.toUtf8();
}

} // namespace

bool CellRepairs::take(const Finding& finding)
{
    switch (finding.rule) {
    case CheckRule::InvalidMetadata:
        m_draft.plan.warnings += tr("The metadata are lost to mnesis. Undo restores the text.");
        m_draft.set(finding, QVariant());
        break;
    case CheckRule::MissingParentSession:
    case CheckRule::MissingParentMessage:
    case CheckRule::ParentInOtherSession:
        m_draft.set(finding, QVariant());
        break;
    case CheckRule::CyclicSessions:
    case CheckRule::CyclicMessages:
        breakCircle(finding);
        break;
    case CheckRule::WrongType:
        storeProperly(finding);
        break;
    case CheckRule::NotUtf8:
        makeUtf8(finding);
        break;
    case CheckRule::EmptyModel:
        enterModel(finding);
        break;
    case CheckRule::InvalidTokens:
        countTokensAsNone(finding);
        break;
    case CheckRule::InvalidErrorCode:
        m_draft.set(finding, u"unknown"_s);
        break;
    case CheckRule::PartInOtherSession:
        m_draft.set(finding, finding.where.session);
        break;
    case CheckRule::PartTypeDiffers:
    case CheckRule::ToolColumnsDiffer:
        m_draft.set(finding, finding.details.value(1)); // what the content says
        break;
    case CheckRule::UnansweredToolCall:
        m_draft.plan.warnings += tr(
            "A running call would be marked as failed, too. Repair this while no agent is working in the session.");
        m_draft.set(finding, u"error"_s);
        break;
    case CheckRule::RepeatedToolCall:
        renameCall(finding);
        break;
    case CheckRule::InvalidNodeKind:
        setKind(finding);
        break;
    case CheckRule::InvalidNodeParents:
        m_draft.set(finding, u"[]"_s);
        break;
    case CheckRule::SpanReversed:
        exchangeEnds(finding);
        break;
    case CheckRule::UncountedSummary:
        countSummary(finding);
        break;
    case CheckRule::SupersededInContext:
        m_draft.set(finding, qint64(0));
        break;
    default:
        return false;
    }
    return true;
}

// One step is enough to open a circle: of those that are found one after the other, the first.
void CellRepairs::breakCircle(const Finding& finding)
{
    const QString& table = finding.where.table;
    const auto start = m_reader.firstRow(u"SELECT id FROM %1 WHERE rowid = ?"_s.arg(table), {finding.where.rowid});
    QSet<QString> seen;
    for (QString next = start.value(0).toString(); !seen.contains(next);) {
        seen += next;
        const auto row = m_reader.firstRow(u"SELECT parent_id, rowid FROM %1 WHERE id = ?"_s.arg(table), {next});
        if (row.value(0).isNull() || m_draft.isSet(table, u"parent_id"_s, row.value(1).toLongLong()))
            return;
        next = row.value(0).toString();
    }
    m_draft.set(finding, QVariant());
}

// ---- values of the wrong kind -------------------------------------------------------------------

void CellRepairs::storeProperly(const Finding& finding)
{
    const RawFinding::Where& where = finding.where;
    if (where.column == "content"_L1)
        makeUtf8(finding);
    else if (where.column == "part_index"_L1)
        numberParts(finding);
    else if (where.column == "position"_L1)
        m_draft.contexts[where.session]; // a list without positions is written anew
    else
        m_draft.set(finding,
            m_reader
                .firstRow(u"SELECT CAST(\"%1\" AS INTEGER) FROM %2 WHERE rowid = ?"_s.arg(where.column, where.table),
                    {where.rowid})
                .value(0));
}

void CellRepairs::numberParts(const Finding& finding)
{
    auto parts = m_reader.rows(u"SELECT rowid, part_index FROM message_parts WHERE message_id = (SELECT message_id "
                               "FROM message_parts WHERE rowid = ?) ORDER BY part_index, rowid"_s,
        {finding.where.rowid});
    for (qint64 index = 0; parts.next(); ++index) {
        if (parts.integer(1) != index)
            m_draft.set(u"message_parts"_s, u"part_index"_s, integerIn(parts, 0, -1), index);
    }
}

void CellRepairs::makeUtf8(const Finding& finding)
{
    const RawFinding::Where& where = finding.where;
    m_draft.set(finding, asUtf8(m_draft.cell(where.table, where.column, where.rowid).toByteArray()));
}

void CellRepairs::enterModel(const Finding& finding)
{
    const auto model = m_draft.modelFor(finding.where.session);
    if (model.isEmpty()) {
        m_draft.skip(finding, tr("No session of the store has a model to use."));
        return;
    }
    m_draft.plan.warnings += tr("The model of the session is not stored; “%1” is taken from other sessions.")
                                 .arg(model.first().toString());
    m_draft.set(finding, model.first());
}

void CellRepairs::countTokensAsNone(const Finding& finding)
{
    qint64 sum = 0;
    for (const QString& column :
        {u"tokens_input"_s, u"tokens_output"_s, u"tokens_cache_read"_s, u"tokens_cache_write"_s, u"tokens_total"_s}) {
        if (!m_reader.schema().has(u"messages"_s, column))
            continue;
        const auto row
            = m_reader.firstRow(u"SELECT typeof(%1), CAST(%1 AS INTEGER) FROM messages WHERE rowid = ?"_s.arg(column),
                {finding.where.rowid});
        const QString type = row.value(0).toString();
        qint64 count = row.value(1).toLongLong();
        const bool isBad = !row.isEmpty() && type != "integer"_L1 && type != "null"_L1;
        if (isBad && column == "tokens_total"_L1)
            count = sum;
        if (isBad)
            m_draft.set(u"messages"_s, column, finding.where.rowid, count);
        sum += count;
    }
}

// ---- parts --------------------------------------------------------------------------------------

void CellRepairs::renameCall(const Finding& finding)
{
    const QString table = u"message_parts"_s;
    const qint64 rowid = finding.where.rowid;
    QSet<QString> taken;
    auto parts = m_reader.rows(u"SELECT rowid FROM message_parts WHERE message_id = ?"_s, {finding.where.message});
    while (parts.next())
        taken += toolCallIdIn(m_draft.cell(table, u"content"_s, integerIn(parts, 0, -1)).toByteArray());
    const QByteArray content = m_draft.cell(table, u"content"_s, rowid).toByteArray();
    const QString old = toolCallIdIn(content);
    const auto range = json::memberValue(content, "tool_call_id");
    if (!range || old.isEmpty()) {
        m_draft.skip(finding, tr("Its content has no call id."));
        return;
    }
    QString id;
    for (int number = 2; id.isEmpty() || taken.contains(id); ++number)
        id = old + u'-' + QString::number(number);
    m_draft.set(table, u"content"_s, rowid, json::spliced(content, *range, quotedPython(id).toLatin1()));
    if (!m_draft.cell(table, u"tool_call_id"_s, rowid).isNull())
        m_draft.set(table, u"tool_call_id"_s, rowid, id);
}

// ---- summary nodes ------------------------------------------------------------------------------

void CellRepairs::setKind(const Finding& finding)
{
    const QVariant stored = m_draft.cell(u"summary_nodes"_s, u"parent_node_ids"_s, finding.where.rowid);
    const auto parents = json::parse(stored.toByteArray());
    const bool hasParents = parents && parents->isArray() && !parents->items.empty();
    m_draft.set(finding, hasParents ? u"condensed"_s : u"leaf"_s);
}

void CellRepairs::exchangeEnds(const Finding& finding)
{
    const QString table = u"summary_nodes"_s;
    const QString first = u"span_start_message_id"_s;
    const QString last = u"span_end_message_id"_s;
    const qint64 rowid = finding.where.rowid;
    const QVariant start = m_draft.cell(table, first, rowid);
    m_draft.set(table, first, rowid, m_draft.cell(table, last, rowid));
    m_draft.set(table, last, rowid, start);
}

// mnesis trusts both counts, that of the text part before that of the row.
void CellRepairs::countSummary(const Finding& finding)
{
    const SessionId session(finding.where.session);
    const auto id
        = m_reader.firstRow(u"SELECT id FROM summary_nodes WHERE rowid = ?"_s, {finding.where.rowid}).value(0);
    const auto summary = loadSummary(m_reader, id.toString());
    const qint64 tokens = std::max<qint64>(1, rulesOf(session, sessionRow(session)).space().count(summary.text));
    const auto part = m_reader.firstRow(
        u"SELECT max(rowid) FROM message_parts WHERE message_id = ? AND part_type = 'text'"_s, {id});
    if (!part.value(0).isNull())
        m_draft.set(u"message_parts"_s, u"token_estimate"_s, part.value(0).toLongLong(), tokens);
    m_draft.set(finding, tokens);
}

} // namespace stemma::mnesis
