// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/opencode/read/parts.h"

#include "core/store/formats/opencode/read/codec.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::opencode {

namespace {

struct PartText
{
    Q_DECLARE_TR_FUNCTIONS(OpenCode)
};

std::optional<Time> timeIn(const json::Value& object, QStringView key)
{
    return millisecondsIn(object, key).transform([](qint64 ms) { return timeFromMs(ms); });
}

QString compact(const json::Value* value)
{
    return value && !value->isNull() ? QString::fromUtf8(json::toJson(*value)) : QString();
}

/// How long the signature is that a provider wants back, and whether the text itself is unreadable.
void takeProviderState(const json::Value& state, ReasoningPart& part)
{
    for (const json::Value::Member& member : state.members) {
        if (member.second.isObject()) {
            takeProviderState(member.second, part);
            continue;
        }
        if (!member.second.isString() || member.second.string.isEmpty())
            continue;
        const bool isEncrypted = member.first.contains("encrypted"_L1, Qt::CaseInsensitive);
        const bool isRedacted = member.first.contains("redacted"_L1, Qt::CaseInsensitive);
        if (!isEncrypted && !isRedacted && !member.first.contains("signature"_L1, Qt::CaseInsensitive))
            continue;
        part.signatureBytes += member.second.string.toUtf8().size();
        part.state = isRedacted ? ReasoningPart::State::Redacted
            : isEncrypted       ? ReasoningPart::State::Encrypted
                                : ReasoningPart::State::Signed;
    }
}

/// The media type and the base64 text of a `data:` address; empty: it is another one.
std::pair<QString, QString> dataIn(const QString& url)
{
    const qsizetype comma = url.startsWith("data:"_L1) ? url.indexOf(u',') : -1;
    if (comma < 0)
        return {};
    return {url.sliced(5, comma - 5).section(u';', 0, 0), url.sliced(comma + 1)};
}

/// All of a new file as a patch.
QString newFilePatch(const QString& path, const QString& content)
{
    QStringList lines = content.split(u'\n');
    const bool endsLine = lines.last().isEmpty();
    if (endsLine)
        lines.removeLast();
    if (lines.isEmpty())
        return {};
    QString diff = u"--- /dev/null\n+++ %1\n@@ -0,0 +1,%2 @@\n+"_s.arg(path).arg(lines.size()) + lines.join("\n+"_L1);
    return diff + (endsLine ? u"\n"_s : u"\n\\ No newline at end of file\n"_s);
}

/// One line of what an object says by these members.
QString lineOf(const json::Value& part, std::initializer_list<QStringView> keys)
{
    QStringList said;
    for (const QStringView key : keys) {
        const json::Value* value = part.find(key);
        if (value && (value->isString() || value->isNumber()))
            said << (value->isString() ? value->string : QString::fromLatin1(value->number));
    }
    said.removeAll(QString());
    return said.join(u" · "_s).simplified().left(200);
}

} // namespace

void PartDecoder::append(Part::Body body, StoredFields fields)
{
    m_message.parts << Part {m_id, int(m_message.parts.size()), std::move(body), {}, m_at, std::move(fields)};
}

EventPart PartDecoder::event(const QString& type, const QString& line, const json::Value& part) const
{
    return {type, line, m_blocks.raw(json::toJson(part))};
}

UnknownPart PartDecoder::unknown(const json::Value& part, const QString& type) const
{
    return {type, m_blocks.raw(json::toJson(part)), {}};
}

ReasoningPart PartDecoder::thinking(const json::Value& part) const
{
    ReasoningPart thought;
    thought.text = m_blocks.cut(textOf(part, u"text"));
    thought.state = thought.text.isEmpty() ? ReasoningPart::State::Empty : ReasoningPart::State::Open;
    for (const QStringView key : {u"metadata", u"state"}) {
        if (const json::Value* state = part.find(key))
            takeProviderState(*state, thought);
    }
    if (const json::Value* time = part.find(u"time")) {
        const auto start = millisecondsIn(*time, time->find(u"start") ? u"start" : u"created");
        const auto end = millisecondsIn(*time, time->find(u"end") ? u"end" : u"completed");
        if (start && end && *end >= *start)
            thought.duration = Duration(*end - *start);
    }
    return thought;
}

