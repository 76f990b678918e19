// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"
#include "core/session/session.h"
#include "core/session/summarynode.h"

#include <functional>

namespace stemma {

/// Gives another text for a text, or the same.
using TextMap = std::function<QString(const QString&)>;
/// Is given a text, mapped and as it was, and changes nothing.
using TextLook = std::function<void(const QString& mapped, const QString& original)>;

/// Applies @p map to every text that somebody wrote or a tool gave back: contents, titles, paths, what failed, the
/// stored fields. Within JSON it is applied to each string as it is meant, and to long numbers, and what stays the same
/// stays spelled as it was. Ids, roles, and names of models and tools are left alone. @p whole is then given the JSON
/// with its strings as they are meant, without escapes: only there does a value stand beside its name.
void mapTexts(Message& message, const TextMap& map, const TextLook& whole = {});
void mapTexts(SessionInfo& session, const TextMap& map, const TextLook& whole = {});
void mapTexts(SummaryNode& node, const TextMap& map, const TextLook& whole = {});

/// The strings and long numbers within @p json mapped; a number that becomes another text is a string then. Of what is
/// no JSON, the whole.
[[nodiscard]] QString mappedJson(const QString& json, const TextMap& map, const TextLook& whole = {});

} // namespace stemma
