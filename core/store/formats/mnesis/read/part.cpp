// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/read/part.h"

#include "core/diff/unifieddiff.h"
#include "core/store/json/json.h"
#include "core/store/json/jsoncursor.h"
#include "core/store/textcut.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

using json::Value;

struct PartText
{
    Q_DECLARE_TR_FUNCTIONS(MnesisPart)
};

/// The input of a tool as it is stored, as far as the content goes; of a repeated key the last one's.
QByteArrayView storedInput(QByteArrayView content)
{
    QByteArrayView found;
    JsonCursor cursor(content);
    (void)cursor.members([&](const RawJson& key) {
        const char* const begin = cursor.position();
        const bool isWhole = cursor.skip();
        if (key.is("input"))
            found = QByteArrayView(begin, isWhole ? cursor.position() : content.end());
        return isWhole;
    });
    return found;
}

/// Integers as mnesis takes them: also "12", 12.0 and true.
struct LaxInteger
{
    bool valid = false;
    std::optional<qint64> value; ///< empty for what no 64 bits hold
};

LaxInteger laxInteger(const QString& text)
{
    bool ok = false;
    const QString trimmed = text.trimmed();
    if (const qint64 whole = trimmed.toLongLong(&ok); ok)
        return {true, whole};
    const double real = trimmed.toDouble(&ok);
    constexpr double Exact = 9007199254740992.0;
    if (ok && real == std::floor(real) && std::abs(real) <= Exact)
        return {true, qint64(real)};
    return {};
}

LaxInteger laxInteger(const Value& value)
{
    if (value.kind == Value::Kind::Bool)
        return {true, value.boolean ? 1 : 0};
    if (value.isString())
        return laxInteger(value.string);
    const LaxInteger number = value.isNumber() ? laxInteger(QString::fromLatin1(value.number)) : LaxInteger();
    const auto isWhole = [](char c) { return c == '-' || (c >= '0' && c <= '9'); };
    return {number.valid || (value.isNumber() && std::ranges::all_of(value.number, isWhole)), number.value};
}

/// Takes a part's JSON apart. The first rule broken is kept as the reason.
class Decoder
{
public:
    Decoder(const StoredPart& stored, qint64 maxText, Decode what)
        : m_stored(stored)
        , m_maxText(maxText)
        , m_what(what)
        , m_cut(stored.content.size() < stored.contentBytes)
    {
    }

    DecodedPart decode();

private:
    Part::Body decodeKind(const QString& type);
    Part::Body tool();
    Part::Body patch();
    Part::Body stepFinish();
    Part::Body fileReference();
    Part::Body unknown() const;

    void refuse(const QString& reason)
    {
        if (m_reason.isEmpty())
            m_reason = reason;
    }
    /// The member, or null; a key that is needed and missing refuses the part. Where the text was cut,
    /// what is missing may stand in the rest.
    const Value* member(const Value& object, const QString& key, bool needed);
    QString string(const Value& object, const QString& key, bool needed, bool nullable = false);
    LongText longText(const Value& object, const QString& key, bool needed);
    std::optional<qint64> integer(const Value& object, const QString& key, bool needed);
    std::optional<Time> time(const Value& status, const QString& key, const QVariant& column);
    void collectExtraKeys(std::initializer_list<QStringView> known);

    const StoredPart& m_stored;
    const qint64 m_maxText;
    const Decode m_what;
    const bool m_cut;
    Value m_root;
    QString m_type;
    QString m_reason;
    StoredFields m_extraKeys;
};

const Value* Decoder::member(const Value& object, const QString& key, bool needed)
{
    const Value* value = object.find(key);
    if (!value && needed && !m_cut)
        refuse(PartText::tr("The part has no \"%1\"; mnesis leaves it out.").arg(key));
    return value;
}

QString Decoder::string(const Value& object, const QString& key, bool needed, bool nullable)
{
    const Value* value = member(object, key, needed);
    if (!value || (nullable && value->isNull()))
        return {};
    if (!value->isString())
        refuse(PartText::tr("The part's \"%1\" is not a text; mnesis leaves the part out.").arg(key));
    return value->string;
}

