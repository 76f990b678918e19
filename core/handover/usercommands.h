// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"

#include <optional>

namespace stemma {

/// Finds what a user had the agent's program do: commands with a name, which stand for a longer prompt, and commands of
/// a shell. Agents keep them as notes of the program, or as calls that no model gave.
class UserCommands
{
public:
    /// Of the next message of a session, in its order, what the user asks or ran by it; none: it is nothing of that
    /// kind.
    [[nodiscard]] std::optional<Message> take(const Message& message);

private:
    [[nodiscard]] std::optional<Message> takeNote(const Message& note);

    bool m_isAfterName = false; ///< what the command stands for may follow
    bool m_isAfterNote = false; ///< the message before is of the program, in the user's name
};

} // namespace stemma
