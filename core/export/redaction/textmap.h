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

/// Applies @p map to every text that somebody wrote or a tool gave back: contents, titles, paths, what failed, the
/// stored fields. Within JSON it is applied to each string as it is meant, and what stays the same stays spelled as it
/// was. Ids, roles, and names of models and tools are left alone.
void mapTexts(Message& message, const TextMap& map);
void mapTexts(SessionInfo& session, const TextMap& map);
void mapTexts(SummaryNode& node, const TextMap& map);

/// The strings within @p json mapped; of what is no JSON, the whole.
[[nodiscard]] QString mappedJson(const QString& json, const TextMap& map);

} // namespace stemma