Part::Body PartDecoder::file(const json::Value& part, QStringList& shown) const
{
    shown << u"mime"_s << u"url"_s;
    const QString url = part.find(u"url") ? textOf(part, u"url") : textOf(part, u"uri");
    const auto [type, data] = dataIn(url);
    const QString mime = textOf(part, u"mime").isEmpty() ? type : textOf(part, u"mime");
    if (mime.startsWith("image/"_L1) && !data.isEmpty())
        return ImagePart {mime, decodedSize(data), {}};
    shown << u"filename"_s;
    const QString name = textOf(part, u"filename").isEmpty() ? textOf(part, u"name") : textOf(part, u"filename");
    const QString where = data.isEmpty() ? url : QString();
    QStringList said {name, mime, where};
    said.removeAll(QString());
    return event(u"file"_s, said.join(u" · "_s), part);
}

// ---- tools --------------------------------------------------------------------------------------

ToolPart PartDecoder::tool(const json::Value& part)
{
    ToolPart tool;
    tool.name = textOf(part, u"tool");
    tool.callId = textOf(part, u"callID");
    const json::Value* state = part.find(u"state");
    if (!state || !state->isObject()) {
        tool.state = ToolPart::State::Orphan;
        return tool;
    }
    const QString status = textOf(*state, u"status");
    tool.state = status == "completed"_L1 ? ToolPart::State::Completed
        : status == "error"_L1            ? ToolPart::State::Error
        : status == "running"_L1          ? ToolPart::State::Running
                                          : ToolPart::State::Pending;
    const json::Value* input = state->find(u"input");
    const QString raw = textOf(*state, u"raw"); // as far as it has come
    tool.input = m_blocks.cut(!raw.isEmpty() && (!input || input->members.isEmpty()) ? raw : compact(input));
    tool.title = textOf(*state, u"title");
    if (const json::Value* output = state->find(u"output")) {
        tool.hasOutput = true;
        tool.output = m_blocks.cut(output->isString() ? output->string : compact(output));
    }
    if (const json::Value* error = state->find(u"error")) {
        tool.hasError = true;
        tool.error = m_blocks.cut(error->isString() ? error->string : compact(error));
    }
    tool.metadata = m_blocks.cut(compact(state->find(u"metadata")));
    if (const json::Value* time = state->find(u"time")) {
        tool.startedAt = timeIn(*time, u"start");
        tool.endedAt = timeIn(*time, u"end");
        tool.prunedAt = timeIn(*time, u"compacted");
    }
    return tool;
}

/// Of 2.x: the output is a list of texts and files.
ToolPart PartDecoder::typedTool(const json::Value& block)
{
    ToolPart tool;
    tool.name = textOf(block, u"name");
    tool.callId = textOf(block, u"id");
    const json::Value* state = block.find(u"state");
    const QString status = state ? textOf(*state, u"status") : QString();
    tool.state = status == "completed"_L1 ? ToolPart::State::Completed
        : status == "error"_L1            ? ToolPart::State::Error
        : status == "running"_L1          ? ToolPart::State::Running
                                          : ToolPart::State::Pending;
    if (state) {
        const json::Value* input = state->find(u"input");
        tool.input = m_blocks.cut(input && input->isString() ? input->string : compact(input));
        if (const json::Value* content = state->find(u"content")) {
            QStringList texts;
            for (const json::Value& item : content->items) {
                if (item.text(u"type") == "text"_L1)
                    texts << item.text(u"text");
            }
            tool.hasOutput = true;
            tool.output = m_blocks.cut(texts.join(u'\n'));
        }
        if (const json::Value* error = state->find(u"error")) {
            tool.hasError = true;
            tool.error = m_blocks.cut(error->isString() ? error->string : textOf(*error, u"message"));
        }
        tool.metadata = m_blocks.cut(compact(state->find(u"metadata")));
    }
    if (const json::Value* time = block.find(u"time")) {
        tool.startedAt = timeIn(*time, time->find(u"ran") ? u"ran" : u"created");
        tool.endedAt = timeIn(*time, u"completed");
        tool.prunedAt = timeIn(*time, u"pruned");
    }
    return tool;
}

