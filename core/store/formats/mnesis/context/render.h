// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/part.h"

#include <optional>

/// The text mnesis sends to a model for what it stores. Pure functions; texts must be whole; any thread.
namespace stemma::mnesis {

/// No value: the part adds nothing, not even an empty line.
[[nodiscard]] std::optional<QString> renderPart(const Part& part);
[[nodiscard]] QString renderMessage(const QList<Part>& parts);

[[nodiscard]] QString renderTool(const ToolPart& tool);
[[nodiscard]] QString renderFileReference(const FileReference& reference, bool groupsThousands = true);

/// What Python takes for white space.
[[nodiscard]] bool isPythonSpace(QChar c);
/// Whether Python's str.strip() leaves nothing of @p text: such answers are not sent.
[[nodiscard]] bool isBlank(QStringView text);
/// The same of an answer, without rendering it. A text that is cut counts as one that goes on.
[[nodiscard]] bool isBlankAnswer(const QList<Part>& parts);

} // namespace stemma::mnesis
