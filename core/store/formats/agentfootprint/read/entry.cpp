// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/entry.h"

#include "core/store/json/jsonrecords.h"
#include "core/store/formats/agentfootprint/read/json.h"
#include "core/store/formats/agentfootprint/read/message.h"
#include "core/store/textcut.h"

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

StoredAt placeInEntry(const StoredAt& place, QByteArrayView whole, QByteArrayView value)
{
    StoredAt at = place;
    if (place.offset < 0)
        return at; // a row of a table
    at.offset += value.data() - whole.data();
    at.length = value.size();
    return at;
}

void addText(Message& message, QByteArrayView whole, QByteArrayView value, qint64 maxText)
{
    Part part;
    part.index = int(message.parts.size());
    part.body = TextPart {cutText(stringOf(value).value_or(QString::fromUtf8(value)), maxText)};
    part.storedAt = placeInEntry(message.storedAt, whole, value);
    message.parts << std::move(part);
}

void addArtifact(Message& message, QByteArrayView stored, qint64 maxText)
{
    const QByteArrayView meta = member(stored, "meta");
    FileReference reference;
    reference.contentId = ContentId(stringOf(member(meta, "ref")).value_or(QString()));
    reference.path = stringOf(member(meta, "label")).value_or(QString());
    reference.fileType = stringOf(member(meta, "mediaType")).value_or(QString());
    reference.size = integerOf(member(meta, "bytes"));
    if (const auto created = integerOf(member(meta, "createdAt"))) {
        reference.createdAt = timeFromMs(*created);
        message.createdAt = reference.createdAt;
    }
    Part part;
    part.body = FileReferencePart {reference};
    part.storedAt = placeInEntry(message.storedAt, stored, meta);
    message.parts << std::move(part);
    const QByteArrayView value = memberAt(stored, {"payload", "value"});
    if (isString(value))
        addText(message, stored, value, maxText);
}

} // namespace

Message decodeSystemPrompt(QByteArrayView stored, const StoredAt& place, qint64 maxText)
{
    Message message;
    message.role = Role::System;
    message.storedRole = u"systemPrompt"_s;
    message.storedAt = place;
    message.states = MessageState::InContext;
    addText(message, stored, stored, maxText);
    return message;
}

Message decodeEntry(QByteArrayView stored, const StoredAt& place, qint64 maxText)
{
    // A dump of a key-value store has the entry as the value of its key.
    const QByteArrayView inner = member(stored, "value");
    const bool isPair = !member(stored, "key").isEmpty() && isObject(inner);
    const QByteArrayView entry = isPair ? inner : stored;
    const QByteArrayView value = member(entry, "value");
    Message message;
    message.storedAt = place;
    if (isObject(value) && isString(member(value, "role")) && isString(member(value, "content"))) {
        message = decodeMessage(value, placeInEntry(place, stored, value), maxText);
        message.storedAt = place;
    } else if (stringOf(memberAt(entry, {"meta", "ref"})).value_or(QString()).startsWith("art_"_L1)) {
        addArtifact(message, entry, maxText);
    } else if (isString(member(entry, "text"))) {
        addText(message, stored, member(entry, "text"), maxText);
    } else {
        Part part = unknownPart(u"entry"_s, stored, {}, maxText);
        part.storedAt = place;
        message.parts << std::move(part);
    }
    if (const auto created = integerOf(member(entry, "createdAt")))
        message.createdAt = timeFromMs(*created);
    forEachJsonMember(entry, [&message](QByteArrayView key, QByteArrayView member) {
        constexpr qsizetype MostBytes = 4096; // longer ones are seen in the raw record
        if (key != "value" && key != "text" && key != "payload" && member.size() <= MostBytes)
            message.fields << fieldOf(keyText(key), member);
        return true;
    });
    return message;
}

} // namespace stemma::agentfootprint
