// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/opencode/plan/exportwriter.h"

#include "core/store/files/filescript.h"
#include "core/store/formats/opencode/read/codec.h"
#include "core/store/json/jsonmembers.h"
#include "core/store/plan/plantexts.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::opencode {

namespace {

QByteArrayView viewOf(QByteArrayView text, const std::optional<json::Range>& range)
{
    return range ? text.sliced(range->start, range->length) : QByteArrayView();
}

QString stringAt(QByteArrayView text, const std::optional<json::Range>& range)
{
    return range ? json::parse(viewOf(text, range)).value_or(json::Value()).string : QString();
}

/// A call that never ended, as the agent itself marks it when it is stopped.
QByteArray interruptedState(const json::Value& state, qint64 ms)
{
    const json::Value& input = state[u"input"];
    const auto start = QByteArray::number(json::millisecondsIn(state[u"time"], u"start").value_or(ms));
    return "{\"status\":\"error\",\"input\":" + (input.isObject() ? json::toJson(input) : QByteArray("{}"))
        + ",\"error\":\"" + InterruptedCall + "\",\"time\":{\"start\":" + start + ",\"end\":" + start + "}}";
}

/// What the importer refuses of older records: diffs without a patch, and a variant within the model (spec opencode,
/// 8).
void normaliseInfo(JsonCopy& copy, QByteArrayView info)
{
    const auto summary = json::memberValue(info, "summary");
    const auto diffs = summary ? json::memberAt(info, *summary, "diffs") : std::nullopt;
    bool lacksPatch = false;
    forEachJsonElement(viewOf(info, diffs), [&](QByteArrayView diff) {
        lacksPatch = lacksPatch || !json::memberValue(diff, "patch");
        return true;
    });
    if (lacksPatch)
        copy.replace(*diffs, "[]");
    const auto model = json::memberValue(info, "model");
    const auto variant = model ? json::memberAt(info, *model, "variant") : std::nullopt;
    if (variant && !json::memberValue(info, "variant")) {
        removeMembers(copy, info, *model, [](QByteArrayView key) { return key == "variant"; });
        copy.replace({model->start + model->length, 0}, ",\"variant\":" + viewOf(info, variant).toByteArray());
    }
}

} // namespace

ExportWriter::ExportWriter(const WriteTarget& target)
    : m_target(target)
    , m_now(QDateTime::currentMSecsSinceEpoch())
    , m_ids(m_now)
{
}

/// What stays of the session that it is made of: neither its parent nor what it shares.
QByteArray ExportWriter::sessionObject(const QString& id, const QString& title) const
{
    QByteArray object = "{\"id\":" + json::quotedText(id);
    const auto field = [&](QLatin1StringView name, const QByteArray& otherwise) {
        const StoredField* stored = fieldNamed(m_target.listed.info.fields, name);
        const QString text = stored ? stored->value.toString() : QString();
        const json::Value parsed = json::valueOf(text.toUtf8());
        const bool isJson = parsed.isObject() || parsed.isArray();
        return !stored ? otherwise : isJson ? text.toUtf8() : json::quotedText(text);
    };
    const auto add = [&](const char* key, const QByteArray& value, char begin) {
        if (value.startsWith(begin))
            object += QByteArray(",\"") + key + "\":" + value;
    };
    add("slug", field("slug"_L1, "\"fork\""), '"');
    add("projectID", field("projectID"_L1, field("project_id"_L1, "\"global\"")), '"');
    add("directory", json::quotedText(m_target.listed.info.directory), '"');
    add("title", json::quotedText(title), '"');
    add("version", field("version"_L1, "\"1.0.0\""), '"');
    add("agent", field("agent"_L1, ""), '"');
    add("model", field("model"_L1, ""), '{');
    add("metadata", field("metadata"_L1, ""), '{');
    add("permission", field("permission"_L1, ""), '[');
    const QByteArray time = QByteArray::number(m_now);
    return object + ",\"time\":{\"created\":" + time + ",\"updated\":" + time + "}}";
}

/// @p ms: the time of a record that has none of its own.
QByteArray ExportWriter::infoCopy(
    QByteArrayView info, const QString& session, const QString& id, const Ids& ids, qint64 ms) const
{
    JsonCopy copy;
    setMember(copy, info, "id", json::quotedText(id));
    setMember(copy, info, "sessionID", json::quotedText(session));
    if (const auto parent = json::memberValue(info, "parentID"))
        copy.replace(
            *parent, json::quotedText(ids.value(stringAt(info, parent), m_lastPrompt.isEmpty() ? id : m_lastPrompt)));
    for (const char* key : {"created", "completed"}) {
        const auto time = json::memberValue(info, "time");
        const auto at = time ? json::memberAt(info, *time, key) : std::nullopt;
        if (viewOf(info, at) == "0")
            copy.replace(*at, QByteArray::number(ms));
    }
    normaliseInfo(copy, info);
    return copy.applied(info);
}

