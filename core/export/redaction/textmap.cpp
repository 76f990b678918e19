// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/redaction/textmap.h"

#include "core/store/json/json.h"

namespace stemma {

namespace {

/// The end of the string literal that begins at @p start, behind its quote; -1: it has none.
qsizetype literalEnd(QStringView json, qsizetype start)
{
    for (qsizetype at = start + 1; at < json.size(); ++at) {
        if (json[at] == u'\\')
            ++at;
        else if (json[at] == u'"')
            return at + 1;
    }
    return -1;
}

void mapLong(LongText& text, const TextMap& map)
{
    const QString mapped = map(text.text);
    if (mapped != text.text)
        text = text.truncated ? LongText(mapped, text.bytes, true) : LongText(mapped);
}

void mapLongJson(LongText& json, const TextMap& map)
{
    mapLong(json, [&map](const QString& text) { return mappedJson(text, map); });
}

void mapFields(StoredFields& fields, const TextMap& map)
{
    for (StoredField& field : fields) {
        if (field.value.typeId() != QMetaType::QString)
            continue;
        const QString text = field.value.toString();
        const QString mapped = field.unit == Unit::Json ? mappedJson(text, map) : map(text);
        if (mapped != text)
            field.value = mapped;
    }
}

struct BodyMap
{
    const TextMap& map;

    void operator()(TextPart& part) const { mapLong(part.text, map); }
    void operator()(ReasoningPart& part) const { mapLong(part.text, map); }
    void operator()(ToolPart& part) const
    {
        mapLongJson(part.input, map);
        mapLong(part.output, map);
        mapLong(part.error, map);
        part.title = map(part.title);
        mapLongJson(part.metadata, map);
    }
    void operator()(PatchPart& part) const
    {
        mapLong(part.diff, map);
        for (PatchFile& file : part.files) {
            file.path = map(file.path);
            file.oldPath = map(file.oldPath);
        }
    }
    void operator()(FileReferencePart& part) const
    {
        part.reference.path = map(part.reference.path);
        part.reference.summary = map(part.reference.summary);
        mapFields(part.reference.fields, map);
    }
    void operator()(UnknownPart& part) const { mapLongJson(part.raw, map); }
    void operator()(EventPart& part) const
    {
        part.line = map(part.line);
        mapLongJson(part.raw, map);
    }
    void operator()(CompactionPart&) const { }
    void operator()(StepStartPart&) const { }
    void operator()(StepFinishPart&) const { }
    void operator()(ImagePart&) const { }
};

} // namespace

QString mappedJson(const QString& json, const TextMap& map)
{
    const QString trimmed = json.trimmed();
    if (!trimmed.startsWith(u'{') && !trimmed.startsWith(u'[') && !trimmed.startsWith(u'"'))
        return map(json);
    QString mapped;
    qsizetype copied = 0;
    for (qsizetype at = json.indexOf(u'"'); at >= 0; at = json.indexOf(u'"', at)) {
        const qsizetype end = literalEnd(json, at);
        if (end < 0)
            return map(json); // cut, or none
        const QString literal = json.sliced(at, end - at);
        QString text = literal.sliced(1, literal.size() - 2);
        if (text.contains(u'\\')) {
            const auto value = json::parse(literal.toUtf8());
            if (!value || !value->isString())
                return map(json);
            text = value->string;
        }
        if (const QString other = map(text); other != text) {
            mapped += QStringView(json).sliced(copied, at - copied);
            mapped += QString::fromUtf8(json::quotedText(other));
            copied = end;
        }
        at = end;
    }
    return copied == 0 ? json : mapped + QStringView(json).sliced(copied);
}

void mapTexts(Message& message, const TextMap& map)
{
    for (Part& part : message.parts) {
        std::visit(BodyMap {map}, part.body);
        mapFields(part.fields, map);
        part.storedAt.file = map(part.storedAt.file);
    }
    message.error = map(message.error);
    mapFields(message.fields, map);
    message.storedAt.file = map(message.storedAt.file);
}

void mapTexts(SessionInfo& session, const TextMap& map)
{
    session.title = map(session.title);
    session.firstPrompt = map(session.firstPrompt);
    session.directory = map(session.directory);
    for (QString& label : session.labels)
        label = map(label);
    mapFields(session.fields, map);
}

void mapTexts(SummaryNode& node, const TextMap& map)
{
    mapLong(node.text, map);
    mapFields(node.fields, map);
}

} // namespace stemma