LongText Decoder::longText(const Value& object, const QString& key, bool needed)
{
    const Value* value = member(object, key, needed);
    if (!value)
        return {};
    if (!value->isString()) {
        refuse(PartText::tr("The part's \"%1\" is not a text; mnesis leaves the part out.").arg(key));
        return {};
    }
    if (!value->truncated)
        return cutText(value->string, m_maxText);
    // The whole is not read; its stored size, escapes included, is used instead.
    const LongText start = cutText(value->string, m_maxText);
    const qint64 rest = m_stored.contentBytes - m_stored.content.size();
    return {start.text, start.bytes + rest, true};
}

std::optional<qint64> Decoder::integer(const Value& object, const QString& key, bool needed)
{
    const Value* value = member(object, key, needed);
    if (!value)
        return {};
    const LaxInteger number = laxInteger(*value);
    if (!number.valid)
        refuse(PartText::tr("The part's \"%1\" is not a whole number; mnesis leaves the part out.").arg(key));
    return number.value;
}

std::optional<Time> Decoder::time(const Value& status, const QString& key, const QVariant& column)
{
    LaxInteger number;
    if (m_stored.partType == "tool"_L1) {
        if (column.isNull())
            return {};
        if (column.typeId() != QMetaType::QByteArray)
            number = laxInteger(column.toString());
    } else {
        const Value& value = status[key];
        if (value.isNull())
            return {};
        number = laxInteger(value);
    }
    if (!number.valid)
        refuse(PartText::tr("The tool's %1 is not a time; mnesis leaves the part out.").arg(key));
    return number.value ? std::optional(timeFromMs(*number.value)) : std::nullopt;
}

Part::Body Decoder::tool()
{
    ToolPart tool;
    tool.name = string(m_root, u"tool_name"_s, true);
    tool.callId = string(m_root, u"tool_call_id"_s, true);
    if (const Value* input = member(m_root, u"input"_s, false)) {
        if (!input->isObject())
            refuse(PartText::tr("The tool's input is not an object; mnesis leaves the part out."));
        const QByteArrayView bytes = storedInput(m_stored.content);
        tool.input = cutText(QString::fromUtf8(bytes), m_maxText);
        if (input->truncated)
            tool.input = {tool.input.text, bytes.size() + m_stored.contentBytes - m_stored.content.size(), true};
    } else if (!m_cut) {
        tool.input = LongText(u"{}"_s);
    }
    if (!m_root[u"output"].isNull()) {
        tool.output = longText(m_root, u"output"_s, false);
        tool.hasOutput = true;
    }
    if (!m_root[u"error_message"].isNull()) {
        tool.error = longText(m_root, u"error_message"_s, false);
        tool.hasError = true;
    }
    const Value& status = m_root[u"status"];
    if (m_root.find(u"status") && !status.isObject())
        refuse(PartText::tr("The tool's status is not an object; mnesis leaves the part out."));
    QString state = m_stored.partType == "tool"_L1 ? m_stored.toolState.toString() : QString();
    if (state.isEmpty()) {
        const Value* stored = status.find(u"state");
        state = !stored ? u"pending"_s : stored->isString() ? stored->string : QString::fromUtf8(json::toJson(*stored));
    }
    static const QStringList states = {u"pending"_s, u"running"_s, u"completed"_s, u"error"_s};
    const qsizetype known = states.indexOf(state);
    if (known < 0)
        refuse(PartText::tr("The tool state “%1” is unknown; mnesis leaves the part out.").arg(state));
    tool.state = known < 0 ? ToolPart::State::Pending : static_cast<ToolPart::State>(known);
    if (m_cut && !tool.hasOutput && !tool.hasError) { // how the call ended stands behind what was read
        const LongText unread {{}, m_stored.contentBytes - m_stored.content.size(), true};
        tool.hasOutput = tool.state == ToolPart::State::Completed;
        tool.hasError = tool.state == ToolPart::State::Error;
        (tool.hasOutput ? tool.output : tool.error) = tool.hasOutput || tool.hasError ? unread : LongText();
    }
    tool.prunedAt = time(status, u"compacted_at"_s, m_stored.compactedAt);
    tool.startedAt = time(status, u"started_at"_s, m_stored.startedAt);
    tool.endedAt = time(status, u"completed_at"_s, m_stored.completedAt);
    collectExtraKeys({u"tool_name", u"tool_call_id", u"input", u"output", u"error_message", u"status"});
    return tool;
}

