// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"

namespace stemma {

/// Of messages in a user's name that begin no turn: they are said to others, or are no longer what was said.
inline constexpr MessageStates BesideTurns
    = {MessageState::SideChain, MessageState::Ephemeral, MessageState::Summary, MessageState::Damaged};
/// What a user said or showed, and not the result of a call, which some stores keep as a message of the user's.
[[nodiscard]] bool isPrompt(const Message& message);
/// The first part that is a text; null: none is.
[[nodiscard]] const Part* firstText(const QList<Part>& parts);

} // namespace stemma
