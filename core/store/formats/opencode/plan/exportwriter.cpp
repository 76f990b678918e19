// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/opencode/plan/exportwriter.h"

#include "core/store/files/filescript.h"
#include "core/store/formats/opencode/read/codec.h"
#include "core/store/json/jsonmembers.h"
#include "core/store/plan/planchecks.h"
#include "core/store/plan/plantexts.h"

#include <QDateTime>
#include <QDir>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace stemma::opencode {

namespace {

/// As the agent numbers its forks.
QString nextForkTitle(const QString& title)
{
    static const QRegularExpression Numbered(u"^(.+) \\(fork #(\\d+)\\)$"_s);
    const auto match = Numbered.match(title);
    return match.hasMatch() ? u"%1 (fork #%2)"_s.arg(match.captured(1)).arg(match.captured(2).toInt() + 1)
                            : title + u" (fork #1)"_s;
}

std::optional<json::Range> memberAt(QByteArrayView text, const json::Range& object, QByteArrayView key)
{
    const auto range = json::memberValue(text.sliced(object.start, object.length), key);
    return range ? std::optional(json::Range {range->start + object.start, range->length}) : std::nullopt;
}

QString stringAt(QByteArrayView text, const std::optional<json::Range>& range)
{
    const auto value
        = range ? json::parse(text.sliced(range->start, range->length)) : std::unexpected(json::ParseError());
    return value && value->isString() ? value->string : QString();
}

/// Sets a member, if it is there; @p elsewise: adds it.
void replaceMember(JsonCopy& copy, QByteArrayView text, const QByteArray& key, const QString& value, bool elsewise)
{
    const auto range = json::memberValue(text, key);
    if (range)
        copy.replace(*range, json::quotedText(value));
    else if (elsewise)
        setMember(copy, text, key, json::quotedText(value));
}

json::Value valueOf(QByteArrayView text, const json::Range& range)
{
    return json::parse(text.sliced(range.start, range.length)).value_or(json::Value());
}

/// A call that never ended, as the agent itself marks it when it is stopped.
QByteArray interruptedState(const json::Value& state, qint64 ms)
{
    const json::Value* input = state.find(u"input");
    const json::Value* time = state.find(u"time");
    const qint64 start = (time ? millisecondsIn(*time, u"start") : std::nullopt).value_or(ms);
    return "{\"status\":\"error\",\"input\":" + (input && input->isObject() ? json::toJson(*input) : QByteArray("{}"))
        + ",\"error\":\"" + InterruptedCall + "\",\"time\":{\"start\":" + QByteArray::number(start)
        + ",\"end\":" + QByteArray::number(start) + "}}";
}

/// What the importer refuses of older records: diffs without a patch, and a variant within the model (spec opencode,
/// 8).
void normaliseInfo(JsonCopy& copy, QByteArrayView info)
{
    const auto summary = json::memberValue(info, "summary");
    const auto diffs = summary && info[summary->start] == '{' ? memberAt(info, *summary, "diffs") : std::nullopt;
    if (diffs) {
        const json::Value list = valueOf(info, *diffs);
        for (const json::Value& diff : list.items) {
            if (!diff.find(u"patch")) {
                copy.replace(*diffs, "[]");
                break;
            }
        }
    }
    const auto model = json::memberValue(info, "model");
    const auto variant = model && info[model->start] == '{' ? memberAt(info, *model, "variant") : std::nullopt;
    if (variant && !json::memberValue(info, "variant")) {
        removeMembers(copy, info, *model, [](QByteArrayView key) { return key == "variant"; });
        const json::Range end {model->start + model->length, 0};
        copy.replace(end, ",\"variant\":" + info.sliced(variant->start, variant->length).toByteArray());
    }
}

} // namespace

ExportWriter::ExportWriter(const WriteTarget& target)
    : m_target(target)
    , m_now(QDateTime::currentMSecsSinceEpoch())
    , m_ids(m_now)
{
}

// ---- a new session ------------------------------------------------------------------------------

/// The first of these fields that the session has, as JSON; null: it has none.
QByteArray ExportWriter::textOfField(std::initializer_list<QLatin1StringView> names) const
{
    for (const QLatin1StringView name : names) {
        for (const StoredField& field : m_target.listed.info.fields) {
            if (field.name != name)
                continue;
            const QString text = field.value.toString();
            const auto value = json::parse(text.toUtf8());
            return value && (value->isObject() || value->isArray()) ? text.toUtf8() : json::quotedText(text);
        }
    }
    return {};
}

