// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/session/prompt.h"

#include <algorithm>

namespace stemma {

bool isPrompt(const Message& message)
{
    const auto isText = [](const Part& part) { return part.as<TextPart>() != nullptr; };
    return message.role == Role::User && std::ranges::any_of(message.parts, isText);
}

} // namespace stemma
