// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/handover/usercommands.h"

#include "core/store/json/json.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

bool isNote(const Message& message)
{
    const auto isEvent = [](const Part& part) { return part.as<EventPart>() != nullptr; };
    return message.role == Role::User && !message.parts.isEmpty() && std::ranges::all_of(message.parts, isEvent);
}

/// Only calls, and the store tells that no model gave them.
bool isWithoutModel(const Message& message)
{
    const auto isTool = [](const Part& part) { return part.as<ToolPart>() != nullptr; };
    return message.role == Role::Assistant && message.finishReason.isEmpty() && message.tokens.sum() == 0
        && !message.parts.isEmpty() && std::ranges::all_of(message.parts, isTool);
}

/// As they are typed: "/init".
bool namesCommand(const Message& note)
{
    return std::ranges::any_of(note.parts, [](const Part& part) {
        const auto* event = part.as<EventPart>();
        return event && event->type.size() > 1 && event->type.startsWith(u'/');
    });
}

/// Of an event that is stored as a text, or as a block of a text.
QString storedText(const EventPart& event)
{
    const auto stored = json::parse(event.raw.text.toUtf8());
    return !stored ? QString() : stored->isString() ? stored->string : stored->text(u"text");
}

/// Of a shell's command and what it gave: by tags at the beginning their agent knows a whole message for a note, also
/// what the user says behind them.
QString withoutTags(QString text)
{
    static const QRegularExpression ends(u"<(bash-[a-z]+)></\\1>|</bash-[a-z]+>"_s);
    static const QRegularExpression begins(u"<(bash-[a-z]+)>"_s);
    return text.remove(ends).replace(begins, u"\n[\\1] "_s).trimmed();
}

} // namespace

std::optional<Message> UserCommands::take(const Message& message)
{
    const bool isAfterNote = std::exchange(m_isAfterNote, isNote(message));
    std::optional<Message> taken;
    if (message.role == Role::System)
        taken = message.storedRole == "user"_L1 ? takeNote(message) : std::nullopt;
    else if (isAfterNote && isWithoutModel(message))
        taken = message;
    if (message.role != Role::System)
        m_isAfterName = false;
    if (taken)
        taken->role = Role::User;
    return taken;
}

std::optional<Message> UserCommands::takeNote(const Message& note)
{
    Message prompt = note;
    const StoredField* meta = fieldNamed(note.fields, "isMeta"_L1);
    const bool isMeta = meta && meta->value.toBool();
    bool isAsked = false;
    for (Part& part : prompt.parts) {
        const auto* event = part.as<EventPart>();
        const bool isShell = event && event->type.startsWith("bash-"_L1);
        // One that begins with a tag is named after that.
        const bool isMeant = event && m_isAfterName && !event->type.startsWith("local-command-"_L1);
        const bool isTaken = isShell || (isMeant && (isMeta || event->type == "isMeta"_L1));
        const QString stored = isTaken ? storedText(*event) : QString();
        const QString text = isShell ? withoutTags(stored) : stored;
        if (text.isEmpty())
            continue;
        part.body = TextPart {LongText(text)};
        isAsked = true;
    }
    m_isAfterName = namesCommand(note) || (m_isAfterName && isAsked);
    return isAsked ? std::optional(prompt) : std::nullopt;
}

} // namespace stemma