QByteArray ExportWriter::sessionObject(const QString& id, const QString& title, qint64 ms) const
{
    const SessionInfo& info = m_target.listed.info;
    QByteArray object = "{\"id\":" + json::quotedText(id);
    const auto add = [&](const QByteArray& key, const QByteArray& value) {
        if (!value.isNull())
            object += ",\"" + key + "\":" + value;
    };
    const auto orText = [](const QByteArray& value, const char* otherwise) {
        return value.isNull() ? QByteArray('"' + QByteArray(otherwise) + '"') : value;
    };
    add("slug", orText(textOfField({"slug"_L1}), "stemma-fork"));
    add("projectID", orText(textOfField({"projectID"_L1, "project_id"_L1}), "global"));
    add("directory", json::quotedText(info.directory));
    add("title", json::quotedText(title));
    add("version", orText(textOfField({"version"_L1}), "1.0.0"));
    if (!info.agent.isEmpty())
        add("agent", json::quotedText(info.agent));
    const QByteArray model = textOfField({"model"_L1});
    if (model.startsWith('{'))
        add("model", model);
    const QByteArray metadata = textOfField({"metadata"_L1});
    if (metadata.startsWith('{'))
        add("metadata", metadata);
    const QByteArray permission = textOfField({"permission"_L1});
    if (permission.startsWith('['))
        add("permission", permission);
    const QByteArray time = QByteArray::number(ms);
    return object + ",\"time\":{\"created\":" + time + ",\"updated\":" + time + "}}";
}

QByteArray ExportWriter::partCopy(QByteArrayView part, const QString& session, const QString& message, const Ids& ids)
{
    JsonCopy copy;
    replaceMember(copy, part, "id", m_ids.part(), true);
    replaceMember(copy, part, "sessionID", session, false);
    replaceMember(copy, part, "messageID", message, false);
    const QString type = stringAt(part, json::memberValue(part, "type"));
    if (const auto tail = json::memberValue(part, "tail_start_id"); tail && type == "compaction"_L1) {
        const QString old = stringAt(part, tail);
        if (ids.contains(old))
            copy.replace(*tail, json::quotedText(ids.value(old)));
        else
            removeMembers(copy, part, {0, part.size()}, [](QByteArrayView key) { return key == "tail_start_id"; });
    }
    const auto state = type == "tool"_L1 ? json::memberValue(part, "state") : std::nullopt;
    if (!state)
        return copy.applied(part);
    const json::Value value = valueOf(part, *state);
    const QString status = value.text(u"status");
    if (status != "completed"_L1 && status != "error"_L1) {
        copy.replace(*state, interruptedState(value, m_now));
    } else if (const auto attached = memberAt(part, *state, "attachments")) {
        forEachJsonElement(part.sliced(attached->start, attached->length), [&](QByteArrayView one) {
            const std::pair<QByteArray, QString> changed[]
                = {{"id", m_ids.part()}, {"sessionID", session}, {"messageID", message}};
            const json::Range whole {one.data() - part.data(), one.size()};
            for (const auto& [key, id] : changed) {
                if (const auto range = memberAt(part, whole, key))
                    copy.replace(*range, json::quotedText(id));
            }
            return true;
        });
    }
    return copy.applied(part);
}

/// @p ms: the time of a record that has none of its own.
QByteArray ExportWriter::copyOf(
    const QByteArray& record, const QString& session, const Ids& ids, const QString& lastPrompt, qint64 ms)
{
    const stemma::opencode::Record stored = split(record);
    const QByteArrayView info = stored.head.bytes;
    const QString id = ids.value(stored.head.id);
    JsonCopy copy;
    replaceMember(copy, info, "id", id, true);
    replaceMember(copy, info, "sessionID", session, false);
    if (const auto parent = json::memberValue(info, "parentID")) {
        const QString known = ids.value(stringAt(info, parent));
        copy.replace(*parent, json::quotedText(known.isEmpty() ? lastPrompt : known));
    }
    const auto time = json::memberValue(info, "time");
    for (const QByteArray& key : {QByteArray("created"), QByteArray("completed")}) {
        const auto at = time ? memberAt(info, *time, key) : std::nullopt;
        if (at && info.sliced(at->start, at->length) == "0")
            copy.replace(*at, QByteArray::number(ms));
    }
    normaliseInfo(copy, info);
    QByteArray text = "{\"info\":" + copy.applied(info) + ",\"parts\":[";
    bool isFirst = true;
    for (const Piece& part : stored.parts) {
        text += (isFirst ? "" : ",") + partCopy(part.bytes, session, id, ids);
        isFirst = false;
    }
    return text + "]}";
}

