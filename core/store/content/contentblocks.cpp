// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/content/contentblocks.h"

#include "core/store/content/storedimage.h"
#include "core/store/json/jsonvalues.h"
#include "core/store/textcut.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct ContentBlocksText
{
    Q_DECLARE_TR_FUNCTIONS(ContentBlocks)
};

using Kind = json::Value::Kind;

} // namespace

QString firstTextOf(const json::Value& content)
{
    QString text = content.string;
    for (const json::Value& block : content.items) {
        if (text.isEmpty() && block.text(u"type") == "text"_L1)
            text = block.text(u"text");
    }
    return text;
}

qint64 decodedSize(const QString& base64)
{
    const qsizetype padding = base64.endsWith("=="_L1) ? 2 : base64.endsWith(u'=') ? 1 : 0;
    return base64.size() / 4 * 3 - padding;
}

LongText ContentBlocks::cut(const QString& text) const
{
    return cutText(text, m_maxText);
}

LongText ContentBlocks::raw(QByteArrayView stored) const
{
    const bool isCut = m_maxText >= 0 && stored.size() > m_maxText;
    return {QString::fromUtf8(isCut ? stored.first(m_maxText) : stored), stored.size(), isCut};
}

Part::Body ContentBlocks::unknown(const json::Value& value, const QString& type, const QString& reason) const
{
    return UnknownPart {type, raw(json::toJson(value)), reason};
}

Part::Body ContentBlocks::call(const QString& id, const QString& name, const json::Value* input) const
{
    ToolPart part;
    part.name = name;
    part.callId = id;
    part.state = m_pairs.callState ? m_pairs.callState(id) : ToolPart::State::Pending;
    if (input)
        part.input = cut(QString::fromUtf8(json::toJson(*input)));
    return part;
}

ToolPart ContentBlocks::result(const QString& callId, bool failed, const json::Value* content) const
{
    ToolPart part;
    part.callId = callId;
    part.state = failed ? ToolPart::State::Error : ToolPart::State::Completed;
    const auto name = m_pairs.callName ? m_pairs.callName(callId) : std::optional<QString>(QString());
    part.name = name.value_or(QString());
    if (!name)
        part.state = ToolPart::State::Orphan;
    part.hasOutput = true;
    if (!content || content->isNull())
        return part;
    QStringList texts;
    bool onlyText = content->isArray();
    for (const json::Value& item : content->items) {
        onlyText = onlyText && textOf(item, u"type") == "text"_L1 && item[u"text"].isString();
        texts << textOf(item, u"text");
    }
    part.output = cut(content->isString() ? content->string
            : onlyText                    ? texts.join(u'\n')
                                          : QString::fromUtf8(json::toJson(*content)));
    return part;
}

Part::Body ContentBlocks::ofBlock(const json::Value& block, QStringList& shown) const
{
    const QString type = textOf(block, u"type");
    shown << u"type"_s;
    if (type == "text"_L1 && block[u"text"].isString()) {
        shown << u"text"_s;
        return TextPart {cut(textOf(block, u"text"))};
    }
    if (type == "thinking"_L1 && block[u"thinking"].isString()) {
        shown << u"thinking"_s;
        ReasoningPart part;
        const QString text = textOf(block, u"thinking");
        const QString signature = textOf(block, u"signature");
        part.text = cut(text);
        part.signatureBytes = signature.toUtf8().size();
        part.state = !signature.isEmpty() ? ReasoningPart::State::Signed
            : text.isEmpty()              ? ReasoningPart::State::Empty
                                          : ReasoningPart::State::Open;
        return part;
    }
    if (type == "tool_use"_L1) {
        shown << u"id"_s << u"name"_s << u"input"_s;
        return call(textOf(block, u"id"), textOf(block, u"name"), block.find(u"input"));
    }
    if (type == "tool_result"_L1) {
        shown << u"tool_use_id"_s << u"content"_s << u"is_error"_s;
        return result(textOf(block, u"tool_use_id"), json::isTrue(block, u"is_error"), block.find(u"content"));
    }
    if (type == "image"_L1 && block.find(u"source")) {
        shown << u"source"_s;
        const StoredImage image = storedImage(block);
        return ImagePart {image.mediaType, decodedSize(image.base64), {}};
    }
    for (const json::Value::Member& member : block.members)
        shown << member.first;
    return unknown(block, type, unknownBlock());
}

