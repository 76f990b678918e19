// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/partjson.h"

#include "core/base/text.h"
#include "core/session/names.h"
#include "core/store/json/json.h"

#include <QStringDecoder>

using namespace Qt::StringLiterals;

namespace stemma {
namespace {

struct Shown
{
    QStringView text;
    bool cut = false;
};

Shown shown(const QString& text, bool alreadyCut, qint64 maxText)
{
    const QStringView part = maxText < 0 ? QStringView(text) : utf8Prefix(text, maxText);
    return {part, alreadyCut || part.size() < text.size()};
}

void tellCut(JsonWriter& json, QLatin1StringView sizeName, qint64 size)
{
    json.field("truncated"_L1, true);
    json.field(sizeName, size);
}

/// JSON text kept in a part: given as JSON, so that readers need not parse twice.
bool writeJsonText(JsonWriter& json, QLatin1StringView name, const LongText& text, qint64 maxText)
{
    const auto [part, cut] = shown(text.text, text.truncated, maxText);
    json.key(name);
    if (!cut) {
        json.json(part);
        return false;
    }
    const auto start = stemma::json::parsePrefix(part.toUtf8());
    if (start)
        json.json(QString::fromUtf8(stemma::json::toJson(*start)));
    else
        json.value(part);
    return true;
}

struct BodyWriter
{
    JsonWriter& json;
    qint64 maxText;
    bool rawFollows; ///< the stored bytes are written anyway

    void operator()(const TextPart& part) const { writeLong(json, "text"_L1, part.text, maxText); }

    void operator()(const ReasoningPart& part) const
    {
        writeLong(json, "text"_L1, part.text, maxText);
        json.field("state"_L1, nameOf(part.state));
        json.field("signature_bytes"_L1, part.signatureBytes);
        if (part.duration)
            json.field("duration_ms"_L1, qint64(part.duration->count()));
    }

    void operator()(const ToolPart& part) const
    {
        json.field("name"_L1, part.name);
        json.field("call_id"_L1, part.callId);
        json.field("state"_L1, nameOf(part.state));
        bool cut = false;
        const auto writeText = [&](QLatin1StringView name, const LongText& text, QLatin1StringView sizeName) {
            const auto [start, isCut] = shown(text.text, text.truncated, maxText);
            json.field(name, start);
            if (isCut)
                json.field(sizeName, text.bytes);
            cut = cut || isCut;
        };
        if (!part.input.isEmpty() && writeJsonText(json, "input"_L1, part.input, maxText)) {
            json.field("input_size"_L1, part.input.bytes);
            cut = true;
        }
        if (part.hasOutput)
            writeText("output"_L1, part.output, "output_size"_L1);
        if (part.hasError)
            writeText("error"_L1, part.error, "error_size"_L1);
        json.field("started_at"_L1, part.startedAt);
        json.field("ended_at"_L1, part.endedAt);
        json.field("pruned"_L1, part.prunedAt.has_value());
        json.field("pruned_at"_L1, part.prunedAt);
        json.optional("title"_L1, part.title);
        if (!part.metadata.isEmpty() && writeJsonText(json, "metadata"_L1, part.metadata, maxText)) {
            json.field("metadata_size"_L1, part.metadata.bytes);
            cut = true;
        }
        if (cut)
            json.field("truncated"_L1, true);
    }

    void operator()(const PatchPart& part) const
    {
        writeLong(json, "diff"_L1, part.diff, maxText);
        json.beginArray("files"_L1);
        for (const PatchFile& file : part.files) {
            json.beginObject();
            json.field("path"_L1, file.path);
            json.optional("old_path"_L1, file.oldPath);
            json.field("added"_L1, file.added);
            json.field("removed"_L1, file.removed);
            json.end();
        }
        json.end();
    }

    void operator()(const FileReferencePart& part) const { writeReference(json, part.reference, maxText); }

    void operator()(const CompactionPart& part) const
    {
        json.field("node"_L1, part.node.value);
        if (part.level > 0)
            json.field("level"_L1, part.level);
        json.field("covers"_L1, part.covers);
        json.field("tokens_before"_L1, part.tokensBefore);
        json.field("tokens_after"_L1, part.tokensAfter);
    }

    void operator()(const StepStartPart& part) const
    {
        json.field("step"_L1, part.step);
        json.optional("snapshot"_L1, part.snapshot);
    }

    void operator()(const StepFinishPart& part) const
    {
        json.field("step"_L1, part.step);
        json.optional("snapshot"_L1, part.snapshot);
        json.optional("reason"_L1, part.reason);
        writeTokens(json, "tokens"_L1, part.tokens);
        json.field("cost"_L1, part.cost);
    }