Result<QByteArray> ExportWriter::messages(EditPlan& plan, const Rewrite& rewrite, const QString& session)
{
    std::vector<QByteArray> records;
    qint64 leftOut = 0;
    for (size_t i = 0; i < rewrite.size(); ++i) {
        const Rewrite::Item& item = rewrite.items()[i];
        auto bytes = rewrite.bytes(i, -1);
        if (!bytes)
            return std::unexpected(bytes.error());
        const auto stored = item.row != Rewrite::New && item.bytes.isNull()
            ? m_target.rows.record(item.row)
            : Result<stemma::opencode::Record>(split(*bytes));
        if (!stored)
            return std::unexpected(stored.error());
        leftOut += qint64(stored->parts.size()) - qint64(split(*bytes).parts.size());
        records.push_back(*std::move(bytes));
    }
    QByteArray list = "[";
    QString lastPrompt;
    qint64 lastMs = m_target.listed.firstMs == OutlineRow::NoTime ? m_now : m_target.listed.firstMs;
    Ids known;
    for (const QByteArray& record : records)
        known.insert(split(record).head.id, m_ids.message());
    for (const QByteArray& record : records) {
        const auto value = json::parse(record);
        const json::Value* info = value ? value->find(u"info") : nullptr;
        if (!info)
            return fail(Errc::NotSupported, tr("A message of this session is damaged. Check the session first."));
        if (const qint64 ms = createdMs(*info); ms > 0)
            lastMs = ms;
        list += (list.size() > 1 ? "," : "") + copyOf(record, session, known, lastPrompt, lastMs);
        if (info->text(u"role") == "user"_L1)
            lastPrompt = known.value(info->text(u"id"));
    }
    if (leftOut > 0)
        plan.warnings += tr("%n damaged part(s) of messages are left out.", nullptr, int(leftOut));
    return list + ']';
}

Result<> ExportWriter::makeSession(EditPlan& plan, const Rewrite& rewrite, const QString& title)
{
    if (rewrite.dialect() != quint8(Shape::Parts))
        return fail(Errc::NotSupported,
            tr("OpenCode 2 stores this session in a form for which no import is known. Fork it in OpenCode, with "
               "opencode run --session %1 --fork.")
                .arg(m_target.listed.info.id.value));
    const QString id = m_ids.session();
    const QString name = title.isEmpty() ? nextForkTitle(this->name()) : title;
    const auto list = messages(plan, rewrite, id);
    if (!list)
        return std::unexpected(list.error());
    const QString path = m_target.folder + u'/' + id + u".json"_s;
    FileStep step {.kind = FileStep::Kind::Create, .path = path, .splices = {}, .content = {}, .like = {}, .to = {}};
    step.content.add(QByteArray("{\"info\":" + sessionObject(id, name, m_now) + ",\"messages\":"));
    step.content.add(*list);
    step.content.add("}\n");
    plan.newSession = SessionId(id);
    plan.files = std::make_shared<const FileScript>(FileScript {{}, {step}});
    plan.writes += PlannedWrite {QFileInfo(path).fileName(), PlannedWrite::Change::Insert, 1, {}, name,
        plantexts::newSession(), {{u"id"_s, id}}};
    if (rewrite.size() > 0)
        plan.writes += PlannedWrite {u"messages"_s, PlannedWrite::Change::Insert, qint64(rewrite.size()), {}, {}};
    plan.warnings += tr("OpenCode knows the new session once it has imported it: opencode import %1.")
                         .arg(QDir::toNativeSeparators(path));
    return {};
}

// ---- an export in its place ---------------------------------------------------------------------