Part::Body Decoder::patch()
{
    PatchPart patch;
    patch.diff = longText(m_root, u"unified_diff"_s, true);
    const qint64 added = integer(m_root, u"additions"_s, false).value_or(0);
    const qint64 removed = integer(m_root, u"deletions"_s, false).value_or(0);
    const bool isTold = m_root.find(u"files_changed") && m_root.find(u"additions") && m_root.find(u"deletions");
    const QList<PatchFile> counted
        = m_what == Decode::Sending && isTold ? QList<PatchFile>() : countDiffLines(patch.diff.text);
    if (const Value* files = m_root.find(u"files_changed")) {
        const bool allTexts = files->isArray() && std::ranges::all_of(files->items, &Value::isString);
        if (!allTexts)
            refuse(PartText::tr("The patch's list of files is not a list of texts; mnesis leaves the part out."));
        for (const Value& item : files->items) {
            PatchFile file {item.string, {}};
            const auto same = std::ranges::find(counted, item.string, &PatchFile::path);
            if (same != counted.end())
                file = *same;
            else if (files->items.size() == 1)
                file = {item.string, {}, int(added), int(removed)};
            patch.files << file;
        }
    }
    if (patch.files.isEmpty())
        patch.files = counted;
    // The stored list and counts come from the host and need not match the diff.
    collectExtraKeys({u"unified_diff"});
    return patch;
}

Part::Body Decoder::stepFinish()
{
    StepFinishPart step;
    step.step = int(integer(m_root, u"step_index"_s, false).value_or(0));
    step.snapshot = string(m_root, u"snapshot_ref"_s, false, true);
    if (const Value& used = m_root[u"tokens_used"]; !used.isNull()) {
        if (!used.isObject())
            refuse(PartText::tr("The step's token usage is not an object; mnesis leaves the part out."));
        step.tokens.input = integer(used, u"input"_s, false);
        step.tokens.output = integer(used, u"output"_s, false);
        step.tokens.cacheRead = integer(used, u"cache_read"_s, false);
        step.tokens.cacheWrite = integer(used, u"cache_write"_s, false);
        step.tokens.total = integer(used, u"total"_s, false);
    }
    collectExtraKeys({u"step_index", u"snapshot_ref", u"tokens_used"});
    return step;
}

Part::Body Decoder::fileReference()
{
    FileReference reference;
    reference.contentId = ContentId(string(m_root, u"content_id"_s, true));
    reference.path = string(m_root, u"path"_s, true);
    reference.fileType = string(m_root, u"file_type"_s, true);
    reference.tokens = integer(m_root, u"token_count"_s, true);
    reference.summary = string(m_root, u"exploration_summary"_s, true);
    collectExtraKeys({u"content_id", u"path", u"file_type", u"token_count", u"exploration_summary"});
    return FileReferencePart {reference};
}

void Decoder::collectExtraKeys(std::initializer_list<QStringView> known)
{
    for (const Value::Member& extra : m_root.members) {
        if (extra.first == "type"_L1 || std::ranges::contains(known, extra.first))
            continue;
        StoredField field {u"content."_s + extra.first, QString::fromUtf8(json::toJson(extra.second)), Unit::Json};
        if (extra.second.isString())
            field = {field.name, extra.second.string};
        m_extraKeys << field;
    }
}

Part::Body Decoder::unknown() const
{
    UnknownPart part;
    part.storedType = m_type.isEmpty() ? m_stored.partType : m_type;
    part.reason = m_reason;
    part.raw = cutText(QString::fromUtf8(m_stored.content), m_maxText);
    part.raw.bytes = m_stored.contentBytes;
    part.raw.truncated = part.raw.truncated || m_cut;
    return part;
}

