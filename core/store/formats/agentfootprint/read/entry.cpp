// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/entry.h"

#include "core/store/formats/agentfootprint/read/json.h"
#include "core/store/formats/agentfootprint/read/message.h"
#include "core/store/textcut.h"

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

/// A file that can be referred to, and its text where it is one.
void addArtifact(PartList& parts, Message& message, QByteArrayView stored, qint64 maxText)
{
    const QByteArrayView meta = member(stored, "meta");
    FileReference reference;
    reference.contentId = ContentId(stringOf(member(meta, "ref")).value_or(QString()));
    reference.path = stringOf(member(meta, "label")).value_or(QString());
    reference.fileType = stringOf(member(meta, "mediaType")).value_or(QString());
    reference.size = integerOf(member(meta, "bytes"));
    reference.createdAt = integerOf(member(meta, "createdAt")).transform(timeFromMs);
    message.createdAt = reference.createdAt;
    parts.add(FileReferencePart {reference}, meta);
    const QByteArrayView value = memberAt(stored, {"payload", "value"});
    if (isString(value))
        parts.add(TextPart {longText(value, maxText)}, value);
}

} // namespace

Message decodeSystemPrompt(QByteArrayView stored, const StoredAt& place, qint64 maxText)
{
    Message message;
    message.role = Role::System;
    message.storedRole = u"systemPrompt"_s;
    message.storedAt = place;
    message.states = MessageState::InContext;
    PartList parts(stored, place);
    parts.add(TextPart {longText(stored, maxText)}, stored);
    message.parts = parts.take();
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
    PartList parts(stored, place);
    if (isObject(value) && isString(member(value, "role")) && isString(member(value, "content"))) {
        StoredAt own = place;
        if (place.offset >= 0) // else a row of a table
            own.offset += value.data() - stored.data();
        own.length = value.size();
        message = decodeMessage(value, own, maxText);
    } else {
        if (stringOf(memberAt(entry, {"meta", "ref"})).value_or(QString()).startsWith("art_"_L1))
            addArtifact(parts, message, entry, maxText);
        else if (const QByteArrayView text = member(entry, "text"); isString(text))
            parts.add(TextPart {longText(text, maxText)}, text);
        else
            parts.addUnknown(u"entry"_s, stored, {}, maxText);
        message.parts = parts.take();
    }
    message.storedAt = place;
    if (const auto created = integerOf(member(entry, "createdAt")))
        message.createdAt = timeFromMs(*created);
    addFields(message.fields, entry, {"value", "text", "payload"});
    return message;
}

} // namespace stemma::agentfootprint
