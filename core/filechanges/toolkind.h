// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace stemma {

/// What a tool does, as far as its name tells.
enum class ToolKind : quint8 {
    Command, ///< of a shell
    Agent, ///< gives work to another agent
    Search, ///< looks through or lists a folder
    Patch,
    Write, ///< writes, makes, moves or deletes files
    Read,
    Plan, ///< writes down what is to be done
    Question, ///< asks the user
    Other,
};

/// Of a server's tool (MCP) the tool's own name counts.
[[nodiscard]] ToolKind toolKindOf(const QString& name);

} // namespace stemma