QList<Part> ContentBlocks::ofContent(const json::Value& content) const
{
    QList<Part> parts;
    if (content.isString()) {
        parts << Part {{}, 0, TextPart {cut(content.string)}, {}, {}, {}};
    } else if (content.isArray()) {
        for (const json::Value& block : content.items) {
            Part part;
            part.index = int(parts.size());
            QStringList shown;
            part.body = ofBlock(block, shown);
            for (const json::Value::Member& member : block.members) {
                if (!shown.contains(member.first))
                    part.fields << fieldOf(member.first, member.second);
            }
            parts << part;
        }
    } else {
        const QString reason = content.isObject() || content.isNull()
            ? QString()
            : ContentBlocksText::tr("The content is neither a string nor a list of blocks.");
        parts << Part {{}, 0, unknown(content, {}, reason), {}, {}, {}};
    }
    return parts;
}

StoredField fieldOf(const QString& name, const json::Value& value, bool hasCommonName)
{
    StoredField field;
    field.name = name;
    field.hasCommonName = hasCommonName;
    switch (value.kind) {
    case Kind::Null:
        break;
    case Kind::Bool:
        field.value = value.boolean;
        break;
    case Kind::String:
        field.value = value.string;
        break;
    case Kind::Number:
        if (const auto integer = value.toInteger())
            field.value = *integer;
        else if (value.number.contains('.') || value.number.contains('e'))
            field.value = value.toDouble();
        else
            field.value = QString::fromLatin1(value.number); // NaN, or more digits than a double keeps
        break;
    case Kind::Array:
    case Kind::Object:
        field.value = QString::fromUtf8(json::toJson(value));
        field.unit = Unit::Json;
        break;
    }
    if (name == "duration_ms"_L1 || name == "duration_api_ms"_L1)
        field.unit = Unit::Milliseconds;
    else if (name == "total_cost_usd"_L1)
        field.unit = Unit::Dollars;
    return field;
}

TokenUsage usageOf(const json::Value& usage, const UsageNames& names)
{
    const auto count = [&](QStringView name) { return name.isNull() ? std::nullopt : usage[name].toInteger(); };
    TokenUsage tokens;
    tokens.input = count(names.input);
    tokens.output = count(names.output);
    tokens.cacheRead = count(names.cacheRead);
    tokens.cacheWrite = count(names.cacheWrite);
    tokens.total = count(names.total);
    return tokens;
}

void takeProviderState(const json::Value& state, ReasoningPart& part)
{
    for (const auto& [key, value] : state.members) {
        if (value.isObject())
            takeProviderState(value, part);
        const bool isEncrypted = key.contains("encrypted"_L1, Qt::CaseInsensitive);
        const bool isRedacted = key.contains("redacted"_L1, Qt::CaseInsensitive);
        if (value.string.isEmpty()
            || (!isEncrypted && !isRedacted && !key.contains("signature"_L1, Qt::CaseInsensitive)))
            continue;
        part.signatureBytes += value.string.toUtf8().size();
        part.state = isRedacted ? ReasoningPart::State::Redacted
            : isEncrypted       ? ReasoningPart::State::Encrypted
                                : ReasoningPart::State::Signed;
    }
}

Message damagedMessage(QByteArrayView stored, qint64 maxText, const QString& reason)
{
    const ToolPairs none;
    Message message;
    message.states |= MessageState::Damaged;
    message.parts << Part {{}, 0, UnknownPart {{}, ContentBlocks(maxText, none).raw(stored), reason}, {}, {}, {}};
    return message;
}

void addFields(StoredFields& fields, const json::Value& object, const QStringList& common, const QStringList& hidden)
{
    for (const json::Value::Member& member : object.members) {
        if (!hidden.contains(member.first))
            fields << fieldOf(member.first, member.second, common.contains(member.first));
    }
}

} // namespace stemma
