// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/textlines.h"

namespace stemma::cli {

/// A message for people: a line that names it, then its parts.
class MessageLines
{
public:
    explicit MessageLines(TextLines& lines)
        : m_lines(lines)
    {
    }

    void put(const Message& message, const RawBytes& raw);

private:
    using enum PlanLine::Kind;

    void putPart(const Part& part);
    void putTool(const ToolPart& tool);
    void putTokens(const TokenUsage& tokens); ///< of a call of a model; hardly any agent stores their sum
    void putRaw(const RawBytes::Piece& piece);

    TextLines& m_lines;
};

} // namespace stemma::cli