Result<> ExportWriter::change(EditPlan& plan, const Rewrite& rewrite)
{
    const QString& file = m_target.listed.file;
    if (!m_target.isDocument || rewrite.dialect() != quint8(Shape::Parts))
        return fail(Errc::NotSupported, notPossible(kindOf(plan.edit)));
    const QString session = m_target.listed.info.id.value;
    Ids ids;
    QString lastPrompt;
    qint64 lastMs = m_now;
    QByteArray list = "[";
    for (size_t i = 0; i < rewrite.size(); ++i) {
        const auto bytes = rewrite.bytes(i, -1);
        const auto value = bytes ? json::parse(*bytes) : std::unexpected(json::ParseError());
        const json::Value* info = value ? value->find(u"info") : nullptr;
        if (!info)
            return fail(Errc::NotSupported, tr("A message of this session is damaged. Check the session first."));
        const bool isNew = rewrite.items()[i].row == Rewrite::New;
        ids.insert(info->text(u"id"), isNew ? m_ids.message() : info->text(u"id"));
        if (const qint64 ms = createdMs(*info); ms > 0)
            lastMs = ms;
        list += (i > 0 ? "," : "") + (isNew ? copyOf(*bytes, session, ids, lastPrompt, lastMs) : *bytes);
        if (info->text(u"role") == "user"_L1)
            lastPrompt = ids.value(info->text(u"id"));
    }
    FileReader reader(file);
    if (const Result<> opened = reader.open(); !opened)
        return opened;
    const auto stored = reader.read(0, reader.size());
    const auto begin = stored ? exportBegin(*stored) : std::nullopt;
    const auto text = begin ? QByteArrayView(*stored).sliced(*begin) : QByteArrayView();
    const auto range = begin && json::parse(text) ? json::memberValue(text, "messages") : std::nullopt;
    if (!range)
        return fail(Errc::Conflict, plantexts::changedMeanwhile());
    const auto guard = FileGuard::of(file, {{0, reader.size(), 0}});
    if (!guard)
        return std::unexpected(guard.error());
    FileStep step {.kind = FileStep::Kind::Change, .path = file, .splices = {}, .content = {}, .like = {}, .to = {}};
    list += ']';
    step.splices += FileSplice {*begin + range->start, range->length, FileContent(list)};
    plan.files = std::make_shared<const FileScript>(FileScript {{*guard}, {step}});
    return {};
}

Result<> ExportWriter::appendRecord(EditPlan& plan, const Record& /*record*/, const QString& /*what*/)
{
    return fail(Errc::NotSupported, notPossible(kindOf(plan.edit)));
}

Result<> ExportWriter::setCheckpoint(EditPlan& plan, size_t /*row*/, const QString& /*label*/)
{
    return fail(Errc::NotSupported, notPossible(kindOf(plan.edit)));
}

Result<> ExportWriter::setTitle(EditPlan& plan, const QString& title)
{
    const QString& file = m_target.listed.file;
    FileReader reader(file);
    if (const Result<> opened = reader.open(); !opened)
        return opened;
    const auto stored = reader.read(0, reader.size());
    const auto begin = stored ? exportBegin(*stored) : std::nullopt;
    const auto text = begin ? QByteArrayView(*stored).sliced(*begin) : QByteArrayView();
    const auto info = begin && json::parse(text) ? json::memberValue(text, "info") : std::nullopt;
    if (!info)
        return fail(Errc::Conflict, plantexts::changedMeanwhile());
    JsonCopy copy;
    replaceMember(copy, text.sliced(info->start, info->length), "title", title, true);
    const auto guard = FileGuard::of(file, {{0, reader.size(), 0}});
    if (!guard)
        return std::unexpected(guard.error());
    FileStep step {.kind = FileStep::Kind::Change, .path = file, .splices = {}, .content = {}, .like = {}, .to = {}};
    step.splices = copy.splices(*begin + info->start);
    plan.files = std::make_shared<const FileScript>(FileScript {{*guard}, {step}});
    plan.writes += PlannedWrite {u"title"_s, PlannedWrite::Change::Update, 1, m_target.listed.info.title, title};
    return {};
}

Result<> ExportWriter::remove(EditPlan& plan)
{
    const QString& file = m_target.listed.file;
    const auto guard = FileGuard::of(file, {{0, QFileInfo(file).size(), 0}});
    if (!guard)
        return std::unexpected(guard.error());
    FileStep step {.kind = FileStep::Kind::Remove, .path = file, .splices = {}, .content = {}, .like = {}, .to = {}};
    plan.files = std::make_shared<const FileScript>(FileScript {{*guard}, {step}});
    plan.writes += PlannedWrite {QFileInfo(file).fileName(), PlannedWrite::Change::Delete, 1, {}, {}};
    return {};
}

void ExportWriter::addWarnings(EditPlan& plan) const
{
    warnAboutWriters(plan, {m_target.listed.file});
}

} // namespace stemma::opencode