QByteArray ExportWriter::partCopy(QByteArrayView part, const QString& session, const QString& message, const Ids& ids)
{
    JsonCopy copy;
    setMember(copy, part, "messageID", json::quotedText(message));
    setMember(copy, part, "sessionID", json::quotedText(session));
    setMember(copy, part, "id", json::quotedText(m_ids.part()));
    const QString type = stringAt(part, json::memberValue(part, "type"));
    if (const auto tail = json::memberValue(part, "tail_start_id"); tail && type == "compaction"_L1) {
        const QString known = ids.value(stringAt(part, tail));
        if (known.isEmpty())
            removeMembers(copy, part, {0, part.size()}, [](QByteArrayView key) { return key == "tail_start_id"; });
        else
            copy.replace(*tail, json::quotedText(known));
    }
    const auto state = type == "tool"_L1 ? json::memberValue(part, "state") : std::nullopt;
    const json::Value value = json::parse(viewOf(part, state)).value_or(json::Value());
    const QString status = value.text(u"status");
    if (state && status != "completed"_L1 && status != "error"_L1) {
        copy.replace(*state, interruptedState(value, m_now));
    } else if (const auto attached = state ? json::memberAt(part, *state, "attachments") : std::nullopt) {
        forEachJsonElement(viewOf(part, attached), [&](QByteArrayView one) {
            for (const auto& [key, id] :
                {std::pair("id", m_ids.part()), std::pair("sessionID", session), std::pair("messageID", message)}) {
                if (const auto range = json::memberAt(part, rangeWithin(one, part), key))
                    copy.replace(*range, json::quotedText(id));
            }
            return true;
        });
    }
    return copy.applied(part);
}

Result<QByteArray> ExportWriter::messages(EditPlan& plan, const Rewrite& rewrite, const QString& session)
{
    std::vector<PiecedRecord> records;
    QStringList made; // their ids: new ones are not told apart by those that they have
    Ids ids;
    for (size_t i = 0; i < rewrite.size(); ++i) {
        const size_t row = rewrite.items()[i].row;
        const auto bytes = rewrite.bytes(i, -1);
        const auto stored = row == Rewrite::New ? Result<PiecedRecord>() : m_target.rows.kept(row);
        if (!bytes || !stored)
            return std::unexpected(bytes ? stored.error() : bytes.error());
        records.push_back(split(*bytes, pieceNames()));
        plan.damagedLeftOut += std::ranges::count_if(stored->parts, [](const Piece& part) {
            const auto value = json::parse(part.bytes);
            return !value || !value->isObject();
        });
        made += m_ids.message();
        ids.insert(records.back().head.id, made.last());
        if (m_lastPrompt.isEmpty() && rewrite.facts(i).flags.testFlag(RowFlag::User))
            m_lastPrompt = made.last(); // also of answers before it, since the importer takes none without
    }
    m_target.moved += copiesOf(m_target.followed, this->session(), SessionId(session),
        [&](const MessageId& id) { return MessageId(ids.value(id.value)); });
    if (plan.damagedLeftOut > 0)
        plan.warnings += tr("%n damaged part(s) of messages are left out.", nullptr, int(plan.damagedLeftOut));
    const auto* fork = std::get_if<ForkEdit>(&plan.edit);
    const auto end = fork ? m_target.rows.rowWithId(fork->at.value) : std::nullopt;
    int unreadable = 0;
    for (size_t row = 0; row < end.value_or(m_target.rows.size()); ++row)
        unreadable += m_target.rows.facts(row).isDamaged && m_target.rows.facts(row).isMain ? 1 : 0;
    if (unreadable > 0)
        plan.warnings += tr("%n damaged message(s) are left out.", nullptr, unreadable);
    QByteArray list = "[";
    qint64 lastMs = m_target.listed.firstMs == OutlineRow::NoTime ? m_now : m_target.listed.firstMs;
    for (size_t i = 0; i < records.size(); ++i) {
        const PiecedRecord& record = records[i];
        const auto info = json::parse(record.head.bytes);
        if (!info || !info->isObject())
            return fail(Errc::NotSupported, tr("A message of this session is damaged. Check the session first."));
        if (const qint64 ms = createdMs(*info); ms > 0)
            lastMs = ms;
        const QString& id = made.at(qsizetype(i));
        list += (list.size() > 1 ? ",{\"info\":" : "{\"info\":") + infoCopy(record.head.bytes, session, id, ids, lastMs)
            + ",\"parts\":[";
        for (const Piece& part : record.parts)
            list += (list.endsWith('[') ? "" : ",") + partCopy(part.bytes, session, id, ids);
        list += "]}";
        m_lastPrompt = info->text(u"role") == "user"_L1 ? id : m_lastPrompt;
    }
    return list + ']';
}

Result<> ExportWriter::makeSession(EditPlan& plan, const Rewrite& rewrite, const QString& title)
{
    if (m_target.listed.generation == Generation::Tables2)
        return fail(Errc::NotSupported,
            tr("OpenCode 2 stores this session in a form for which no import is known. Fork it in OpenCode, with "
               "opencode run --session %1 --fork, or hand it over to OpenCode: that makes an export that OpenCode 1 "
               "imports.")
                .arg(m_target.listed.info.id.value));
    const QString id = m_ids.session();
    const QString name = title.isEmpty() ? forkTitle(this->name(), 1) : title;
    const auto list = messages(plan, rewrite, id);
    if (!list)
        return std::unexpected(list.error());
    FileStep step;
    step.kind = FileStep::Kind::Create;
    step.path = m_target.folder + u'/' + id + u".json"_s;
    step.content.add(QByteArray("{\"info\":" + sessionObject(id, name) + ",\"messages\":" + *list + "}\n"));
    plan.newSession = SessionId(id);
    plan.files = std::make_shared<const FileScript>(FileScript {{}, {step}});
    plan.writes += PlannedWrite {QFileInfo(step.path).fileName(), PlannedWrite::Change::Insert, 1, {}, name,
        PlanText::newSession(), {{u"id"_s, id}}};
    plan.warnings += tr("OpenCode knows the new session once it has imported it: opencode import %1.")
                         .arg(QDir::toNativeSeparators(step.path));
    return {};
}

} // namespace stemma::opencode