void PartDecoder::addPatch(const QString& diff)
{
    if (!diff.isEmpty())
        append(PatchPart {m_blocks.cut(diff), {}});
}

void PartDecoder::addOfTool(const json::Value& part, const QString& name)
{
    const json::Value* state = part.find(u"state");
    if (!state)
        return;
    const json::Value* metadata = state->find(u"metadata");
    const json::Value* input = state->find(u"input");
    if (metadata && metadata->isObject()) {
        const json::Value* change = metadata->find(u"filediff");
        const QString own = change ? textOf(*change, u"patch") : QString();
        const QString diff = textOf(*metadata, u"diff");
        const json::Value* exists = metadata->find(u"exists");
        const bool isNew = name == "write"_L1 && exists && exists->kind == json::Value::Kind::Bool && !exists->boolean;
        if (!diff.isEmpty() || !own.isEmpty())
            addPatch(diff.isEmpty() ? own : diff);
        else if (isNew && input && textOf(*state, u"status") == "completed"_L1)
            addPatch(newFilePatch(textOf(*input, u"filePath"), textOf(*input, u"content")));
    }
    for (const QStringView key : {u"attachments", u"content"}) {
        const json::Value* attached = state->find(key);
        for (const json::Value& one : attached ? attached->items : QList<json::Value>()) {
            if (QStringList shown; one.text(u"type") == "file"_L1)
                append(file(one, shown));
        }
    }
}

// ---- parts of 1.x -------------------------------------------------------------------------------

Part::Body PartDecoder::bodyOf(const json::Value& part, const QString& type, QStringList& shown)
{
    const auto snapshot = [&] { return textOf(part, u"snapshot"); };
    if (type == "text"_L1) {
        shown << u"text"_s;
        return TextPart {m_blocks.cut(textOf(part, u"text"))};
    }
    if (type == "reasoning"_L1) {
        shown << u"text"_s;
        return thinking(part);
    }
    if (type == "tool"_L1) {
        shown << u"tool"_s << u"callID"_s << u"state"_s;
        return tool(part);
    }
    if (type == "file"_L1)
        return file(part, shown);
    if (type == "step-start"_L1) {
        shown << u"snapshot"_s;
        return StepStartPart {0, snapshot()};
    }
    if (type == "step-finish"_L1) {
        shown << u"snapshot"_s << u"reason"_s << u"tokens"_s << u"cost"_s;
        StepFinishPart step;
        step.snapshot = snapshot();
        step.reason = textOf(part, u"reason");
        step.tokens = usageIn(part);
        if (const json::Value* cost = part.find(u"cost"); cost && cost->isNumber())
            step.cost = cost->toDouble();
        return step;
    }
    if (type == "snapshot"_L1)
        return event(type, snapshot(), part);
    if (type == "patch"_L1) {
        const json::Value* files = part.find(u"files");
        QStringList names;
        for (const json::Value& name : files ? files->items : QList<json::Value>())
            names << name.string;
        return event(type, names.join(", "_L1).left(400), part);
    }
    if (type == "agent"_L1)
        return event(type, lineOf(part, {u"name"}), part);
    if (type == "subtask"_L1)
        return event(type, lineOf(part, {u"agent", u"description", u"command", u"prompt"}), part);
    if (type == "retry"_L1) {
        const json::Value* error = part.find(u"error");
        const json::Value* data = error ? error->find(u"data") : nullptr;
        return event(
            type, lineOf(part, {u"attempt"}) + (data ? u" · "_s + textOf(*data, u"message") : QString()), part);
    }
    if (type == "compaction"_L1) {
        const json::Value* automatic = part.find(u"auto");
        return event(type,
            automatic && automatic->boolean ? PartText::tr("The agent compacted the session by itself.")
                                            : PartText::tr("The user had the session compacted."),
            part);
    }
    for (const json::Value::Member& member : part.members)
        shown << member.first;
    return unknown(part, type);
}

