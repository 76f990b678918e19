// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"

#include <QString>

namespace stemma {

/// A part as text for the clipboard: its loaded text, unfolded.
[[nodiscard]] QString plainTextOf(const Part& part);
[[nodiscard]] QString markdownOf(const Part& part);
/// A block of code; what of the text looks like its end does not end it.
[[nodiscard]] QString fencedCode(const QString& text, const QString& language = {});
/// Within a line of Markdown, where its signs mean nothing.
[[nodiscard]] QString markdownLine(const QString& text);
/// "You", "Assistant"…: the heading above a message's parts in Markdown.
[[nodiscard]] QString markdownHeading(const Message& message);
/// What stands after the role: the model that answered, or what a record that is no message is in the store.
[[nodiscard]] QString roleDetail(const Message& message);

/// More is stored of the part than was loaded. The text of an image never is.
[[nodiscard]] bool isCut(const Message& message, int partIndex);

} // namespace stemma
