// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/session/prompt.h"

#include <algorithm>

namespace stemma {

bool isPrompt(const Message& message)
{
    const auto says
        = [](const Part& part) { return part.as<TextPart>() || part.as<ImagePart>() || part.as<FileReferencePart>(); };
    return message.role == Role::User && !(message.states & BesideTurns) && std::ranges::any_of(message.parts, says);
}

const Part* firstText(const QList<Part>& parts)
{
    const auto text = std::ranges::find_if(parts, [](const Part& part) { return part.as<TextPart>() != nullptr; });
    return text == parts.end() ? nullptr : &*text;
}

} // namespace stemma