    void operator()(const ImagePart& part) const
    {
        json.field("media_type"_L1, part.mediaType);
        json.field("size"_L1, part.size);
        json.optional("content_id"_L1, part.contentId);
    }

    void operator()(const EventPart& part) const
    {
        json.field("stored_type"_L1, part.type);
        json.field("line"_L1, part.line);
        if (!rawFollows)
            writeLong(json, "raw"_L1, part.raw, maxText);
    }

    void operator()(const UnknownPart& part) const
    {
        json.field("stored_type"_L1, part.storedType);
        if (!rawFollows)
            writeLong(json, "raw"_L1, part.raw, maxText);
        json.optional("reason"_L1, part.reason);
    }
};

} // namespace

void writeTokens(JsonWriter& json, QLatin1StringView name, const TokenUsage& tokens)
{
    if (tokens.isEmpty())
        return;
    json.beginObject(name);
    json.field("input"_L1, tokens.input);
    json.field("output"_L1, tokens.output);
    json.field("reasoning"_L1, tokens.reasoning);
    json.field("cache_read"_L1, tokens.cacheRead);
    json.field("cache_write"_L1, tokens.cacheWrite);
    json.field("total"_L1, tokens.total);
    json.field("estimated"_L1, tokens.estimated);
    json.end();
}

void writeExtra(JsonWriter& json, const StoredFields& fields)
{
    bool open = false;
    for (const StoredField& field : fields) {
        if (field.hasCommonName || field.value.isNull())
            continue;
        if (!std::exchange(open, true))
            json.beginObject("extra"_L1);
        json.key(field.name);
        json.value(field.value, field.unit == Unit::Json);
    }
    if (open)
        json.end();
}

void writePlace(JsonWriter& json, const StoredAt& place)
{
    if (place.isNull())
        return;
    json.beginObject("stored_at"_L1);
    if (!place.table.isEmpty()) {
        json.field("table"_L1, place.table);
        if (place.rowKey.isEmpty())
            json.field("rowid"_L1, place.rowid);
        else
            json.field("row_key"_L1, place.rowKey);
    } else {
        json.field("file"_L1, place.file);
    }
    // Of a row: a record within the value that holds many.
    if (place.offset >= 0) {
        json.field("offset"_L1, place.offset);
        json.field("length"_L1, place.length);
    }
    json.end();
}

void writeRaw(JsonWriter& json, const RawBytes::Piece& piece)
{
    QStringDecoder decoder(
        QStringDecoder::Utf8, QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
    const QString text = decoder.decode(piece.bytes);
    if (decoder.hasError()) {
        json.field("raw"_L1, QLatin1StringView(piece.bytes.toBase64()));
        json.field("raw_base64"_L1, true);
    } else {
        json.field("raw"_L1, text);
    }
    if (piece.truncated)
        json.field("raw_truncated"_L1, true);
}

void writeLong(
    JsonWriter& json, QLatin1StringView name, const LongText& text, qint64 maxText, QLatin1StringView sizeName)
{
    const auto [part, cut] = shown(text.text, text.truncated, maxText);
    json.field(name, part);
    if (cut)
        tellCut(json, sizeName, text.bytes);
}

void writeLong(JsonWriter& json, QLatin1StringView name, const QString& text, qint64 maxText)
{
    const auto [part, cut] = shown(text, false, maxText);
    json.field(name, part);
    if (cut)
        tellCut(json, "size"_L1, utf8Size(text));
}

void writeReference(JsonWriter& json, const FileReference& reference, qint64 maxText)
{
    json.field("content_id"_L1, reference.contentId.value);
    json.field("path"_L1, reference.path);
    json.field("file_type"_L1, reference.fileType);
    json.field("tokens"_L1, reference.tokens);
    json.field("size"_L1, reference.size);
    const auto [summary, cut] = shown(reference.summary, false, maxText);
    json.field("summary"_L1, summary);
    if (cut)
        tellCut(json, "summary_size"_L1, utf8Size(reference.summary));
    json.field("on_disk"_L1, "unknown"_L1);
    json.field("created_at"_L1, reference.createdAt);
}

void writePart(JsonWriter& json, const Part& part, const RawBytes::Piece* raw, qint64 maxText)
{
    json.beginObject();
    json.field("kind"_L1, nameOf(kindOf(part.body)));
    json.field("index"_L1, part.index);
    json.optional("id"_L1, part.id);
    std::visit(BodyWriter {json, maxText, raw != nullptr}, part.body);
    json.field("part_tokens"_L1, part.tokens);
    writePlace(json, part.storedAt);
    writeExtra(json, part.fields);
    if (raw)
        writeRaw(json, *raw);
    json.end();
}

} // namespace stemma
