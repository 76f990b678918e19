// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/check/repairer.h"
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

QString callIdIn(const QByteArray& content)
{
    const auto part = json::parse(content);
    const json::Value* id = part ? part->find(u"tool_call_id") : nullptr;
    return id && id->isString() ? id->string : QString();
}

} // namespace

Result<> Repairer::clear(const Finding& finding)
{
    if (finding.rule == CheckRule::InvalidMetadata)
        m_plan.warnings += tr("The metadata are lost to mnesis. Undo restores the text.");
    return set(finding, QVariant());
}

// One step is enough to open a circle: of those that are found one after the other, the first.
Result<> Repairer::breakCircle(const Finding& finding)
{
    const QString& table = finding.where.table;
    const auto start = firstRow(u"SELECT id FROM %1 WHERE rowid = ?"_s.arg(table), {finding.where.rowid});
    if (!start || start->isEmpty())
        return start ? Result<>() : std::unexpected(start.error());
    QSet<QString> seen;
    for (QString next = start->first().toString(); !seen.contains(next);) {
        seen += next;
        const auto row = firstRow(u"SELECT parent_id, rowid FROM %1 WHERE id = ?"_s.arg(table), {next});
        if (!row)
            return std::unexpected(row.error());
        if (row->isEmpty() || row->first().isNull())
            return {};
        if (m_cells.value({table, u"parent_id"_s}).contains(row->at(1).toLongLong()))
            return {};
        next = row->first().toString();
    }
    return set(finding, QVariant());
}

// ---- values of the wrong kind -------------------------------------------------------------------

Result<> Repairer::storeProperly(const Finding& finding)
{
    const Findings::Where& where = finding.where;
    if (where.column == "content"_L1)
        return makeUtf8(finding);
    if (where.column == "part_index"_L1)
        return numberParts(finding);
    if (where.column == "position"_L1) {
        m_contexts[where.session].isRewritten = true;
        return {};
    }
    const auto row = firstRow(
        u"SELECT CAST(\"%1\" AS INTEGER) FROM %2 WHERE rowid = ?"_s.arg(where.column, where.table), {where.rowid});
    if (!row)
        return std::unexpected(row.error());
    return set(finding, row->value(0));
}

Result<> Repairer::numberParts(const Finding& finding)
{
    auto query = m_reader.query(u"SELECT rowid, part_index FROM message_parts WHERE message_id = (SELECT message_id "
                                "FROM message_parts WHERE rowid = ?) ORDER BY part_index, rowid"_s);
    query.bind(finding.where.rowid);
    QList<std::pair<qint64, QVariant>> parts;
    while (query.next())
        parts += {query.integer(0).value_or(-1), query.value(1)};
    if (!query.ok())
        return query.failure();
    for (qint64 index = 0; index < parts.size(); ++index) {
        const auto& [rowid, stored] = parts.at(index);
        if (stored.typeId() == QMetaType::LongLong && stored.toLongLong() == index)
            continue;
        if (const Result<> done = set(u"message_parts"_s, u"part_index"_s, rowid, index); !done)
            return done;
    }
    return {};
}

Result<> Repairer::makeUtf8(const Finding& finding)
{
    const auto stored = cell(finding.where.table, finding.where.column, finding.where.rowid);
    if (!stored)
        return std::unexpected(stored.error());
    return set(finding, asUtf8(stored->toByteArray()));
}

Result<> Repairer::enterModel(const Finding& finding)
{
    const auto model = modelFor(finding.where.session);
    if (!model)
        return std::unexpected(model.error());
    if (model->isEmpty()) {
        skip(finding, tr("No session of the store has a model to use."));
        return {};
    }
    m_plan.warnings += tr("The model of the session is not stored; “%1” is taken from other sessions.")
                           .arg(model->first().toString());
    return set(finding, model->first());
}

Result<> Repairer::countTokensAsNone(const Finding& finding)
{
    qint64 sum = 0;
    for (const QString& column :
        {u"tokens_input"_s, u"tokens_output"_s, u"tokens_cache_read"_s, u"tokens_cache_write"_s, u"tokens_total"_s}) {
        if (!m_reader.schema().has(u"messages"_s, column))
            continue;
        const auto row = firstRow(u"SELECT typeof(%1), CAST(%1 AS INTEGER) FROM messages WHERE rowid = ?"_s.arg(column),
            {finding.where.rowid});
        if (!row || row->isEmpty())
            return row ? Result<>() : std::unexpected(row.error());
        const QString type = row->at(0).toString();
        qint64 count = row->at(1).toLongLong();
        const bool isBad = type != "integer"_L1 && type != "null"_L1;
        if (isBad && column == "tokens_total"_L1)
            count = sum;
        if (isBad) {
            if (const Result<> done = set(u"messages"_s, column, finding.where.rowid, count); !done)
                return done;
        }
        sum += count;
    }
    return {};
}

