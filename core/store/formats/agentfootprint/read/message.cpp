// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/message.h"

#include "core/base/plainjson.h"
#include "core/store/formats/agentfootprint/read/json.h"
#include "core/store/json/json.h"
#include "core/store/json/jsonmembers.h"
#include "core/store/textcut.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

struct MessageText
{
    Q_DECLARE_TR_FUNCTIONS(AgentFootprint)
};

Role roleOf(const QString& stored)
{
    if (stored == "user"_L1)
        return Role::User;
    if (stored == "assistant"_L1)
        return Role::Assistant;
    if (stored == "system"_L1)
        return Role::System;
    if (stored == "tool"_L1)
        return Role::Tool;
    return Role::Unknown;
}

void addCall(PartList& parts, QByteArrayView stored, qint64 maxText)
{
    StoredFields fields;
    ToolPart tool;
    forEachJsonMember(stored, [&](QByteArrayView key, QByteArrayView value) {
        if (key == "id")
            tool.callId = stringOf(value).value_or(QString::fromUtf8(value));
        else if (key == "name")
            tool.name = stringOf(value).value_or(QString::fromUtf8(value));
        else if (key == "args")
            tool.input = cutText(QString::fromUtf8(value), maxText);
        else if (key == "providerMeta")
            tool.metadata = cutText(QString::fromUtf8(value), maxText);
        else
            fields << fieldOf(keyText(key), value);
        return true;
    });
    parts.add(tool, stored, fields);
}

/// The members of a message, each where it is stored.
struct Members
{
    QByteArrayView role;
    QByteArrayView content;
    QByteArrayView toolCalls;
    QByteArrayView toolCallId;
    QByteArrayView toolName;
    QByteArrayView thinkingBlocks;
    QByteArrayView ephemeral;
    QByteArrayView notDispatched;
    StoredFields fields; ///< of all but the content and the two lists
    bool isObject = false;

    explicit Members(QByteArrayView stored)
    {
        isObject = forEachJsonMember(stored, [this](QByteArrayView key, QByteArrayView value) {
            take(key, value);
            return true;
        });
    }

private:
    void take(QByteArrayView key, QByteArrayView value)
    {
        struct Known
        {
            QByteArrayView key;
            QByteArrayView Members::* value;
            bool hasCommonName;
        };
        static constexpr Known All[] = {
            {"role", &Members::role, true},
            {"content", &Members::content, true},
            {"toolCalls", &Members::toolCalls, true},
            {"toolCallId", &Members::toolCallId, true},
            {"toolName", &Members::toolName, true},
            {"thinkingBlocks", &Members::thinkingBlocks, true},
            {"ephemeral", &Members::ephemeral, true},
            {"notDispatched", &Members::notDispatched, false},
        };
        bool common = false;
        for (const Known& known : All) {
            if (known.key == key) {
                this->*known.value = value;
                common = known.hasCommonName;
            }
        }
        if (key == "content" || (key == "toolCalls" && isArray(value)) || (key == "thinkingBlocks" && isArray(value)))
            return;
        StoredField field = fieldOf(keyText(key), value);
        field.hasCommonName = common;
        fields << field;
    }
};

void addResult(PartList& parts, const Members& members, qint64 maxText)
{
    ToolPart tool;
    tool.name = stringOf(members.toolName).value_or(QString());
    tool.callId = stringOf(members.toolCallId).value_or(QString());
    tool.state = ToolPart::State::Completed;
    tool.output = longText(members.content, maxText);
    tool.hasOutput = true;
    if (!members.notDispatched.isEmpty())
        tool.title = MessageText::tr("Not run: another call of the same answer was waiting for a decision.");
    parts.add(tool, members.content);
}

/// The items of a list that should hold objects; what is none is shown as it is.
void addItems(PartList& parts, QByteArrayView list, const QString& type, qint64 maxText,
    void (*add)(PartList&, QByteArrayView, qint64))
{
    if (list.isEmpty())
        return;
    const auto raw = [&](QByteArrayView value) {
        parts.addUnknown(type, value, MessageText::tr("It should be a list of objects."), maxText);
    };
    if (!isArray(list))
        return raw(list);
    forEachJsonElement(list, [&](QByteArrayView item) {
        if (isObject(item))
            add(parts, item, maxText);
        else
            raw(item);
        return true;
    });
}

bool hasText(QByteArrayView content)
{
    return isString(content) && content.size() > 2;
}

/// Of a message with this content. Escapes do not occur in the marks, so the stored text is as good as the decoded one.
Marker markerIn(QByteArrayView content, Role role)
{
    constexpr qsizetype Longest = 24;
    return role == Role::User && isString(content)
        ? markerOf(QString::fromLatin1(content.sliced(1).first(qMin(content.size() - 1, Longest))))
        : Marker::None;
}

} // namespace

Marker markerOf(QStringView content)
{
    if (content.startsWith("[compacted history"_L1))
        return Marker::Compacted;
    if (content.startsWith("[dropped history"_L1))
        return Marker::Dropped;
    return Marker::None;
}

bool isMisplaced(QByteArrayView key, Role role)
{
    return ((key == "toolCalls" || key == "thinkingBlocks") && role != Role::Assistant)
        || ((key == "toolCallId" || key == "toolName") && role != Role::Tool);
}

bool saysNothing(QByteArrayView value)
{
    return value == "null" || value == "\"\"" || (isArray(value) && value.sliced(1).chopped(1).trimmed().isEmpty());
}

