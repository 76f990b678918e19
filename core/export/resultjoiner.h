// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"

#include <optional>

namespace stemma {

/// Puts results of tools, which many stores keep as messages of their own, to the calls in the message before, as
/// people read them. Nothing else is changed, and the order stays.
class ResultJoiner
{
public:
    /// Takes the next message, and gives the one before, if nothing can come to it any more.
    [[nodiscard]] std::optional<Message> add(Message message);
    [[nodiscard]] std::optional<Message> end() { return std::exchange(m_held, {}); } ///< the last one

private:
    [[nodiscard]] bool join(const Message& results);

    std::optional<Message> m_held;
};

} // namespace stemma