void PartDecoder::add(const Piece& piece)
{
    m_at = piece.at;
    m_id = PartId(piece.id);
    const auto part = json::parse(piece.bytes);
    if (!part || !part->isObject()) {
        append(UnknownPart {{}, m_blocks.raw(piece.bytes),
            part ? PartText::tr("This is not a part: it is not a JSON object.")
                 : PartText::tr("This is not valid JSON: reading stops at byte %1.").arg(part.error().offset)});
        m_message.states |= MessageState::Damaged;
        return;
    }
    if (m_id.isEmpty())
        m_id = PartId(textOf(*part, u"id"));
    const QString type = textOf(*part, u"type");
    QStringList shown {u"type"_s, u"id"_s, u"sessionID"_s, u"messageID"_s};
    Part::Body body = bodyOf(*part, type, shown);
    StoredFields fields;
    addFields(fields, *part, {}, shown);
    const auto* tool = std::get_if<ToolPart>(&body);
    const QString name = tool ? tool->name : QString();
    if (tool && tool->state == ToolPart::State::Error)
        m_message.states |= MessageState::Error;
    if (tool && tool->prunedAt)
        m_message.states |= MessageState::Pruned;
    append(std::move(body), std::move(fields));
    if (type == "tool"_L1)
        addOfTool(*part, name);
}

// ---- records of 2.x -----------------------------------------------------------------------------

void PartDecoder::addContent(const json::Value& data)
{
    const json::Value* content = data.find(u"content");
    for (const json::Value& block : content ? content->items : QList<json::Value>()) {
        const QString type = block.text(u"type");
        QStringList shown {u"type"_s};
        if (type == "tool"_L1) {
            shown << u"id"_s << u"name"_s << u"state"_s << u"time"_s;
            ToolPart tool = typedTool(block);
            const QString name = tool.name;
            m_message.states.setFlag(MessageState::Error,
                m_message.states.testFlag(MessageState::Error) || tool.state == ToolPart::State::Error);
            m_message.states.setFlag(
                MessageState::Pruned, m_message.states.testFlag(MessageState::Pruned) || tool.prunedAt.has_value());
            StoredFields fields;
            addFields(fields, block, {}, shown);
            append(std::move(tool), std::move(fields));
            addOfTool(block, name);
            continue;
        }
        Part::Body body = bodyOf(block, type, shown);
        StoredFields fields;
        addFields(fields, block, {}, shown);
        append(std::move(body), std::move(fields));
    }
}

void PartDecoder::addTyped(const Record& record, const json::Value& data)
{
    m_at = record.head.at;
    const QString& type = record.type;
    if (type == "assistant"_L1) {
        addContent(data);
    } else if (type == "user"_L1 || type == "system"_L1 || type == "synthetic"_L1) {
        append(TextPart {m_blocks.cut(textOf(data, u"text"))});
        const json::Value* files = data.find(u"files");
        for (const json::Value& one : files ? files->items : QList<json::Value>()) {
            QStringList shown;
            append(file(one, shown));
        }
    } else if (type == "shell"_L1) {
        ToolPart shell;
        shell.name = type;
        shell.input
            = m_blocks.cut(u"{\"command\":%1}"_s.arg(QString::fromUtf8(json::quotedText(textOf(data, u"command")))));
        shell.output = m_blocks.cut(textOf(data, u"output"));
        shell.hasOutput = data.find(u"output") != nullptr;
        shell.state = ToolPart::State::Completed;
        append(std::move(shell));
    } else if (type == "compaction"_L1) {
        append(TextPart {m_blocks.cut(textOf(data, u"summary"))});
    } else if (type == "agent-switched"_L1 || type == "model-switched"_L1 || type == "location-switched"_L1
        || type == "skill"_L1 || type == "idle"_L1) {
        append(event(type, lineOf(data, {u"agent", u"directory", u"name", u"outcome"}), data));
    } else {
        append(unknown(data, type));
    }
}

} // namespace stemma::opencode