Result<> Repairer::setErrorUnknown(const Finding& finding)
{
    return set(finding, u"unknown"_s);
}

// ---- parts --------------------------------------------------------------------------------------

Result<> Repairer::takeMessagesSession(const Finding& finding)
{
    return set(finding, finding.where.session);
}

Result<> Repairer::takeFromContent(const Finding& finding)
{
    return set(finding, finding.details.value(1));
}

Result<> Repairer::failCall(const Finding& finding)
{
    m_plan.warnings
        += tr("A running call would be marked as failed, too. Repair this while no agent is working in the session.");
    return set(finding, u"error"_s);
}

Result<> Repairer::renameCall(const Finding& finding)
{
    const qint64 rowid = finding.where.rowid;
    auto query = m_reader.query(u"SELECT rowid FROM message_parts WHERE message_id = ?"_s);
    query.bind(finding.where.message);
    QList<qint64> rows;
    while (query.next())
        rows += query.integer(0).value_or(-1);
    if (!query.ok())
        return query.failure();
    QSet<QString> taken;
    QByteArray content;
    for (const qint64 row : std::as_const(rows)) {
        const auto stored = cell(u"message_parts"_s, u"content"_s, row);
        if (!stored)
            return std::unexpected(stored.error());
        taken += callIdIn(stored->toByteArray());
        if (row == rowid)
            content = stored->toByteArray();
    }
    const QString old = callIdIn(content);
    const auto range = json::memberValue(content, "tool_call_id");
    if (!range || old.isEmpty()) {
        skip(finding, tr("Its content has no call id."));
        return {};
    }
    QString id;
    for (int number = 2; id.isEmpty() || taken.contains(id); ++number)
        id = old + u'-' + QString::number(number);
    const QByteArray after = json::spliced(content, *range, quotedPython(id).toLatin1());
    if (const Result<> done = set(u"message_parts"_s, u"content"_s, rowid, after); !done)
        return done;
    const auto column = cell(u"message_parts"_s, u"tool_call_id"_s, rowid);
    if (!column || column->isNull())
        return column ? Result<>() : std::unexpected(column.error());
    return set(u"message_parts"_s, u"tool_call_id"_s, rowid, id);
}

// ---- summary nodes ------------------------------------------------------------------------------

Result<> Repairer::setKind(const Finding& finding)
{
    const auto stored = cell(u"summary_nodes"_s, u"parent_node_ids"_s, finding.where.rowid);
    if (!stored)
        return std::unexpected(stored.error());
    const auto parents = json::parse(stored->toByteArray());
    const bool hasParents = parents && parents->isArray() && !parents->items.empty();
    return set(finding, hasParents ? u"condensed"_s : u"leaf"_s);
}

Result<> Repairer::emptyParents(const Finding& finding)
{
    return set(finding, u"[]"_s);
}

Result<> Repairer::exchangeEnds(const Finding& finding)
{
    const QString first = u"span_start_message_id"_s;
    const QString last = u"span_end_message_id"_s;
    const auto start = cell(u"summary_nodes"_s, first, finding.where.rowid);
    const auto end = cell(u"summary_nodes"_s, last, finding.where.rowid);
    if (!start || !end)
        return std::unexpected(!start ? start.error() : end.error());
    if (const Result<> done = set(u"summary_nodes"_s, first, finding.where.rowid, *end); !done)
        return done;
    return set(u"summary_nodes"_s, last, finding.where.rowid, *start);
}

// mnesis trusts both counts, that of the text part before that of the row.
Result<> Repairer::countSummary(const Finding& finding)
{
    const auto row = sessionRow(SessionId(finding.where.session));
    const auto node = firstRow(u"SELECT id FROM summary_nodes WHERE rowid = ?"_s, {finding.where.rowid});
    if (!row || !node || node->isEmpty())
        return row && node ? Result<>() : std::unexpected(!row ? row.error() : node.error());
    const auto summary = loadSummary(m_reader, node->first().toString());
    if (!summary)
        return std::unexpected(summary.error());
    const auto rules = rulesOf(SessionId(finding.where.session), *row);
    if (!rules)
        return std::unexpected(rules.error());
    const qint64 tokens = std::max<qint64>(1, rules->space().count(summary->text));
    const auto part = firstRow(
        u"SELECT max(rowid) FROM message_parts WHERE message_id = ? AND part_type = 'text'"_s, {node->first()});
    if (!part)
        return std::unexpected(part.error());
    if (!part->first().isNull()) {
        const Result<> done = set(u"message_parts"_s, u"token_estimate"_s, part->first().toLongLong(), tokens);
        if (!done)
            return done;
    }
    return set(finding, tokens);
}

Result<> Repairer::takeMark(const Finding& finding)
{
    return set(finding, qint64(0));
}

} // namespace stemma::mnesis
