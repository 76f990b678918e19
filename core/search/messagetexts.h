// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"

#include <vector>

namespace stemma {

/// What a text of a message is, for whoever looks in some of them only.
enum class TextKind : quint16 {
    Prompt = 1 << 0,
    Answer = 1 << 1, ///< also of a colleague
    Thinking = 1 << 2,
    ToolInput = 1 << 3,
    ToolOutput = 1 << 4, ///< also the errors of tools
    Patch = 1 << 5, ///< the diff; without one, the paths
    FileSummary = 1 << 6, ///< the path of a large file and what stands in for its content
    Summary = 1 << 7, ///< that a compaction made
    Event = 1 << 8,
    Other = 1 << 9, ///< what the system says, parts that no rule fits, what failed with a message
    Title = 1 << 10, ///< the name of a tool with the line about its call, the type of an event
};
Q_DECLARE_FLAGS(TextKinds, TextKind)
Q_DECLARE_OPERATORS_FOR_FLAGS(TextKinds)

inline constexpr TextKinds AllTextKinds = TextKinds::fromInt((1 << 11) - 1);

/// A text of one kind within one part: the unit that is searched. Places in it are UTF-16 units from its start.
struct MessageText
{
    static constexpr int OfMessage = -1;

    int part = OfMessage; ///< Part::index; OfMessage: no part's
    TextKind kind = TextKind::Other;
    QString text;
    bool truncated = false; ///< the message was read without all of it

    bool operator==(const MessageText&) const = default;
};

/// The texts of a message, in the order in which they are shown, at most one of a kind for a part, none of them empty.
/// Of what a tool gave back, its error follows the output on a line of its own. Input of tools, and events, are
/// readableJson(). Any thread.
[[nodiscard]] std::vector<MessageText> textsOf(const Message& message);
/// Those of some kinds only, which costs nothing for the others.
[[nodiscard]] std::vector<MessageText> textsOf(const Message& message, TextKinds kinds);

/// The kind of the text that a part mainly consists of; of a tool, its input.
[[nodiscard]] TextKind mainKindOf(const Message& message, const Part& part);

/// The keys and values of @p json, each on a line of its own in stored order, strings as they are meant: what is
/// searched is what people read. What is no JSON stays as it is.
[[nodiscard]] QString readableJson(const QString& json);

} // namespace stemma
