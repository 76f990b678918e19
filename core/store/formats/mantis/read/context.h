// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mantis/read/codec.h"
#include "core/store/editplan.h"
#include "core/store/sessionstore.h"

#include <vector>

namespace stemma::mantis {

/// One message of what the library loads and sends, without its text.
struct SentMessage
{
    size_t row = 0;
    qint64 tokens = 0;
    ContextItem::Kind kind = ContextItem::Kind::Message;
    Role role = Role::Unknown;
};

struct WindowFigures
{
    std::vector<SentMessage> sent; ///< in order
    ContextBudget budget;
};

/// Of a session with a boundary that the release which wrote it would send nothing of.
enum class Refusal : quint8 {
    Kept, ///< it is an error, for nothing would be sent
    Lifted, ///< by the rules of 2.61 and later, for a copy of it without the boundary
};

/// What the library loads of a session, message by message: by the rules of the release that wrote it, and of 2.61
/// and later where nothing tells which that was.
[[nodiscard]] Result<ContextBudget> assembleContext(const Conversation& session, const std::optional<MessageId>& at,
    const SessionStore::ContextSink& sink, const JobControl& job);
/// The same of the messages that are sent, without their texts: of a transcript by its index alone, but for messages
/// whose content only decoding tells of.
[[nodiscard]] Result<WindowFigures> assembleFigures(const Conversation& session, const std::optional<MessageId>& at,
    const JobControl& job, Refusal refusal = Refusal::Kept);

/// The same as a plan tells it, with what is sent; none with the reason as an error.
[[nodiscard]] std::optional<ContextFigures> figuresOf(const Conversation& session, const std::optional<MessageId>& at,
    std::vector<SentMessage>& sent, std::optional<Error>& error, const JobControl& job);

} // namespace stemma::mantis