Part::Body Decoder::decodeKind(const QString& type)
{
    if (type == "text"_L1) {
        TextPart text {longText(m_root, u"text"_s, true)};
        collectExtraKeys({u"text"});
        return text;
    }
    if (type == "reasoning"_L1) {
        ReasoningPart reasoning;
        reasoning.text = longText(m_root, u"text"_s, true);
        reasoning.state = reasoning.text.isEmpty() ? ReasoningPart::State::Empty : ReasoningPart::State::Open;
        collectExtraKeys({u"text"});
        return reasoning;
    }
    if (type == "tool"_L1)
        return tool();
    if (type == "patch"_L1)
        return patch();
    if (type == "file_ref"_L1)
        return fileReference();
    if (type == "step_finish"_L1)
        return stepFinish();
    if (type == "step_start"_L1) {
        StepStartPart step;
        step.step = int(integer(m_root, u"step_index"_s, false).value_or(0));
        step.snapshot = string(m_root, u"snapshot_ref"_s, false, true);
        collectExtraKeys({u"step_index", u"snapshot_ref"});
        return step;
    }
    if (type == "compaction"_L1) {
        CompactionPart marker;
        marker.node = NodeId(string(m_root, u"summary_node_id"_s, true));
        // mnesis always writes 0 here, which says nothing.
        marker.covers = integer(m_root, u"compacted_message_count"_s, true);
        marker.tokensBefore = integer(m_root, u"compacted_token_count"_s, true);
        if (marker.covers == 0)
            marker.covers.reset();
        if (marker.tokensBefore == 0)
            marker.tokensBefore.reset();
        marker.level = int(integer(m_root, u"level"_s, false).value_or(1));
        collectExtraKeys({u"summary_node_id", u"level"});
        return marker;
    }
    return unknown();
}

DecodedPart Decoder::decode()
{
    auto parsed = m_cut ? json::parsePrefix(m_stored.content) : json::parse(m_stored.content);
    if (!parsed) {
        refuse(PartText::tr("The part is not valid JSON from byte %1 on; mnesis leaves it out.")
                .arg(parsed.error().offset));
        return {unknown(), {}, true};
    }
    m_root = std::move(*parsed);
    if (!m_root.isObject()) {
        refuse(PartText::tr("The part is JSON but not an object; mnesis leaves it out."));
        return {unknown(), {}, true};
    }
    const Value* type = m_root.find(u"type");
    if (type && type->isString())
        m_type = type->string;
    else if (!type && m_cut)
        m_type = m_stored.partType; // it may stand behind what was read
    else
        refuse(PartText::tr("The part does not say its type; mnesis leaves it out."));
    const bool validUtf8 = m_cut || m_stored.content.isValidUtf8();
    DecodedPart decoded;
    decoded.body = m_reason.isEmpty() ? decodeKind(m_type) : unknown();
    if (!m_reason.isEmpty())
        decoded.body = unknown();
    decoded.extraKeys = m_extraKeys;
    decoded.damaged = !validUtf8 || std::holds_alternative<UnknownPart>(decoded.body);
    return decoded;
}

} // namespace

DecodedPart decodePart(const StoredPart& stored, qint64 maxText, Decode what)
{
    return Decoder(stored, maxText, what).decode();
}

QString toolCallIdIn(const QByteArray& content)
{
    const auto part = json::parse(content);
    const Value* id = part ? part->find(u"tool_call_id") : nullptr;
    return id && id->isString() ? id->string : QString();
}

QList<PatchFile> countDiffLines(QStringView text)
{
    QList<PatchFile> files;
    for (const diff::File& file : diff::parseUnified(text)) {
        const bool isMoved = !file.newPath.isEmpty() && file.newPath != file.oldPath;
        if (!file.path().isEmpty())
            files << PatchFile {file.path(), isMoved ? file.oldPath : QString(), file.added, file.removed};
    }
    return files;
}

} // namespace stemma::mnesis
