// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"

#include <QString>

namespace stemma {

/// What one line says of a tool call.
struct ToolWords
{
    QString icon;
    QString name; ///< of the tool, without that of its server
    QString server; ///< that gives the tool (MCP); empty: the agent's own
    QString argument; ///< the telling one: a command, a path, a query; one line
    bool argumentIsPath = false; ///< elided in the middle instead of at the end
    QString extra; ///< a second one, e.g. where a search looks
    QString result; ///< "2,214 lines", "exit 2 · 96 lines", "output pruned 2 hours ago"
    QString duration;
};

[[nodiscard]] ToolWords describe(const ToolPart& tool);

/// The state as a word: "done", "failed", "running", "waiting", "no result", "pruned".
[[nodiscard]] QString stateWord(const ToolPart& tool);
[[nodiscard]] QString stateWord(ReasoningPart::State state);
/// What the state means, in a sentence or two.
[[nodiscard]] QString stateMeaning(ReasoningPart::State state);
[[nodiscard]] QString stateIcon(ReasoningPart::State state);
[[nodiscard]] QString roleIcon(Role role);

/// Lines of a text; a line feed at the end begins none.
[[nodiscard]] qsizetype countLines(QStringView text);
/// The first words of a text as one line.
[[nodiscard]] QString firstWords(QStringView text, qsizetype longest = 400);
/// Tokens of a part: what is stored with it, which is an estimate of the agent's, or ours from its size.
/// 0 for what is no content of its own.
[[nodiscard]] qint64 tokensOf(const Part& part);

} // namespace stemma