QByteArray objectSpelledIn(QByteArrayView value)
{
    const auto text = stringOf(value);
    const QByteArray sourceText = text && text->isValidUtf16() ? text->toUtf8().trimmed() : QByteArray();
    // Nothing that the library refuses: one such value, and it would load the session no more.
    return isObject(sourceText) && json::parse(sourceText) && parseJson(sourceText) ? sourceText : QByteArray();
}

MessageShape shapeOf(QByteArrayView stored)
{
    const Members members(stored);
    MessageShape shape;
    const auto role = stringOf(members.role);
    shape.role = roleOf(role.value_or(QString()));
    shape.damaged = !members.isObject || !role || !isString(members.content);
    shape.ephemeral = members.ephemeral == "true";
    shape.marker = markerIn(members.content, shape.role);
    shape.answers = stringOf(members.toolCallId).value_or(QString());
    const auto count = [&shape](PartKind kind) {
        shape.kinds |= kind;
        ++shape.partCount;
    };
    if (isArray(members.thinkingBlocks)) {
        forEachJsonElement(members.thinkingBlocks, [&](QByteArrayView block) {
            count(isObject(block) ? PartKind::Reasoning : PartKind::Unknown);
            return true;
        });
    } else if (!members.thinkingBlocks.isEmpty()) {
        count(PartKind::Unknown);
    }
    if (shape.marker != Marker::None)
        count(PartKind::Compaction);
    if (shape.role == Role::Tool)
        count(PartKind::Tool);
    else if (hasText(members.content))
        count(PartKind::Text);
    if (isArray(members.toolCalls)) {
        forEachJsonElement(members.toolCalls, [&](QByteArrayView call) {
            count(isObject(call) ? PartKind::Tool : PartKind::Unknown);
            if (isObject(call)) {
                shape.calls << stringOf(member(call, "id")).value_or(QString());
                shape.callNames << stringOf(member(call, "name")).value_or(QString());
            }
            return true;
        });
    } else if (!members.toolCalls.isEmpty()) {
        count(PartKind::Unknown);
    }
    return shape;
}

void PartList::add(Part::Body body, QByteArrayView value, const StoredFields& fields)
{
    Part part;
    part.index = int(m_parts.size());
    part.body = std::move(body);
    part.fields = fields;
    if (!m_place.isNull() && !value.isNull()) {
        part.storedAt = m_place;
        if (m_place.offset >= 0) { // else a row of a table
            part.storedAt.offset += value.data() - m_record.data();
            part.storedAt.length = value.size();
        }
    }
    m_parts << std::move(part);
}

void PartList::addUnknown(const QString& type, QByteArrayView value, const QString& reason, qint64 maxText)
{
    add(UnknownPart {type, cutText(QString::fromUtf8(value), maxText), reason}, value);
}

void addThinking(PartList& parts, QByteArrayView stored, qint64 maxText)
{
    StoredFields fields;
    ReasoningPart reasoning;
    QString type;
    bool isSigned = false;
    forEachJsonMember(stored, [&](QByteArrayView key, QByteArrayView value) {
        if (key == "content") {
            reasoning.text = longText(value, maxText);
            return true;
        }
        if (key == "type") {
            type = stringOf(value).value_or(QString());
        } else if (key == "signature") {
            isSigned = true;
            reasoning.signatureBytes = stringOf(value).value_or(QString()).toUtf8().size();
        }
        fields << fieldOf(keyText(key), value);
        return true;
    });
    if (type == "redacted_thinking"_L1)
        reasoning.state = ReasoningPart::State::Redacted;
    else if (isSigned)
        reasoning.state = reasoning.text.isEmpty() ? ReasoningPart::State::Empty : ReasoningPart::State::Signed;
    parts.add(reasoning, stored, fields);
}

Message decodeMessage(QByteArrayView stored, const StoredAt& place, qint64 maxText)
{
    Message message;
    message.storedAt = place;
    PartList parts(stored, place);
    const auto parsed = json::parse(stored);
    const Members members(stored);
    if (!parsed || !members.isObject) {
        const QString reason = MessageText::tr("It is not a JSON object.");
        parts.addUnknown(u"message"_s, stored, reason, maxText);
        message.parts = parts.take();
        message.states = MessageState::Damaged;
        message.storedRole = stringOf(members.role).value_or(QString());
        message.role = roleOf(message.storedRole);
        return message;
    }
    message.storedRole = stringOf(members.role).value_or(QString());
    message.role = roleOf(message.storedRole);
    message.fields = members.fields;
    message.states.setFlag(MessageState::Damaged, !isString(members.role) || !isString(members.content));
    message.states.setFlag(MessageState::Ephemeral, members.ephemeral == "true");
    addItems(parts, members.thinkingBlocks, u"thinkingBlocks"_s, maxText, addThinking);
    if (isString(members.content)) {
        if (markerIn(members.content, message.role) != Marker::None)
            parts.add(CompactionPart(), {});
        if (message.role == Role::Tool)
            addResult(parts, members, maxText);
        else if (hasText(members.content))
            parts.add(TextPart {longText(members.content, maxText)}, members.content);
    } else if (!members.content.isEmpty()) {
        const QString reason = MessageText::tr("The content should be a string.");
        parts.addUnknown(u"content"_s, members.content, reason, maxText);
    }
    addItems(parts, members.toolCalls, u"toolCalls"_s, maxText, addCall);
    message.parts = parts.take();
    return message;
}

} // namespace stemma::agentfootprint
