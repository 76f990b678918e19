// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/handover/usercommands.h"

#include "core/store/json/json.h"

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
    bool isAsked = false;
    for (Part& part : prompt.parts) {
        const auto* event = part.as<EventPart>();
        const bool isTaken
            = event && ((m_isAfterName && event->type == "isMeta"_L1) || event->type.startsWith("bash-"_L1));
        const QString text = isTaken ? storedText(*event) : QString();
        if (text.isEmpty())
            continue;
        part.body = TextPart {LongText(text)};
        isAsked = true;
    }
    m_isAfterName = namesCommand(note) || (m_isAfterName && isAsked);
    return isAsked ? std::optional(prompt) : std::nullopt;
}

} // namespace stemma
