// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"

namespace stemma {

/// Whether a text in the user's name was put there by the agent's program and holds none of the user's words: one or
/// several blocks in tags that agents use for it, such as <system-reminder>. Of a text
/// that is cut, what is there decides.
[[nodiscard]] bool isInjected(const Message& message, const TextPart& part);
/// Whether a message or a part with these fields was kept from the model, by the user or by a plug-in.
[[nodiscard]] bool isKeptFromModel(const StoredFields& fields);
/// Whether that is so as a revert hides it, which can be taken back: forks have no copy of it.
[[nodiscard]] bool isHiddenByRevert(const StoredFields& fields);
/// Whether a text, or its beginning, is only a note of the program, in the user's name, that the user interrupted it.
[[nodiscard]] bool isInterruptionNote(QStringView text);

} // namespace stemma
