// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/ask/askedcontext.h"
#include "core/compaction/compactiongraph.h"

/// The contexts of a session that a question can be put to, with their names for users.
namespace stemma::contextchoices {

[[nodiscard]] ContextChoice now();
/// When the message at @p index (Message::index) was the newest.
[[nodiscard]] ContextChoice atMessage(qint64 index);
/// What was sent last before a summary was made, and first after it. None: it is not known where it was made, or
/// nothing came before.
[[nodiscard]] std::optional<ContextChoice> before(const CompactionNode& node);
[[nodiscard]] std::optional<ContextChoice> after(const CompactionNode& node);
/// As it is now, with a text that is not written in the place of messages or of a summary.
[[nodiscard]] ContextChoice withDraft(const SummaryReplacement& replacement);
/// As it is now, with another text of a stored summary.
[[nodiscard]] ContextChoice withText(const CompactionNode& node, const QString& text);

} // namespace stemma::contextchoices
