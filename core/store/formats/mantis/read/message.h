// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/conversation/recordcodec.h"
#include "core/store/formats/mantis/read/dialect.h"

namespace stemma::mantis {

/// Makes the message of a stored record. @p stored is all of the record, or of a very long one its
/// beginning. Never fails: what cannot be understood becomes an UnknownPart. Id, times, states by the
/// session and places are the caller's; a record without an id leaves it empty.
[[nodiscard]] Message readMantisMessage(
    QByteArrayView stored, bool isWhole, Dialect dialect, qint64 maxText, const ToolPairs& pairs);

/// The content of a message as the library sends it: a string as it is, a list of nothing but one text as this
/// text, everything else as JSON.
[[nodiscard]] QString contentText(const json::Value& content);
/// What has to be added to the bytes of contentText() so that each image counts ImageTokens and not the text that it
/// is stored as. Negative where images are large.
[[nodiscard]] qint64 imageSurplus(const json::Value& content);

/// The role that a plain message without one has, by what it holds (@p previous: of the message before).
[[nodiscard]] Role roleOf(const json::Value& message, Role previous);

} // namespace stemma::mantis
